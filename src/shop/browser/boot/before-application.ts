/** What a page does without its application: the cookie banner, the bar without a connection, the second buy button, the latest viewed products. Fetched when the page is quiet. */

import { watchConnection } from '#app/announcements/watch-connection.ts';
import { showBanner } from '#app/consent/show-banner.ts';
import { registerWorker } from '#app/installable/register-worker.ts';
import { showCart } from '#app/layouts/header/shown-cart.ts';
import { watchBuyBar } from '#components/product/watch-buy-bar.ts';
import type { PageState } from '#engine/view/serialise-page.ts';
import { isRecord } from '#kernel/is-record.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { latestViewedFormat, viewedCookies, withViewed } from '#stores/lists/latest-viewed.ts';
import { readConsent } from '#stores/visitor/consent-cookie.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { browserCookies, browserStorage } from '../ports/browser-ports.ts';
import { figurePorts } from '../ports/figure-ports.ts';
import { parseState, widgetsOf } from '../ports/page-state.ts';
import { tabStorage } from '../ports/tab-storage.ts';
import { needsApplication } from './needs-application.ts';
import { watchForNeed } from './watch-for-need.ts';

/**
 * @param start starts the application.
 * @param started is aborted when it starts.
 */
export function beforeApplication(start: () => void, started: AbortSignal): void {
  const { state } = parseState();
  const { page } = state;
  if (!page.context.query.frame) {
    const allowed = readConsent(browserCookies.get(cookieNames.consent));
    if (allowed === null) showBanner();
    watchConnection();
    if (allowed?.includes('preferences')) rememberProduct(page);
    if (allowed?.includes('statistics') && !page.context.config.measuring?.noFigures) countFigures(page);
    registerWorker();
  }
  const buyBar = document.querySelector<HTMLElement>('[data-buy-bar]');
  if (buyBar) watchBuyBar(buyBar);
  if (started.aborted) return;
  const cart = browserCookies.get(cookieNames.cart);
  const visit = {
    isCartShown: showCart(browserStorage, cart, page.context.segment),
    ...{ state, cookies: browserCookies, storage: browserStorage, tabStorage },
    isReturn: performance.getEntriesByType('navigation').some(isBackForward),
    search: location.search,
  };
  // What is shown already is painted first: the application's files would compete with it.
  if (needsApplication(visit)) void afterPaint().then(start);
  else watchForNeed(page, start, started);
}

const isBackForward = (entry: PerformanceEntry) => 'type' in entry && entry.type === 'back_forward';

/** Before the application, which a press on a link does not wait for. */
function countFigures(page: PageState): void {
  void import('#analytics/figures/start-figures.ts').then(
    ({ startFigures }) => startFigures(page, figurePorts),
    // The next page is counted.
    () => undefined,
  );
}

/** The page of a product counts as viewed, whether or not it is touched (R-PRODUCT-35). */
function rememberProduct(page: PageState): void {
  const detail = widgetsOf(page).find(({ type }) => type === 'product-detail');
  const product = detail && 'props' in detail ? detail.props['product'] : undefined;
  const id = isRecord(product) ? product['productId'] : undefined;
  if (typeof id !== 'number') return;
  const { key, parse, print } = latestViewedFormat;
  const storage = viewedCookies(browserCookies, () => true);
  const before = storage.get(key);
  storage.set(key, print(withViewed(id)(parse(before)), before));
}
