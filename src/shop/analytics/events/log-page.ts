/** Logs the impression of a page, and an error event for the error pages (R-ANALYTICS-3). */

import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { redactText } from '#kernel/redact.ts';
import type { EventLog } from '#stores/common/event-log.ts';
import { eventProductOf } from '#stores/common/event-product.ts';
import { productOn } from './product-on.ts';

/** @param isSSR whether the page arrived as server-rendered HTML. */
export function logPage(log: EventLog, page: ResolvedPage, isSSR: boolean): void {
  const { id, context, pageType } = page;
  const { path, query, route } = context;
  const { pathname, search, hash, href } = location;
  log('page:impression', {
    route: { ...route, path, query, hash, fullPath: pathname + search + hash },
    pageType,
    isSSR,
    requestUrl: href,
  });
  const product = productOn(page);
  if (product) log('product-detail:impression', { product: eventProductOf(product) });
  const text = route.name.includes('search') ? Object.values(route.params).join(' ').trim() : '';
  if (text !== '') log('search:results', { text: redactText(text) });
  if (id === 'not-found' || id === 'removed') log('error:404', { error: { path } });
  if (id === 'error') log('error:500', { error: { path } });
}
