/** The index beside a plain count over the same rows: random small catalogues, random questions. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Channel } from '#backend/kernel/market.ts';
import type { Category, ParameterValue, Reference } from '../reference.ts';
import { answerFrom } from './answer.ts';
import { buildSnapshot } from './build.ts';
import { bucketOf, discountLimits, priceLimits, stockStatuses, stockStatusOf } from './columns.ts';
import type { Counted, ListFilter } from './catalogue-query.ts';
import type { CatalogueRows } from './rows.ts';

const currency = { code: 'EUR', name: 'euro', symbol: '€', rate: 1 };
const channel: Channel = {
  id: '1',
  name: 'shop',
  type: 'webshop',
  url: 'http://shop',
  defaultLanguageId: 'fi-FI',
  languages: [{ id: 'fi-FI', code: 'fi', name: 'suomi' }],
  defaultMarketId: 'fi',
  markets: [
    {
      id: 'fi',
      alias: 'fi',
      defaultLanguageId: 'fi-FI',
      virtual: false,
      onlyDisplayInCheckout: false,
      groupKey: '',
      allowedLanguages: [],
      country: { name: 'Suomi', code: 'FI' },
      currency,
      vatRates: new Map(),
    },
  ],
};

/** Categories 1 > 2 > 3 and 4 alone. */
const parents: Readonly<Record<number, number>> = { 1: 0, 2: 1, 3: 2, 4: 0 };
const pathIds = (id: number): number[] => (id === 0 ? [] : [...pathIds(parents[id] ?? 0), id]);
const bare = {
  order: 0,
  hidden: false,
  primaryImage: null,
  backgroundImage: null,
  texts: new Map(),
  path: [],
};
const categories = new Map(
  Object.keys(parents)
    .map(Number)
    .map((id): [number, Category] => [
      id,
      {
        ...bare,
        id,
        parentId: parents[id] ?? 0,
        path: pathIds(id).map(each => ({ ...bare, id: each, parentId: 0 })),
      },
    ]),
);
const group = { id: 1, name: {}, order: 1 };
const parameterOf = (id: number) => ({
  id,
  group,
  identifier: `${id}`,
  type: 'single',
  name: {},
  order: id,
  show: true,
  showFilter: true,
});
const valueOf = (id: number): [number, ParameterValue] => [
  id,
  { id, parameter: parameterOf(Math.floor(id / 10)), slug: `v${id}`, label: {}, order: id },
];
const reference: Reference = {
  channels: [channel],
  categories,
  categoryByAlias: new Map(),
  brands: new Map(),
  brandByAlias: new Map(),
  parameterValues: new Map([10, 11, 12, 20, 21].map(valueOf)),
  siteMeta: {},
  lists: new Map(),
};

interface Part {
  categories: number[];
  brand: number;
  values: number[];
  regular: number;
  selling: number;
  inStock: number;
  oversellable: number;
  published: boolean;
  variantOf: number | null;
}

const part: fc.Arbitrary<Part> = fc
  .record({
    categories: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    brand: fc.integer({ min: 1, max: 3 }),
    values: fc.uniqueArray(fc.constantFrom(10, 11, 12, 20, 21), { maxLength: 4 }),
    regular: fc.integer({ min: 1, max: 20_000 }),
    reduction: fc.constantFrom(0, 0, 5, 25, 60),
    inStock: fc.integer({ min: 0, max: 2 }),
    oversellable: fc.integer({ min: 0, max: 1 }),
    published: fc.boolean(),
    variantOf: fc.constantFrom(null, null, 1),
  })
  .map(({ reduction, ...rest }) => ({
    ...rest,
    selling: rest.regular - Math.floor((rest.regular * reduction) / 100),
  }));

function rowsOf(parts: readonly Part[]): CatalogueRows {
  const each = <T>(row: (item: Part, product_id: number) => T | T[]) =>
    parts.flatMap((item, at) => row(item, at + 1));
  return {
    products: each((item, product_id) => ({
      product_id,
      article_number: `A${product_id}`,
      brand_id: item.brand,
      variant_group_id: item.variantOf,
      first_available_on: '2026-01-01',
      sold_count: 0,
      rating_sum: 0,
      rating_count: 0,
    })),
    texts: each((item, product_id) =>
      item.published ? [{ product_id, language_id: 'fi-FI', name: 'x' }] : [],
    ),
    categories: each((item, product_id) => item.categories.map(category_id => ({ product_id, category_id }))),
    parameters: each((item, product_id) =>
      item.values.map(parameter_value_id => ({ product_id, parameter_value_id })),
    ),
    skuNames: [],
    stocks: each((item, product_id) => ({
      product_id,
      in_stock: item.inStock,
      oversellable: item.oversellable,
      static: 0,
    })),
    prices: each((item, product_id) => ({
      product_id,
      market_id: 'fi',
      regular_minor: item.regular,
      selling_minor: item.selling,
    })),
    collapsed: [{ variant_group_id: 1, main_product_id: 0 }],
  };
}

