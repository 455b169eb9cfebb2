/** Related products by kind; static. */
import type { Api } from '#api/api.ts';
import type { RelatedGroup } from '#api/product/types.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { RelatedProductsResolved } from '#engine/page-types.gen.ts';
import { migrate } from './migrations/1-to-2.ts';
import { RelatedProducts } from './related-products.tsx';

export default defineWidget<RelatedProductsResolved, readonly RelatedGroup[], Api>({
  type: 'related-products',
  migrations: [migrate],
  hydrate: 'never',
  load: ({ api }, { alias }) => api.product.related(alias),
  isEmpty: (_, groups) => groups.length === 0,
  view: RelatedProducts,
});
