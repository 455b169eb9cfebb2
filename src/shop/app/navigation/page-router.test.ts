/** @vitest-environment jsdom */
/** Navigation in the browser with React Router: rendered pages, full loads, and competing navigations. */

import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RegionNode } from '#engine/definition/page-document.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { LocalisedPage } from '#engine/resolve/page-steps.ts';
import { createRoutePaths, type RouteEntry } from '#engine/route/route-paths.ts';
import { resolveTestPage, testLocalised, testPage, testShop, testWidget } from '#engine/testing-engine.ts';
import { byLocale } from '#i18n/locales.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import { createPageRouter } from './page-router.ts';

const entry = (name: string, path: string, rest: Partial<RouteEntry> = {}): RouteEntry => ({
  ...{ name, pageId: name, paths: byLocale(() => path), access: 'public', ...rest },
});
const entries = [
  entry('index', '/'),
  entry('category', '/c/*', { splat: 'alias' }),
  entry('cart', '/ostoskori'),
  entry('orders', '/tilini/tilaukset', { access: 'customer', personal: true, scroll: 'keep' }),
  entry('balance', '/tilini/saldo', { access: 'customer', personal: true, scroll: 'keep' }),
];

const scrolled = vi.fn();
beforeEach(() => void vi.stubGlobal('scrollTo', scrolled));
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockClear();
});

interface Visitor {
  thirdParties?: ResolvedPage['thirdParties'];
  isSignedIn?: boolean;
  preferred?: (page: ResolvedPage) => string | null;
  /** Resolves when what was loaded may be shown. */
  painted?: Promise<void>;
}

async function setUp({
  isSignedIn = false,
  preferred = () => null,
  thirdParties = [],
  painted,
}: Visitor = {}) {
  const video = testWidget({ type: 'video', thirdParties: () => ['videos'] });
  const { services } = testShop({ video }, { routes: createRoutePaths(entries) });
  const origin = 'https://shop.example';
  const segment = { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true } as const;
  const context = { segment, origin, config: noPublicConfig };
  const page = await resolveTestPage(
    testPage([]),
    { ...context, path: '/', prefix: '', query: {}, route: { name: 'index', params: {} }, now: new Date() },
    services,
  );
  const pendingDocuments = new Map<string, (page: LocalisedPage | undefined) => void>();
  const log: string[] = [];
  let shown = '/';
  const { router, ...pages } = createPageRouter({
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: ['/'] }),
    ...{ entries, services, ...context, preferred, page: () => page, shown: () => shown },
    document: id =>
      new Promise(resolve => {
        pendingDocuments.set(id, resolve);
      }),
    inArms: whole => Promise.resolve({ ...whole, tried: undefined }),
    fetchAhead: (_, href) => log.push(`fetch ${href}`),
    layout: () => 'default',
    thirdParties,
    isCurrent: () => true,
    isSignedIn: () => isSignedIn,
    isWorthShowing: () => true,
    rememberCard: () => undefined,
    returnToCard: () => false,
    async commit(next) {
      if (painted) await painted;
      shown = router.state.location.pathname + router.state.location.search;
      log.push(`show ${next.id} ${next.context.route.params['alias'] ?? ''} at ${shown}`);
    },
    hydratePending: () => undefined,
    loadDocument: href => log.push(`load ${href}`),
    setPending: () => undefined,
  });
  const answer = async (id: string, nodes: Parameters<typeof testPage>[0] = []) => {
    await vi.waitFor(() => expect(pendingDocuments.has(id)).toBe(true));
    const page = testPage(nodes, { id, route: { name: id, paths: '/', access: 'public' } });
    pendingDocuments.get(id)?.(testLocalised(page));
    pendingDocuments.delete(id);
  };
  const until = (line: string) => vi.waitFor(() => expect(log).toContain(line));
  return { ...pages, router, log, pendingDocuments, answer, until };
}

it('shows the page requested last, whatever arrives first', async () => {
  const { go, answer, until, log } = await setUp();
  go('/c/renkaat');
  go('/ostoskori');
  await answer('cart');
  await until('show cart  at /ostoskori');
  await answer('category');
  await until('show cart  at /ostoskori');
  expect(log.filter(line => line.startsWith('show'))).toHaveLength(1);
});

