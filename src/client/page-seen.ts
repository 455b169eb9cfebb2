/** What is noted of every page that was shown: the event, and the product it is about. */
import { logPage } from '#analytics/events/log-page.ts';
import { productOn } from '#analytics/events/product-on.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { EventLog } from '#stores/event-log.ts';
import { keepViewed } from '#stores/latest-viewed.ts';
import { browserCookies } from './browser-ports.ts';

export const pageSeen =
  (log: EventLog) =>
  (page: ResolvedPage, isSSR: boolean): void => {
    logPage(log, page, isSSR);
    const product = productOn(page);
    if (product) keepViewed(browserCookies, product.productId);
  };
