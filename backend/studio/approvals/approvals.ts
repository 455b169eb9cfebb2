/** Drafts that are sent for approval, and what is decided about exactly these versions of them (R-STUDIO-184, R-STUDIO-185). */
import { sql } from 'kysely';
import type { ChangeChannel } from '#backend/database/change-channel.ts';
import { consume, type Limit } from '#backend/database/limiter.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { StaffError } from '#backend/staff/staff-error.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DraftApproval } from '#studio-api/approval-state.ts';
import type { ApprovalDecision, ApprovalPost, ApprovalRecord } from '#studio-api/approvals.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { hashOfBody } from '../body-hash.ts';
import { findDraft, NO_RELEASE } from '../draft.repository.ts';
import { documentsOfRelease, draftsOfRelease } from '../release.repository.ts';
import type { Actor, StudioContext } from '../studio-context.ts';
import { isKnownApproval } from './approval.repository.ts';
import type { ApprovalMail } from './approval-mail.ts';
import { decideAbout } from './decide-approval.ts';
import { sendDrafts } from './send-drafts.ts';
import { approvalOf, approvalsOf, sentDrafts } from './sent-drafts.ts';

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
  /**
   * Of those of these drafts that were sent, by document; in a release every draft of it has what became of the whole.
   * @param drafts all of the release; others among them are left out
   */
  ofDrafts(drafts: readonly SeenDraft[]): Promise<ReadonlyMap<string, DraftApproval>>;
  /** Every time that a draft of the document was sent. */
  history(id: DocumentId): Promise<ApprovalRecord[]>;
  /**
   * Sends drafts; what is sent already and not decided is replaced. Of a release it takes all of its documents, else one.
   * @throws StudioError VERSION_MOVED; INVALID for what is live as it is, and for a reader who may not publish or is the sender;
   * StaffError TOO_MANY
   */
  ask(post: ApprovalPost, mail: ApprovalMail, actor: Actor): Promise<void>;
  /**
   * @throws StudioError NOT_FOUND; VERSION_MOVED when a draft has changed, or somebody has decided; ROLE for who has sent it
   * themselves, or may not publish
   */
  decide(id: string, post: ApprovalDecision, mail: ApprovalMail, actor: Actor): Promise<void>;
}

/** A draft as it is now. */
export interface SeenDraft {
  id: DocumentId;
  version: number;
  body: DocumentBody;
}

type SentDrafts = Awaited<ReturnType<typeof sentDrafts>>;

const statesOf = (drafts: readonly SeenDraft[], sent: SentDrafts): Map<DocumentId, DraftApproval> =>
  new Map(
    drafts.flatMap(({ id, version, body }) => {
      const found = sent.get(id);
      return found ? [[id, approvalOf(found, { version, hash: hashOfBody(body) })]] : [];
    }),
  );

/** A release is approved when exactly the drafts that are in it were approved together. */
function ofWhole(drafts: readonly SeenDraft[], sent: SentDrafts): DraftApproval | null {
  const approvals = [...statesOf(drafts, sent).values()];
  const newest = approvals.toSorted((a, b) => b.askedAt.localeCompare(a.askedAt))[0];
  if (newest?.state !== 'approved') return newest ?? null;
  const together = [...sent.values()].find(({ facts }) => facts.id === newest.id)?.together;
  const isWhole =
    together === drafts.length &&
    approvals.length === drafts.length &&
    approvals.every(({ id, state }) => id === newest.id && state === 'approved');
  return isWhole ? newest : { ...newest, state: 'outdated' };
}

export function createApprovalService(context: StudioContext): ApprovalService {
  const { db, release } = context;

  async function ofDrafts(drafts: readonly SeenDraft[]): Promise<ReadonlyMap<string, DraftApproval>> {
    const sent = await sentDrafts(db, release);
    if (release === NO_RELEASE || sent.size === 0) return statesOf(drafts, sent);
    const inIt = new Set(await documentsOfRelease(db, release));
    const own = drafts.filter(({ id }) => inIt.has(id));
    const whole = ofWhole(own, sent);
    return new Map(whole ? own.map(({ id }) => [id, whole]) : []);
  }

  return {
    ofDrafts,
    async find(id) {
      const sent = await sentDrafts(db, release);
      if (sent.size === 0) return null;
      if (release !== NO_RELEASE) return ofWhole(await draftsOfRelease(db, release), sent);
      const draft = sent.has(id) ? await findDraft(db, { id, release }) : undefined;
      return (draft && statesOf([{ id, ...draft }], sent).get(id)) ?? null;
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
