/** The page state sent to the browser. */
import { expect, it } from 'vitest';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testPage,
  testShop,
  testWidget,
} from '../testing-engine.ts';
import { fromPageState, toPageState, toScriptJson } from './serialise-page.ts';

it('contains props and data only of widgets that hydrate', async () => {
  const load = () => Promise.resolve('the data');
  const { services } = testShop({
    box: testWidget({ load }),
    live: testWidget({ type: 'live', hydrate: 'visible', load }),
  });
  const page = await resolveTestPage(testPage([testContainer('c', 'box', 'live')]), testContext(), services);
  const state = JSON.parse(JSON.stringify(toPageState(page))) as ReturnType<typeof toPageState>;
  const [box, live] = state.regions['main']?.[0]?.widgets ?? [];
  expect(box).toEqual({ id: box?.id, type: 'box' });
  expect(live).toMatchObject({ type: 'live', loaded: { state: 'ok', data: 'the data' } });
  const read = fromPageState(state);
  expect(read.regions['main']?.[0]?.widgets).toMatchObject([
    { type: 'box', hydrate: 'never', loaded: { state: 'static' }, props: {} },
    { type: 'live', hydrate: 'visible', loaded: { state: 'ok', data: 'the data' } },
  ]);
  expect(read).toMatchObject({
    id: 'home',
    context: { now: page.context.now },
    head: { title: page.head.title },
  });
});

it('contains only the data that a widget needs to hydrate', async () => {
  const definition = testWidget({
    hydrate: 'visible',
    load: () => Promise.resolve({ count: 2, names: ['a', 'b'] }),
    browserData: (_props, data) => ({ ...(data as object), names: [] }),
  });
  const { services } = testShop({ box: definition });
  const page = await resolveTestPage(testPage([testContainer('c', 'box')]), testContext(), services);
  const state = toPageState(page, () => definition);
  expect(state.regions['main']?.[0]?.widgets).toMatchObject([
    { loaded: { state: 'ok', data: { count: 2, names: [] } } },
  ]);
});

it('leaves out the usual shape of containers and places, and restores it', async () => {
  const { services } = testShop({
    live: testWidget({ type: 'live', hydrate: 'visible', load: () => Promise.resolve('the data') }),
  });
  const containers = [
    testContainer('a', 'live'),
    { ...testContainer('b', 'live'), layout: 'half' as const, mobile: 'slider' as const },
  ];
  const page = await resolveTestPage(testPage(containers), testContext(), services);
  const state = JSON.parse(JSON.stringify(toPageState(page))) as ReturnType<typeof toPageState>;
  const [first, second] = state.regions['main'] ?? [];
  expect(Object.keys(first ?? {})).toEqual(['id', 'widgets']);
  expect(second).toMatchObject({ layout: 'half', mobile: 'slider' });
  const shapesOf = ({ regions }: typeof page) =>
    regions['main']?.map(({ id, layout, design, mobile, widgets }) => ({
      ...{ id, layout, design, mobile },
      places: widgets.map(({ place }) => place),
    }));
  expect(shapesOf(fromPageState(state))).toMatchObject(shapesOf(page) ?? []);
});

it('is inert inside a script element, and parses to the same value', () => {
  const hostile = { a: '</script><script>alert(1)</script><!-- \u2028 \u2029 ${x}', '<b>': 1 };
  const text = toScriptJson(hostile);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(hostile);
});
