/** A few products by filter, or those remembered in this browser, as a rail or a grid. */
import type { Api } from '#api/api.ts';
import type { ProductListing } from '#api/catalogue/list-types.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { ProductListResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { listQuery, withoutOwn } from './list-query.ts';
import { migrate } from './migrations/1-to-2.ts';
import { ProductList } from './product-list.tsx';

const nothing: ProductListing = { count: 0, products: [] };

export default defineWidget<ProductListResolved, ProductListing, Api>({
  type: 'product-list',
  migrations: [migrate],
  // Remembered products are rendered in the browser; arrows, dots and the button for more wait until they are touched.
  hydrate: ({ mode, controls, loadMore }) =>
    mode !== 'DEFAULT' ? 'visible' : controls || loadMore ? 'interaction' : 'never',
  hasPicture: true,
  cmsNames: ['Product list'],
  fromCms,
  load: async ({ api, ...page }, props) =>
    props.mode === 'DEFAULT'
      ? withoutOwn(await api.catalogue.products(listQuery(props, page)), props, page)
      : nothing,
  isEmpty: ({ mode }, { products }) => mode === 'DEFAULT' && products.length === 0,
  // The arrows and dots of a slider need none of its products.
  browserData: ({ mode, display }, data) =>
    mode === 'DEFAULT' && display === 'slider' ? { ...data, products: [] } : data,
  view: ProductList,
});
