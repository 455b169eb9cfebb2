/** Random small catalogues as the index reads them: two markets, two languages, every kind of facet. */
import * as fc from 'fast-check';
import type { CatalogueRows } from './catalogue-rows.ts';
import { categoryParents, parameterValues } from './small-reference.ts';

export interface Part {
  id: number;
  brand: number;
  categories: number[];
  values: number[];
  skuNames: string[];
  /** By language; a product without one is not published there. */
  names: Partial<Record<string, string>>;
  /** By market: the price, and its reduction. */
  prices: Partial<Record<string, { regular: number; selling: number }>>;
  stock: { in_stock: number; oversellable: number; static: number };
  campaigns: number[];
  /** Numbers of price lists in the Finnish market. */
  priceLists: number[];
  group: number | null;
  sold: number;
  availableOn: string;
  rating: { sum: number; count: number };
}

const price = fc
  .tuple(
    fc.oneof(fc.constantFrom(2499, 2500, 4999, 10_000), fc.integer({ min: 1, max: 1_200_000 })),
    fc.constantFrom(0, 0, 1, 9, 10, 25, 60),
  )
  .map(([regular, percent]) => ({ regular, selling: regular - Math.floor((regular * percent) / 100) }));

const few = fc.integer({ min: 0, max: 2 });
const votes = fc.integer({ min: 0, max: 3 });
const name = fc.constantFrom('Vinssi', 'vinssi', 'Äyskäri', 'Akseli 2', 'Akseli 10', 'Öljy');

const part: fc.Arbitrary<Omit<Part, 'id'>> = fc.record({
  brand: fc.constantFrom(1, 2, 3),
  categories: fc.uniqueArray(fc.constantFrom(...categoryParents.keys()), { maxLength: 3 }),
  values: fc.uniqueArray(fc.constantFrom(...parameterValues.keys()), { maxLength: 4 }),
  skuNames: fc.uniqueArray(fc.constantFrom('S', 's', 'XL', '26x9'), { maxLength: 2 }),
  names: fc.record({ 'fi-FI': name, 'sv-SE': name }, { requiredKeys: [] }),
  prices: fc.record({ fi: price, se: price }, { requiredKeys: [] }),
  stock: fc.record({ in_stock: few, oversellable: few, static: few }),
  campaigns: fc.subarray([1, 2]),
  priceLists: fc.subarray([7]),
  group: fc.constantFrom(null, null, 1, 2, 3),
  sold: fc.integer({ min: 0, max: 4 }),
  availableOn: fc.constantFrom('2025-12-31', '2026-01-01', '2026-06-15'),
  rating: fc
    .tuple(votes, fc.integer({ min: 1, max: 5 }))
    .map(([count, each]) => ({ count, sum: count * each })),
});

export interface RandomCatalogue {
  parts: readonly Part[];
  /** Main products of the collapsing groups; a main product need not exist. */
  mains: ReadonlyMap<number, number>;
}

/** In order of sales, as the index reads its rows. */
export const randomCatalogue: fc.Arbitrary<RandomCatalogue> = fc.record({
  parts: fc
    // As often long as short: some ways of counting begin with several products.
    .array(part, { maxLength: 60, size: 'max' })
    .map(list =>
      list.map((each, at) => ({ ...each, id: at + 1 })).sort((a, b) => b.sold - a.sold || a.id - b.id),
    ),
  mains: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 })).map(
    ([first, second]) =>
      new Map([
        [1, first],
        [2, second],
      ]),
  ),
});

export function rowsOf({ parts, mains }: RandomCatalogue): CatalogueRows {
  return {
    products: parts.map(each => ({
      product_id: each.id,
      article_number: `A${each.id}`,
      brand_id: each.brand,
      variant_group_id: each.group,
      first_available_on: each.availableOn,
      sold_count: each.sold,
      rating_sum: each.rating.sum,
      rating_count: each.rating.count,
    })),
    texts: parts.flatMap(({ id, names }) =>
      Object.entries(names).map(([language_id, text = '']) => ({ product_id: id, language_id, name: text })),
    ),
    categories: parts.flatMap(each =>
      each.categories.map(category_id => ({ product_id: each.id, category_id })),
    ),
    parameters: parts.flatMap(({ id, values }) =>
      values.map(parameter_value_id => ({ product_id: id, parameter_value_id })),
    ),
    skuNames: parts.flatMap(({ id, skuNames }) => skuNames.map(sku => ({ product_id: id, name: sku }))),
    stocks: parts.map(({ id, stock }) => ({ product_id: id, ...stock })),
    prices: parts.flatMap(({ id, prices }) =>
      Object.entries(prices).flatMap(([market_id, pair]) =>
        pair ? [{ product_id: id, market_id, regular_minor: pair.regular, selling_minor: pair.selling }] : [],
      ),
    ),
    campaigns: parts.flatMap(each =>
      each.campaigns.map(campaign_id => ({ product_id: each.id, campaign_id })),
    ),
    priceLists: parts.flatMap(each =>
      each.priceLists.map(price_list_id => ({ product_id: each.id, price_list_id, market_id: 'fi' })),
    ),
    collapsed: [...mains].map(([variant_group_id, main_product_id]) => ({
      variant_group_id,
      main_product_id,
    })),
  };
}
