/** The main list of a page: its requests, order and result (R-LIST-9). */

import { expect, it, vi } from 'vitest';
import type { Facets, FacetValue } from '#api/catalogue/facets.ts';
import type { ListQuery } from '#api/catalogue/list-types.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { NotFound } from '#kernel/absence.ts';
import { sortOf } from './list-sort.ts';
import { mergeFacets } from './merge-facets.ts';
import { products } from './products.ts';

const facetsOf = (values: Record<string, number>): Facets => ({
  groups: [
    {
      key: 'brands',
      kind: 'brands',
      label: 'Brand',
      values: Object.entries(values).map(
        ([id, count]): FacetValue => ({ id, parentId: null, label: id, count, whole: count, hidden: false }),
      ),
    },
  ],
  price: { lowest: 1, highest: 9 },
});

function shop(count: number) {
  const list = vi.fn((query: ListQuery) =>
    Promise.resolve({ count, products: [], ...(query.withFacets ? { facets: facetsOf({ b: 3 }) } : {}) }),
  );
  const listFacets = vi.fn((_query: ListQuery) =>
    Promise.resolve({ count: 90, facets: facetsOf({ a: 2, b: 5 }) }),
  );
  const load = (parameters: Record<string, unknown>, query: Record<string, string> = {}) =>
    products.load(
      {
        api: { catalogue: { products: list, listFacets } },
        query,
        config: {},
        route: { name: 'category', params: {} },
      } as unknown as LoadContext,
      parameters,
    );
  return { list, listFacets, load };
}

it('loads an unfiltered list and its facets with one request (R-LIST-9)', async () => {
  const { list, listFacets, load } = shop(60);
  const answer = await load({ categoryAlias: '/c/talvi/renkaat', filtersOfAddress: true });
  expect(list).toHaveBeenCalledExactlyOnceWith({
    categoryAlias: 'renkaat',
    sort: 'LATEST',
    skip: 0,
    take: 24,
    withFacets: true,
    withUniversal: true,
  });
  expect(listFacets).not.toHaveBeenCalled();
  expect(answer).toMatchObject({ page: 1, pageCount: 3, pageSize: 24, total: 60, defaultSort: 'LATEST' });
});

it('loads all facets beside a filtered list; base values keep their place, missing ones count 0 (R-LIST-12, R-LIST-9)', async () => {
  const { list, listFacets, load } = shop(3);
  const answer = (await load(
    { filtersOfAddress: true },
    { brands: 'B~b', 'p-f_1': 'Iso, punainen~f_1_2', 'price-to': '70' },
  )) as { facets: Facets; total: number };
  const expected = { facets: ['b', 'f_1_2'], price: { highest: 70 }, sort: 'LATEST' };
  expect(list).toHaveBeenCalledExactlyOnceWith({ ...expected, skip: 0, take: 24, withFacets: true });
  expect(listFacets).toHaveBeenCalledOnce();
  expect(answer.total).toBe(90);
  expect(answer.facets.groups[0]?.values.map(({ id, count, whole }) => [id, count, whole])).toEqual([
    ['a', 0, 2],
    ['b', 3, 5],
  ]);
});

it('sorts parts of the vehicle before universal ones unless another order is requested', async () => {
  const address = { brands: 'B~b', 'p-f_52_477': 'Honda~f_52_477_honda,Yleismallit~f_52_477_universal' };
  const { list, load } = shop(3);
  expect(await load({ filtersOfAddress: true }, address)).toMatchObject({ defaultSort: 'FACET_ORDER' });
  await load({ filtersOfAddress: true, sort: 'PRICE' }, address);
  const facets = ['f_52_477_honda', 'f_52_477_universal', 'b'];
  expect(list.mock.calls.map(([query]) => [query.sort, query.facets])).toEqual([
    ['FACET_ORDER', facets],
    ['PRICE', facets],
  ]);
});

it('ignores the address for a list that is not the main list', async () => {
  const { list, load } = shop(3);
  await load({}, { brands: 'B~b' });
  expect(list).toHaveBeenCalledExactlyOnceWith({ sort: 'LATEST', skip: 0, take: 24 });
});

it.each([
  ['2', 24],
  ['9', 191],
  ['252', 99_999],
  ['9999', 24],
  ['10000', 24],
  ['99999', 99_999],
  ['1000000000000000000000000', 24],
  ['9'.repeat(400), 24],
])('page %s of %i products does not exist', async (page, count) => {
  await expect(shop(count).load({ page })).rejects.toThrow(NotFound);
});

it('limits the number of pages to what the backend supports', async () => {
  expect(await shop(99_999).load({ page: '251' })).toMatchObject({ pageCount: 251 });
});

it.each([
  ['price', false, 'PRICE'],
  ['RELEVANCE', true, 'RELEVANCE'],
  // Invalid outside a search, without affecting other parameters (R-LIST-4).
  ['RELEVANCE', false, 'LATEST'],
  ['nonsense', true, 'RELEVANCE'],
  [undefined, false, 'LATEST'],
] as const)('sort %s, search %s: %s', (asked, isSearch, expected) => {
  expect(sortOf({ requested: asked, pageDefault: undefined, route: 'list', isSearch })).toBe(expected);
});

it('uses the first configured order whose name occurs in the route’s name, before page file and search (R-LIST-3)', () => {
  const config = {
    defaultSort: 'MOST_SOLD',
    customSortRoutes: [
      { name: 'camp', sort: 'PRICE' },
      { name: 'campaign', sort: 'ALPHABETICAL' },
    ],
  } as const;
  const order = { requested: undefined, pageDefault: undefined, isSearch: false, config };
  expect(sortOf({ ...order, route: 'campaign', pageDefault: 'PRICE_DESC' })).toBe('PRICE');
  expect(sortOf({ ...order, route: 'brand' })).toBe('MOST_SOLD');
  expect(sortOf({ ...order, route: 'search', isSearch: true })).toBe('RELEVANCE');
  expect(sortOf({ ...order, route: 'campaign', requested: 'latest' })).toBe('LATEST');
});

it('keeps base values in place and changes only their counts, whatever the response (R-LIST-12)', () => {
  let state = 3;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state % below;
  };
  for (let round = 0; round < 200; round += 1) {
    const names = Array.from({ length: 1 + random(8) }, (_, index) => `v${index}`);
    const base = Object.fromEntries(names.map(name => [name, 1 + random(50)]));
    const current = Object.fromEntries(
      names.flatMap(name => (random(2) ? [[name, random(50)]] : [])).toReversed() as [string, number][],
    );
    const [merged] = mergeFacets(facetsOf(base), facetsOf(current)).groups;
    expect(merged?.values.map(({ id, count, whole }) => [id, count, whole])).toEqual(
      names.map(name => [name, current[name] ?? 0, base[name]]),
    );
  }
});
