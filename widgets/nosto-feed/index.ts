/** Nosto recommendations as our own product cards. */
import type { Api } from '#api/api.ts';
import { productOfPage } from '#components/third-party/product-of-page.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { NostoFeedResolved } from '#engine/page-types.gen.ts';
import { fromCms } from './from-cms.ts';
import { migrate } from './migrations/1-to-2.ts';
import { type NostoData, NostoFeed } from './nosto-feed.tsx';

export default defineWidget<NostoFeedResolved, NostoData, Api>({
  type: 'nosto-feed',
  migrations: [migrate],
  hydrate: 'visible',
  cmsNames: ['Nosto feed'],
  fromCms,
  async load(context) {
    const { nostoAccountId: accountId } = context.config;
    return accountId ? { accountId, productId: await productOfPage(context) } : null;
  },
  isEmpty: (_props, data) => data === null,
  view: NostoFeed,
});
