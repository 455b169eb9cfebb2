/** Whether a publication changes only what its canceller or mover may write. */
import type { Db } from '#backend/database/schema.ts';
import type { PublicationRow } from './publication.repository.ts';
import { requireMarkets } from './require-markets.ts';
import { findRevision } from './revision.repository.ts';
import type { Actor } from './studio-context.ts';

/** @throws StudioError ROLE for somebody who is limited to markets */
export async function requireOwnPublication(
  transaction: Db,
  { documents }: Pick<PublicationRow, 'documents'>,
  actor: Pick<Actor, 'markets'>,
): Promise<void> {
  if (!actor.markets) return;
  for (const { id, revision, replaces } of documents) {
    const bodyOf = async (number: number | null) =>
      number === null ? null : ((await findRevision(transaction, id, number))?.body ?? null);
    requireMarkets(actor, { before: await bodyOf(replaces), after: await bodyOf(revision) });
  }
}