const withVideo: RegionNode[] = [
  {
    ...{ kind: 'container', id: 'videos', layout: 'full' },
    widgets: [{ type: 'video', v: 1, id: 'video', props: {} }],
  },
];

it('loads a document for a page with a service that the policy of this one does not allow', async () => {
  const { go, answer, until, log } = await setUp();
  go('/c/elokuvat');
  await answer('category', withVideo);
  await until('load /c/elokuvat');
  expect(log.filter(line => line.startsWith('show'))).toEqual([]);
});

it('shows it in place where the policy allows the service', async () => {
  const { go, answer, until, log } = await setUp({ thirdParties: ['videos'] });
  go('/c/elokuvat');
  await answer('category', withVideo);
  await until('show category elokuvat at /c/elokuvat');
  expect(log).not.toContain('load /c/elokuvat');
});

it('loads a page once for prefetch and navigation, and scrolls to its top', async () => {
  const { prefetch, go, answer, until, log } = await setUp();
  prefetch('/c/renkaat/muta#koot');
  await answer('category');
  go('/c/renkaat/muta');
  await until('show category renkaat/muta at /c/renkaat/muta');
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0));
  expect(log.filter(line => line.startsWith('fetch'))).toEqual(['fetch /c/renkaat/muta']);
});

it('restores the scroll position on back', async () => {
  const { go, router, answer, until } = await setUp();
  router.enableScrollRestoration({}, () => 420);
  go('/c/renkaat');
  await answer('category');
  await until('show category renkaat at /c/renkaat');
  void router.navigate(-1);
  await answer('index');
  await until('show index  at /');
  await vi.waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 420));
});

it('shows the preferred view under its own address', async () => {
  const { go, answer, until, log } = await setUp({
    preferred: page => (page.context.query['vehicle'] ? null : '/c/renkaat?vehicle=x'),
  });
  go('/c/renkaat');
  await answer('category');
  await answer('category');
  await until('show category renkaat at /c/renkaat?vehicle=x');
  expect(log.filter(line => line.startsWith('fetch'))).toHaveLength(2);
});

it('lets what was pressed decide, when a view that was not asked for arrives meanwhile', async () => {
  const { go, swap, answer, until, log } = await setUp();
  const swapped = swap('/c/renkaat?vehicle=x', false);
  go('/ostoskori');
  await answer('category');
  await swapped;
  await answer('cart');
  await until('show cart  at /ostoskori');
  expect(log.filter(line => line.startsWith('show'))).toHaveLength(1);
});

it('lets it decide too when it has arrived and is not on the screen yet', async () => {
  let paint = () => {};
  const painted = new Promise<void>(resolve => (paint = resolve));
  const { go, swap, router, answer, until, log } = await setUp({ painted });
  const swapped = swap('/c/renkaat?vehicle=x', false);
  go('/ostoskori');
  await answer('cart');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/ostoskori'));
  await answer('category');
  await swapped;
  expect(router.state.navigation.state).toBe('idle');
  paint();
  await until('show cart  at /ostoskori');
  expect(log.filter(line => line.startsWith('show'))).toHaveLength(1);
});

it.each([
  ['an address without a page', '/ei/ole', '/ei/ole'],
  ['a category without a name', '/c', '/c'],
  ['a doubled slash', '//evil.example', '//evil.example'],
  ['an escaped slash', '/c/a%2Fb', '/c/a%2Fb'],
])('loads a document for %s', async (_, href, loaded) => {
  const { go, log } = await setUp();
  go(href);
  expect(log).toEqual([`load ${loaded}`]);
});

it('loads a document with the hash if the page has another layout', async () => {
  const { go, until, pendingDocuments } = await setUp();
  go('/ostoskori#loppu');
  await vi.waitFor(() => expect(pendingDocuments.has('cart')).toBe(true));
  pendingDocuments.get('cart')?.(testLocalised(testPage([], { id: 'cart', layout: 'checkout' })));
  await until('load /ostoskori#loppu');
});

it('opens a customer page when signed in, otherwise the front page', async () => {
  const customer = await setUp({ isSignedIn: true });
  customer.go('/tilini/tilaukset');
  expect(customer.log).toEqual(['load /tilini/tilaukset']);
  const visitor = await setUp();
  visitor.go('/tilini/tilaukset');
  await visitor.answer('index');
  await visitor.until('show index  at /');
  expect(visitor.log).toEqual(['fetch /', 'show index  at /']);
});
