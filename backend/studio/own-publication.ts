/** Whether a publication changes only what its canceller or mover may write. */
import type { Db } from '#backend/database/schema.ts';
import { outsideMarkets } from '#studio-api/market-limit.ts';
import { rowBefore } from './live.repository.ts';
import type { PublicationRow } from './publication.repository.ts';
import { requireMarkets } from './require-markets.ts';
import { findRevision } from './revision.repository.ts';
import type { Actor } from './studio-context.ts';

/**
 * What others have published since it was scheduled is in the revision too and is none of its changes: it is compared with
 * what is served before it, and with what was when it was scheduled.
 * @throws StudioError ROLE for somebody who is limited to markets
 */
export async function requireOwnPublication(
  transaction: Db,
  { documents, liveFrom }: Pick<PublicationRow, 'documents' | 'liveFrom'>,
  actor: Pick<Actor, 'markets'>,
): Promise<void> {
  if (!actor.markets) return;
  for (const { id, liveId, revision, replaces } of documents) {
    const bodyOf = async (number: number | null) =>
      number === null ? null : ((await findRevision(transaction, id, number))?.body ?? null);
    const after = await bodyOf(revision);
    const replaced = await bodyOf(replaces);
    if (outsideMarkets(replaced, after, actor).length === 0) continue;
    const row = await rowBefore(transaction, id, { liveFrom, liveId });
    requireMarkets(actor, { before: row ? await bodyOf(row.revision) : replaced, after });
  }
}