/** Group -> facet ids, as a person would write them down from the product. */
function facetsOf(item: Part): Map<string, Set<string>> {
  const percent = Math.floor(((item.regular - item.selling) * 100) / item.regular);
  const limits = priceLimits('EUR');
  const discount = discountLimits[bucketOf(discountLimits, percent)];
  return new Map([
    ['Category', new Set(item.categories.flatMap(pathIds).map(id => `c_${id}`))],
    ['Brand', new Set([`b_${item.brand}`])],
    ['p1', new Set(item.values.filter(id => id < 20).map(id => `f_1_1_v${id}`))],
    ['p2', new Set(item.values.filter(id => id >= 20).map(id => `f_1_2_v${id}`))],
    ['Price', new Set([`price_${limits[bucketOf(limits, item.selling / 100)]}_EUR`])],
    ['Discount', new Set(discount ? [`discount_${discount}`] : [])],
    ['StockStatus', new Set([`stock_${stockStatuses[stockStatusOf(item.inStock, item.oversellable, 0)]}`])],
  ]);
}

const groupNames: readonly [RegExp, string][] = [
  [/^c_/, 'Category'],
  [/^b_/, 'Brand'],
  [/^f_1_1/, 'p1'],
  [/^f_1_2/, 'p2'],
  [/^price/, 'Price'],
  [/^discount/, 'Discount'],
  [/^stock/, 'StockStatus'],
];
const groupOf = (facetId: string) => groupNames.find(([form]) => form.test(facetId))?.[1] ?? facetId;

function matches(item: Part, chosen: readonly string[], ignoredGroup?: string): boolean {
  const own = facetsOf(item);
  const groups = new Set(chosen.map(groupOf).filter(name => name !== ignoredGroup));
  return [...groups].every(name => chosen.some(id => groupOf(id) === name && own.get(name)?.has(id)));
}

const shownOf = (parts: readonly Part[], includeCollapsed: boolean): Part[] => {
  const firstVariant = parts.findIndex(item => item.variantOf === 1);
  return parts.filter(
    (item, at) => item.published && (includeCollapsed || item.variantOf === null || at === firstVariant),
  );
};

const facetIds = [
  'c_1',
  'c_2',
  'c_3',
  'c_4',
  'b_1',
  'b_2',
  'f_1_1_v10',
  'f_1_1_v11',
  'f_1_2_v20',
  'price_0_EUR',
  'price_25_EUR',
  'discount_20',
  'discount_50',
  'stock_out',
  'stock_in-stock',
];

const question = fc.record({
  context: fc.constantFrom<string[]>([], ['c_1'], ['b_1'], ['c_2', 'b_2']),
  facets: fc.uniqueArray(fc.constantFrom(...facetIds), { maxLength: 4 }),
  exclude: fc.uniqueArray(fc.constantFrom(...facetIds), { maxLength: 1 }),
  includeCollapsed: fc.boolean(),
  mode: fc.constantFrom<'CURRENT' | 'BY_GROUP'>('CURRENT', 'BY_GROUP'),
});

const numbersOf = ({ groups }: Counted) =>
  new Map(
    groups.flatMap(({ values }) =>
      values.filter(({ count }) => count > 0).map(({ facetId, count }) => [facetId, count]),
    ),
  );

it('lists and counts as one would by hand', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 70 }), question, (parts, { mode, ...asked }) => {
      const index = answerFrom(buildSnapshot(0, reference, rowsOf(parts)));
      const filter: ListFilter = {
        ...asked,
        marketId: 'fi',
        languageId: 'fi-FI',
        include: [],
        includeMode: 'INTERSECT',
        searchText: null,
        price: { lowest: null, highest: null },
      };
      const base = shownOf(parts, asked.includeCollapsed).filter(
        item =>
          asked.context.every(id => facetsOf(item).get(groupOf(id))?.has(id)) &&
          !asked.exclude.some(id => facetsOf(item).get(groupOf(id))?.has(id)),
      );
      const result = base.filter(item => matches(item, asked.facets));
      const listed = index.list(filter, { sort: 'PRICE', skip: 0, take: 200 });
      expect(listed.count).toBe(result.length);
      expect(listed.ids.map(id => parts[id - 1]?.selling)).toEqual(
        result.map(item => item.selling).sort((a, b) => a - b),
      );

      const expected = new Map<string, number>();
      for (const item of base) {
        for (const [name, ids] of facetsOf(item)) {
          if (!matches(item, asked.facets, mode === 'BY_GROUP' ? name : undefined)) continue;
          for (const id of ids) expected.set(id, (expected.get(id) ?? 0) + 1);
        }
      }
      expect(new Map([...numbersOf(index.count(filter, mode))].sort())).toEqual(
        new Map([...expected].sort()),
      );
    }),
    { numRuns: 300 },
  );
});

it('gives the same order page by page as in one go, whichever way the page is found', () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 70 }),
      fc.constantFrom('PRICE', 'PRICE_DESC', 'TOTAL_STOCK_DESC'),
      fc.constantFrom('b_1', 'f_1_1_v10'),
      (parts, sort, facet) => {
        const index = answerFrom(buildSnapshot(0, reference, rowsOf(parts)));
        const filter: ListFilter = {
          marketId: 'fi',
          languageId: 'fi-FI',
          context: [],
          facets: [facet],
          include: [],
          includeMode: 'INTERSECT',
          exclude: [],
          searchText: null,
          price: { lowest: null, highest: null },
          includeCollapsed: true,
        };
        const whole = index.list(filter, { sort, skip: 0, take: 200 }).ids;
        const pages = Array.from(
          { length: 10 },
          (_, at) => index.list(filter, { sort, skip: at * 7, take: 7 }).ids,
        ).flat();
        expect(pages).toEqual(whole);
      },
    ),
  );
});
