/** The checkout with a real database: offered options, stored choices, visible data. */
import { describe, expect, it } from 'vitest';
import { normalZip } from '#kernel/contact/zip.ts';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';

const ids = (options: readonly { id: number }[]) => options.map(({ id }) => id);
const selected = (options: readonly { id: number; isSelected: boolean }[]) =>
  ids(options.filter(({ isSelected }) => isSelected));
const zip = (code: string) => ({ billingAddress: { zip: code } });

describe('shipping', () => {
  it('is an estimate before the zip code is known and chosen afterwards', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const before = await shop.carts.get(aContext(), { id });
    expect(before.shipping).toMatchObject({ id: 1, fee: 599, leftToFree: 19_000, isDefault: true });
    expect(before.total.selling).toBe(1599);
    const { quote } = await shop.checkouts.update(aContext(), id, zip('00 100'));
    expect(ids(quote.delivery.shippingOptions)).toEqual([1, 3]);
    expect(selected(quote.delivery.shippingOptions)).toEqual([1]);
    expect(quote.cart.shipping).toMatchObject({ id: 1, isDefault: false });
  });

  it('estimates a heavy cart by an option that carries its weight', async () => {
    const shop = await openSmallShop();
    // 31 kg: the parcel carries 30, and would be free from 200 € on.
    const id = await shop.cartWith({ skuId: 2, quantity: 31 });
    const { shipping, total } = await shop.carts.get(aContext(), { id });
    expect(shipping).toMatchObject({ id: 3, fee: 490, leftToFree: null, isDefault: true });
    expect(total.selling).toBe(31_000 + 490);
    const lighter = await shop.carts.update(aContext(), id, { skuId: 2, quantity: 30 });
    expect(lighter.shipping).toMatchObject({ id: 1, fee: 0, leftToFree: 0 });
  });

  it('estimates by an option bound to zip codes where no other carries the weight', async () => {
    const shop = await openSmallShop();
    await shop.pool.query(`delete from shipping_option where shipping_id = 3`);
    const id = await shop.cartWith({ skuId: 2, quantity: 31 });
    expect((await shop.carts.get(aContext(), { id })).shipping).toMatchObject({ id: 2, fee: 1990 });
    const { delivery } = (await shop.checkouts.update(aContext(), id, {})).quote;
    expect(delivery.shippingOptions).toEqual([]);
  });

  it('says when an order that is placed now arrives, as the product page does', async () => {
    const shop = await openSmallShop();
    await shop.pool.query(`update shipping_option set min_days = 1, max_days = 3 where shipping_id = 1`);
    const plain = aContext();
    const dispatch = { until: 840, timeZone: 'Europe/Helsinki', supplierDays: 2, closed: new Set<string>() };
    const ctx = { ...plain, now: new Date('2026-11-23T08:00:00Z'), market: { ...plain.market, dispatch } };
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const arrivals = async () => {
      const { delivery } = (await shop.checkouts.update(ctx, id, zip('00100'))).quote;
      return delivery.shippingOptions.map(({ arrival }) => arrival && `${arrival.from} ${arrival.to}`);
    };
    expect(await arrivals()).toEqual(['2026-11-24 2026-11-26', null]);
    await shop.pool.query(`update stock set in_stock = 0, static = 5 where sku_id = 2`);
    expect(await arrivals()).toEqual(['2026-11-26 2026-11-30', null]);
  });

  it('is free from its limit on, and says how much is left below it', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 1, quantity: 1 });
    expect((await shop.carts.get(aContext(), { id })).shipping).toMatchObject({
      fee: 599,
      leftToFree: 10_000,
    });
    const cart = await shop.carts.update(aContext(), id, { skuId: 1, quantity: 2 });
    expect(cart.shipping).toMatchObject({ fee: 0, leftToFree: 0 });
    expect((await shop.carts.get(aContext('se'), { id })).shipping).toMatchObject({
      fee: 5900,
      leftToFree: null,
    });
  });

  /** @proves FAULT-57 */
  it('is offered by zip code and weight, and drops a choice that is not available any more', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const island = await shop.checkouts.update(aContext(), id, { ...zip('22100'), shippingId: 2 });
    expect(selected(island.quote.delivery.shippingOptions)).toEqual([2]);
    expect(island.quote.cart.total.selling).toBe(1000 + 1990);
    const mainland = await shop.checkouts.update(aContext(), id, zip('00100'));
    expect(selected(mainland.quote.delivery.shippingOptions)).toEqual([1]);
    const backAgain = await shop.checkouts.update(aContext(), id, zip('22100'));
    expect(selected(backAgain.quote.delivery.shippingOptions)).toEqual([1]);
    await shop.carts.update(aContext(), id, { skuId: 2, quantity: 31 });
    const heavy = await shop.checkouts.update(aContext(), id, {});
    expect(ids(heavy.quote.delivery.shippingOptions)).toEqual([2, 3]);
  });

  it('offers options that need no zip code as an estimate before it is known', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const { quote } = await shop.checkouts.update(aContext(), id, {});
    expect(ids(quote.delivery.shippingOptions)).toEqual([1, 3]);
    expect(selected(quote.delivery.shippingOptions)).toEqual([1]);
    expect(ids(quote.delivery.paymentOptions)).toEqual([11, 10]);
    expect(quote.cart.shipping).toMatchObject({ id: 1, fee: 599, isDefault: true });
    const chosen = await shop.checkouts.update(aContext(), id, { shippingId: 3 });
    expect(selected(chosen.quote.delivery.shippingOptions)).toEqual([3]);
    expect(chosen.quote.cart.total.selling).toBe(1000 + 490);
    // The island's own option is not offered before its zip code is known.
    const island = await shop.checkouts.update(aContext(), id, { shippingId: 2 });
    expect(selected(island.quote.delivery.shippingOptions)).toEqual([1]);
  });

  /** @proves FAULT-57 */
  it('offers nothing for an impossible zip code, and nothing for an empty cart', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    for (const code of ['ABC', '00000', '1234']) {
      const { delivery } = (await shop.checkouts.update(aContext(), id, zip(code))).quote;
      expect([delivery.shippingOptions, delivery.paymentOptions]).toEqual([[], []]);
    }
    for (const input of [{}, zip('00100')]) {
      const empty = await shop.checkouts.update(aContext(), await shop.newCart(), input);
      expect(empty.quote.delivery.shippingOptions).toEqual([]);
      expect(empty.quote.delivery.paymentOptions).toEqual([]);
      expect(empty.quote.cart.total.selling).toBe(0);
    }
  });

  it('lets an external fee raise the price of an option, and never lower it', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const feeWith = async (externalShippingFee: number, shippingId: number) =>
      (await shop.checkouts.update(aContext(), id, { ...zip('00100'), shippingId, externalShippingFee }))
        .quote.cart.shipping?.fee;
    expect(await feeWith(0, 1)).toBe(599);
    expect(await feeWith(0, 3)).toBe(490);
    expect(await feeWith(12.5, 3)).toBe(1250);
    expect((await shop.carts.get(aContext(), { id, allowExternalShippingFee: false })).shipping?.fee).toBe(
      490,
    );
    expect(await feeWith(-1, 3)).toBe(490);
    expect(await feeWith(12.5, 1)).toBe(1250);
    await expect(feeWith(1e308, 3)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('payment', () => {
  it('has no preselection in Finland, and lists those without credit first', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const { quote } = await shop.checkouts.update(aContext(), id, { ...zip('00100'), paymentId: 0 });
    expect(ids(quote.delivery.paymentOptions)).toEqual([11, 10]);
    expect(selected(quote.delivery.paymentOptions)).toEqual([]);
    expect(quote.cart.payment).toBeNull();
    const chosen = await shop.checkouts.update(aContext(), id, { paymentId: 10 });
    expect(selected(chosen.quote.delivery.paymentOptions)).toEqual([10]);
    expect(chosen.quote.cart.total.selling).toBe(1000 + 599 + 250);
  });

  it('preselects a payment without credit before the zip code is known, when the checkout is entered', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const before = await shop.carts.get(aContext('se'), { id });
    expect([before.payment, before.total.selling]).toEqual([null, 10_000 + 5900]);
    const { quote } = await shop.checkouts.update(aContext('se'), id, {});
    expect(selected(quote.delivery.paymentOptions)).toEqual([11]);
    expect(quote.cart.total.selling).toBe(10_000 + 5900);
  });

  it('lists payments without credit first elsewhere too, and preselects the first of them', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    // The invoice is first in the data and its default; it is credit.
    const { quote } = await shop.checkouts.update(aContext('se'), id, zip('111 22'));
    expect(ids(quote.delivery.paymentOptions)).toEqual([11, 10]);
    expect(selected(quote.delivery.paymentOptions)).toEqual([11]);
    await shop.pool.query('delete from payment_option where payment_id = 11');
    const creditAlone = await shop.checkouts.update(aContext('se'), id, {});
    expect(selected(creditAlone.quote.delivery.paymentOptions)).toEqual([10]);
  });

  it('drops a choice that another customer type may not have', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const business = await shop.checkouts.update(aContext(), id, {
      ...zip('00100'),
      customerType: 'ORGANIZATION',
      paymentId: 11,
    });
    expect(ids(business.quote.delivery.paymentOptions)).toEqual([10]);
    expect(selected(business.quote.delivery.paymentOptions)).toEqual([]);
  });
});

