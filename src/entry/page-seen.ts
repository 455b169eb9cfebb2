/** What is noted of every page that was shown: the event, and the product it is about (facts 4.18, 8.8). */
import { logPage } from '#app/events/log-page.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { EventLog } from '#stores/event-log.ts';
import { keepViewed } from '#stores/latest-viewed.ts';
import { browserCookies } from './browser-ports.ts';

/** The product of a page's detail widget, if it has one. */
function productOn({ regions }: Pick<ResolvedPage, 'regions'>): number | null {
  const widgets = Object.values(regions).flatMap(containers => containers.flatMap(each => each.widgets));
  const detail = widgets.find(({ type }) => type === 'product-detail');
  const { product } = (detail?.props ?? {}) as { product?: { productId?: unknown } };
  return typeof product?.productId === 'number' ? product.productId : null;
}

export const pageSeen =
  (log: EventLog) =>
  (page: ResolvedPage, isSSR: boolean): void => {
    logPage(log, page, isSSR);
    const productId = productOn(page);
    if (productId !== null) keepViewed(browserCookies, productId);
  };
