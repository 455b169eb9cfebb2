/** Gives a running snapshot new reference tables: names follow at once, what needs other documents waits for the next building. */
import type { Reference } from '../reference.ts';
import { rankBrands } from './build.ts';
import type { Chunk } from './chunk.ts';
import type { Snapshot } from './snapshot.ts';

export function renameSnapshot(snapshot: Snapshot, reference: Reference): void {
  snapshot.reference = reference;
  snapshot.brandRank = rankBrands(reference);
  snapshot.facets.follow(reference);
}

/** Whether products belong to something that the reference tables have not been read with. */
export const isUnknown = (
  { brands, categories, parameterValues, campaigns }: Reference,
  { products, categories: placed, parameters, campaigns: reduced }: Chunk,
): boolean =>
  products.brands.some(id => !brands.has(id)) ||
  placed.items.some(id => !categories.has(id)) ||
  parameters.items.some(id => !parameterValues.has(id)) ||
  reduced.items.some(id => !campaigns.has(id));
