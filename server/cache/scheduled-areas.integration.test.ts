/** Rows, areas and pages begin and end at their moment in every cache, though nothing announces them (R-STUDIO-244). */
import { expect, it } from 'vitest';
import { createApi } from '#api/create-api.ts';
import type { Segment } from '#kernel/segment.ts';
import { publicCaller } from '#server/commerce/commerce.ts';
import { createInProcessCommerce } from '#server/commerce/in-process-commerce.ts';
import { persistedDocument } from '#server/commerce/joined-documents.ts';
import { transportOf } from '#server/commerce/transport.ts';
import { createEdgeHeaders } from '#server/edge/edge-headers.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { aCollection, aMenu, type CollectionInput } from '#tests/support/worlds/content-world.ts';
import { createCaches } from './create-caches.ts';

const START = Date.parse('2026-12-01T00:00:00Z');
const after = (ms: number) => new Date(START + ms).toISOString();
const segment: Segment = { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true };

const area = (id: number, more: Partial<CollectionInput> = {}): CollectionInput => ({
  ...{ id, family: 'Front', area: 'Top', containers: [{ id }] },
  ...more,
});

/** A shop whose clock stands still unless the test moves it, behind an edge that hears of changes. */
async function shopWith(collections: readonly CollectionInput[]) {
  const state = { now: START };
  const { backend } = await createTestBackend(
    async world => {
      for (const each of collections) await aCollection(world, each);
      await aMenu(world, 'main', [{ id: 'a', type: 'page', value: 'talvi', label: { 'fi-FI': 'Talvi' } }]);
    },
    { now: () => new Date(state.now), api: { documentOf: id => persistedDocument(id)?.text } },
  );
  const caches = createCaches({
    commerce: createInProcessCommerce(backend),
    now: () => state.now,
    onError: () => undefined,
  });
  const edge = createEdgeHeaders({
    config: { edge: 'varnish', edgeSeconds: 3600 },
    hearsChanges: () => true,
    scopesOf: () => [],
  });
  let renders = 0;

  /** What a page shows, and for how many seconds the edge may store it. */
  async function show(asked: { alias: string } | { family: string; areaName: string }) {
    const served = await caches.pages.serve(JSON.stringify(asked), {
      isCurrent: () => true,
      async render(dependencies) {
        renders += 1;
        const apiOf = (used: typeof dependencies) =>
          createApi({
            transport: transportOf(caches.queries.commerce(used), publicCaller('test')),
            ...{ segment, channelId: '1|fi', origin: 'http://shop.test' },
          });
        const menus = await caches.layouts.menus(
          'fi',
          async used => {
            const menu = await apiOf(used).content.menu('main');
            const list = { title: '', items: [] };
            return { navigation: menu?.items ?? [], topBar: [], footerFirst: list, footerSecond: list };
          },
          dependencies,
        );
        const found = await apiOf(dependencies).content.area(asked);
        const html = JSON.stringify({
          rows: found?.containers.map(({ id }) => id) ?? null,
          links: menus.navigation.map(({ label }) => label),
        });
        return { kind: 'page', status: 200, html, tags: [], storable: true };
      },
    });
    if (!('page' in served)) throw new Error('the page was not stored');
    const life = edge.of(served.page, state.now, false)['surrogate-control'];
    return {
      ...(JSON.parse(served.page.body.toString()) as { rows: string[] | null; links: string[] }),
      edgeSeconds: life ? Number(life.split('=')[1]) : null,
    };
  }
  return { state, show, rendered: () => renders };
}

const front = { family: 'Front', areaName: 'Top' };

it('shows a row from its first moment until its last one, in results, pages and at the edge', async () => {
  const containers = [{ id: 1 }, { id: 2, from: after(20_000), until: after(25_000) }];
  const { state, show, rendered } = await shopWith([area(1, { containers })]);
  expect(await show(front)).toMatchObject({ rows: ['1'], edgeSeconds: 20 });
  state.now = START + 19_999;
  expect([(await show(front)).rows, rendered()]).toEqual([['1'], 1]);
  // No visitor gets the old page, not even while the next one is made.
  state.now = START + 20_000;
  expect(await show(front)).toMatchObject({ rows: ['1', '2'], edgeSeconds: null });
  state.now = START + 24_999;
  expect([(await show(front)).rows, rendered()]).toEqual([['1', '2'], 2]);
  state.now = START + 25_000;
  expect(await show(front)).toMatchObject({ rows: ['1'], edgeSeconds: 3600 });
});

it('lets an area that begins take the place of another, and gives it back', async () => {
  const campaign = area(2, {
    from: after(15_000),
    to: after(20_000),
    filters: [{ key: 'CustomerType', value: 'PERSON' }],
  });
  const { state, show } = await shopWith([area(1), campaign]);
  expect(await show(front)).toMatchObject({ rows: ['1'], edgeSeconds: 15 });
  state.now = START + 15_000;
  expect(await show(front)).toMatchObject({ rows: ['2'] });
  state.now = START + 20_000;
  expect(await show(front)).toMatchObject({ rows: ['1'], edgeSeconds: 3600 });
});

it('opens and closes an information page, and links to it from menus as long', async () => {
  const page = { id: 3, containers: [{ id: 3 }], aliases: { 'fi-FI': 'talvi' } };
  const { state, show } = await shopWith([area(1), { ...page, from: after(15_000), to: after(20_000) }]);
  const alias = { alias: 'talvi' };
  expect(await show(alias)).toMatchObject({ rows: null, links: [], edgeSeconds: 15 });
  expect(await show(front)).toMatchObject({ links: [], edgeSeconds: 15 });
  state.now = START + 15_000;
  expect(await show(alias)).toMatchObject({ rows: ['3'], links: ['Talvi'] });
  expect(await show(front)).toMatchObject({ links: ['Talvi'] });
  state.now = START + 20_000;
  expect(await show(alias)).toMatchObject({ rows: null, links: [], edgeSeconds: 3600 });
  expect(await show(front)).toMatchObject({ links: [], edgeSeconds: 3600 });
});

it('is not ended by a draft, or by what is over', async () => {
  const draft = area(2, { draft: true, from: after(15_000) });
  const { show } = await shopWith([area(1, { from: after(-1) }), draft]);
  expect(await show(front)).toMatchObject({ rows: ['1'], edgeSeconds: 3600 });
});
