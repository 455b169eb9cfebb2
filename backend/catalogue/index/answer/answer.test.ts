/** Compares the index with a naive implementation over the same rows: random small catalogues, random queries of every kind. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexFromRows } from '#tests/support/index-from-rows.ts';
import { type RandomCatalogue, randomCatalogue, rowsOf } from '#tests/support/samples/random-catalogue.ts';
import {
  discountFacets,
  evaluate,
  facetsOf,
  groupOf,
  priceFacets,
  sorted,
  stockFacets,
} from '#tests/support/samples/reference-evaluation.ts';
import { parameterValues, randomReference } from '#tests/support/samples/small-reference.ts';
import type { Counted, ListFilter, ListSort } from './catalogue-query.ts';

const parameterFacets = [...parameterValues.values()].map(
  ({ group, parameter, slug }) => `f_${group}_${parameter}_${slug}`,
);
const unknownFacets = [
  'c_99',
  'b_x',
  'f_52_477_nothing',
  'f_9_9_x',
  'price_7_EUR',
  'stock_',
  'z',
  '__proto__',
];
const productFacets = [
  'c_1',
  'c_2',
  'c_3',
  'c_4',
  'c_5',
  'dc_1',
  'dc_2',
  'pl_7_fi',
  'b_1',
  'b_2',
  'b_3',
  ...parameterFacets,
  's_s',
  's_xl',
];
const facetIds = [
  ...productFacets,
  ...priceFacets('fi').slice(0, 6),
  ...priceFacets('se').slice(0, 6),
  ...discountFacets,
  ...stockFacets,
  ...unknownFacets,
];

const some = (maxLength: number, ids: readonly string[] = facetIds) =>
  fc.uniqueArray(fc.constantFrom(...ids), { maxLength });
const limit = fc.option(
  fc.oneof(fc.integer({ min: -1, max: 20_000 }), fc.integer({ min: 0, max: 2 ** 31 })),
  {
    freq: 2,
  },
);
const question: fc.Arbitrary<ListFilter> = fc.record({
  marketId: fc.constantFrom('fi', 'se'),
  languageId: fc.constantFrom('fi-FI', 'sv-SE'),
  context: some(2, productFacets),
  facets: some(5),
  include: some(3),
  includeMode: fc.constantFrom<ListFilter['includeMode'][]>('INTERSECT', 'UNION'),
  exclude: some(2),
  searchText: fc.constant(null),
  price: fc.oneof(fc.constant({ lowest: null, highest: null }), fc.record({ lowest: limit, highest: limit })),
  includeCollapsed: fc.boolean(),
});
/** Many queries filter little, so that their lists are long; and many choose two alternatives, which are counted apart. */
const asked = fc.oneof(
  question,
  question.map(filter => ({ ...filter, context: [], include: [], exclude: filter.exclude.slice(1) })),
  fc
    .tuple(question, fc.shuffledSubarray(['b_1', 'b_2', 'b_3'], { minLength: 2 }))
    .map(([filter, brands]) => ({
      ...filter,
      ...{ context: [], include: [], exclude: [] },
      facets: [...brands, ...filter.facets.slice(0, 1)],
    })),
);

const sorts: readonly ListSort[] = [
  'NATURAL',
  'FACET_ORDER',
  'LATEST',
  'PRICE',
  'PRICE_DESC',
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'AVAILABLE_STOCK',
  'AVAILABLE_STOCK_DESC',
  'TOTAL_STOCK',
  'TOTAL_STOCK_DESC',
  'BRAND',
  'VOTES',
];

const indexOf = async (catalogue: RandomCatalogue) =>
  (await indexFromRows(randomReference, rowsOf(catalogue))).index;

it('returns the same lists as a naive search, in every order, page by page or at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomCatalogue,
      asked,
      fc.nat({ max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      async (catalogue, filter, skip, take) => {
        const index = await indexOf(catalogue);
        const { result } = evaluate(catalogue, filter);
        for (const sort of sorts) {
          const ids = sorted(result, sort, filter).map(({ id }) => id);
          expect(index.list(filter, { sort, skip: 0, take: 200 })).toEqual({ ids, count: ids.length });
          expect(index.list(filter, { sort, skip, take })).toEqual({
            ids: ids.slice(skip, skip + take),
            count: ids.length,
          });
        }
      },
    ),
    { numRuns: 100 },
  );
});

/** Facets with their counts, from the index. */
const numbersOf = ({ groups }: Counted) =>
  Object.fromEntries(
    groups
      .flatMap(({ values }) => values.map(({ facetId, count }) => [facetId, count] as const))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Values that a list does not offer are returned when they are chosen. */
function offeredByHand(catalogue: RandomCatalogue, filter: ListFilter): Set<string> {
  const { marketId, facets } = filter;
  const ofProducts = new Set(catalogue.parts.flatMap(part => [...facetsOf(part, marketId)]));
  const always = new Set([...priceFacets(marketId), ...discountFacets, ...stockFacets]);
  const { base } = evaluate(catalogue, filter);
  return new Set([
    ...base.flatMap(part => [...facetsOf(part, marketId)]),
    ...facets.filter(id => always.has(id) || (ofProducts.has(id) && !/^(?:price|discount|stock)/.test(id))),
  ]);
}

it('counts every facet like a naive count, for the result and by group, and returns the price range', async () => {
  await fc.assert(
    fc.asyncProperty(randomCatalogue, asked, async (catalogue, filter) => {
      const index = await indexOf(catalogue);
      const { countedFor } = evaluate(catalogue, filter);
      for (const mode of ['CURRENT', 'BY_GROUP'] as const) {
        const counted = index.count(filter, mode);
        const expected = [...offeredByHand(catalogue, filter)].sort().map(id => {
          const having = countedFor(groupOf(id), mode).filter(part =>
            facetsOf(part, filter.marketId).has(id),
          );
          return [id, having.length] as const;
        });
        expect(numbersOf(counted)).toEqual(Object.fromEntries(expected));

        const selling = countedFor('price', mode).map(({ prices }) => prices[filter.marketId]?.selling ?? 0);
        expect(counted.price).toEqual(
          selling.length > 0 ? { lowest: Math.min(...selling), highest: Math.max(...selling) } : null,
        );
        // A repeated query returns the same cached result.
        expect(numbersOf(index.count(filter, mode))).toEqual(Object.fromEntries(expected));
      }
    }),
    { numRuns: 100 },
  );
});

it('includes universal products with those of a vehicle, however the model is spelled', async () => {
  await fc.assert(
    fc.asyncProperty(randomCatalogue, async catalogue => {
      const index = await indexOf(catalogue);
      const filter: ListFilter = {
        marketId: 'fi',
        languageId: 'fi-FI',
        context: [],
        facets: [],
        include: [],
        includeMode: 'INTERSECT',
        exclude: [],
        searchText: null,
        price: { lowest: null, highest: null },
        includeCollapsed: true,
      };
      const fits = (...facets: string[]) =>
        index.list({ ...filter, facets }, { sort: 'NATURAL', skip: 0, take: 200 }).ids;
      const both = fits('f_52_477_can-am-2019-outlander-650', 'f_52_477_universal');
      const separate = [...fits('f_52_477_can-am-2019-outlander-650'), ...fits('f_52_477_universal')];
      expect(new Set(both)).toEqual(new Set(separate));
      expect(fits('f_52_477_Can-Am-2019-Outlander 650', 'f_52_477_universal')).toEqual(both);
      expect(fits('f_52_477_no-such-machine', 'f_52_477_universal')).toEqual(fits('f_52_477_universal'));
    }),
    { numRuns: 30 },
  );
});
