/** Scheduled content begins at its moment in every cache, without an announcement (R-STUDIO-95). */
import { expect, it, vi } from 'vitest';
import { type CommerceRequest, publicCaller } from '#server/commerce/commerce.ts';
import { createCaches } from './create-caches.ts';

const BEGINS_AT = 1_000_000;
const menu: CommerceRequest = {
  documentId: 'menu',
  operationName: 'Menu',
  variables: {},
  caller: publicCaller('r1'),
  readOnly: true,
};

/** A shop whose menu is another one from that moment. */
function shop() {
  const state = { now: BEGINS_AT - 10, isAway: false };
  const now = () => state.now;
  const shown = () => (now() < BEGINS_AT ? 'autumn' : 'winter');
  const caches = createCaches({
    commerce: {
      async execute() {
        if (state.isAway) throw new Error('the database is away');
        return { data: { name: shown() } };
      },
    },
    now,
    scheduled: () => [{ at: new Date(BEGINS_AT) }],
    onError: () => undefined,
  });
  const ask = async () => (await caches.queries.commerce().execute(menu)).data;
  return { state, caches, ask };
}

it('answers a query anew from that moment', async () => {
  const { state, ask } = shop();
  expect(await ask()).toEqual({ name: 'autumn' });
  state.now = BEGINS_AT - 1;
  expect(await ask()).toEqual({ name: 'autumn' });
  state.now = BEGINS_AT;
  expect(await ask()).toEqual({ name: 'winter' });
  state.now = BEGINS_AT + 1_000;
  state.isAway = true;
  // What was read since is kept as long as ever.
  expect(await ask()).toEqual({ name: 'winter' });
});

it('shares no answer with later visitors that was asked for before', async () => {
  const { state, ask } = shop();
  const before = ask();
  state.now = BEGINS_AT;
  expect(await Promise.all([before, ask()])).toEqual([{ name: 'autumn' }, { name: 'winter' }]);
});

it('lets nothing from before stand in for an answer that fails', async () => {
  const { state, ask } = shop();
  await ask();
  state.now = BEGINS_AT;
  state.isAway = true;
  await expect(ask()).rejects.toThrow('away');
});

it('makes the menus of layouts anew from that moment', async () => {
  const { state, caches } = shop();
  const list = { title: '', items: [] };
  const load = vi.fn(async () => ({ navigation: [], topBar: [], footerFirst: list, footerSecond: list }));
  await caches.layouts.menus('fi', load);
  await caches.layouts.menus('fi', load);
  expect(load).toHaveBeenCalledTimes(1);
  state.now = BEGINS_AT;
  await caches.layouts.menus('fi', load);
  expect(load).toHaveBeenCalledTimes(2);
});
