/** The figures of a part say nothing of an experiment before its result does (R-STUDIO-229). */
import { expect, it } from 'vitest';
import type { Bodies } from '#backend/index.ts';
import type { DocumentFigures } from '#studio-api/figures.ts';
import { experimentEndpoints } from './experiment-endpoints.ts';
import { insightEndpoints } from './insight-endpoints.ts';

const widget = (id: string, arm?: string) => ({
  ...{ type: 'banner', v: 2, id, props: {} },
  ...(arm ? { experiment: { name: 'try', arm } } : {}),
});
const page = {
  ...{ kind: 'page', id: 'home', label: 'Home' },
  experiments: {
    try: {
      arms: [
        { id: 'a', weight: 50 },
        { id: 'b', weight: 50 },
      ],
      ...{ goal: 'pressed', change: 20, visitors: 1_000 },
    },
  },
  regions: {
    main: [
      {
        kind: 'container',
        id: 'row',
        widgets: [widget('hero', 'a'), widget('hero-2', 'b'), widget('plain')],
      },
      { kind: 'container', id: 'row-2', experiment: { name: 'try', arm: 'b' }, widgets: [widget('within')] },
    ],
  },
};
const sums = ['', 'hero', 'hero-2', 'within', 'plain'].map(nodeId => ({
  ...{ documentId: 'page:home', nodeId, type: 'banner', page: 'home' },
  ...{ shown: 500, pressed: 50, productViews: 0, carts: 0, orders: 0, values: {} },
}));
const armDay = (arm: string, shown: number) => ({
  ...{ day: '2026-11-03', arm: `try/${arm}`, shown },
  ...{ pressed: 0, productViews: 0, carts: 0, orders: 0, values: {} },
});

const bodies = new Map([['page:home', page]]) as unknown as Bodies;
const override = (id: string, parent: string, market: string, ops: object[]) => ({
  ...{ kind: 'override', id, extends: parent, ops },
  context: { market: [market] },
});
const endpointsWith = (visitors: number, served: Bodies = bodies) => {
  const ports = {
    figures: {
      around: () => Promise.resolve(sums),
      views: (since: string) => Promise.resolve(new Map([['home', since === '2026-11-03' ? 500 : 0]])),
      ofArms: () => Promise.resolve([armDay('a', visitors), armDay('b', visitors)]),
    },
    documents: { served: () => Promise.resolve(served) },
    timeZone: () => 'Europe/Helsinki',
    now: () => new Date('2026-11-30T12:00:00Z'),
  } as unknown as Parameters<typeof insightEndpoints>[0];
  return [...insightEndpoints(ports), ...experimentEndpoints(ports)];
};
function ask(visitors: number, path: string, query = ''): unknown {
  const endpoint = endpointsWith(visitors).find(each => each.path === path);
  const call = { param: () => 'page:home', query: new URLSearchParams(query) };
  return endpoint?.handler(call as never);
}

it('leaves out what visitors do with the versions until the result is there', async () => {
  const figures = (await ask(999, '/api/insights/:id')) as DocumentFigures;
  expect(figures.pages[0]?.parts.map(({ nodeId }) => nodeId)).toEqual(['', 'plain']);
  expect(figures.pages[0]).toMatchObject({ views: 500, median: null });
  expect(figures.pages[0]?.inExperiment).toEqual(['hero', 'hero-2', 'row-2', 'within']);
  expect(await ask(999, '/api/experiments/:id/rates', 'part=hero-2')).toMatchObject({
    shown: 0,
    rates: { pressed: 0 },
  });
});

it('says how often each page was viewed in the last weeks', async () => {
  expect(await ask(0, '/api/page-views')).toEqual({ days: 28, views: { 'page:home': 500 } });
});

it('names the markets that see a part otherwise before an experiment of it begins', async () => {
  const hide = [{ hide: 'plain' }];
  const served = new Map<string, unknown>([
    ...bodies,
    ['override:home-se', override('home-se', 'home', 'se', hide)],
    [
      'override:home-dk',
      override('home-dk', 'home-se', 'dk', [{ set: { id: 'plain', path: 'props.title' } }]),
    ],
    ['override:home-no', override('home-no', 'home', 'no', [{ hide: 'hero' }])],
    ['override:other-se', override('other-se', 'other', 'se', hide)],
  ]) as unknown as Bodies;
  const endpoint = endpointsWith(0, served).find(({ path }) => path === '/api/experiments/:id/rates');
  const call = { param: () => 'page:home', query: new URLSearchParams('part=row&part=plain') };
  expect(await endpoint?.handler(call as never)).toMatchObject({
    changedFor: [{ markets: ['se'] }, { markets: ['dk'] }],
  });
});

it('has them with the result', async () => {
  const figures = (await ask(1_000, '/api/insights/:id')) as DocumentFigures;
  expect(figures.pages[0]?.parts).toHaveLength(5);
  expect(figures.pages[0]?.inExperiment).toEqual([]);
});
