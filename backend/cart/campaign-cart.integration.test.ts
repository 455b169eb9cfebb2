/** Campaigns and price lists in a real cart: gifts, free shipping, quantity prices, customer prices, copies. */
import { describe, expect, it } from 'vitest';
import { aCampaign, aCode } from '#tests/support/samples/campaigns.ts';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { createPromotions } from '../promotion/create-promotions.ts';
import { settleCampaigns } from '../promotion/settle-campaigns.ts';
import type { PricedCart } from './cart.types.ts';
import { toCart } from './to-cart.ts';

type Shop = Awaited<ReturnType<typeof openSmallShop>>;

const open = () => openSmallShop(createPromotions());
const gifts = ({ lines }: PricedCart) =>
  lines.filter(({ isGift }) => isGift).map(({ skuId, quantity, total }) => [skuId, quantity, total?.selling]);
const stockOf = async ({ db }: Shop, skuId: number) =>
  (await db.selectFrom('stock').select('in_stock').where('sku_id', '=', skuId).executeTakeFirstOrThrow())
    .in_stock;

describe('gifts', () => {
  const present = { action: 'free_gift', skuId: 3, quantity: 2 };
  const fromHundred = { campaign_id: 1, effect: present, conditions: { minimum: { EUR: 10_000 } } };

  it('are added and removed with their condition, cost nothing, and cannot be changed', async () => {
    const { db, carts, cartWith } = await open();
    await aCampaign(db, fromHundred);
    const id = await cartWith({ skuId: 1, quantity: 1 });
    const cart = await carts.get(aContext(), { id });
    const gift = cart.lines.at(-1);
    expect([gifts(cart), cart.items.selling]).toEqual([[[3, 2, 0]], 10_000]);
    expect([cart.campaigns.length, gift?.campaigns.length]).toEqual([1, 1]);
    for (const quantity of [0, 1, 5]) {
      const item = { id: gift?.id ?? '', quantity };
      await expect(carts.update(aContext(), id, item)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    const own = await carts.add(aContext(), id, { skuId: 3, quantity: 1 });
    expect([own.lines.length, own.items.selling]).toEqual([3, 12_000]);
    expect(gifts(await carts.update(aContext(), id, { skuId: 1, quantity: 0 }))).toEqual([]);
  });

  it('are added only while there is stock beyond the pieces in the cart', async () => {
    const { db, carts, cartWith, pool } = await open();
    await aCampaign(db, fromHundred);
    await pool.query('update stock set in_stock = 3 where sku_id = 3');
    const id = await cartWith({ skuId: 1, quantity: 1 }, { skuId: 3, quantity: 1 });
    expect(gifts(await carts.get(aContext(), { id }))).toEqual([[3, 2, 0]]);
    expect(gifts(await carts.update(aContext(), id, { skuId: 3, quantity: 2 }))).toEqual([]);
    await pool.query('update product set active = false where product_id = 3');
    expect(gifts(await carts.update(aContext(), id, { skuId: 3, quantity: 0 }))).toEqual([]);
  });

  it('are ordered, taken from stock and stored as order rows, but not copied with the cart', async () => {
    const shop = await open();
    await aCampaign(shop.db, fromHundred);
    const id = await shop.cartWith({ skuId: 1, quantity: 1 });
    const { orderId } = await shop.orders.place(aContext(), id, goodCheckout);
    const rows = await shop.db
      .selectFrom('order_row')
      .select(['sku_id', 'quantity', 'total_minor'])
      .where('order_id', '=', Number(orderId))
      .orderBy('row_number')
      .execute();
    expect(rows.map(Object.values)).toEqual([
      [1, 1, 10_000],
      [3, 2, 0],
    ]);
    expect(await stockOf(shop, 3)).toBe(48);
    await shop.db.updateTable('campaign').set({ active: false }).execute();
    expect(gifts(await shop.carts.get(aContext(), { id, includeCompleted: true }))).toEqual([[3, 2, 0]]);
    expect((await shop.carts.clone(aContext(), id, false)).lines).toHaveLength(1);
  });
});

it('shows a cart that was frozen before gifts and price groups existed', async () => {
  const shop = await open();
  const id = await shop.cartWith({ skuId: 2, quantity: 2 });
  await shop.orders.place(aContext(), id, goodCheckout);
  await shop.pool.query(`update shop_order set cart_snapshot = jsonb_set(cart_snapshot, '{lines}',
    (select jsonb_agg(line - 'priceGroups' - 'isGift') from jsonb_array_elements(cart_snapshot -> 'lines') as line))`);
  const frozen = await shop.carts.get(aContext(), { id, includeCompleted: true });
  expect(frozen.lines[0]).not.toHaveProperty('isGift');
  const [item] = toCart(aContext(), frozen, new Map(), () => null).items;
  expect([item?.isCampaignFreeGift, item?.campaign.prices, item?.quantity]).toEqual([false, [], 2]);
});

describe('the whole cart', () => {
  it('has free shipping by a campaign, and shows it', async () => {
    const { db, carts, cartWith } = await open();
    await aCampaign(db, { campaign_id: 1, effect: { action: 'free_shipping' }, product_ids: [2] });
    const id = await cartWith({ skuId: 2, quantity: 1 });
    const cart = await carts.get(aContext(), { id });
    expect([cart.freeShipping, cart.shipping?.fee, cart.total.selling]).toEqual([true, 0, 1000]);
    const other = await cartWith({ skuId: 3, quantity: 1 });
    expect((await carts.get(aContext(), { id: other })).shipping?.fee).toBe(599);
  });

  /** @proves FAULT-40 */
  it('is reduced by the amount of a code, in its market only, and never below zero', async () => {
    const { db, carts, cartWith } = await open();
    await aCode(db, 'FIVE', { campaign_id: 1, effect: { action: 'order_amount', amounts: { EUR: 1500 } } });
    const id = await cartWith({ skuId: 2, quantity: 2 });
    const cart = await carts.setPromoCode(aContext(), id, 'five');
    expect([cart.items.selling, cart.fixedDiscount, cart.total.selling]).toEqual([2000, 1500, 1099]);
    const small = await carts.update(aContext(), id, { skuId: 2, quantity: 1 });
    expect([small.fixedDiscount, small.total.selling]).toEqual([1000, 599]);
    const swedish = await carts.get(aContext('se'), { id });
    expect([swedish.fixedDiscount, swedish.promoCode]).toEqual([0, null]);
  });

  it('shows pieces at different prices as groups that add up to the line', async () => {
    const { db, carts, cartWith } = await open();
    const steps = [{ from: 3, basisPoints: 3333 }];
    await aCampaign(db, {
      campaign_id: 1,
      effect: { action: 'tiers', mode: 'beyond', steps },
      product_ids: [4],
    });
    const id = await cartWith({ skuId: 4, quantity: 5 });
    const [line] = (await carts.get(aContext(), { id })).lines;
    expect(
      line?.priceGroups?.map(({ quantity, unit, discount }) => [quantity, unit.selling, discount]),
    ).toEqual([
      [2, 333, 0],
      [3, 222, 111],
    ]);
    expect([line?.total?.selling, line?.unit?.selling]).toEqual([1332, 266]);
  });
});

describe('prices', () => {
  it('name the campaign that lowers them for everyone', async () => {
    const { db, carts, cartWith } = await open();
    const effect = { action: 'percentage', basisPoints: 2000 };
    await aCampaign(db, { campaign_id: 9, effect, in_price: true, product_ids: [2] });
    await settleCampaigns(db, new Date());
    const [line] = (await carts.get(aContext(), { id: await cartWith({ skuId: 2, quantity: 1 }) })).lines;
    expect([line?.unit?.selling, line?.unit?.regular]).toEqual([800, 1000]);
    expect(line?.campaigns).toMatchObject([{ campaignId: '9', name: 'Kampanja 9', ruleType: 'price' }]);
  });

  async function withLists({ db }: Shop) {
    await db
      .insertInto('price_list')
      .values([1, 2].map(id => ({ price_list_id: id, identifier: `list-${id}`, name: `List ${id}` })))
      .execute();
    const price = (price_list_id: number, product_id: number, selling_minor: number) => ({
      price_list_id,
      product_id,
      selling_minor,
      market_id: 'market-fi',
    });
    await db
      .insertInto('price_list_price')
      .values([price(1, 2, 700), price(2, 2, 650), price(1, 3, 2500)])
      .execute();
    await db
      .insertInto('customer_price_list')
      .values([1, 2].map(id => ({ customer_id: 7, price_list_id: id })))
      .execute();
  }

  it('use the customer’s best price list where it is cheaper, in its market, for that customer only', async () => {
    const shop = await open();
    await withLists(shop);
    const sumFor = async (ctx = aContext()) => {
      const id = await shop.cartWith({ skuId: 2, quantity: 2 }, { skuId: 3, quantity: 1 });
      return (await shop.carts.get(ctx, { id })).items.selling;
    };
    expect(await sumFor()).toBe(4000);
    expect(await sumFor(aContext('fi', { customerId: 7 }))).toBe(3300);
    expect(await sumFor(aContext('fi', { customerId: 8 }))).toBe(4000);
    expect(await sumFor(aContext('se', { customerId: 7 }))).toBe(20_000);
  });

  it('are the public ones in a copy without promotions, and in copies of it', async () => {
    const shop = await open();
    await withLists(shop);
    await aCode(shop.db, 'SALE10', { campaign_id: 1, effect: { action: 'percentage', basisPoints: 1000 } });
    const customer = aContext('fi', { customerId: 7 });
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    await shop.carts.setPromoCode(customer, id, 'SALE10');
    const remaining = await shop.carts.clone(customer, id, false);
    expect([remaining.promoCode, remaining.items.selling]).toEqual(['SALE10', 585]);
    const bare = await shop.carts.clone(customer, id, true);
    expect([bare.promoCode, bare.items.selling]).toEqual([null, 1000]);
    expect((await shop.carts.clone(customer, bare.id, false)).items.selling).toBe(1000);
  });
});

it('changes the quantity of all lines of a package together', async () => {
  const { carts, newCart, pool } = await open();
  await pool.query('update stock set in_stock = 100 where sku_id in (1, 2)');
  const id = await newCart();
  const selections = [
    { groupId: 1, optionId: 11, skuId: 1 },
    { groupId: 2, optionId: 21, skuId: 2 },
  ];
  const key = (await carts.addPackage(aContext(), id, 7, selections)).lines[0]?.groupKey ?? '';
  for (const count of [2, 3, 1]) {
    const { lines } = await carts.updateGroup(aContext(), id, key, count);
    expect(lines.map(({ quantity }) => quantity)).toEqual([count, 3 * count]);
  }
});
