/** Drafts that are sent for approval, and what is decided about exactly these versions of them (R-STUDIO-184, R-STUDIO-185). */
import { sql } from 'kysely';
import type { ChangeChannel } from '#backend/database/change-channel.ts';
import { consume, type Limit } from '#backend/database/limiter.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { StaffError } from '#backend/staff/staff-error.ts';
import type { DraftApproval, MissingApproval } from '#studio-api/approval-state.ts';
import type { ApprovalDecision, ApprovalPost, ApprovalRecord } from '#studio-api/approvals.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { outsideMarkets } from '#studio-api/market-limit.ts';
import { findDraft, NO_RELEASE } from '../draft.repository.ts';
import { readPublished } from '../published-body.ts';
import { draftsOfRelease } from '../release.repository.ts';
import type { Actor, StudioContext } from '../studio-context.ts';
import { isKnownApproval } from './approval.repository.ts';
import type { ApprovalMail } from './approval-mail.ts';
import { decideAbout } from './decide-approval.ts';
import { approvalsOfDrafts, ofWhole, type SeenDraft, statesOf } from './draft-approvals.ts';
import { missingApprovals } from './missing-approvals.ts';
import { sendDrafts } from './send-drafts.ts';
import { approvalsOf, sentDrafts } from './sent-drafts.ts';

/** Changes when a draft is sent, when something is decided, and when it is published. */
export const approvalChannel: ChangeChannel = {
  name: 'studio_approval',
  position: sql`select count(*) || ' ' || count(decided_at) || ' ' || count(published_at) from studio_approval`,
};

/** Of one sender; each may be mails to everybody who publishes. */
const asked: Limit = { name: 'studio-approval', max: 60, windowSeconds: 600 };

export interface ApprovalService {
  /** Of the draft as it is now, or of its release as a whole; null where it was never sent, or was published since. */
  find(id: DocumentId): Promise<DraftApproval | null>;
  /** Whether the draft, or its release as a whole, changes what is not for the actor, who may not approve it then. */
  isOutside(id: DocumentId, actor: Pick<Actor, 'markets'>): Promise<boolean>;
  /**
   * Of those of these drafts that were sent, by document; in a release every draft of it has what became of the whole.
   * @param drafts all of the release; others among them are left out
   */
  ofDrafts(drafts: readonly SeenDraft[]): Promise<ReadonlyMap<string, DraftApproval>>;
  /** What the shop still demands before these drafts are published; all of them differ from what is live. */
  missing(drafts: readonly SeenDraft[]): Promise<ReadonlyMap<DocumentId, MissingApproval>>;
  /** Every time that a draft of the document was sent. */
  history(id: DocumentId): Promise<ApprovalRecord[]>;
  /**
   * Sends drafts; what is sent already and not decided is replaced. Of a release it takes all of its documents, else one.
   * @throws StudioError VERSION_MOVED; INVALID for what is live as it is, and for a reader who may not publish it or is the sender;
   * StaffError TOO_MANY
   */
  ask(post: ApprovalPost, mail: ApprovalMail, actor: Actor): Promise<void>;
  /**
   * @throws StudioError NOT_FOUND; VERSION_MOVED when a draft has changed, or somebody has decided; ROLE for who has sent it
   * themselves, or may not publish
   */
  decide(id: string, post: ApprovalDecision, mail: ApprovalMail, actor: Actor): Promise<void>;
}

export function createApprovalService(context: StudioContext): ApprovalService {
  const { db, release } = context;

  return {
    ofDrafts: drafts => approvalsOfDrafts(context, db, drafts),
    missing: drafts => missingApprovals(context, db, drafts),
    async find(id) {
      const sent = await sentDrafts(db, release);
      if (sent.size === 0) return null;
      if (release !== NO_RELEASE) return ofWhole(context, db, await draftsOfRelease(db, release), sent);
      const draft = sent.has(id) ? await findDraft(db, { id, release }) : undefined;
      return (draft && statesOf([{ id, ...draft }], sent).get(id)) ?? null;
    },
    async isOutside(id, actor) {
      if (actor.markets === null) return false;
      const own = release === NO_RELEASE ? await findDraft(db, { id, release }) : undefined;
      const drafts =
        release === NO_RELEASE ? (own ? [{ id, ...own }] : []) : await draftsOfRelease(db, release);
      for (const draft of drafts) {
        const before = (await readPublished(context, db, draft.id))?.body ?? null;
        if (outsideMarkets(before, draft.body, actor).length > 0) return true;
      }
      return false;
    },
    history: id => approvalsOf(db, id),
    async ask(post, mail, actor) {
      if (await isKnownApproval(db, post.id)) return;
      const turn = await consume(db, asked, actor.id ?? '', context.now());
      if (!turn.allowed) throw new StaffError('TOO_MANY', 'Too many requests.', turn.retryAfterSeconds);
      await withTransaction(db, transaction => sendDrafts(context, transaction, { post, mail }, actor));
    },
    decide: (id, post, mail, actor) =>
      withTransaction(db, transaction => decideAbout(context, transaction, { id, post, mail }, actor)),
  };
}
