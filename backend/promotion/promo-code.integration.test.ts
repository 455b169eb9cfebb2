/** Promo codes from the cart to the order: who may use them, how often, and counting their uses (R-CART-15, R-CART-17). */
import { describe, expect, it } from 'vitest';
import { aCode } from '#tests/support/samples/campaigns.ts';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import type { Context } from '../kernel/context.ts';
import { createPromotions } from './create-promotions.ts';

const tenPercent = { action: 'percentage', basisPoints: 1000 };
const open = () => openSmallShop(createPromotions());
const notMet = { code: 'RequirementsNotMet', field: 'promoCode' };

async function used({ db }: Awaited<ReturnType<typeof open>>, code: string) {
  const [row, uses] = await Promise.all([
    db.selectFrom('promo_code').select('used').where('code', '=', code).executeTakeFirstOrThrow(),
    db
      .selectFrom('promo_use')
      .select('order_id')
      .where('code', '=', code)
      .where('released_at', 'is', null)
      .execute(),
  ]);
  const orders = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('promo_code', '=', code)
    .where('status', '<>', 'cancelled')
    .execute();
  return { used: row.used, uses: uses.length, orders: orders.length };
}

describe('accepting', () => {
  /** @proves FAULT-40 */
  it('accepts a code in any spelling, names the campaign by it, and removes it again', async () => {
    const { db, carts, cartWith } = await open();
    await aCode(db, 'SALE10', { campaign_id: 1, effect: tenPercent });
    const id = await cartWith({ skuId: 2, quantity: 2 });
    for (const text of [' sale10 ', 'SALE10', 'ｓａｌｅ１０', 'Sale10']) {
      const cart = await carts.setPromoCode(aContext(), id, text);
      expect([cart.promoCode, cart.items.selling, cart.items.regular]).toEqual(['SALE10', 1800, 2000]);
      expect(cart.campaigns.map(({ name }) => name)).toEqual(['SALE10']);
    }
    const plain = await carts.setPromoCode(aContext(), id, '');
    expect([plain.promoCode, plain.items.selling, plain.campaigns]).toEqual([null, 2000, []]);
  });

  it('rejects an invalid code, and keeps the previous one', async () => {
    const { db, carts, cartWith } = await open();
    const [past, soon] = [new Date(Date.now() - 1000), new Date(Date.now() + 3_600_000)];
    await aCode(db, 'SALE10', { campaign_id: 1, effect: tenPercent });
    await aCode(db, 'OVER', { campaign_id: 2, effect: tenPercent, active_to: past });
    await aCode(db, 'SOON', { campaign_id: 3, effect: tenPercent, active_from: soon });
    await aCode(db, 'OFF', { campaign_id: 4, effect: tenPercent, active: false });
    await aCode(db, 'GONE', { campaign_id: 5, effect: tenPercent }, { active: false });
    const id = await cartWith({ skuId: 2, quantity: 2 });
    await carts.setPromoCode(aContext(), id, 'SALE10');
    for (const text of ['NOPE', 'OVER', 'SOON', 'OFF', 'GONE', "' or 1=1 --"])
      await expect(carts.setPromoCode(aContext(), id, text)).rejects.toMatchObject({ code: 'INVALID_CODE' });
    expect((await carts.get(aContext(), { id })).promoCode).toBe('SALE10');
  });

  /** @proves FAULT-40 */
  it('starts and ends to the second', async () => {
    const { db, carts, cartWith } = await open();
    const hour = 3_600_000;
    const [from, to] = [new Date(Date.now() + hour), new Date(Date.now() + 2 * hour)];
    await aCode(db, 'HOUR', { campaign_id: 1, effect: tenPercent, active_from: from, active_to: to });
    const id = await cartWith({ skuId: 2, quantity: 2 });
    const at = (now: Date): Context => ({ ...aContext(), now });
    const before = new Date(from.getTime() - 1);
    await expect(carts.setPromoCode(at(before), id, 'HOUR')).rejects.toMatchObject({ code: 'INVALID_CODE' });
    await carts.setPromoCode(at(from), id, 'HOUR');
    const last = new Date(to.getTime() - 1);
    expect((await carts.get(at(last), { id })).items.selling).toBe(1800);
    expect((await carts.get(at(to), { id })).items.selling).toBe(2000);
  });

  it('checks the conditions of the campaign', async () => {
    const { db, carts, cartWith } = await open();
    const conditions = [
      { minimum: { EUR: 100_000 } },
      { customerTypes: ['ORGANIZATION'] },
      { loginOnly: true },
      { requiredProductIds: [1] },
      { priceListIds: [5] },
    ];
    for (const [index, condition] of conditions.entries())
      await aCode(db, `C${index}`, { campaign_id: index + 1, effect: tenPercent, conditions: condition });
    await aCode(db, 'SWEDEN', { campaign_id: 20, effect: tenPercent, market_ids: ['market-se'] });
    await aCode(db, 'OTHERS', { campaign_id: 21, effect: tenPercent, product_ids: [3] });
    const id = await cartWith({ skuId: 2, quantity: 2 });
    for (const code of ['C0', 'C1', 'C2', 'C3', 'C4', 'SWEDEN', 'OTHERS'])
      await expect(carts.setPromoCode(aContext(), id, code)).rejects.toMatchObject(notMet);
    await carts.setPromoCode(aContext('se'), id, 'SWEDEN');
    const company = aContext('fi', { customerId: 2, customerType: 'ORGANIZATION' });
    // Anyone may call an account that.
    const unnamed = aContext('fi', { customerId: 2, customerType: 'ORGANIZATION', lacksNumber: true });
    await expect(carts.setPromoCode(unnamed, id, 'C1')).rejects.toMatchObject(notMet);
    expect((await carts.setPromoCode(company, id, 'C1')).items.selling).toBe(1800);
  });

  /** @proves FAULT-40 */
  it('makes a code dormant while the cart does not qualify, and active when it does', async () => {
    const { db, carts, cartWith } = await open();
    await aCode(db, 'BIG', { campaign_id: 1, effect: tenPercent, conditions: { minimum: { EUR: 3000 } } });
    const id = await cartWith({ skuId: 2, quantity: 3 });
    await carts.setPromoCode(aContext(), id, 'BIG');
    const states = [];
    for (const quantity of [2, 3]) {
      const cart = await carts.update(aContext(), id, { skuId: 2, quantity });
      states.push([cart.promoCode, cart.items.selling, cart.campaigns.length]);
    }
    expect(states).toEqual([
      [null, 2000, 0],
      ['BIG', 2700, 1],
    ]);
    // Without a minimum in Swedish crowns the code is dormant there too.
    expect((await carts.get(aContext('se'), { id })).promoCode).toBeNull();
  });

  /** @proves FAULT-41 */
  it('limits the number of attempts', async () => {
    const { carts, newCart } = await open();
    const guesser = aContext('fi', { ipAddress: '192.0.2.1' });
    const id = await newCart();
    const outcomes = [];
    for (let round = 0; round < 31; round += 1)
      outcomes.push(
        ...(await Promise.allSettled(
          Array.from({ length: 10 }, () => carts.setPromoCode(guesser, id, 'GUESS')),
        )),
      );
    const codes = outcomes.map(outcome => outcome.status === 'rejected' && String(outcome.reason.code));
    expect(codes.filter(code => code === 'INVALID_CODE')).toHaveLength(300);
    expect(codes.filter(code => code === 'RATE_LIMITED')).toHaveLength(10);
    const another = aContext('fi', { ipAddress: '192.0.2.2' });
    await expect(carts.setPromoCode(another, id, 'GUESS')).rejects.toMatchObject({ code: 'INVALID_CODE' });
  });
});

