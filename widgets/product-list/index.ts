/** A few products of one filter, as a rail or a grid. */
import type { Api } from '#api/api.ts';
import type { ProductListing } from '#api/catalogue/types.ts';
import { defineWidget } from '#engine/contract.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { ProductList } from './product-list.tsx';

export default defineWidget<ProductListResolved, ProductListing, Api>({
  type: 'product-list',
  version: 1,
  hydrate: 'never',
  hasPicture: true,
  cmsNames: ['Product list'],
  fromCms,
  load: ({ api }, { filter, categoryAlias, take }) =>
    api.catalogue.products({
      skip: 0,
      take,
      ...(categoryAlias ? { categoryAlias } : {}),
      ...(filter ? { filter } : {}),
    }),
  tags: (_props, { products }) => ['catalogue', ...products.map(({ productId }) => `product:${productId}`)],
  isEmpty: (_props, { products }) => products.length === 0,
  view: ProductList,
});
