/** Menus shared by the pages of a segment: loaded once, as old as their oldest query, invalidated by their tags. */
import { expect, it, vi } from 'vitest';
import { createDependencies, type Dependencies } from './dependencies.ts';
import { createLayoutCache } from './layout-cache.ts';
import { createTagIndex } from './tag-index.ts';

const someMenus = () => ({
  navigation: [],
  topBar: [],
  footerFirst: { title: '', items: [] },
  footerSecond: { title: '', items: [] },
});

function shop() {
  const state = { now: 1_000_000 };
  const index = createTagIndex(() => state.now);
  const layouts = createLayoutCache(index, () => state.now);
  const load = vi.fn(async (used: Dependencies) => {
    used.add({ tags: ['menu'], readAt: state.now - 10_000 });
    return someMenus();
  });
  return { state, index, load, menus: (key = 'fi', page?: Dependencies) => layouts.menus(key, load, page) };
}

it('gives all pages of a segment the same menus', async () => {
  const { load, menus } = shop();
  const [one, two] = await Promise.all([menus(), menus()]);
  expect(two).toBe(one);
  expect(await menus()).toBe(one);
  expect(await menus('sv')).not.toBe(one);
  expect(load).toHaveBeenCalledTimes(2);
});

it('makes a page depend on the tags and the age of the menus, also when they were cached', async () => {
  const { state, menus } = shop();
  await menus();
  state.now += 5_000;
  const page = createDependencies();
  await menus('fi', page);
  expect([[...page.tags], page.oldest]).toEqual([['menu'], 990_000]);
});

it('loads them again after a change of a menu, and when their oldest query is 30 s old', async () => {
  const { state, index, load, menus } = shop();
  const first = await menus();
  index.invalidate(['list', 'product:1']);
  expect(await menus()).toBe(first);
  index.invalidate(['menu', 'content']);
  expect(await menus()).not.toBe(first);
  state.now += 20_000;
  await menus();
  expect(load).toHaveBeenCalledTimes(3);
});

it('stores no failure', async () => {
  const { load, menus } = shop();
  load.mockRejectedValueOnce(new Error('down'));
  await expect(menus()).rejects.toThrow('down');
  await expect(menus()).resolves.toEqual(someMenus());
});
