/** Products side by side; which ones, the address says. */
import type { Api } from '#api/api.ts';
import type { ComparedProduct } from '#api/catalogue/types.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { CompareResolved } from '#engine/page-types.gen.ts';
import { Compare } from './compare.tsx';
import { readIds } from './compared-ids.ts';

export default defineWidget<CompareResolved, readonly ComparedProduct[], Api>({
  type: 'compare',
  // Shows the shopper's own products when the address names none, and removes them from the browser's list.
  hydrate: 'load',
  singleton: true,
  load: async ({ api }, { products }) => {
    const ids = readIds(products);
    return ids.length > 0 ? api.catalogue.compared(ids) : [];
  },
  view: Compare,
});
