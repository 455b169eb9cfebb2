/** Sends drafts for approval, and mails those who may approve them. */
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Db } from '#backend/database/schema.ts';
import { staffLanguageId } from '#backend/staff/staff-language.ts';
import type { ApprovalPost } from '#studio-api/approvals.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { addAudit } from '../audit.repository.ts';
import { hashOfBody } from '../body-hash.ts';
import { findDraft, NO_RELEASE } from '../draft.repository.ts';
import { lockDocument, readPublished } from '../published-body.ts';
import { documentsOfRelease, lockOpenRelease } from '../release.repository.ts';
import { requireMarkets } from '../require-markets.ts';
import type { Actor, StudioContext } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import { type DraftVersion, insertApproval, lockApproval } from './approval.repository.ts';
import type { ApprovalMail } from './approval-mail.ts';
import { type Approver, type DraftChange, listApprovers, mayApprove } from './approvers.ts';
import { barredAuthors, requireNoAuthor } from './missing-approvals.ts';

/** Whom a draft that is sent to everybody who publishes is mailed to at most, by name. */
const MAX_READERS = 20;

/** A draft that is sent, and what it would change. */
export type LockedDraft = DraftVersion & DraftChange;

/** @throws StudioError INVALID; ROLE for an author */
async function requireReader(
  context: StudioContext,
  db: Db,
  { id, sender, drafts }: { id: string; sender: string | null; drafts: readonly LockedDraft[] },
): Promise<Approver> {
  if (id === sender)
    throw new StudioError('INVALID', 'Somebody else approves the draft', { reason: 'own-approval' });
  const reader = (await listApprovers(db)).find(approver => approver.id === id);
  if (!reader)
    throw new StudioError('INVALID', 'This colleague does not publish', { reason: 'no-colleague' });
  if (!mayApprove(reader, drafts))
    throw new StudioError('INVALID', 'This colleague is limited to other markets', {
      reason: 'reader-market',
    });
  await requireNoAuthor(context, db, { documents: drafts.map(draft => draft.id), reader: id });
  return reader;
}

/** Those beside the sender who may approve all of it. */
async function readersOf(
  context: StudioContext,
  db: Db,
  { sender, drafts }: { sender: string | null; drafts: readonly LockedDraft[] },
): Promise<Approver[]> {
  const documents = drafts.map(draft => draft.id);
  const authors = (await barredAuthors(context, db, documents)).map(author => author.id);
  const approvers = await listApprovers(db);
  return approvers
    .filter(({ id }) => id !== sender && !authors.includes(id))
    .filter(approver => mayApprove(approver, drafts))
    .slice(0, MAX_READERS);
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
): Promise<LockedDraft[]> {
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
  const drafts: LockedDraft[] = [];
  let isChanged = false;
  // In one order, so that two requests never wait for each other.
  for (const { id, version } of documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await lockDocument(db, id);
    const draft = await findDraft(db, { id, release }, true);
    if (draft?.version !== version)
      throw new StudioError('VERSION_MOVED', `"${id}" was changed meanwhile`, { id });
    const published = await readPublished(context, db, id);
    const change: DraftChange = { before: published?.body ?? null, after: draft.body };
    if (reader) requireMarkets(reader, change);
    const hash = hashOfBody(draft.body);
    isChanged ||= !change.before || hashOfBody(change.before) !== hash;
    drafts.push({ id, version, hash, ...change });
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
  const reader = to === null ? null : await requireReader(context, db, { id: to, sender: actor.id, drafts });
  const isNew = await insertApproval(db, {
    ...{ id, note, drafts },
    release: context.release,
    by: actor,
    reader: reader && { id: reader.id, name: reader.name || reader.mail },
    at: context.now(),
  });
  if (!isNew) return;
  const readers = reader ? [reader] : await readersOf(context, db, { sender: actor.id, drafts });
  for (const { mail: email, locale } of readers)
    await enqueueMail(db, 'staff-approval', {
      ...{ email, approvalId: id, link: mail.link, event: 'asked' },
      languageId: staffLanguageId(locale),
      document: mail.nameIn(locale),
    });
  await addAudit(db, { action: 'approval.asked', actor, detail: detailOf(id, context.release, drafts) });
}
