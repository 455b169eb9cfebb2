/** An order keeps its vehicle and what was said of each product (R-VEHICLE-17). */
import { expect, it } from 'vitest';
import { openMailWorld } from '#tests/support/worlds/mail-world.ts';
import { aContext, goodCheckout, smallShopVehicle } from '#tests/support/worlds/small-shop.ts';
import { openSmallShopApi } from '#tests/support/worlds/small-shop-api.ts';

const five = [1, 2, 3, 4, 5].map(skuId => ({ skuId, quantity: 1 }));
const honda = 'Honda TRX520 Foreman 2021';
const said = [`Sopii: ${honda}`, 'Yleismalli', `Sopivuutta ei vahvistettu: ${honda}`, `Ei sovi: ${honda}`];

it('keeps the verdict of every product with its row, and says it in the mail', async () => {
  const world = await openMailWorld();
  const cart = await world.cartWith(...five);
  await world.orders.place(aContext(), cart, { ...goodCheckout, vehicle: smallShopVehicle });
  const rows = await world.db.selectFrom('order_row').select('fit').orderBy('row_number').execute();
  expect(rows.map(({ fit }) => fit)).toEqual(['fits', 'universal', 'check', 'other', null]);
  const { text, html } = await world.mail('order-confirmation');
  for (const words of said) {
    expect(text).toContain(`  ${words}\n`);
    expect(html).toContain(words);
  }
});

it('says nothing without a vehicle, and after it was taken back', async () => {
  const world = await openMailWorld();
  const [none, back] = [await world.cartWith(...five), await world.cartWith({ skuId: 2, quantity: 1 })];
  await world.orders.place(aContext(), none, goodCheckout);
  const { text } = await world.mail('order-confirmation');
  expect(text).not.toMatch(/Sopi|Ei sovi|Yleismalli/);
  await world.checkouts.update(aContext(), back, { ...goodCheckout, vehicle: smallShopVehicle });
  const removed = { manufacturer: '', year: '', model: '' };
  await world.orders.place(aContext(), back, { ...goodCheckout, vehicle: removed });
  expect(await world.db.selectFrom('order_row').select('fit').distinct().execute()).toEqual([{ fit: null }]);
  expect(await world.db.selectFrom('shop_order').select('vehicle').distinct().execute()).toEqual([
    { vehicle: null },
  ]);
});

const update = `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { email } }`;
const place = `mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId } }`;
const confirm = `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) { order { vehicle rows { fit } } } }`;
const byLink = `query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { vehicle cart { items { skuId fit } } } }`;
const open = `query ($id: String) { getCart(id: $id) { items { fit } } }`;

interface Placed {
  placeOrder: { orderId: string; publicId: string };
}

it('answers them with the order, and the vehicle only to who knows its secret id', async () => {
  const { ask, shop } = await openSmallShopApi();
  const id = await shop.cartWith({ skuId: 1, quantity: 1 });
  expect(await ask(open, { id })).toEqual({ getCart: { items: [{ fit: null }] } });
  // The vehicle that was sent before stands.
  await ask(update, { cartId: id, checkout: { vehicle: smallShopVehicle } });
  const { placeOrder } = await ask<Placed>(place, { cartId: id, checkout: goodCheckout });
  // Whatever the catalogue says now.
  await shop.db.updateTable('order_row').set({ fit: 'fits' }).execute();
  const found = (number: string) => ask(confirm, { id: number, cartId: id });
  expect(await found(placeOrder.publicId)).toEqual({
    checkout: { order: { vehicle: honda, rows: [{ fit: 'fits' }] } },
  });
  expect(await found(placeOrder.orderId)).toEqual({
    checkout: { order: { vehicle: null, rows: [{ fit: 'fits' }] } },
  });
  expect(await ask(byLink, { id: placeOrder.publicId })).toEqual({
    getOrderPublic: { vehicle: honda, cart: { items: [{ skuId: 1, fit: 'fits' }] } },
  });
});
