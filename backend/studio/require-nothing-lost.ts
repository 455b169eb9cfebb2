/** A publication with a later begin, or with an end, does not take back what another one makes live before. */
import type { Db } from '#backend/database/schema.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { StudioError } from './studio-error.ts';

export interface PublicationPeriod {
  now: Date;
  liveFrom: Date;
  /** Null: without an end. */
  until: Date | null;
}

/**
 * @param base the revision that the draft began with: what it was made of is not lost
 * @returns the revision that the publication will replace, as far as that one has not begun; null: what is live now
 * @throws StudioError INVALID `other-between`
 */
export async function requireNothingLost(
  transaction: Db,
  { id, base }: { id: DocumentId; base: number | null },
  { now, liveFrom, until }: PublicationPeriod,
): Promise<number | null> {
  const others = await transaction
    .selectFrom('studio_live as l')
    .leftJoin('studio_publication as p', 'p.publication_id', 'l.publication_id')
    .select(['l.revision', 'l.live_from', 'p.undoes'])
    .where('l.document_id', '=', id)
    .where('l.live_from', '>', now)
    .where('l.live_from', '<=', until ?? liveFrom)
    .orderBy('l.live_from', 'desc')
    .orderBy('l.live_id', 'desc')
    .execute();
  const replaced = others.find(row => row.live_from <= liveFrom);
  const lost =
    others.find(row => row.live_from > liveFrom) ??
    // The end of a publication brings back what there was, so nothing is lost with it.
    (replaced && replaced.undoes === null && replaced.revision !== base ? replaced : undefined);
  if (lost)
    throw new StudioError('INVALID', `Another publication of "${id}" begins in between`, {
      reason: 'other-between',
      id,
      at: lost.live_from.toISOString(),
    });
  return replaced?.revision ?? null;
}
