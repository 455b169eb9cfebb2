/** What the server returns for an address: a page, a redirect or an error page. */

import { expect, it, vi } from 'vitest';
import { ProductDetailDocument } from '#api/catalogue/catalogue.gen.ts';
import { ApiError, type Transport } from '#api/transport.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import type { OverrideDocument } from '#engine/override/override-document.ts';
import type { Layout } from '#engine/page-types.gen.ts';
import { testContext, testPage, testShop } from '#engine/testing-engine.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import type { PageRequest } from '#ssr/storefront.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import { createStorefront } from './entry-server.tsx';

const down = new ApiError('network', 'X', 'down');
type Answers = Record<string, () => unknown>;
const request = (path: string, answers: Answers = {}, query = {}): PageRequest => {
  const run = async (operation: { name: string }) =>
    (answers[operation.name]?.() ?? { getMenuAtLocation: null, widgetArea: null, product: null }) as never;
  const transport: Transport = { query: run, mutate: run };
  return { path, query, segment: testContext().segment, transport, now: new Date() };
};
const errorDocument = (id: string): PageDocument => {
  const { route: _route, ...rest } = testPage([], { id, layout: 'error', seo: { title: `page ${id}` } });
  return rest;
};
const product = testPage([], {
  id: 'product',
  route: { name: 'product', paths: '/p/*', splat: 'alias', access: 'public' },
  seo: { title: 'Tuote' },
  data: { product: { source: 'product', alias: { $bind: 'route.params.alias' } } },
});
const found = { product: { productId: 1, alias: 'v', name: 'V', canonicalUrl: '/p/v' } };

const { addresses } = testShop().services;

function shop(
  pages: PageDocument[] = [product, errorDocument('not-found'), errorDocument('error')],
  overrides: OverrideDocument[] = [],
  layouts: Layout[] = [],
) {
  const reports: string[] = [];
  const storefront = createStorefront({
    pages,
    fragments: {},
    layouts,
    overrides,
    assets: { boot: '/b.js', styles: () => [], preloads: [], modules: () => [] },
    channelId: '1',
    addresses: () => addresses,
    features: [],
    config: noPublicConfig,
    shop: demoProfile,
    delivery: () => null,
    report: code => reports.push(code),
  });
  return { storefront, reports };
}

it.each([
  ['/nothing/here', {}],
  ['/p/gone', {}],
])('returns 404 at %s itself, not storable', async (path, answers) => {
  const { storefront } = shop();
  const outcome = await storefront.render(request(path, answers));
  expect(outcome).toMatchObject({ kind: 'page', status: 404, storable: false });
  expect(outcome.kind === 'page' && outcome.html).toContain('<title>page not-found – ATV Huset</title>');
  expect(outcome.kind === 'page' && outcome.html).toContain('noindex');
});

/** @proves FAULT-110 */
it.each([
  [down, 503],
  [new ApiError('graphql', 'X', 'The shop is unavailable.', { code: 'SERVICE_UNAVAILABLE' }), 503],
  [new Error('bug'), 500],
])('returns the error page for a thrown error: %s %i', async (error, status) => {
  const { storefront, reports } = shop();
  const outcome = await storefront.render(
    request('/p/v', {
      ProductDetail: () => {
        throw error;
      },
    }),
  );
  expect(outcome).toMatchObject({ kind: 'page', status, storable: false });
  expect(outcome.kind === 'page' && outcome.html).toContain('<title>page error – ATV Huset</title>');
  expect(reports).toEqual(['PAGE500']);
});

it('uses the route match of the caller, and finds no page for a path without its parameter', async () => {
  const { storefront } = shop();
  const match = storefront.routes.match('fi', '/p/v');
  const answers = { ProductDetail: () => found };
  expect(await storefront.render({ ...request('/p/v', answers), match })).toMatchObject({ status: 200 });
  expect(await storefront.render({ ...request('/p/v', answers), match: null })).toMatchObject({
    status: 404,
  });
  expect(await storefront.render(request('/p', answers))).toMatchObject({ status: 404 });
});

