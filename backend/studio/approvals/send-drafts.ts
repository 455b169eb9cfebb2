/** Sends drafts for approval, and mails those who may approve them. */
import { sql } from 'kysely';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Db } from '#backend/database/schema.ts';
import { staffLanguageId } from '#backend/staff/staff-language.ts';
import type { ApprovalPost } from '#studio-api/approvals.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { StaffMember } from '#studio-api/staff.ts';
import { addAudit } from '../audit.repository.ts';
import { hashOfBody } from '../body-hash.ts';
import { findDraft, NO_RELEASE } from '../draft.repository.ts';
import { lockDocument, readPublished } from '../published-body.ts';
import { publishingRoles } from '../publishing-rules.ts';
import { documentsOfRelease, lockOpenRelease } from '../release.repository.ts';
import { requireMarkets } from '../require-markets.ts';
import type { Actor, StudioContext } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import { type DraftVersion, insertApproval, lockApproval } from './approval.repository.ts';
import type { ApprovalMail } from './approval-mail.ts';
import { requireNoAuthor } from './missing-approvals.ts';

/** Whom a draft that is sent to everybody who publishes is mailed to at most, by name. */
const MAX_READERS = 20;

interface Reader {
  staff_id: string;
  name: string;
  mail: string;
  locale: StaffMember['locale'];
}

/** Those beside the sender who may publish and can sign in. @param id one of them alone */
const readersOf = (db: Db, sender: string | null, id?: string): Promise<Reader[]> =>
  db
    .selectFrom('staff')
    .select(['staff_id', 'name', 'mail', 'locale'])
    .where('disabled_at', 'is', null)
    .where('role', 'in', publishingRoles)
    .where(sql`staff_id::text`, '<>', sender ?? '')
    .$if(id !== undefined, query => query.where(sql`staff_id::text`, '=', id ?? ''))
    .orderBy('name')
    .orderBy('mail')
    .limit(MAX_READERS)
    .execute();

async function requireReader(db: Db, id: string, sender: string | null): Promise<Reader> {
  if (id === sender)
    throw new StudioError('INVALID', 'Somebody else approves the draft', { reason: 'own-approval' });
  const [reader] = await readersOf(db, sender, id);
  if (!reader)
    throw new StudioError('INVALID', 'This colleague does not publish', { reason: 'no-colleague' });
  return reader;
}

/**
 * The drafts as they are now, under the locks of their documents.
 * @param reader who approves them, and might publish them as well
 * @throws StudioError VERSION_MOVED, INVALID, ROLE
 */
export async function lockSent(
  context: StudioContext,
  db: Db,
  documents: ApprovalPost['documents'],
  reader?: Actor,
): Promise<DraftVersion[]> {
  const { release } = context;
  if (release === NO_RELEASE && documents.length !== 1)
    throw new StudioError('INVALID', 'Without a release one document is sent at a time');
  if (release !== NO_RELEASE) {
    await lockOpenRelease(db, release, context.now());
    const whole = await documentsOfRelease(db, release);
    if (
      whole.join() !==
      documents
        .map(({ id }) => id)
        .toSorted()
        .join()
    )
      throw new StudioError('VERSION_MOVED', 'The release has other documents by now', { documents: whole });
  }
  const drafts: DraftVersion[] = [];
  let isChanged = false;
  // In one order, so that two requests never wait for each other.
  for (const { id, version } of documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await lockDocument(db, id);
    const draft = await findDraft(db, { id, release }, true);
    if (draft?.version !== version)
      throw new StudioError('VERSION_MOVED', `"${id}" was changed meanwhile`, { id });
    const published = await readPublished(context, db, id);
    if (reader) requireMarkets(reader, { before: published?.body ?? null, after: draft.body });
    const hash = hashOfBody(draft.body);
    isChanged ||= !published?.body || hashOfBody(published.body) !== hash;
    drafts.push({ id, version, hash });
  }
  if (!isChanged)
    throw new StudioError('INVALID', 'Nothing differs from what is live', { reason: 'unchanged' });
  return drafts;
}

export const detailOf = (id: string, release: number, drafts: readonly { id: DocumentId }[]) => ({
  approval: id,
  ...(release === NO_RELEASE ? {} : { release }),
  documents: drafts.map(draft => draft.id),
});

/** @throws StudioError VERSION_MOVED, INVALID, ROLE */
export async function sendDrafts(
  context: StudioContext,
  db: Db,
  { post, mail }: { post: ApprovalPost; mail: ApprovalMail },
  actor: Actor,
): Promise<void> {
  const { id, to, note } = post;
  if (await lockApproval(db, id)) return;
  const drafts = await lockSent(context, db, post.documents);
  const reader = to === null ? null : await requireReader(db, to, actor.id);
  if (reader) {
    const sent = drafts.map(draft => draft.id);
    await requireNoAuthor(context, db, { documents: sent, reader: reader.staff_id });
  }
  const isNew = await insertApproval(db, {
    ...{ id, note, drafts },
    release: context.release,
    by: actor,
    reader: reader && { id: reader.staff_id, name: reader.name || reader.mail },
    at: context.now(),
  });
  if (!isNew) return;
  for (const { mail: email, locale } of reader ? [reader] : await readersOf(db, actor.id))
    await enqueueMail(db, 'staff-approval', {
      ...{ email, approvalId: id, link: mail.link, event: 'asked' },
      languageId: staffLanguageId(locale),
      document: mail.nameIn(locale),
    });
  await addAudit(db, { action: 'approval.asked', actor, detail: detailOf(id, context.release, drafts) });
}
