/** Resolves a page document and a context to a loaded tree. */

import { expect, it, vi } from 'vitest';
import { NotFound } from '#kernel/absence.ts';
import { namelessShop } from '#kernel/shop-facts.ts';
import type { AnyWidget } from '../definition/contract.ts';
import { createDocumentHead } from '../head/document-head.ts';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testPage,
  testShop,
  testWidget,
} from '../testing-engine.ts';

const picture = testWidget({ type: 'picture', hasPicture: true });
const cms = testWidget({ type: 'box', fromCms: configuration => configuration });
const answer = (configuration = '{}', partial = false) => ({
  meta: { title: 'CMS title', description: '' },
  tags: [],
  partial,
  containers: [
    {
      id: '7',
      layout: 'half',
      design: 'contained-dark',
      responsiveMode: 'COLLAPSE',
      widgets: [{ id: 'w', name: 'box', configuration, images: [] }],
    },
  ],
});
const area = { kind: 'area', id: 'front', family: 'F', areaName: 'A' } as const;

it('loads equal sources once, and binds their data', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'Vinssi' }));
  const { services } = testShop(
    { box: testWidget() },
    { sources: { product: { load, canonical: () => '/p/k%C3%A4rry' } } },
  );
  const container = testContainer('c', 'box');
  const [widget] = container.widgets;
  if (widget) widget.props = { text: { $bind: 'data.b.name' } };
  const page = await resolveTestPage(
    testPage([container], {
      data: { a: { source: 'product', alias: 'x' }, b: { source: 'product', alias: 'x' } },
    }),
    testContext(),
    services,
  );
  expect(load).toHaveBeenCalledTimes(1);
  expect(page.regions.main?.[0]?.widgets[0]?.props).toEqual({ text: 'Vinssi' });
  expect(page.canonicalPath).toBe('/p/kärry');
});

it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/x', ''])(
  'never uses %j as the canonical path',
  async href => {
    const { services } = testShop(
      {},
      { sources: { product: { load: () => Promise.resolve({}), canonical: () => href } } },
    );
    const page = await resolveTestPage(
      testPage([], { data: { a: { source: 'product' } } }),
      testContext(),
      services,
    );
    expect(page.canonicalPath).toBeUndefined();
  },
);

it('returns the failure of a widget as its state, and marks the page partial', async () => {
  const broken = testWidget({ type: 'broken', load: () => Promise.reject(new Error('bang')) });
  const { services, reports } = testShop({ broken, box: testWidget() });
  const page = await resolveTestPage(
    testPage([testContainer('c', 'broken', 'box')]),
    testContext(),
    services,
  );
  expect(page.regions.main?.[0]?.widgets.map(widget => widget.loaded.state)).toEqual(['failed', 'static']);
  expect(page.partial).toBe(true);
  expect(reports).toEqual(['WIDGET001']);
});

it('rejects with the error of a critical widget', async () => {
  const critical = testWidget({
    type: 'critical',
    critical: true,
    load: () => Promise.reject(new NotFound('no')),
  });
  await expect(
    resolveTestPage(
      testPage([testContainer('c', 'critical')]),
      testContext(),
      testShop({ critical }).services,
    ),
  ).rejects.toThrow(NotFound);
});

it('removes missing and empty widgets, and containers that become empty', async () => {
  const gone = testWidget({ type: 'gone', load: () => Promise.reject(new NotFound('no')) });
  const empty = testWidget({ type: 'empty', isEmpty: () => true });
  const { services } = testShop({ gone, empty, box: testWidget() });
  const page = await resolveTestPage(
    testPage([testContainer('a', 'gone', 'empty'), testContainer('b', 'box', 'gone')]),
    testContext(),
    services,
  );
  expect(page.regions.main?.map(({ id, widgets }) => [id, widgets.length])).toEqual([['b', 1]]);
  expect(page.partial).toBe(false);
});

it('gives the first visible image of each device the highest priority', async () => {
  const empty = testWidget({ type: 'empty', hasPicture: true, isEmpty: () => true });
  const { services } = testShop({ picture, empty, box: testWidget() });
  const phone = { ...testContainer('p', 'picture'), when: { viewport: ['phone'] } };
  const page = await resolveTestPage(
    testPage([], {
      regions: {
        main: [
          testContainer('e', 'empty', 'box'),
          phone,
          testContainer('c', 'picture', 'picture', 'picture', 'picture'),
        ],
        aside: [testContainer('s', 'picture')],
      },
    }),
    testContext(),
    services,
  );
  const priorities = (name: string) =>
    page.regions[name]?.flatMap(({ widgets }) => widgets.map(widget => widget.place.priority));
  expect(priorities('main')).toEqual(['lazy', 'high', 'high', 'eager', 'eager', 'lazy']);
  expect(priorities('aside')).toEqual(['lazy']);
  expect(page.regions.main?.map(container => container.only)).toEqual([undefined, 'phone', undefined]);
  const shownOn = page.regions.main?.map(({ widgets }) => widgets[0]?.place.only);
  expect(shownOn).toEqual([undefined, 'phone', undefined]);
});