it('blames the shop only for its own failures', async () => {
  const { storefront } = shop();
  const titleOf = async (status: 400 | 410 | 500) => {
    const outcome = await storefront.errorPage(request('/p/%'), status);
    return outcome.kind === 'page' && /page [a-z-]+/.exec(outcome.html)?.[0];
  };
  expect(await Promise.all([titleOf(400), titleOf(410), titleOf(500)])).toEqual([
    'page not-found',
    'page not-found',
    'page error',
  ]);
});

it('says of what was removed that it is no longer sold', async () => {
  const { storefront } = shop([errorDocument('not-found'), errorDocument('removed')]);
  const outcome = await storefront.errorPage(request('/p/vanha'), 410);
  expect(outcome).toMatchObject({ status: 410, storable: false });
  expect(outcome.kind === 'page' && outcome.html).toContain('page removed');
});

/** @proves FAULT-116 */
it('has an emergency page', async () => {
  const { storefront, reports } = shop([product]);
  const outcome = await storefront.render(request('/p/gone'));
  expect(outcome).toMatchObject({ status: 404, storable: false });
  expect(outcome.kind === 'page' && outcome.html).toContain('Sivua ei saatu näytettyä');
  // Its styles are a file, which needs no data either.
  expect(outcome.kind === 'page' && outcome.html).toContain('href="/offline/offline.css"');
  expect(reports).toEqual(['ERRORPAGE001']);
});

it('redirects to the canonical path without the query, and never to another site (R-ROUTE-8)', async () => {
  const { storefront } = shop();
  const answers = { ProductDetail: () => found };
  expect(await storefront.render(request('/p/vanha/v', answers, { 'utm source': 'a&b' }))).toEqual({
    kind: 'redirect',
    status: 301,
    location: '/p/v',
  });
  expect(await storefront.render(request('/p/v', answers))).toMatchObject({ status: 200, storable: true });
  const hostile = {
    ProductDetail: () => ({ product: { ...found.product, canonicalUrl: '//evil.example' } }),
  };
  expect(await storefront.render(request('/p/v', hostile))).toMatchObject({ kind: 'page', status: 200 });
});

it('renders or streams a page without its menus, not storable', async () => {
  const { storefront, reports } = shop();
  const answers = {
    ProductDetail: () => found,
    MenuAtLocation: () => {
      throw down;
    },
  };
  expect(await storefront.render(request('/p/v', answers))).toMatchObject({ status: 200, storable: false });
  const streamed = await storefront.stream(request('/p/v', answers), 'n');
  expect(streamed).toMatchObject({ status: 200 });
  if ('body' in streamed)
    expect((await streamed.body.toArray()).map(String).join('')).toMatch(/^<!doctype html>[^]*<\/html>$/);
  expect(reports).toEqual(['CHROME001', 'CHROME001']);
});

it('records the query results of a public page for the browser, and none of a personal one', async () => {
  const mine = {
    ...product,
    id: 'mine',
    route: { name: 'mine', paths: '/m/:alias', access: 'customer' },
  } as const;
  const { storefront, reports } = shop([product, mine]);
  const answers = { ProductDetail: () => found };
  const answersOf = async (page: PageRequest) => {
    const { html, storable } = await storefront.pageAnswers(page);
    return [JSON.parse(html), storable];
  };
  expect(await answersOf(request('/p/v', answers))).toEqual([
    [{ id: ProductDetailDocument.id, variables: expect.objectContaining({ alias: 'v' }), data: found }],
    true,
  ]);
  // The browser runs the remaining queries itself, and the server's document has the right status.
  const failing = request('/p/v', {
    ProductDetail: () => {
      throw down;
    },
  });
  expect(await answersOf(failing)).toEqual([[], false]);
  expect(await answersOf(request('/m/v', answers))).toEqual([[], false]);
  expect(await answersOf(request('/nothing', answers))).toEqual([[], false]);
  expect(reports).toEqual([]);
});

const menuItem = (id: string, type: string, url: string | null, children: object[] = []) => ({
  ...{ id, type, label: id, title: null, canonicalUrl: url, order: 0 },
  ...{ hidden: false, targetBlank: false, children },
});

