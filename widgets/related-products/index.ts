/** Related products by kind, which is static, or the set that makes a whole with the product on the shopper's vehicle. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { RelatedProductsResolved } from '#engine/page-types.gen.ts';
import { loadRelated, type RelatedData } from './load-related.ts';
import { migrate } from './migrations/1-to-2.ts';
import { RelatedProducts } from './related-products.tsx';

export default defineWidget<RelatedProductsResolved, RelatedData, Api>({
  type: 'related-products',
  migrations: [migrate],
  hydrate: ({ show }) => (show === 'set' ? 'idle' : 'never'),
  load: loadRelated,
  isEmpty: ({ hasSet, show }, { groups }) => (show === 'set' ? !hasSet : groups.length === 0),
  view: RelatedProducts,
});