it('shows widgets, areas and fragments only on the devices of their rule', async () => {
  const { services } = testShop({ box: cms }, { area: () => Promise.resolve(answer()) });
  const when = { viewport: ['phone'] };
  const container = testContainer('w', 'box');
  const [widget] = container.widgets;
  if (widget) widget.when = { not: when };
  const page = await resolveTestPage(
    testPage([container, { ...area, when }, { kind: 'fragment', id: 'one', ref: 'f', when }]),
    testContext(),
    services,
    { fragments: { f: { kind: 'fragment-file', id: 'f', containers: [testContainer('c', 'box')] } } },
  );
  expect(page.regions.main?.[0]?.widgets[0]?.only).toBe('computer');
  expect(page.regions.main?.slice(1).map(({ only }) => only)).toEqual(['phone', 'phone']);
});

it('shows no hidden widgets, containers, areas and fragments, and asks for none of their data', async () => {
  const asked: string[] = [];
  const load = () => {
    asked.push('area');
    return Promise.resolve(answer());
  };
  const { services } = testShop({ box: cms }, { area: load });
  const [open, shut] = [testContainer('open', 'box', 'box'), testContainer('shut', 'box')];
  const [widget] = open.widgets;
  if (widget) widget.hidden = true;
  const fragment = { kind: 'fragment', id: 'one', ref: 'f' } as const;
  const page = await resolveTestPage(
    testPage([open, { ...shut, hidden: true }, { ...area, hidden: true }, { ...fragment, hidden: true }]),
    testContext(),
    services,
    { fragments: { f: { kind: 'fragment-file', id: 'f', containers: [testContainer('c', 'box')] } } },
  );
  expect(page.regions.main?.map(({ id, widgets }) => [id, widgets.length])).toEqual([['open', 1]]);
  expect(asked).toEqual([]);
});

it('keeps ids unique when a fragment is used twice', async () => {
  const { services } = testShop({ box: testWidget() });
  const page = await resolveTestPage(
    testPage([
      { kind: 'fragment', id: 'one', ref: 'f' },
      { kind: 'fragment', id: 'two', ref: 'f' },
    ]),
    testContext(),
    services,
    { fragments: { f: { kind: 'fragment-file', id: 'f', containers: [testContainer('c', 'box')] } } },
  );
  expect(page.regions.main?.flatMap(({ widgets }) => widgets.map(({ id }) => id))).toEqual([
    'one/c-box-0',
    'two/c-box-0',
  ]);
});

it('drops excluded widgets, defers undecided ones, and expires when a time rule changes', async () => {
  const { services } = testShop({ box: testWidget() });
  const until = '2026-07-01T00:00:00Z';
  const page = await resolveTestPage(
    testPage([
      { ...testContainer('a', 'box'), when: { until } },
      { ...testContainer('b', 'box'), when: { market: ['no'] } },
      { ...testContainer('c', 'box'), when: { cart: 'filled' } },
    ]),
    testContext(),
    services,
  );
  const states = page.regions.main?.map(({ id, widgets }) => [id, widgets[0]?.loaded]);
  expect(states).toEqual([
    ['a', { state: 'static' }],
    ['c', { state: 'deferred', when: { cart: 'filled' } }],
  ]);
  expect(page.expiresAt).toEqual(new Date(until));
});

it('converts an area: layouts, designs, the slider on phones, and prefixed ids', async () => {
  const { services } = testShop(
    { box: cms },
    { area: () => Promise.resolve(answer('{"active":true,"a":1}')) },
  );
  const page = await resolveTestPage(testPage([{ ...area, required: true }]), testContext(), services);
  expect(page.regions.main).toMatchObject([
    {
      id: 'front/7',
      layout: 'half',
      design: 'contained',
      mobile: 'slider',
      widgets: [{ id: 'front/7/w', props: { a: 1 } }],
    },
  ]);
  expect(page.head.title).toBe('CMS title – common.shopName');
});

it('takes no title from an optional area', async () => {
  const { services } = testShop({ box: cms }, { area: () => Promise.resolve(answer()) });
  expect((await resolveTestPage(testPage([area]), testContext(), services)).head.title).toBe(
    'seo.default.title – common.shopName',
  );
});

