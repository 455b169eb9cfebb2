/** A changed price outdates exactly the lists whose facets it may alter, told by their ranges and limits. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListFilter } from './index/answer/catalogue-query.ts';
import { tagsOfChangedPrices, tagsOfFacets } from './list-tags.ts';

const filter: ListFilter = {
  marketId: 'fi',
  languageId: 'fi-FI',
  context: ['c_7'],
  facets: [],
  include: [],
  includeMode: 'INTERSECT',
  exclude: [],
  searchText: null,
  price: { lowest: null, highest: null },
  includeCollapsed: false,
};

const limits = (prices: readonly number[]) => ({ lowest: Math.min(...prices), highest: Math.max(...prices) });
const tagsOfChange = (from: number, to: number, isCounted = false) =>
  tagsOfChangedPrices(['c_7', 'b_2'], { alters: 'facets', isCounted, moves: [[from, to]] });
const meet = (read: readonly string[], touched: readonly string[]) => read.some(tag => touched.includes(tag));

const price = fc.integer({ min: 0, max: 3_000_000 });

it('outdates the facets of a list when its lowest or highest price changes', () => {
  fc.assert(
    fc.property(fc.array(price, { maxLength: 6 }), price, price, (others, from, to) => {
      const [was, now] = [limits([...others, from]), limits([...others, to])];
      fc.pre(was.lowest !== now.lowest || was.highest !== now.highest);
      expect(meet(tagsOfFacets(filter, was), tagsOfChange(from, to))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it('outdates them when a product comes into another range of prices', () => {
  expect(meet(tagsOfFacets(filter, limits([1000, 90_000])), tagsOfChange(4990, 5010, true))).toBe(true);
});

it('keeps them when a price changes between both', () => {
  expect(meet(tagsOfFacets(filter, limits([1000, 90_000])), tagsOfChange(30_000, 29_700))).toBe(false);
  const narrowed = { ...filter, facets: ['f_1_2_red'] };
  expect(meet(tagsOfFacets(narrowed, limits([1000, 90_000])), tagsOfChange(30_000, 29_700))).toBe(false);
});

it('outdates them by any price when a price is chosen', () => {
  const chosen = { ...filter, price: { lowest: 2000, highest: null } };
  expect(meet(tagsOfFacets(chosen, limits([1000, 90_000])), tagsOfChange(30_000, 29_700))).toBe(true);
});

it('names no more steps of the scale than an edge takes', () => {
  expect(tagsOfChange(100, 2_000_000).length).toBeLessThan(20);
  const many = Array.from({ length: 1000 }, (_, at) => [at * 900, at * 900 + 1] as const);
  expect(
    tagsOfChangedPrices(['c_7'], { alters: 'facets', isCounted: false, moves: many }).length,
  ).toBeLessThan(20);
});
