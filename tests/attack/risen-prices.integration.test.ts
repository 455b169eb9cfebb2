/** Changes prices between the answer that a client was given and its order. No client sends `x-expected-total` here (R-CART-18). */
import { expect, it } from 'vitest';
import { placeOrder as place } from '../support/purchase-documents.mjs';
import { goodCheckout } from '../support/worlds/small-shop.ts';
import { openSmallShopApi } from '../support/worlds/small-shop-api.ts';

const total = 'summary { total { sellingPriceIncVat } }';
const documents = {
  read: `query ($id: String!) { getCart(id: $id) { ${total} } }`,
  add: `mutation ($id: String!) { addToCart(id: $id, item: { skuId: 2, quantity: 1 }) { ${total} } }`,
  remove: `mutation ($id: String!) { updateCartItem(id: $id, item: { skuId: 2, quantity: 0 }) { ${total} } }`,
  note: `mutation ($id: String!) { setCartMerchantData(id: $id, merchantData: "x") { ${total} } }`,
  enter: `mutation ($id: String!) { createOrUpdateCheckout(cartId: $id, checkout: { shippingId: 1, paymentId: 11 }) { cart { ${total} } } }`,
  copy: `mutation ($id: String!) { cloneCart(id: $id) { id ${total} } }`,
};
const validate = `query ($id: String!, $checkout: CheckoutInputType!) { validateOrderCreation(cartId: $id, checkout: $checkout) { isValid } }`;

async function openWorld() {
  const { shop, ask, rejection } = await openSmallShopApi();
  const setPrice = (minor: number) =>
    shop.pool.query(
      `update price set selling_minor = $1, regular_minor = 20000 where product_id = 1 and market_id = 'market-fi'`,
      [minor],
    );
  const run = (name: keyof typeof documents, id: string) =>
    ask<Record<string, { id?: string }>>(documents[name], { id });
  return {
    shop,
    setPrice,
    run,
    cart: () => shop.cartWith({ skuId: 1, quantity: 1 }),
    order: (id: string, checkout: object = goodCheckout) =>
      ask<{ placeOrder: { orderId: string } }>(place, { id, checkout }),
    refusal: (id: string, checkout: object = goodCheckout) => rejection(place, { id, checkout }),
    isValid: async (id: string) =>
      (await ask<{ validateOrderCreation: { isValid: boolean } }>(validate, { id, checkout: goodCheckout }))
        .validateOrderCreation.isValid,
    orders: async () =>
      (await shop.pool.query('select total_minor from shop_order order by order_id')).rows.map(
        row => row.total_minor,
      ),
  };
}

/** @proves FAULT-30 */
it('charges no price that has risen since the last answer, whichever operation gave it', async () => {
  const { setPrice, run, cart, refusal, isValid, order, orders } = await openWorld();
  const refused = { code: 'CART_CHANGED', field: 'cartId' };
  for (const name of ['read', 'add', 'remove', 'note', 'enter'] as const) {
    await setPrice(9000);
    const id = await cart();
    await setPrice(10000);
    await run(name, id);
    await setPrice(10001);
    expect([name, await refusal(id), await isValid(id)]).toEqual([name, refused, false]);
    // Retrying without reading the cart does not help.
    expect([name, await refusal(id)]).toEqual([name, refused]);
  }
  await setPrice(10000);
  const copied = await run('copy', await cart());
  const copy = copied['cloneCart']?.id ?? '';
  await setPrice(10001);
  expect(await refusal(copy)).toEqual(refused);
  expect(await orders()).toEqual([]);
  await run('read', copy);
  await order(copy);
  expect(await orders()).toEqual([10001 + 599]);
});

/** @proves FAULT-30 */
it('charges a price that has fallen, and never the higher one that was lowered and raised again', async () => {
  const { setPrice, run, cart, order, refusal, orders } = await openWorld();
  await setPrice(10000);
  await order(await fallen());
  expect(await orders()).toEqual([9000 + 599]);
  const id = await fallen();
  await run('read', id);
  await setPrice(10000);
  expect(await refusal(id)).toMatchObject({ code: 'CART_CHANGED' });

  async function fallen(): Promise<string> {
    await setPrice(10000);
    const made = await cart();
    await setPrice(9000);
    return made;
  }
});

it('accepts what the order itself adds to the total, such as the fee of another payment option', async () => {
  const { cart, order, orders, setPrice, refusal, run } = await openWorld();
  const invoice = { ...goodCheckout, paymentId: 10, identityNumber: '131052-308T' };
  const id = await cart();
  await order(id, invoice);
  expect(await orders()).toEqual([10000 + 599 + 250]);
  const dearer = await cart();
  await run('read', dearer);
  await setPrice(10001);
  expect(await refusal(dearer, invoice)).toMatchObject({ code: 'CART_CHANGED' });
});

/** @proves FAULT-23 */
it('charges nothing in a currency in which no total was answered', async () => {
  const { shop, rejection } = await openSmallShopApi();
  const id = await shop.cartWith({ skuId: 1, quantity: 1 });
  const inSweden = `mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout, marketId: "se") { orderId } }`;
  const checkout = { ...goodCheckout, billingAddress: { ...goodCheckout.billingAddress, zip: '11122' } };
  expect(await rejection(inSweden, { id, checkout })).toMatchObject({ code: 'CART_CHANGED' });
  const { rows } = await shop.pool.query('select order_id from shop_order');
  expect(rows).toEqual([]);
});
