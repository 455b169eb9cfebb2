/** Who is limited to markets writes and publishes what these markets alone show (R-STUDIO-192). */
import type { DocumentBody } from '#engine/operation/operation.ts';
import { outsideMarkets } from '#studio-api/market-limit.ts';
import type { Actor } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

/**
 * @param change.before null for a document that there was not
 * @param change.after null for one that is taken away
 * @throws StudioError ROLE with reason `market` and the ids of the parts that are not the author's to change
 */
export function requireMarkets(
  actor: Pick<Actor, 'markets'>,
  { before, after }: Readonly<Record<'before' | 'after', DocumentBody | null>>,
): void {
  const parts = outsideMarkets(before, after, actor);
  if (parts.length > 0)
    throw new StudioError('ROLE', `You may only change what is shown in ${actor.markets?.join(', ')} alone`, {
      reason: 'market',
      parts,
    });
}
