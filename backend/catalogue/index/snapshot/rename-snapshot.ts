/** Applies new reference tables to a running snapshot: names change at once, changes of documents wait for the next build. */
import type { CatalogueReference } from '../../reference.ts';
import { rankBrands } from '../build.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Chunk } from '../table/chunk.ts';

export function renameSnapshot(snapshot: Snapshot, reference: CatalogueReference): void {
  snapshot.reference = reference;
  snapshot.brandRank = rankBrands(reference);
  snapshot.facets.follow(reference);
}

/** Whether products reference something that is missing in the reference tables of the snapshot. */
export const isUnknown = (
  { brands, categories, parameterValues, campaigns }: CatalogueReference,
  { products, categories: placed, parameters, campaigns: reduced }: Chunk,
): boolean =>
  products.brands.some(id => !brands.has(id)) ||
  placed.items.some(id => !categories.has(id)) ||
  parameters.items.some(id => !parameterValues.has(id)) ||
  reduced.items.some(id => !campaigns.has(id));
