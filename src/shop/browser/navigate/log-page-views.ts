/** Logs every shown page and remembers the product it shows. */
import { logPage } from '#analytics/events/log-page.ts';
import { productOn } from '#analytics/events/product-on.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { withViewed } from '#stores/lists/latest-viewed.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';

export const createPageViewLogger =
  ({ log, latestViewed }: Pick<ShopperStores, 'log' | 'latestViewed'>) =>
  (page: ResolvedPage, isSSR: boolean): void => {
    logPage(log, page, isSSR);
    const product = productOn(page);
    if (product) latestViewed.change(withViewed(product.productId), !isSSR);
  };
