/** What became of drafts that were sent for approval, each by itself or, in a release, as a whole. */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DraftApproval } from '#studio-api/approval-state.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { hashOfBody } from '../body-hash.ts';
import { NO_RELEASE } from '../draft.repository.ts';
import { documentsOfRelease } from '../release.repository.ts';
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

/** A release is approved when exactly the drafts that are in it were approved together. */
export function ofWhole(drafts: readonly SeenDraft[], sent: SentDrafts): DraftApproval | null {
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

/** @param drafts all of the release; others among them are left out */
export async function approvalsOfDrafts(
  db: Db,
  release: number,
  drafts: readonly SeenDraft[],
): Promise<ReadonlyMap<string, DraftApproval>> {
  const sent = await sentDrafts(db, release);
  if (release === NO_RELEASE || sent.size === 0) return statesOf(drafts, sent);
  const inIt = new Set(await documentsOfRelease(db, release));
  const own = drafts.filter(({ id }) => inIt.has(id));
  const whole = ofWhole(own, sent);
  return new Map(whole ? own.map(({ id }) => [id, whole]) : []);
}