describe('using', () => {
  /** @proves FAULT-38 */
  it('gives a code with ten uses to ten of fifty concurrent buyers, five times', async () => {
    const shop = await open();
    await shop.pool.query('update stock set in_stock = 10000 where sku_id = 2');
    for (let round = 1; round <= 5; round += 1) {
      const code = `TEN${round}`;
      await aCode(shop.db, code, { campaign_id: round, effect: tenPercent }, { use_limit: 10 });
      const buyers = await Promise.all(
        Array.from({ length: 50 }, async (_, buyer) => {
          const id = await shop.cartWith({ skuId: 2, quantity: 1 });
          await shop.carts.setPromoCode(aContext(), id, code);
          return { id, checkout: { ...goodCheckout, email: `buyer${buyer}@example.com` } };
        }),
      );
      const outcomes = await Promise.allSettled(
        buyers.map(({ id, checkout }) => shop.orders.place(aContext(), id, checkout)),
      );
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(40);
      for (const outcome of refused) expect(outcome).toMatchObject({ reason: notMet });
      expect(await used(shop, code)).toEqual({ used: 10, uses: 10, orders: 10 });
    }
  });

  /** @proves FAULT-38 */
  it('lets one customer use a code once, by account and by mail, with concurrent orders', async () => {
    const shop = await open();
    await aCode(shop.db, 'ONCE', { campaign_id: 1, effect: tenPercent }, { per_customer_limit: 1 });
    const cart = async () => {
      const id = await shop.cartWith({ skuId: 2, quantity: 1 });
      await shop.carts.setPromoCode(aContext(), id, 'ONCE');
      return id;
    };
    const ids = await Promise.all(Array.from({ length: 20 }, cart));
    const outcomes = await Promise.allSettled(ids.map(id => shop.orders.place(aContext(), id, goodCheckout)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const known = aContext('fi', { customerId: 7 });
    const late = await cart();
    const tagged = { ...goodCheckout, email: 'anna+2@example.com' };
    await expect(shop.orders.place(aContext(), late, tagged)).rejects.toMatchObject(notMet);
    const again = { ...goodCheckout, email: 'ANNA@example.com' };
    await expect(shop.orders.place(known, late, again)).rejects.toMatchObject(notMet);
    // Another address, but the account has already used it.
    await shop.orders.place(known, late, { ...goodCheckout, email: 'bo@example.com' });
    const third = await shop.cartWith({ skuId: 2, quantity: 1 });
    await expect(shop.carts.setPromoCode(known, third, 'ONCE')).rejects.toMatchObject(notMet);
    expect(await used(shop, 'ONCE')).toEqual({ used: 2, uses: 2, orders: 2 });
  });

  it('is limited to first orders, recognised by the mail address of the order', async () => {
    const shop = await open();
    await aCode(shop.db, 'HELLO', { campaign_id: 1, effect: tenPercent, conditions: { firstOrder: true } });
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    await shop.orders.place(aContext(), id, goodCheckout);
    const second = await shop.cartWith({ skuId: 2, quantity: 1 });
    await shop.carts.setPromoCode(aContext(), second, 'HELLO');
    for (const email of [goodCheckout.email, 'Anna+new@example.com'])
      await expect(shop.orders.place(aContext(), second, { ...goodCheckout, email })).rejects.toMatchObject(
        notMet,
      );
    await shop.orders.place(aContext(), second, { ...goodCheckout, email: 'new@example.com' });
    expect((await used(shop, 'HELLO')).used).toBe(1);
  });

  it('rejects an order when its code was withdrawn meanwhile, while its campaign goes on', async () => {
    const shop = await open();
    await aCode(shop.db, 'SOLD', { campaign_id: 1, effect: tenPercent });
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    await shop.carts.setPromoCode(aContext(), id, 'SOLD');
    await shop.db.updateTable('promo_code').set({ active: false }).execute();
    const seen = await shop.carts.get(aContext(), { id });
    expect([seen.items.selling, seen.campaigns]).toEqual([1000, []]);
    await expect(shop.orders.place(aContext(), id, goodCheckout)).rejects.toMatchObject(notMet);
    expect(await used(shop, 'SOLD')).toEqual({ used: 0, uses: 0, orders: 0 });
  });

  it('rejects an order when its code was used up meanwhile, instead of charging more', async () => {
    const shop = await open();
    await aCode(shop.db, 'LAST', { campaign_id: 1, effect: tenPercent }, { use_limit: 1 });
    const [first, second] = [
      await shop.cartWith({ skuId: 2, quantity: 1 }),
      await shop.cartWith({ skuId: 2, quantity: 1 }),
    ];
    for (const id of [first, second]) await shop.carts.setPromoCode(aContext(), id, 'LAST');
    await shop.orders.place(aContext(), first, goodCheckout);
    const other = { ...goodCheckout, email: 'bo@example.com' };
    await expect(shop.orders.place(aContext(), second, other)).rejects.toMatchObject(notMet);
    const seen = await shop.carts.get(aContext(), { id: second });
    expect([seen.promoCode, seen.items.selling, seen.campaigns]).toEqual(['LAST', 1000, []]);
    await shop.carts.setPromoCode(aContext(), second, '');
    await shop.orders.place(aContext(), second, other);
    expect(await used(shop, 'LAST')).toEqual({ used: 1, uses: 1, orders: 1 });
  });

  /** @proves FAULT-39 */
  it('releases a use once, for the code and for the customer', async () => {
    const shop = await open();
    const promotions = createPromotions();
    const limits = { use_limit: 1, per_customer_limit: 1 };
    await aCode(shop.db, 'BACK', { campaign_id: 1, effect: tenPercent }, limits);
    const place = async () => {
      const id = await shop.cartWith({ skuId: 2, quantity: 1 });
      await shop.carts.setPromoCode(aContext(), id, 'BACK');
      return Number((await shop.orders.place(aContext(), id, goodCheckout)).orderId);
    };
    const order = await place();
    await Promise.all(Array.from({ length: 5 }, () => promotions.release(shop.db, order)));
    expect((await used(shop, 'BACK')).used).toBe(0);
    await place();
    await promotions.release(shop.db, order);
    expect((await used(shop, 'BACK')).used).toBe(1);
  });
});
