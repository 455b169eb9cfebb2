/** Responses of a small shop for widget examples, shared by tests, stories and the screenshots of the guide. */

import { ownOrders } from '../../../widgets/account-orders/sample-orders.ts';
import { anAccount } from '../../../widgets/account-settings/sample-account.ts';
import { sampleBrands } from '../../../widgets/brands-overview/sample-brands.ts';
import { sampleInfoPages } from '../../../widgets/content-menu/sample-menu.ts';
import { anOrder } from '../../../widgets/order-confirmation/sample-order.ts';
import { sampleQuestions } from '../../../widgets/questions/sample-questions.ts';
import { sampleRelated } from '../../../widgets/related-products/sample-related.ts';
import { sampleReviews } from '../../../widgets/reviews/sample-reviews.ts';
import { sampleVehicles } from '../../../widgets/vehicle-selector/sample-vehicles.ts';
import type { SceneOptions } from '../worlds/widget-scene.tsx';
import { someProducts } from './sample-products.ts';

const sampleMarket = (alias: string, currency: string) => ({
  alias,
  country: alias,
  countryCode: alias.toUpperCase(),
  currency,
  defaultLocale: 'fi',
  allowedLocales: [],
  groupKey: 'eu',
  onlyInCheckout: false,
  virtual: false,
});

const api = {
  catalogue: {
    products: () => Promise.resolve({ count: 8, products: someProducts(8) }),
    brands: () => Promise.resolve(sampleBrands),
  },
  channel: {
    channel: () =>
      Promise.resolve({
        id: '1',
        defaultMarket: 'fi',
        markets: [sampleMarket('fi', 'EUR'), sampleMarket('se', 'SEK')],
      }),
  },
  checkout: { confirmation: () => Promise.resolve(anOrder()) },
  question: { of: () => Promise.resolve(sampleQuestions()) },
  review: { of: () => Promise.resolve(sampleReviews()) },
  content: sampleInfoPages,
  product: { related: () => Promise.resolve([...sampleRelated]) },
  vehicle: sampleVehicles,
  order: { mine: () => Promise.resolve([...ownOrders]) },
  account: { get: () => Promise.resolve(anAccount()) },
};

export const sampleOptions: SceneOptions = {
  api,
  config: {
    flowboxActive: true,
    nostoAccountId: 'shop-1',
    serviceReviews: { script: 'https://static.reviews.example/widget.js', key: 'shop-1' },
  },
  query: { oid: '100001', cartid: 'c1' },
};