it('leaves the submenus of categories to a fragment, and those without a page of their own in the page', async () => {
  const { storefront, reports } = shop([testPage([], { layout: 'error' })]);
  const items = [
    menuItem('Tyres', 'category', '/c/tyres', [
      menuItem('Mud', 'category', '/c/mud', [menuItem('26', 'category', '/c/26')]),
    ]),
    menuItem('Help', 'custom', '/help', [menuItem('Returns', 'page', '/returns')]),
    menuItem('More', 'category', null, [menuItem('Brands', 'page', '/brands')]),
  ];
  const answers = { MenuAtLocation: () => ({ getMenuAtLocation: { title: 'x', menuItems: items } }) };
  const outcome = await storefront.submenus(request('/', answers));
  expect(outcome).toMatchObject({ status: 200, storable: true });
  const html = outcome.kind === 'page' ? outcome.html : '';
  expect([...html.matchAll(/data-groups-of="(\w+)"/g)].map(([, id]) => id)).toEqual(['Tyres']);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/c/mud', '/c/26']);

  const down503 = await storefront.submenus(
    request('/', {
      MenuAtLocation: () => {
        throw down;
      },
    }),
  );
  expect(down503).toMatchObject({ status: 503, storable: false });
  expect(reports).toEqual(['CHROME001']);
});

it('leaves the panels to a fragment, and asks for the menu of phones with it alone', async () => {
  const frame = { header: 'full', footer: 'none', menuPanel: true, cartPanel: true } as const;
  const { storefront, reports } = shop(
    [testPage([], { layout: 'default' })],
    [],
    [{ format: 1, kind: 'layout', id: 'default', label: 'Default', frame } as Layout],
  );
  const asked = vi.fn(() => ({
    getMenuAtLocation: { title: 'x', menuItems: [menuItem('Tyres', 'category', '/c/tyres', [])] },
  }));
  const ask = () => request('/', { MenuAtLocation: asked });
  const page = await storefront.render(ask());
  const html = page.kind === 'page' ? page.html : '';
  expect(html).not.toContain('data-server-panel');
  expect(html).toContain('"panels":"/panels?to=%2F"');
  expect(asked).toHaveBeenCalledTimes(4);
  const panels = await storefront.panels(ask());
  expect(panels).toMatchObject({ status: 200, storable: true });
  const names = (panels.kind === 'page' ? panels.html : '').matchAll(/<dialog [^>]*data-server-panel=(\w+)/g);
  expect([...names].map(([, name]) => name)).toEqual(['menu', 'cart']);
  expect(asked).toHaveBeenCalledTimes(9);
  const failing = () => {
    throw down;
  };
  const failed = await storefront.panels(request('/', { MenuAtLocation: failing }));
  expect(failed).toMatchObject({ status: 200, storable: false });
  expect(failed.kind === 'page' && failed.html).not.toContain('data-server-panel=menu');
  expect(reports).toEqual(['CHROME001']);
});

it('shows the override to its segment, and the base page to all others', async () => {
  const text = (title: string) => ({
    type: 'text',
    v: 1,
    id: 'words',
    props: { title: { fi: title, sv: title }, body: { fi: '<p>x</p>', sv: '<p>x</p>' } },
  });
  const home = testPage([{ kind: 'container', id: 'first', layout: 'full', widgets: [text('Kaikille')] }], {
    seo: { title: 'Etusivu' },
  });
  const se: OverrideDocument = {
    id: 'home-se',
    extends: 'home',
    context: { market: ['se'] },
    ops: [{ set: { id: 'words', path: 'props.title.fi', value: 'Ruotsiin' } }],
  };
  const { storefront, reports } = shop([home, errorDocument('error')], [se]);
  const titleFor = async (market: string) => {
    const asked = request('/');
    const outcome = await storefront.render({ ...asked, segment: { ...asked.segment, market } });
    return outcome.kind === 'page' ? /<h2[^>]*>(Kaikille|Ruotsiin)</.exec(outcome.html)?.[1] : undefined;
  };
  expect([await titleFor('se'), await titleFor('fi')]).toEqual(['Ruotsiin', 'Kaikille']);
  expect(reports).toEqual([]);
});
