/** Campaigns and price lists in lists: their pages, their facets, and the filters that name them. */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { FI, type World } from '#tests/support/worlds/world.ts';

/** Campaign 1 runs over products 1 and 2, campaign 2 (its title hidden) over 2, campaign 3 is over; the dealers' list has 2 and 3. */
async function someCampaigns(world: World): Promise<void> {
  const { db } = world;
  await world.aBrand(1, 'North');
  await world.aCategory({ id: 1, name: 'Tyres' });
  await world.aProduct({ id: 1 });
  await world.aProduct({ id: 2, prices: { fi: { regular: 1000, selling: 750 } } });
  await world.aProduct({ id: 3, prices: { fi: { regular: 1000, selling: 750 } } });
  const words = (fi: string, sv: string) => JSON.stringify({ fi, sv });
  const plain = { description: words('Viikon ajan', 'En vecka'), effect: '{}' };
  await db
    .insertInto('campaign')
    .values([
      {
        ...plain,
        campaign_id: 1,
        alias: 'winter',
        name: words('Talviale', 'Vinterrea'),
        product_ids: [1, 2],
      },
      {
        ...plain,
        campaign_id: 2,
        name: words('Salainen', 'Hemlig'),
        hide_title: true,
        product_ids: [2],
      },
      {
        ...plain,
        campaign_id: 3,
        alias: 'past',
        name: words('Ohi', 'Över'),
        active_to: new Date('2020-01-01'),
      },
      { ...plain, campaign_id: 4, alias: 'off', name: words('Pois', 'Av'), active: false },
    ])
    .execute();
  // The trigger of this table has already run.
  await db.deleteFrom('campaign_product').execute();
  const members = [[1, 1] as const, [1, 2] as const, [2, 2] as const];
  await db
    .insertInto('campaign_product')
    .values(members.map(([campaign_id, product_id]) => ({ campaign_id, product_id })))
    .execute();
  await db
    .insertInto('price_list')
    .values({ price_list_id: 7, identifier: 'dealers', name: 'Dealers' })
    .execute();
  await db
    .insertInto('price_list_price')
    .values([2, 3].map(product_id => ({ price_list_id: 7, product_id, market_id: FI, selling_minor: 500 })))
    .execute();
}

const list = `query ($alias: String, $url: String, $filter: FilterInputType, $marketId: String) {
  products(discountCampaignAlias: $alias, url: $url, filter: $filter, marketId: $marketId) { products { productId } } }`;

async function open() {
  const shop = await createTestBackend(someCampaigns);
  const ids = async (variables: Record<string, unknown>) => {
    const { products } = await shop.query<{ products: { products: { productId: number }[] } }>(
      list,
      variables,
    );
    return products.products.map(({ productId }) => productId).sort();
  };
  return { ...shop, ids };
}

it('lists the products of a running campaign, by alias, address and id', async () => {
  const { ids } = await open();
  expect(await ids({ alias: 'winter' })).toEqual([1, 2]);
  expect(await ids({ url: '/sv/dc/winter' })).toEqual([1, 2]);
  for (const alias of ['past', 'off', 'nothing']) expect(await ids({ alias })).toEqual([]);
  expect(await ids({ filter: { discountCampaignIds: [2] } })).toEqual([2]);
  expect(await ids({ filter: { discountCampaignIds: [1, 2] } })).toEqual([1, 2]);
  expect(await ids({ filter: { excludeDiscountCampaignIds: [1] } })).toEqual([3]);
  // A campaign and a discount in per cent are alternatives.
  expect(await ids({ filter: { facets: ['dc_1', 'discount_20'] } })).toEqual([1, 2, 3]);
});

it('filters by a price list of the market, and finds nothing for an unknown one', async () => {
  const { ids } = await open();
  expect(await ids({ filter: { priceListIdentifier: 'dealers' } })).toEqual([2, 3]);
  expect(await ids({ filter: { priceListIdentifier: 'dealers' }, alias: 'winter' })).toEqual([2]);
  expect(await ids({ filter: { priceListIdentifier: 'dealers' }, marketId: 'se' })).toEqual([]);
  expect(await ids({ filter: { priceListIdentifier: 'unknown' } })).toEqual([]);
  expect(await ids({ filter: { priceListIdentifier: '' } })).toEqual([1, 2, 3]);
});

it('offers campaigns among the discounts, with their names and pages, and heads the page', async () => {
  const { query } = await open();
  const { products } = await query<{
    products: { filters: { facets: { type: string; values: { facetId: string }[] }[] } };
  }>('{ products { filters { facets { type label values { facetId label url count hidden } } } } }', {
    languageId: 'sv-SE',
  });
  const types = products.filters.facets.map(({ type }) => type);
  expect(types).toEqual(['Category', 'Brand', 'Price', 'Discount', 'StockStatus']);
  expect(products.filters.facets[3]?.values).toEqual([
    { facetId: 'dc_2', label: 'Hemlig', url: null, count: 1, hidden: true },
    { facetId: 'dc_1', label: 'Vinterrea', url: '/sv/dc/winter', count: 2, hidden: false },
    { facetId: 'discount_20', label: '20–29\u00a0%', url: null, count: 2, hidden: false },
  ]);
  const page = `query ($alias: String, $url: String, $languageId: String) {
    listPageInfo(alias: $alias, url: $url, languageId: $languageId) { id name canonicalUrl primaryDescription } }`;
  const winter = { id: 1, name: 'Talviale', canonicalUrl: '/dc/winter', primaryDescription: 'Viikon ajan' };
  expect(await query(page, { alias: 'winter' })).toEqual({ listPageInfo: winter });
  expect(await query(page, { url: '/fi/dc/winter' })).toEqual({ listPageInfo: winter });
  expect(await query(page, { alias: 'past' })).toEqual({ listPageInfo: null });
});
