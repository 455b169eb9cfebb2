/** A page that is edited shows what resolving it anew would show, and keeps what has not changed. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NotFound } from '#kernel/absence.ts';
import type { WidgetInstance } from '../definition/contract.ts';
import type { ContainerNode, PageDocument } from '../definition/page-document.ts';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testLocalised,
  testPage,
  testShop,
  testWidget,
} from '../testing-engine.ts';
import { createNodeResolver } from './resolve-node.ts';

let loads: string[] = [];
const shop = testShop({
  text: testWidget({ type: 'text', isEmpty: ({ title }) => title === '' }),
  picture: testWidget({ type: 'picture', hasPicture: true }),
  list: testWidget({
    type: 'list',
    hasPicture: true,
    load: (_context, { category }) => {
      loads.push(String(category));
      if (category === 'missing') return Promise.reject(new NotFound('No such category'));
      if (category === 'broken') return Promise.reject(new Error('The shop does not answer'));
      return Promise.resolve([`products of ${String(category)}`]);
    },
  }),
});
const context = testContext();

const widgets = fc.record({
  type: fc.constantFrom('text', 'picture', 'list', 'unknown'),
  title: fc.constantFrom('', 'Winter', 'Summer'),
  category: fc.constantFrom('winches', 'tyres', 'missing', 'broken'),
  isForSweden: fc.boolean(),
});
const rows = fc.array(
  fc.record({
    layout: fc.constantFrom<ContainerNode['layout'][]>('full', 'half', 'third'),
    widgets: fc.array(widgets, { maxLength: 3 }),
  }),
  { maxLength: 4 },
);

/** A page in which nodes that are equal to those of the page before are the same objects. */
function pageOf(model: typeof rows extends fc.Arbitrary<infer Row> ? Row : never, before?: PageDocument) {
  const earlier = new Map<string, WidgetInstance>();
  for (const node of before?.regions['main'] ?? [])
    if (node.kind === 'container') for (const widget of node.widgets) earlier.set(widget.id, widget);
  return testPage(
    model.map((row, at) => ({
      kind: 'container',
      id: `row-${at}`,
      layout: row.layout,
      widgets: row.widgets.map(({ type, isForSweden, ...props }, index) => {
        const next: WidgetInstance = {
          ...{ type, v: 1, id: `w-${at}-${index}`, props },
          ...(isForSweden ? { when: { market: ['se'] } } : {}),
        };
        const known = earlier.get(next.id);
        return known && JSON.stringify(known) === JSON.stringify(next) ? known : next;
      }),
    })),
  );
}

it('shows after every change what resolving the page anew shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rows, { minLength: 2, maxLength: 5 }), async models => {
      const resolver = createNodeResolver(context, shop.services);
      let page: PageDocument | undefined;
      for (const model of models) {
        page = pageOf(model, page);
        await resolver.resolve(testLocalised(page), true);
        const { regions, isStale } = await resolver.resolve(testLocalised(page));
        expect(isStale).toBe(false);
        expect(regions).toEqual((await resolveTestPage(page, context, shop.services)).regions);
      }
    }),
  );
});

const withTitle = (page: PageDocument, title: string): PageDocument => change(page, { title });
function change(page: PageDocument, props: Record<string, unknown>): PageDocument {
  const [first, ...others] = page.regions['main'] ?? [];
  if (first?.kind !== 'container') throw new Error('The page begins with a container');
  const [widget, ...siblings] = first.widgets;
  if (!widget) throw new Error('The container has a widget');
  const next = { ...widget, props: { ...widget.props, ...props } };
  return { ...page, regions: { main: [{ ...first, widgets: [next, ...siblings] }, ...others] } };
}

it('keeps the objects of everything that has not changed', async () => {
  const resolver = createNodeResolver(context, shop.services);
  const page = testPage([testContainer('a', 'text', 'picture'), testContainer('b', 'list')]);
  const before = (await resolver.resolve(testLocalised(page))).regions['main'] ?? [];
  const after = (await resolver.resolve(testLocalised(withTitle(page, 'Summer')))).regions['main'] ?? [];
  expect(after[0]?.widgets[0]?.props).toEqual({ title: 'Summer' });
  expect(after[0]?.widgets[1]).toBe(before[0]?.widgets[1]);
  expect(after[1]).toBe(before[1]);
});

it('loads a widget again only for a prop that its load reads', async () => {
  const resolver = createNodeResolver(context, shop.services);
  const page = testPage([testContainer('a', 'list')]);
  loads = [];
  await resolver.resolve(testLocalised(change(page, { category: 'tyres' })));
  await resolver.resolve(testLocalised(change(page, { category: 'tyres', title: 'Tyres' })));
  expect(loads).toEqual(['tyres']);
});

it('shows the earlier data until the new data may be loaded', async () => {
  const resolver = createNodeResolver(context, shop.services);
  const page = testPage([testContainer('a', 'list')]);
  await resolver.resolve(testLocalised(change(page, { category: 'tyres' })));
  loads = [];
  const winches = change(page, { category: 'winches' });
  const quick = await resolver.resolve(testLocalised(winches), true);
  expect(quick.isStale).toBe(true);
  expect(quick.regions['main']?.[0]?.widgets[0]).toMatchObject({
    props: { category: 'winches' },
    loaded: { data: ['products of tyres'] },
  });
  expect(loads).toEqual([]);
  const settled = await resolver.resolve(testLocalised(winches));
  expect(settled.regions['main']?.[0]?.widgets[0]?.loaded).toEqual({
    state: 'ok',
    data: ['products of winches'],
  });
});
