/** @vitest-environment jsdom */

import { expect, it } from 'vitest';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { createEventRecord } from '#stores/common/event-log.ts';
import { aProduct } from '#tests/support/samples/sample-products.ts';
import { logPage } from './log-page.ts';

const context = {
  path: '/p/vinssi',
  query: { page: '2' },
  route: { name: 'product', params: { alias: 'vinssi' } },
};
const pageOf = (id: string, widgets: object[] = []) =>
  ({
    id,
    context,
    pageType: 'Page of the file',
    regions: { main: [{ widgets }] },
  }) as unknown as ResolvedPage;

it('page:impression carries the route, the query and whether the server rendered the page (R-ANALYTICS-2)', () => {
  const { log, events } = createEventRecord();
  logPage(log, pageOf('home'), true);
  expect(events).toMatchObject([
    {
      type: 'page:impression',
      data: {
        route: { name: 'product', path: '/p/vinssi', query: { page: '2' }, params: { alias: 'vinssi' } },
        pageType: 'Page of the file',
        isSSR: true,
      },
    },
  ]);
});

it('logs product-detail:impression as well on a product page (R-ANALYTICS-2)', () => {
  const { log, events } = createEventRecord();
  logPage(
    log,
    pageOf('product', [{ type: 'product-detail', props: { product: aProduct({ name: 'Vinssi' }) } }]),
    false,
  );
  expect(events[1]).toMatchObject({
    type: 'product-detail:impression',
    data: { product: { name: 'Vinssi' } },
  });
});

it.each([
  ['not-found', 'error:404'],
  ['removed', 'error:404'],
  ['error', 'error:500'],
])('logs page %s as %s', (id, type) => {
  const { log, events } = createEventRecord();
  logPage(log, pageOf(id), true);
  expect(events[1]).toMatchObject({ type, data: { error: { path: '/p/vinssi' } } });
});