describe('stored data', () => {
  it('keeps omitted fields, also inside an address', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    await shop.checkouts.update(aContext(), id, goodCheckout);
    await shop.checkouts.update(aContext(), id, {
      billingAddress: { zip: '00 200', firstName: null },
      message: ' Soita ',
    });
    const { publicId } = await shop.orders.place(aContext(), id, { merchantData: 'x' });
    const order = await shop.orders.byPublicId(publicId);
    expect(order).toMatchObject({
      email: goodCheckout.email,
      message: 'Soita',
      billingAddress: { firstName: 'Anna', zip: '00 200' },
    });
    expect(order?.cart.merchantData).toBe('x');
  });

  /** @proves FAULT-20 */
  it('returns mail and address to the sender and the account that sent them, never to others who know the cart id', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const own = await shop.checkouts.update(aContext(), id, {
      ...goodCheckout,
      identityNumber: '131052-308T',
    });
    expect(own.shopper).toMatchObject({ email: 'anna@example.com', billingAddress: { firstName: 'Anna' } });
    const stranger = await shop.checkouts.update(aContext(), id, {});
    expect(JSON.stringify(stranger)).not.toMatch(/anna|Aalto|Tie 1|308T/i);
    // An account that takes over the cart does not learn what the guest has typed.
    const taker = await shop.checkouts.update(aContext('fi', { customerId: 8 }), id, {});
    expect(JSON.stringify(taker)).not.toMatch(/anna|Aalto|Tie 1|308T/i);
    const owner = aContext('fi', { customerId: 7 });
    const { id: owned } = await shop.carts.get(owner, {});
    await shop.carts.add(owner, owned, { skuId: 2, quantity: 1 });
    await shop.checkouts.update(owner, owned, goodCheckout);
    expect((await shop.checkouts.update(owner, owned, {})).shopper.email).toBe('anna@example.com');
  });

  it('rejects too long texts and completed carts', async () => {
    const shop = await openSmallShop();
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const update = (input: Parameters<typeof shop.checkouts.update>[2]) =>
      shop.checkouts.update(aContext(), id, input);
    await expect(update({ message: 'x'.repeat(1001) })).rejects.toMatchObject({ field: 'checkout.message' });
    await expect(update({ billingAddress: { city: 'a\0' } })).rejects.toMatchObject({
      field: 'checkout.billingAddress.city',
    });
    await shop.carts.complete(aContext(), id);
    await expect(update({})).rejects.toMatchObject({ code: 'CART_COMPLETED' });
  });
});

/** @proves FAULT-57 */
it.each([
  ['00 100', 'FI', '00100'],
  ['fi-00100', 'FI', '00100'],
  ['111 22', 'SE', '11122'],
  ['0150', 'NO', '0150'],
  ['SW1A 1AA', 'GB', 'SW1A1AA'],
  ['00000', 'FI', null],
  ['ABC', 'SE', null],
  ['１２３４５', 'FI', null],
])('reads the zip code %s of %s as %s', (text, country, expected) => {
  expect(normalZip(text, country)).toBe(expected);
});
