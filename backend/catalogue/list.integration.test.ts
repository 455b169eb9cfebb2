/** Lists through GraphQL: products, order and facets. */
import { expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '#tests/support/test-backend.ts';
import type { World } from '#tests/support/worlds/world.ts';

const list = (fields = 'count products { productId }') =>
  `query ($skip: Int, $take: Int, $categoryAlias: String, $brandAlias: String, $discountCampaignAlias: String, $url: String,
    $filter: FilterInputType, $marketId: String, $languageId: String) {
    products(skip: $skip, take: $take, categoryAlias: $categoryAlias, brandAlias: $brandAlias,
      discountCampaignAlias: $discountCampaignAlias, url: $url, filter: $filter,
      marketId: $marketId, languageId: $languageId) { ${fields} }
  }`;

interface Listed {
  products: { count: number; products: { productId: number }[] };
}

async function idsOf({ query }: TestBackend, variables: Record<string, unknown> = {}): Promise<number[]> {
  const { products } = await query<Listed>(list(), variables);
  return products.products.map(({ productId }) => productId);
}

/** Categories 1 Tyres > 2 Winter, 3 Winches; products 1 to 4, the most sold last. */
async function someParts(world: World): Promise<void> {
  await world.aBrand(1, 'North');
  await world.aBrand(2, 'South');
  await world.aCategory({ id: 1, name: 'Tyres' });
  await world.aCategory({ id: 2, parent: 1, name: 'Winter' });
  await world.aCategory({ id: 3, name: 'Winches' });
  await world.aProduct({
    id: 1,
    name: 'Beta däck',
    categories: [1],
    prices: { fi: 3000 },
    soldCount: 1,
    firstAvailableOn: '2026-03-01',
  });
  await world.aProduct({
    id: 2,
    name: 'Alpha',
    categories: [2],
    prices: { fi: { regular: 2000, selling: 1500 } },
    soldCount: 2,
    brand: 2,
    firstAvailableOn: '2026-01-01',
  });
  await world.aProduct({
    id: 3,
    name: 'Gamma',
    categories: [3],
    prices: { fi: 9000 },
    soldCount: 3,
    stock: { in_stock: 0 },
    firstAvailableOn: '2026-02-01',
  });
  await world.aProduct({
    id: 4,
    name: 'Ärlig',
    categories: [2, 3],
    prices: { fi: 500, se: null },
    soldCount: 4,
    firstAvailableOn: '2026-04-01',
  });
}

it('counts a product in every ancestor of its category', async () => {
  const shop = await createTestBackend(someParts);
  expect(await idsOf(shop, { categoryAlias: 'tyres' })).toEqual([4, 2, 1]);
  expect(await idsOf(shop, { categoryAlias: 'winter' })).toEqual([4, 2]);
  expect(await idsOf(shop, { url: '/c/tyres/winter' })).toEqual([4, 2]);
  expect(await idsOf(shop, { url: 'http://shop.test/sv/c/tyres?sort=x', marketId: 'se' })).toEqual([2, 1]);
  expect(await idsOf(shop, { brandAlias: 'south' })).toEqual([2]);
  expect(await idsOf(shop, { url: '/b/south' })).toEqual([2]);
  for (const url of ['/tuotteet', '/sv/produkter', '/s/whatever', '']) {
    expect(await idsOf(shop, { url })).toEqual([4, 3, 2, 1]);
  }
});

it('narrows to numbers of products, each end included, with facets and counts of what is left', async () => {
  const shop = await createTestBackend(someParts);
  const numbered = (lowestProductId: number | null, highestProductId: number | null, more = {}) =>
    idsOf(shop, { filter: { lowestProductId, highestProductId, ...more } });
  expect(await numbered(2, 3)).toEqual([3, 2]);
  expect(await numbered(2, null)).toEqual([4, 3, 2]);
  expect(await numbered(null, 2)).toEqual([2, 1]);
  expect(await numbered(null, null)).toEqual([4, 3, 2, 1]);
  expect(await numbered(3, 2)).toEqual([]);
  expect(await numbered(2, 4, { brandIds: [2] })).toEqual([2]);
});

it('answers an unknown alias or address with an empty list', async () => {
  const { query } = await createTestBackend(someParts);
  for (const scope of [
    { categoryAlias: 'x' },
    { brandAlias: 'x' },
    { discountCampaignAlias: 'x' },
    { url: '/l/x' },
    { url: '%%%' },
  ]) {
    expect(await query(list(), scope)).toEqual({ products: { count: 0, products: [] } });
  }
});

it('sorts as requested, equal values by most sold (R-LIST-24)', async () => {
  const shop = await createTestBackend(someParts);
  const sorted = (sort: string) => idsOf(shop, { filter: { sort }, languageId: 'sv-SE' });
  expect(await sorted('NONE')).toEqual([4, 3, 2, 1]);
  expect(await sorted('MOST_SOLD')).toEqual([4, 3, 2, 1]);
  expect(await sorted('LATEST')).toEqual([4, 1, 3, 2]);
  expect(await sorted('PRICE')).toEqual([4, 2, 1, 3]);
  expect(await sorted('PRICE_DESC')).toEqual([3, 1, 2, 4]);
  expect(await sorted('ALPHABETICAL')).toEqual([2, 1, 3, 4]);
  expect(await sorted('ALPHABETICAL_DESC')).toEqual([4, 3, 1, 2]);
  expect(await sorted('AVAILABLE_STOCK')).toEqual([3, 4, 2, 1]);
  expect(await sorted('AVAILABLE_STOCK_DESC')).toEqual([4, 2, 1, 3]);
  expect(await sorted('BRAND')).toEqual([4, 3, 1, 2]);
});

/** @proves FAULT-70 */
it('pages without changing the count and limits numbers to their bounds', async () => {
  const shop = await createTestBackend(someParts);
  expect(await shop.query(list(), { skip: 1, take: 2 })).toEqual({
    products: { count: 4, products: [{ productId: 3 }, { productId: 2 }] },
  });
  expect(await shop.query(list(), { take: 0, filter: null })).toEqual({
    products: { count: 4, products: [] },
  });
  expect(await idsOf(shop, { take: 1_000_000, skip: 2_000_000_000 })).toEqual([]);
  expect(await idsOf(shop, { take: -1 })).toEqual([]);
  expect(await idsOf(shop, { skip: -5, take: 1 })).toEqual([4]);
  expect((await shop.attempt(list(), { take: 1e12 })).errors[0]?.message).toContain('$take');
});

it('keeps the order of explicit ids and article numbers and ignores every other filter', async () => {
  const shop = await createTestBackend(someParts);
  const others = { facets: ['b_2'], sort: 'PRICE', price: { lowest: 1e9 }, searchText: 'nothing' };
  expect(await idsOf(shop, { filter: { ...others, articleNumbers: ['A2', 'x', 'A1', 'A2'] } })).toEqual([
    2, 1,
  ]);
  const both = { ...others, productIds: [3, 99, 1, 3, null], articleNumbers: ['A2'] };
  expect(await idsOf(shop, { filter: both })).toEqual([3, 1]);
  expect(await idsOf(shop, { filter: { productIds: [4, 1] }, marketId: 'se' })).toEqual([1]);
  const tooMany = await shop.attempt(list(), {
    filter: { productIds: Array.from({ length: 601 }, (_, at) => at) },
  });
  expect(tooMany.errors[0]?.code).toBe('BAD_USER_INPUT');
});

/** @proves FAULT-70 */
it('combines values of one group with OR, groups with AND, and removes excluded products', async () => {
  const shop = await createTestBackend(someParts);
  const ids = (filter: Record<string, unknown>) => idsOf(shop, { filter });
  expect(await ids({ facets: ['b_1', 'b_2'] })).toEqual([4, 3, 2, 1]);
  expect(await ids({ facets: ['b_1', 'c_2'] })).toEqual([4]);
  expect(await ids({ facets: ['c_1', 'c_3'] })).toEqual([4, 3, 2, 1]);
  expect(await ids({ facets: ['f_52_477_x'] })).toEqual([]);
  expect(await ids({ facets: ['b_2', 'b_unknown'] })).toEqual([2]);
  expect(await ids({ excludeFacets: ['c_2'] })).toEqual([3, 1]);
  expect(await ids({ categoryIds: [3], excludeBrandIds: [2] })).toEqual([4, 3]);
  expect(await ids({ include: ['b_2', 'c_3'], includeMode: 'INTERSECT' })).toEqual([]);
  expect(await ids({ include: ['b_2', 'c_3'], includeMode: 'UNION' })).toEqual([4, 3, 2]);
  expect(await ids({ facets: ['price_25_EUR'] })).toEqual([1]);
  expect(await ids({ facets: ['price_25_SEK'] })).toEqual([]);
  expect(await ids({ facets: ['discount_20'] })).toEqual([2]);
  expect(await ids({ facets: ['stock_out'] })).toEqual([3]);
  expect(await ids({ price: { lowest: 15, highest: 30 } })).toEqual([2, 1]);
  expect(await ids({ price: { lowest: 30, highest: 15 } })).toEqual([]);
  expect(await ids({ price: { lowest: 1e308 } })).toEqual([]);
  expect(await ids({ discountCampaignIds: [1] })).toEqual([]);
});

it('finds products in which every word is the beginning of a word, ignoring case and umlauts', async () => {
  const shop = await createTestBackend(someParts);
  const found = (searchText: string) => idsOf(shop, { filter: { searchText } });
  expect(await found('DACK bet')).toEqual([1]);
  expect(await found('arlig')).toEqual([4]);
  expect(await found('winter south')).toEqual([2]);
  expect(await found('%')).toEqual([]);
  expect(await found('eta')).toEqual([]);
  expect(await found('  ')).toEqual([4, 3, 2, 1]);
});

it('FACET_ORDER: sorts products with the first named facet first, across pages, and within it by relevance', async () => {
  const shop = await createTestBackend(async world => {
    await world.aBrand(1, 'North');
    await world.aCategory({ id: 1, name: 'Winches' });
    await world.aParameter({ id: 477, group: 52, values: ['universal', 'honda'] });
    const winch = (id: number, name: string, soldCount: number, parameterValues: number[]) =>
      world.aProduct({ id, name, soldCount, parameterValues, categories: [1], prices: { fi: 1000 } });
    await winch(1, 'Winch rope', 9, [47700]);
    await winch(2, 'Winch', 1, [47700]);
    await winch(3, 'Steel plate', 8, [47701]);
    await winch(4, 'Winch plate', 2, [47701]);
    await winch(5, 'Other winch', 7, []);
  });
  const facets = ['f_52_477_honda', 'f_52_477_universal'];
  const of = (filter: object, page: object = {}) =>
    shop.query<Listed>(list(), { ...page, filter: { sort: 'FACET_ORDER', facets, ...filter } });
  const idsIn = ({ products }: Listed) => products.products.map(({ productId }) => productId);
  expect(idsIn(await of({}))).toEqual([3, 4, 1, 2]);
  const page = await of({}, { skip: 1, take: 2 });
  expect([page.products.count, idsIn(page)]).toEqual([4, [4, 1]]);
  expect(idsIn(await of({ facets: facets.toReversed() }))).toEqual([1, 2, 3, 4]);
  // A product of that name matches the text better than one that is only in such a category.
  expect(idsIn(await of({ searchText: 'winch' }))).toEqual([4, 3, 1, 2]);
});

it('understands a search for a product and a vehicle, unless it is a name or the shopper chose a vehicle (R-SEARCH-10)', async () => {
  const shop = await createTestBackend(async world => {
    await world.aBrand(1, 'North');
    await world.aCategory({ id: 1, name: 'Parts' });
    await world.aParameter({ id: 477, group: 52, values: ['universal', 'honda', 'polaris'] });
    const vehicle = (id: number, manufacturer: string, model: string) => ({
      ...{ vehicle_id: id, manufacturer, model, year: 2020, parameter_value_id: 47700 + id },
      tech_data: '{}',
    });
    await world.db
      .insertInto('vehicle')
      .values([vehicle(1, 'Honda', 'TRX520 Foreman'), vehicle(2, 'Polaris', 'Sportsman 570')])
      .execute();
    const part = (id: number, name: string, parameterValues: number[]) =>
      world.aProduct({ id, name, parameterValues, categories: [1], prices: { fi: 1000 } });
    await part(1, 'Winch for all', [47700]);
    await part(2, 'Winch small', [47701]);
    await part(3, 'Winch large', [47702]);
    await part(4, 'Cover', [47702]);
    await part(5, 'Cover Foreman coat', []);
    const described = { alias: 'seat', name: 'Seat', text1: 'Fits under the cover.' };
    await world.aProduct({
      ...{ id: 6, parameterValues: [47701], categories: [1], prices: { fi: 1000 } },
      texts: { 'fi-FI': described },
    });
  });
  const fields =
    'count products { productId } interpretation { searchText vehicle } filters { facets { type } }';
  const search = async (searchText: string, filter: object = {}) => {
    const { products } = await shop.query<{
      products: Listed['products'] & { interpretation: { searchText: string; vehicle: string } | null };
    }>(list(fields), { filter: { searchText, ...filter } });
    return [products.products.map(({ productId }) => productId).toSorted(), products.interpretation];
  };
  const understood = { searchText: 'winch', vehicle: 'Honda TRX520 Foreman' };
  expect(await search('winch trx520')).toEqual([[1, 2], understood]);
  expect(await search('winch trx520', { price: { lowest: 99 } })).toEqual([[], understood]);
  expect(await search('winch')).toEqual([[1, 2, 3], null]);
  // Nothing of that name fits: the one for another machine is no answer.
  expect(await search('cover trx520')).toEqual([[], { ...understood, searchText: 'cover' }]);
  expect(await search('cover foreman coat')).toEqual([[5], null]);
  expect(await search('foreman')).toEqual([[5], null]);
  // What the shop has nothing of is left out, as in any search.
  expect((await search('zzzzzz trx520'))[1]).toBeNull();
  expect((await search('winch trx520', { facets: ['f_52_477_polaris'] }))[1]).toBeNull();
});

it.each(['memory', 'postgres'] as const)(
  'finds nothing for a model number that no machine has, and asks for the nearest one by its name (R-SEARCH-12): %s',
  async search => {
    const setUp = async (world: World) => {
      await world.aBrand(1, 'North');
      await world.aCategory({ id: 1, name: 'Parts' });
      await world.aParameter({ id: 477, group: 52, values: ['universal', 'canam', 'honda'] });
      const vehicle = (id: number, manufacturer: string, model: string) => ({
        ...{ vehicle_id: id, manufacturer, model, year: 2020, parameter_value_id: 47700 + id },
        tech_data: '{}',
      });
      await world.db
        .insertInto('vehicle')
        .values([vehicle(1, 'Can-Am', 'Outlander 650'), vehicle(2, 'Honda', 'TRX520 Foreman')])
        .execute();
      const part = (id: number, name: string) =>
        world.aProduct({ id, name, parameterValues: [47701], categories: [1], prices: { fi: 1000 } });
      await part(1, 'Winch Outlander 650');
      await part(2, 'Cover Outlander 650');
      await part(3, 'Filter TRX520');
      await part(4, 'Filter Outlander 800');
    };
    const { query } = await createTestBackend(setUp, { catalogue: { search } });
    const find = async (searchText: string) => {
      const { products } = await query<{
        products: { count: number; similar: { searchText: string; count: number }[] };
      }>(list('count similar { searchText count }'), { filter: { searchText } });
      return [products.count, products.similar.map(each => each.searchText)];
    };
    expect(await find('outlander 651')).toEqual([0, ['Outlander 650']]);
    expect(await find('winch outlander 651')).toEqual([0, ['winch Outlander 650']]);
    for (const text of ['trx 521', 'trx521']) expect(await find(text)).toEqual([0, ['TRX520']]);
    // Products of a machine that the shop has no data of are found.
    expect((await find('outlander 800'))[0]).toBeGreaterThan(0);
    expect((await find('outlander 650'))[0]).toBeGreaterThan(1);
  },
);

it('hides all variants of a collapsing group but the main one, or the most sold when that is inactive', async () => {
  const shop = await createTestBackend(async world => {
    await world.aBrand(1);
    await world.aCategory({ id: 1 });
    await world.aVariantGroup(1, 1);
    await world.aVariantGroup(2, 4);
    await world.aVariantGroup(3, 7, false);
    for (const id of [1, 2, 3]) await world.aProduct({ id, variantGroup: 1, soldCount: id });
    for (const id of [4, 5, 6])
      await world.aProduct({ id, variantGroup: 2, active: id !== 4, soldCount: id });
    for (const id of [7, 8]) await world.aProduct({ id, variantGroup: 3, soldCount: id });
  });
  expect(await idsOf(shop)).toEqual([8, 7, 6, 1]);
  expect(await idsOf(shop, { filter: { includeCollapsed: true } })).toEqual([8, 7, 6, 5, 3, 2, 1]);
});

const facets = list(
  'count filters { price { lowest highest } facets { filterId type label values { facetId label count parentId url } } }',
);

interface Faceted {
  products: {
    count: number;
    filters: {
      price: { lowest: number; highest: number };
      facets: {
        filterId: string;
        type: string;
        values: {
          facetId: string;
          count: number;
          parentId: string | null;
          label: string;
          url: string | null;
        }[];
      }[];
    };
  };
}

const countsOf = ({ products }: Faceted, type: string) =>
  Object.fromEntries(
    products.filters.facets
      .filter(each => each.type === type)
      .flatMap(({ values }) => values.map(value => [value.facetId, value.count])),
  );

it('counts facets for the current result, or by group without the group’s own choice (R-LIST-7)', async () => {
  const { query } = await createTestBackend(someParts);
  const current = await query<Faceted>(facets, {
    take: 0,
    filter: { facets: ['b_2'], filterMode: 'CURRENT' },
  });
  expect(countsOf(current, 'Brand')).toEqual({ b_1: 0, b_2: 1 });
  expect(countsOf(current, 'Category')).toEqual({ c_1: 1, c_2: 1, c_3: 0 });

  const byGroup = await query<Faceted>(facets, {
    take: 0,
    filter: { facets: ['b_2'], filterMode: 'BY_GROUP' },
  });
  expect(countsOf(byGroup, 'Brand')).toEqual({ b_1: 3, b_2: 1 });
  expect(countsOf(byGroup, 'Category')).toEqual({ c_1: 1, c_2: 1, c_3: 0 });
  expect(byGroup.products.count).toBe(1);
});

it('describes facets in the language of the request, categories as a tree with addresses', async () => {
  const { query } = await createTestBackend(someParts);
  const { products } = await query<Faceted>(facets, { languageId: 'sv-SE', marketId: 'fi' });
  expect(products.filters.price).toEqual({ lowest: 5, highest: 90 });
  expect(products.filters.facets.map(({ filterId }) => filterId)).toEqual([
    'Category',
    'Brand',
    'Price',
    'Discount',
    'StockStatus',
  ]);
  const category = products.filters.facets[0];
  expect(category).toMatchObject({ label: 'Kategori' });
  expect(category?.values.find(({ facetId }) => facetId === 'c_2')).toMatchObject({
    parentId: 'c_1',
    url: '/sv/c/tyres/winter',
  });
  expect(products.filters.facets[4]?.values).toMatchObject([
    { facetId: 'stock_in-stock', label: 'I lager', count: 3 },
    { facetId: 'stock_out', label: 'Slut', count: 1 },
  ]);
});
