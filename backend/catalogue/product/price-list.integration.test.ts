/** Prices in responses: a customer's own only for that customer; campaigns on products, in carts and in the price log. */
import { expect, it } from 'vitest';
import { aCampaign } from '#tests/support/samples/campaigns.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { FI, type World } from '#tests/support/worlds/world.ts';
import { settleCampaigns } from '../../promotion/settle-campaigns.ts';

const dealer = { customerId: 7 };
const prices = `query ($id: Int, $ids: [Int]) {
  product(productId: $id) { discountType unitPrice { sellingPriceIncVat regularPriceIncVat isDiscounted }
    lowestPrice { lowestPriceIncVat } priceLog { sellingPriceIncVat isLowest }
    discountCampaigns { campaignId name canonicalUrl hideTitle action } }
  products(filter: { productIds: $ids }) { products { productId discountType unitPrice { sellingPriceIncVat } } }
  relatedProducts(alias: "product-2") { unitPrice { sellingPriceIncVat } } }`;

interface Seen {
  product: {
    discountType: string;
    unitPrice: { sellingPriceIncVat: number; regularPriceIncVat: number };
    lowestPrice: { lowestPriceIncVat: number };
    priceLog: { sellingPriceIncVat: number; isLowest: boolean }[];
    discountCampaigns: unknown[];
  };
  products: { products: { discountType: string; unitPrice: { sellingPriceIncVat: number } }[] };
  relatedProducts: { unitPrice: { sellingPriceIncVat: number } }[];
}

/** 1 costs 10 €, 2 is reduced to 8 € by itself, 3 by a campaign; the dealer pays 7 € for 1, 9 € for 2 and 6 € for 3. */
async function aShop(world: World): Promise<void> {
  const { db } = world;
  await world.aBrand(1);
  await world.aCategory({ id: 1 });
  await world.aProduct({ id: 1 });
  await world.aProduct({ id: 2, prices: { fi: { regular: 1000, selling: 800 } } });
  await world.aProduct({ id: 3 });
  await db
    .insertInto('product_relation')
    .values({ product_id: 2, related_product_id: 1, relation: 'RELATED', sort_order: 1 })
    .execute();
  const effect = { action: 'percentage', basisPoints: 2500 };
  await aCampaign(db, { campaign_id: 4, alias: 'winter', effect, in_price: true, product_ids: [3] });
  // As a running shop has done.
  await settleCampaigns(db, new Date());
  await db
    .insertInto('price_list')
    .values({ price_list_id: 1, identifier: 'dealers', name: 'Dealers' })
    .execute();
  const own = [
    [1, 700],
    [2, 900],
    [3, 600],
  ] as const;
  await db
    .insertInto('price_list_price')
    .values(
      own.map(([product_id, selling_minor]) => ({
        price_list_id: 1,
        product_id,
        selling_minor,
        market_id: FI,
      })),
    )
    .execute();
  await db
    .insertInto('customer_price_list')
    .values({ customer_id: dealer.customerId, price_list_id: 1 })
    .execute();
}

const open = () => createTestBackend(aShop);
type Shop = Awaited<ReturnType<typeof createTestBackend>>;
const see = (shop: Shop, id: number, caller = {}) => shop.query<Seen>(prices, { id, ids: [1, 2, 3] }, caller);

it('charges the customer’s own price where it is lower, and marks it as such', async () => {
  const shop = await open();
  const anonymous = await see(shop, 1);
  expect([anonymous.product.unitPrice.sellingPriceIncVat, anonymous.product.discountType]).toEqual([
    10,
    'NONE',
  ]);
  const own = await see(shop, 1, dealer);
  expect([own.product.unitPrice.sellingPriceIncVat, own.product.discountType]).toEqual([7, 'EXTERNAL']);
  const listed = ({ products }: Seen) =>
    products.products.map(({ unitPrice, discountType }) => [unitPrice.sellingPriceIncVat, discountType]);
  expect(listed(own)).toEqual([
    [7, 'EXTERNAL'],
    [8, 'SALE_PRICE'],
    [6, 'EXTERNAL'],
  ]);
  expect([own.relatedProducts[0]?.unitPrice, own.product.lowestPrice.lowestPriceIncVat]).toEqual([
    { sellingPriceIncVat: 7 },
    10,
  ]);
  // Nothing of it is cached for the next caller.
  expect(listed(await see(shop, 1, { customerId: 8 }))).toEqual([
    [10, 'NONE'],
    [8, 'SALE_PRICE'],
    [7.5, 'PRICE_CAMPAIGN'],
  ]);
  expect(await see(shop, 1)).toEqual(anonymous);
});

it('shows the campaign on the product, its page, and what the price was before', async () => {
  const { product } = await see(await open(), 3);
  expect(product.discountCampaigns).toEqual([
    {
      campaignId: '4',
      name: 'Kampanja 4',
      canonicalUrl: '/dc/winter',
      hideTitle: false,
      action: 'percentage',
    },
  ]);
  expect(product.lowestPrice.lowestPriceIncVat).toBe(10);
  expect(product.priceLog.map(({ sellingPriceIncVat, isLowest }) => [sellingPriceIncVat, isLowest])).toEqual([
    [10, true],
    [7.5, false],
  ]);
});

it('follows a campaign that is changed or ended, in lists, products and carts', async () => {
  const shop = await open();
  const { db } = shop.world;
  const { getCart } = await shop.query<{ getCart: { id: string } }>('{ getCart { id } }');
  const cart = `mutation ($id: String!) { addToCart(id: $id, item: { skuId: 3, quantity: 1 }) {
    items { unitPrice { sellingPriceIncVat } campaign { appliedCampaigns { name canonicalUrl } prices { quantity } } } } }`;
  const { addToCart } = await shop.query<{ addToCart: unknown }>(cart, { id: getCart.id });
  expect(addToCart).toEqual({
    items: [
      {
        unitPrice: { sellingPriceIncVat: 7.5 },
        campaign: { appliedCampaigns: [{ name: 'Kampanja 4', canonicalUrl: '/dc/winter' }], prices: [] },
      },
    ],
  });
  await db.updateTable('campaign').set({ active: false }).where('campaign_id', '=', 4).execute();
  const seen = async () => (await see(shop, 3)).product.unitPrice.sellingPriceIncVat;
  await expect.poll(seen, { timeout: 20_000 }).toBe(10);
  expect((await see(shop, 3)).product).toMatchObject({ discountType: 'NONE', discountCampaigns: [] });
});

it('ends a campaign when its time is over', async () => {
  const shop = await open();
  const end = new Date(Date.now() + 300);
  await shop.world.db.updateTable('campaign').set({ active_to: end }).where('campaign_id', '=', 4).execute();
  const seen = async () => (await see(shop, 3)).product.unitPrice.sellingPriceIncVat;
  await expect.poll(seen, { timeout: 20_000 }).toBe(10);
  expect(Date.now()).toBeGreaterThanOrEqual(end.getTime());
});
