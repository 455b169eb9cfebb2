/** Decides about drafts that were sent, and tells who has sent them. */
import { sql } from 'kysely';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Db } from '#backend/database/schema.ts';
import { staffLanguageId } from '#backend/staff/staff-language.ts';
import type { ApprovalDecision } from '#studio-api/approvals.ts';
import { atLeast } from '#studio-api/staff.ts';
import { addAudit } from '../audit.repository.ts';
import { NO_RELEASE } from '../draft.repository.ts';
import type { Actor, StudioContext } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import { decideApproval, lockApproval } from './approval.repository.ts';
import type { ApprovalMail } from './approval-mail.ts';
import { requireNoAuthor } from './missing-approvals.ts';
import { detailOf, lockSent } from './send-drafts.ts';

const auditActions = {
  approved: 'approval.approved',
  returned: 'approval.returned',
  withdrawn: 'approval.withdrawn',
} as const;

/** @throws StudioError ROLE */
function requireDecider(
  decision: ApprovalDecision['decision'],
  askedById: string | null,
  actor: Actor,
): void {
  const isOwn = askedById === actor.id;
  if (decision === 'withdrawn' ? isOwn : !isOwn && atLeast(actor.role, 'publisher')) return;
  throw new StudioError('ROLE', 'Somebody else decides who publishes', {
    reason: isOwn ? 'own-approval' : 'no-publisher',
  });
}

/** @throws StudioError NOT_FOUND, VERSION_MOVED, ROLE, INVALID */
export async function decideAbout(
  context: StudioContext,
  db: Db,
  { id, post, mail }: { id: string; post: ApprovalDecision; mail: ApprovalMail },
  actor: Actor,
): Promise<void> {
  const { decision, note } = post;
  const approval = await lockApproval(db, id);
  if (approval?.release !== context.release) throw new StudioError('NOT_FOUND', 'There is no such request');
  if (approval.isOver)
    throw new StudioError('VERSION_MOVED', 'It was decided meanwhile', { reason: 'decided' });
  requireDecider(decision, approval.askedById, actor);
  const drafts =
    decision === 'withdrawn'
      ? []
      : await lockSent(context, db, post.documents, decision === 'approved' ? actor : undefined);
  if (
    context.release === NO_RELEASE &&
    drafts.some(({ id }) => !approval.drafts.some(each => each.id === id))
  )
    throw new StudioError('INVALID', 'The request is about another document');
  if (decision === 'approved') {
    const documents = drafts.map(draft => draft.id);
    await requireNoAuthor(context, db, { documents, reader: actor.id });
  }
  await decideApproval(db, id, { decision, by: actor, note, at: context.now() }, drafts);
  await addAudit(db, {
    action: auditActions[decision],
    actor,
    detail: detailOf(id, context.release, approval.drafts),
  });
  if (decision === 'withdrawn' || approval.askedById === null) return;
  const asker = await db
    .selectFrom('staff')
    .select(['mail', 'locale'])
    .where(sql`staff_id::text`, '=', approval.askedById)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!asker) return;
  await enqueueMail(db, 'staff-approval', {
    ...{ email: asker.mail, approvalId: id, link: mail.link, event: decision },
    languageId: staffLanguageId(asker.locale),
    document: mail.nameIn(asker.locale),
  });
}