it.each<[string, Partial<AnyWidget>, string, string[]]>([
  ['not JSON', {}, '{', ['CMS001']],
  ['a list', {}, '[]', ['CMS001']],
  ['null', {}, 'null', ['CMS001']],
  ['switched off', {}, '{"active":false}', []],
  ['hidden by the adapter', { fromCms: () => null }, '{}', []],
  [
    'an adapter that throws',
    {
      fromCms: () => {
        throw new Error('bang');
      },
    },
    '{}',
    ['CMS004'],
  ],
  ['a widget without adapter', { fromCms: undefined as never }, '{}', ['CMS003']],
])('drops only the invalid widget: %s', async (_, changes, configuration, codes) => {
  const { services, reports } = testShop(
    { box: { ...cms, ...changes } },
    { area: () => Promise.resolve(answer(configuration)) },
  );
  const page = await resolveTestPage(testPage([area]), testContext(), services);
  expect(page.regions.main).toEqual([]);
  expect(reports).toEqual(codes);
});

it('shows in a draft which widget was dropped, and why', async () => {
  const { services, reports } = testShop({ box: cms }, { area: () => Promise.resolve(answer('{')) });
  const page = await resolveTestPage(testPage([{ ...area, preview: true }]), testContext(), services);
  expect(page.regions.main?.[0]?.widgets).toMatchObject([
    { id: 'front/7/w', hydrate: 'never', loaded: { state: 'failed', why: { code: 'CMS001' } } },
  ]);
  expect(reports).toEqual(['CMS001']);
});

it('marks the page partial when the phone response of an area is missing', async () => {
  const { services } = testShop({ box: cms }, { area: () => Promise.resolve(answer('{}', true)) });
  expect((await resolveTestPage(testPage([area]), testContext(), services)).partial).toBe(true);
});

it('shows the fallback of a failed or unknown area, and rejects when the area is required', async () => {
  const failing = testShop({ box: testWidget() }, { area: () => Promise.reject(new Error('down')) });
  const unknown = testShop({ box: testWidget() });
  const node = { ...area, fallback: [testContainer('f', 'box')] };
  const failed = await resolveTestPage(testPage([node]), testContext(), failing.services);
  expect([failed.regions.main?.[0]?.id, failed.partial, failing.reports]).toEqual([
    'front/f',
    true,
    ['CMS000'],
  ]);
  const missing = await resolveTestPage(testPage([node]), testContext(), unknown.services);
  expect([missing.regions.main?.[0]?.id, missing.partial]).toEqual(['front/f', false]);
  const required = testPage([{ ...node, required: true }]);
  await expect(resolveTestPage(required, testContext(), failing.services)).rejects.toThrow('down');
  await expect(resolveTestPage(required, testContext(), unknown.services)).rejects.toThrow(NotFound);
});

it('migrates older instances, and drops newer ones and those without a working migration', async () => {
  const step = testWidget({
    type: 'old',
    version: 2,
    migrations: [({ props, ...rest }) => ({ ...rest, props: { ...props, moved: true } })],
  });
  const broken = testWidget({
    type: 'broken',
    version: 2,
    migrations: [
      () => {
        throw new Error('bang');
      },
    ],
  });
  const { services, reports } = testShop({
    old: step,
    missing: testWidget({ version: 3, type: 'missing' }),
    broken,
    newer: testWidget({ version: 0, type: 'newer' }),
  });
  const page = await resolveTestPage(
    testPage([testContainer('c', 'old', 'missing', 'broken', 'newer', 'unknown')]),
    testContext(),
    services,
  );
  expect(page.regions.main?.[0]?.widgets.map(({ props }) => props)).toEqual([{ moved: true }]);
  expect(reports.toSorted()).toEqual(['MIG001', 'MIG002', 'MIG003', 'PAGE003']);
});

it('writes the head: canonical address with page query, one alternate per language, absolute image URLs', async () => {
  const { services } = testShop(
    {},
    {
      documentHead: createDocumentHead({
        Bad: () => {
          throw new Error('bang');
        },
        Good: () => ({ a: 1 }),
      }),
    },
  );
  const seo = { title: 'T', image: '/i.jpg', canonicalQuery: ['page'], jsonLd: ['Bad', 'Good'] };
  const context = testContext({ path: '/hae?x#y/', query: { page: '2', utm: 'z' } });
  const { head } = await resolveTestPage(testPage([], { seo }), context, services);
  expect(head).toMatchObject({
    title: 'T – common.shopName',
    canonical: 'https://shop.example/hae%3Fx%23y?page=2',
    image: 'https://shop.example/i.jpg',
    jsonLd: [{ a: 1 }],
  });
  expect(head.alternates.map(({ href }) => href)).toEqual([
    'https://shop.example/',
    'https://shop.example/sv',
    'https://shop.example/en',
  ]);
  expect(head.hreflang?.map(({ code, href }) => `${code} ${href}`)).toEqual([
    'fi https://shop.example/?page=2',
    'sv https://shop.example/sv?page=2',
    'en https://shop.example/en?page=2',
    'x-default https://shop.example/?page=2',
  ]);
});

