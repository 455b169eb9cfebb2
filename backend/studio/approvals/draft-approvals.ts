/** What became of drafts that were sent for approval, each by itself or, in a release, as a whole. */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DraftApproval } from '#studio-api/approval-state.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { hashOfBody } from '../body-hash.ts';
import { NO_RELEASE } from '../draft.repository.ts';
import { readPublished } from '../published-body.ts';
import { documentsOfRelease } from '../release.repository.ts';
import type { StudioContext } from '../studio-context.ts';
import { approvalOf, sentDrafts } from './sent-drafts.ts';

/** A draft as it is now. */
export interface SeenDraft {
  id: DocumentId;
  version: number;
  body: DocumentBody;
}

export type SentDrafts = Awaited<ReturnType<typeof sentDrafts>>;

export const statesOf = (drafts: readonly SeenDraft[], sent: SentDrafts): Map<DocumentId, DraftApproval> =>
  new Map(
    drafts.flatMap(({ id, version, body }) => {
      const found = sent.get(id);
      return found ? [[id, approvalOf(found, { version, hash: hashOfBody(body) })]] : [];
    }),
  );

/**
 * A release is approved when exactly the drafts that are in it were approved together. One that came into it since is no
 * change as long as it is what is live.
 */
export async function ofWhole(
  context: Pick<StudioContext, 'now' | 'source'>,
  db: Db,
  drafts: readonly SeenDraft[],
  sent: SentDrafts,
): Promise<DraftApproval | null> {
  const approvals = statesOf(drafts, sent);
  const newest = [...approvals.values()].toSorted((a, b) => b.askedAt.localeCompare(a.askedAt))[0];
  if (newest?.state !== 'approved') return newest ?? null;
  const isOf = ({ id }: SeenDraft) => approvals.get(id)?.id === newest.id;
  const approved = drafts.filter(isOf);
  const together = [...sent.values()].find(({ facts }) => facts.id === newest.id)?.together;
  const isWhole =
    together === approved.length &&
    approved.every(({ id }) => approvals.get(id)?.state === 'approved') &&
    (await areLive(
      context,
      db,
      drafts.filter(draft => !isOf(draft)),
    ));
  return isWhole ? newest : { ...newest, state: 'outdated' };
}

async function areLive(
  context: Pick<StudioContext, 'now' | 'source'>,
  db: Db,
  drafts: readonly SeenDraft[],
): Promise<boolean> {
  for (const { id, body } of drafts) {
    const live = (await readPublished(context, db, id))?.body;
    if (!live || hashOfBody(live) !== hashOfBody(body)) return false;
  }
  return true;
}

/** @param drafts all of the release; others among them are left out */
export async function approvalsOfDrafts(
  context: Pick<StudioContext, 'release' | 'now' | 'source'>,
  db: Db,
  drafts: readonly SeenDraft[],
): Promise<ReadonlyMap<string, DraftApproval>> {
  const { release } = context;
  const sent = await sentDrafts(db, release);
  if (release === NO_RELEASE || sent.size === 0) return statesOf(drafts, sent);
  const inIt = new Set(await documentsOfRelease(db, release));
  const own = drafts.filter(({ id }) => inIt.has(id));
  const whole = await ofWhole(context, db, own, sent);
  return new Map(whole ? own.map(({ id }) => [id, whole]) : []);
}
