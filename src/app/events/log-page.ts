/** Tells the event log that a page is on the screen, and when it is one of the error pages (facts 8.8). */
import type { Product } from '#api/catalogue/types.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { EventLog } from '#stores/event-log.ts';
import { eventProductOf } from '#stores/event-product.ts';

/** @param isSSR the page came as the server's HTML. */
export function logPage(log: EventLog, { id, context, regions }: ResolvedPage, isSSR: boolean): void {
  const { path, query, route } = context;
  const { pathname, search, hash, href } = location;
  log('page:impression', {
    route: { ...route, path, query, hash, fullPath: pathname + search + hash },
    isSSR,
    requestUrl: href,
  });
  // The widget itself sleeps until somebody touches it.
  const detail = Object.values(regions)
    .flatMap(containers => containers.flatMap(({ widgets }) => widgets))
    .find(({ type }) => type === 'product-detail');
  const product = detail?.props['product'] as Product | undefined;
  if (product) log('product-detail:impression', { product: eventProductOf(product) });
  if (id === 'not-found') log('error:404', { error: { path } });
  if (id === 'error') log('error:500', { error: { path } });
}