it.each([
  ['/images/product/800f800/a.svg', 'https://shop.example/images/product/800f800/a.svg'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['hero winter.svg', 'https://shop.example/images/pagewidget/1000w/hero%20winter.svg'],
  [undefined, 'https://shop.example/icons/icon-512.png'],
])('uses image %s for social media', async (image, expected) => {
  const { services } = testShop();
  const seo = image === undefined ? {} : { image };
  const { head } = await resolveTestPage(testPage([], { seo }), testContext(), services);
  expect(head.image).toBe(expected);
});

it('shares the picture with the name of the demo shop in that shop alone', async () => {
  const { services } = testShop();
  const context = testContext();
  const demo = { ...context, config: { ...context.config, shop: { ...namelessShop, isDemo: true } } };
  const { head } = await resolveTestPage(testPage([], {}), demo, services);
  expect(head.image).toBe('https://shop.example/icons/social.png');
});

it.each([
  ['Vinssit', 'Vinssit – ATV Huset'],
  ['Vinssit | ATV Huset', 'Vinssit | ATV Huset'],
])('contains the shop name once in the title "%s"', async (title, expected) => {
  const { services } = testShop({}, { message: () => 'ATV Huset' });
  const { head } = await resolveTestPage(testPage([], { seo: { title } }), testContext(), services);
  expect(head.title).toBe(expected);
});

it('combines the rule of a fragment or an area with the rules inside it', async () => {
  const area = {
    meta: { title: '', description: '' },
    tags: [],
    containers: [
      {
        id: '7',
        layout: 'full',
        design: 'default',
        responsiveMode: 'stack',
        widgets: [{ id: '9', name: 'box', configuration: '{}', images: [] }],
      },
    ],
  };
  const fragment = testContainer('c', 'box');
  const [instance] = fragment.widgets;
  if (instance) instance.when = { auth: 'customer' };
  const { services } = testShop(
    { box: testWidget({ fromCms: () => ({}) }) },
    { area: () => Promise.resolve(area as never) },
  );
  const page = await resolveTestPage(
    testPage([
      { kind: 'fragment', id: 'one', ref: 'f', when: { cart: 'filled' } },
      { kind: 'area', id: 'two', family: 'x', areaName: 'y', when: { vehicle: 'any' } },
    ]),
    testContext(),
    services,
    { fragments: { f: { kind: 'fragment-file', id: 'f', containers: [fragment] } } },
  );
  expect(page.regions.main?.map(({ widgets }) => widgets[0]?.loaded)).toEqual([
    { state: 'deferred', when: { all: [{ cart: 'filled' }, { auth: 'customer' }] } },
    { state: 'deferred', when: { vehicle: 'any' } },
  ]);
});

it('combines the rules of nested fragments', async () => {
  const { services } = testShop({ box: testWidget() });
  const page = await resolveTestPage(
    testPage([{ kind: 'fragment', id: 'all', ref: 'g', when: { cart: 'filled' } }]),
    testContext(),
    services,
    {
      fragments: {
        f: { kind: 'fragment-file', id: 'f', containers: [testContainer('c', 'box')] },
        g: {
          kind: 'fragment-file',
          id: 'g',
          containers: [
            { kind: 'fragment', id: 'in', ref: 'f', when: { vehicle: 'any' } },
            { kind: 'fragment', id: 'never', ref: 'f', when: { market: ['no'] } },
            { kind: 'fragment', id: 'phone', ref: 'f', when: { viewport: ['phone'] } },
          ],
        },
      },
    },
  );
  expect(page.regions.main?.map(({ id, only, widgets }) => [id, only, widgets[0]?.loaded])).toEqual([
    ['all/in/c', undefined, { state: 'deferred', when: { all: [{ cart: 'filled' }, { vehicle: 'any' }] } }],
    ['all/phone/c', 'phone', { state: 'deferred', when: { cart: 'filled' } }],
  ]);
});

it('resolves a default like an authored value: a named link becomes a localised path', async () => {
  const { services } = testShop(
    { box: testWidget() },
    { fields: () => ({ version: 1, defaults: { href: 'page:checkout' }, link: ['href'] }) },
  );
  const sv = testContext({ segment: { ...testContext().segment, locale: 'sv' } });
  const page = await resolveTestPage(testPage([testContainer('c', 'box')]), sv, services);
  expect(page.regions.main?.[0]?.widgets[0]?.props).toEqual({ href: '/sv/kassan' });
});
