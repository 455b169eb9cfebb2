/** Nosto recommendations: nothing before consent, then our own cards in Nosto's order (R-WIDGET-19). */

import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Product } from '#api/catalogue/types.ts';
import { nostoService, readRecommendation } from '#components/third-party/nosto/nosto-service.ts';
import { removeThirdPartyScript } from '#components/third-party/third-party-script.ts';
import type { PageContext } from '#engine/definition/contract.ts';
import type { ConsentStore } from '#stores/visitor/consent-store.ts';
import { aProduct } from '#tests/support/samples/sample-products.ts';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import feed from './index.ts';

const config = { nostoAccountId: 'shop-1' };
const src = 'https://connect.nosto.com/include/shop-1';
interface Nostojs {
  (callback: (api: unknown) => void): void;
  q?: ((api: unknown) => void)[];
}
const page = globalThis as { nostojs?: Nostojs };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  removeThirdPartyScript(src);
  delete page.nostojs;
});

/** Mock of Nosto's session: every call but the last is chainable, and all are recorded. */
function fakeSession(recommendations: unknown) {
  const calls: unknown[][] = [];
  const session: object = new Proxy(
    {},
    {
      get: (_target, name) =>
        name === 'then'
          ? undefined
          : (...words: unknown[]) => {
              calls.push([name, ...words]);
              return name === 'load' ? Promise.resolve({ recommendations }) : session;
            },
    },
  );
  return { calls, api: { setAutoLoad: vi.fn(), defaultSession: () => session } };
}

async function shown(
  recommendations: unknown,
  { times = 1, route }: { times?: number; route?: PageContext['route'] } = {},
) {
  let consent: ConsentStore | undefined;
  const products = vi.fn(() =>
    Promise.resolve({
      count: 2,
      products: [aProduct({ productId: 5, name: 'Viisi' }), aProduct({ productId: 9, name: 'Yhdeksän' })],
    }),
  );
  const scene = await widgetScene(feed, minimal, {
    config,
    ...(route ? { route } : {}),
    api: { catalogue: { products, product: () => Promise.resolve({ productId: 7 } as Product) } },
    withStores: stores => (consent = stores.consent),
  });
  render(
    <>
      {Array.from({ length: times }, (_, index) => (
        <div key={index}>{scene}</div>
      ))}
    </>,
  );
  const { calls, api } = fakeSession(recommendations);
  const allowAndLoad = async () => {
    act(() => consent?.decide(['marketing']));
    for (const callback of page.nostojs?.q ?? []) callback(api);
    page.nostojs = callback => callback(api);
    await act(
      async () => void document.head.querySelector(`script[src="${src}"]`)?.dispatchEvent(new Event('load')),
    );
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  };
  return { calls, api, products, allowAndLoad, consent: () => consent };
}

it('sends no request before consent, and reserves one line', async () => {
  await shown({});
  expect(document.head.querySelector('script[src*="nosto"]')).toBeNull();
  expect(document.getElementById('frontpage-nosto-1')?.children).toHaveLength(0);
});

it("shows our own cards in Nosto's order, with links that name their position", async () => {
  const recommendations = {
    'frontpage-nosto-1': {
      title: 'Muut katsoivat',
      products: [{ product_id: '9' }, { product_id: '5' }, {}],
    },
  };
  const { allowAndLoad, calls, products, api } = await shown(recommendations);
  await allowAndLoad();
  expect(api.setAutoLoad).toHaveBeenCalledWith(false);
  expect(calls.map(([name]) => name)).toEqual([
    'setResponseMode',
    'setCart',
    'viewFrontPage',
    'setPlacements',
    'load',
  ]);
  expect(products).toHaveBeenCalledWith({
    skip: 0,
    take: 100,
    filter: { productIds: [9, 5], sort: 'FACET_ORDER' },
  });
  const region = within(screen.getByRole('group', { name: 'Sinulle valittua' }));
  const links = region.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(links[0]).toMatch(/\?refSrc=9&nosto=frontpage-nosto-1$/);
  expect(links[1]).toMatch(/\?refSrc=5&nosto=frontpage-nosto-1$/);
});

it('sends one page view for any number of feeds on a page', async () => {
  const { allowAndLoad, calls } = await shown({}, { times: 2 });
  await allowAndLoad();
  expect(calls.filter(([name]) => name === 'viewFrontPage')).toHaveLength(1);
});

it.each<[PageContext['route'], unknown[]]>([
  [{ name: 'start', params: {} }, ['viewFrontPage']],
  [{ name: 'product', params: { alias: 'a/kypara' } }, ['viewProduct', '7']],
  [{ name: 'category', params: { alias: 'renkaat/talvi' } }, ['viewCategory', '/renkaat/talvi']],
  [{ name: 'list', params: { path: 'uutuudet' } }, ['viewCategory', '/uutuudet']],
  [{ name: 'all-products', params: {} }, ['viewCategory', '/all-products']],
  [{ name: 'search', params: { text: 'lumiketju' } }, ['viewSearch', 'lumiketju']],
  [{ name: 'checkout', params: {} }, ['viewCart']],
  [{ name: 'cart', params: {} }, ['viewCart']],
  [{ name: 'not-found', params: { status: '404' } }, ['viewNotFound']],
  [{ name: 'content', params: { alias: 'ehdot' } }, ['viewOther']],
])('sends the page view of %j', async (route, view) => {
  const { allowAndLoad, calls } = await shown({}, { route });
  await allowAndLoad();
  expect(calls.filter(([name]) => String(name).startsWith('view'))).toEqual([view]);
});

it('is hidden when Nosto has no recommendations', async () => {
  const { allowAndLoad, products } = await shown({ 'frontpage-nosto-1': { products: [] } });
  await allowAndLoad();
  expect(products).not.toHaveBeenCalled();
  expect(document.getElementById('frontpage-nosto-1')?.hidden).toBe(true);
});

/** @proves FAULT-90 */
it('stays silent and leaves the page unchanged when the service does not answer (R-CONSENT-6)', async () => {
  // jsdom does not implement it.
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { products, consent } = await shown({});
  act(() => consent()?.decide(['marketing']));
  const script = document.head.querySelector(`script[src="${src}"]`);
  expect(script).not.toBeNull();
  await act(async () => void script?.dispatchEvent(new Event('error')));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(products).not.toHaveBeenCalled();
  const place = document.getElementById('frontpage-nosto-1');
  expect([place?.children.length, document.querySelectorAll('[role=alert]').length]).toEqual([0, 0]);
  expect(reported).toHaveBeenCalledOnce();
});

it('renders nothing without an account', async () => {
  expect(await widgetScene(feed, minimal)).toBeNull();
  expect(nostoService('').scripts).toEqual([]);
});

it.each([
  [undefined],
  ['x'],
  [{ a: 'x' }],
  [{ a: { products: 'x' } }],
  [{ a: { title: 7, products: [null, 1, { product_id: 'x' }, { product_id: -1 }] } }],
])('tolerates the Nosto response %j', answer => {
  expect(readRecommendation(answer, 'a')).toEqual({ title: '', productIds: [] });
});

it('reads the configuration of the CMS', () => {
  expect(fromCms({ nostoId: 'p-1', pageCount: 2, limitNrOfRows: true, slideshowDisabled: true })).toEqual({
    placement: 'p-1',
    display: 'grid',
    limit: 8,
  });
  expect(fromCms({ nostoId: '' })).toBeNull();
});
