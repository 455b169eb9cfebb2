/** What a small shop answers, for examples of widgets: goods, brands, an order. */
import { sampleBrands } from '../../widgets/brands-overview/sample-brands.ts';
import { anOrder } from '../../widgets/order-confirmation/sample-order.ts';
import { someProducts } from './sample-products.ts';
import type { SceneOptions } from './widget-scene.tsx';

export const sampleApi = {
  catalogue: {
    products: () => Promise.resolve({ count: 8, products: someProducts(8) }),
    brands: () => Promise.resolve(sampleBrands),
  },
  checkout: { confirmation: () => Promise.resolve(anOrder()) },
};

export const sampleOptions: SceneOptions = {
  api: sampleApi,
  config: { flowboxActive: true, nostoAccountId: 'shop-1' },
  query: { oid: '100001', cartid: 'c1' },
};
