/** External checkouts inside ours: shown as a snippet, ordered by the provider's report, found by their own id. */
import { expect, it } from 'vitest';
import { createConfirmations, createOrderNames } from '#backend/testing.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/support/worlds/payment-world.ts';
import { aContext } from '#tests/support/worlds/small-shop.ts';

const klarna = { billingAddress: { zip: '00100' }, paymentId: 12 };
const buyer = {
  email: 'eva@example.com',
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Gatan 2',
  zip: '00100',
  city: 'Helsinki',
};

async function shown(world: PaymentWorld, cartId: string, input: object = klarna) {
  const { quote } = await world.shop.checkouts.update(aContext(), cartId, input);
  const session = quote.delivery.payment?.session;
  const url = /action="([^"]+)"/.exec(session?.html ?? '')?.[1] ?? '';
  return { session, url, reference: url.split('/').at(-1) ?? '' };
}

const confirmationsOf = ({ shop }: PaymentWorld) =>
  createConfirmations({ ...shop, orderNames: createOrderNames(shop.db) });

it('shows a form, creates the order when it is paid, and redirects to the confirmation by its own id', async () => {
  const world = await openPaymentWorld();
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const first = await shown(world, cartId);
  expect(first.session).toMatchObject({ isNew: true });
  expect((await shown(world, cartId)).session).toEqual({ html: first.session?.html, isNew: false });
  expect(await world.orders()).toEqual([]);

  const find = (cart: string | null) =>
    confirmationsOf(world).find(aContext(), first.reference, 'KLARNA', cart);
  expect(await find(cartId)).toMatchObject({ completed: false, order: null, cart: { id: cartId } });

  const answer = await world.submit(first.url, buyer);
  expect(answer.status).toBe(303);
  const next = await world.returnToShop(first.reference);
  expect([next.pathname, next.searchParams.get('kid'), next.searchParams.get('geins-pt')]).toEqual([
    '/checkout/confirm',
    first.reference,
    'KLARNA',
  ]);
  expect(await world.deliver(...world.messages)).toEqual([200]);
  expect(await world.orders()).toMatchObject([{ status: 'pending', cart_id: cartId }]);
  expect(await find(null)).toMatchObject({
    completed: true,
    order: { email: 'eva@example.com', billingAddress: { firstName: 'Eva', city: 'Helsinki' } },
    nthPurchase: 1,
  });
  expect((await find(null))?.snippet).toContain('Kiitos');
  expect(await world.mails()).toEqual(['order-confirmation']);
  expect(await confirmationsOf(world).find(aContext(), first.reference, 'SVEA', null)).toBeNull();
});

it('is offered once the delivery is known, and stays chosen while the zip code is typed anew', async () => {
  const world = await openPaymentWorld();
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const ask = async (input: object) => {
    const { delivery } = (await world.shop.checkouts.update(aContext(), cartId, input)).quote;
    return {
      external: delivery.paymentOptions.filter(way => way.checkoutType === 'EXTERNAL').map(({ id }) => id),
      others: delivery.paymentOptions.some(way => way.checkoutType === 'STANDARD'),
      chosen: delivery.payment?.id ?? null,
      hasForm: Boolean(delivery.payment?.session),
    };
  };
  const without = { external: [], others: true, chosen: null, hasForm: false };
  expect(await ask({ paymentId: 12 })).toEqual(without);
  const offered = { external: [12], others: true, chosen: 12, hasForm: true };
  expect(await ask({ billingAddress: { zip: '00100' } })).toEqual(offered);
  expect(await ask({ billingAddress: { zip: '' } })).toEqual(without);
  expect(await ask({ billingAddress: { zip: '001' } })).toMatchObject({ external: [], hasForm: false });
  expect(await ask({ billingAddress: { zip: '00100' } })).toEqual(offered);
});

it('follows the amount of the cart, and takes no money for a cart that has changed since', async () => {
  const world = await openPaymentWorld();
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const { url, reference } = await shown(world, cartId);
  await world.shop.carts.update(aContext(), cartId, { skuId: 1, quantity: 2 });
  expect(await shown(world, cartId)).toMatchObject({ session: { isNew: false }, reference });
  expect(await (await fetch(url)).text()).toContain('200,00');
  await world.shop.carts.update(aContext(), cartId, { skuId: 1, quantity: 3 });
  await world.submit(url, buyer);
  const back = await world.returnToShop(reference);
  expect([back.pathname, back.search]).toEqual(['/checkout/failed', '?error=CartChanged']);
  expect(await world.orders()).toEqual([]);
  await world.reconcile();
  expect(await world.paymentRows()).toMatchObject([{ state: 'voided', wanted: null }]);
  expect(await world.stock(1)).toEqual({ in_stock: 5, sold: 0 });
});

/** @proves FAULT-34 */
it('refunds the payment when the products were sold to someone else meanwhile', async () => {
  const world = await openPaymentWorld();
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 5 });
  const { url, reference } = await shown(world, cartId);
  await world.shop.pool.query('update stock set in_stock = 1 where sku_id = 1');
  await world.submit(url, buyer);
  expect(await world.deliver(...world.messages)).toEqual([200]);
  // The failure page shows the reason.
  const { pathname, search } = await world.returnToShop(reference);
  expect([pathname, search]).toEqual(['/checkout/failed', '?error=OutOfStock']);
  await world.reconcile();
  expect(await world.paymentRows()).toMatchObject([{ state: 'voided', failure: 'OUT_OF_STOCK' }]);
  expect(await world.mails()).toEqual([]);
});

/** Delivery to 00… costs 5,99, to 22… 19,90; elsewhere there is none. */
const byZip = `update shipping_option set zip_pattern = '00\\d{3}' where market_id = 'market-fi' and shipping_id <> 2;
  update price set selling_minor = 5000, regular_minor = 5000 where product_id = 1`;

it.each([
  ['a zip code with dearer delivery', { zip: '22100' }, 'OtherAddress', 'SHIPPING_NOT_AVAILABLE'],
  ['a zip code without delivery', { zip: '90100' }, 'OtherAddress', 'SHIPPING_NOT_AVAILABLE'],
  [
    'a zip code that does not exist',
    { zip: '00000' },
    'AddressNotValid',
    'BAD_USER_INPUT checkout.billingAddress.zip',
  ],
  ['a wrong mail address', { email: 'eva@' }, 'AddressNotValid', 'BAD_USER_INPUT checkout.email'],
  ['the zip code of the checkout', {}, null, null],
])('returns the actual reason when the provider had %s', async (_title, change, reason, failure) => {
  const world = await openPaymentWorld();
  await world.shop.pool.query(byZip);
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const { url, reference } = await shown(world, cartId);
  await world.submit(url, { ...buyer, ...change });
  const { pathname, searchParams } = await world.returnToShop(reference);
  expect([pathname, searchParams.get('error')]).toEqual([
    reason ? '/checkout/failed' : '/checkout/confirm',
    reason,
  ]);
  expect(world.shop.warnings).toMatchObject(failure ? [{ reference, cartId, failure }] : []);
  expect(await world.orders()).toHaveLength(reason ? 0 : 1);
  await world.reconcile();
  expect(await world.paymentRows()).toMatchObject([{ state: reason ? 'voided' : 'authorized' }]);
});

it('gives no reason for an unknown failure, and logs it with the payment', async () => {
  const world = await openPaymentWorld();
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const { url, reference } = await shown(world, cartId);
  await world.shop.pool.query(`update payment set currency_code = 'SEK'`);
  await world.submit(url, buyer);
  expect((await world.returnToShop(reference)).search).toBe('?error=Error');
  expect(world.shop.warnings).toMatchObject([{ reference, wrong: 'currency' }]);
});

it('does not report failure while a payment may still arrive, or when the cart is ordered', async () => {
  const world = await openPaymentWorld();
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const { reference } = await shown(world, cartId);
  world.script.behaviour = 'down';
  expect((await world.returnToShop(reference)).search).toBe('?error=Pending');
  world.script.behaviour = 'normal';
  await world.shop.orders.place(aContext(), cartId, { ...buyerInput, paymentId: 11 });
  await world.reconcile();
  expect((await world.returnToShop(reference)).search).toBe('?error=AlreadyOrdered');
});

it('creates one order per payment for concurrent reports, and closes the form of a cart that was ordered otherwise', async () => {
  const world = await openPaymentWorld();
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const { url, reference } = await shown(world, cartId);
  await world.submit(url, buyer);
  await Promise.all([
    world.deliver(...world.messages),
    world.returnToShop(reference),
    world.returnToShop(reference),
    world.reconcile(30),
  ]);
  expect((await world.orders()).length).toBe(1);

  const other = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const form = await shown(world, other);
  await world.shop.orders.place(aContext(), other, { ...buyerInput, paymentId: 11 });
  await world.reconcile();
  expect(await (await world.submit(form.url, buyer)).text()).toContain('päättynyt');
  expect((await world.orders()).length).toBe(2);
});

const { email, ...billingAddress } = buyer;
const buyerInput = { email, billingAddress, acceptedConsents: ['order'] };

it('redirects shoppers to the addresses of the client, with its ids filled in', async () => {
  const world = await openPaymentWorld();
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const checkoutUrls = {
    redirectUrl: 'https://client.example/done?cart={geins.cartid}&pt={geins.paymentType}&id={payment.uid}',
    checkoutPageUrl: 'https://client.example/checkout',
  };
  const { url, reference } = await shown(world, cartId, { ...klarna, checkoutUrls });
  await world.submit(url, buyer);
  expect((await world.returnToShop(reference)).href).toBe(
    `https://client.example/done?cart=${cartId}&pt=KLARNA&id=${reference}`,
  );
  const other = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const bad = { redirectUrl: 'javascript:alert(1)', checkoutPageUrl: 'https://client.example/checkout' };
  const second = await shown(world, other, { ...klarna, checkoutUrls: bad });
  await world.cancel(second.url);
  expect((await world.returnToShop(second.reference)).href).toBe('https://client.example/checkout');
});

it('redirects no shopper to an origin that is not configured', async () => {
  const world = await openPaymentWorld();
  const checkoutUrls = {
    redirectUrl: 'https://evil.example/done?cart={geins.cartid}',
    checkoutPageUrl: 'https://client.example.evil.example/checkout',
  };
  const pay = async (act: 'submit' | 'cancel') => {
    const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
    const { url, reference } = await shown(world, cartId, { ...klarna, checkoutUrls });
    if (act === 'submit') await world.submit(url, buyer);
    else await world.cancel(url);
    return (await world.returnToShop(reference)).hostname;
  };
  expect([await pay('submit'), await pay('cancel')]).toEqual(['127.0.0.1', '127.0.0.1']);
});

/** @proves FAULT-55 */
it('shows no form when the provider is unavailable, and everything else as usual', async () => {
  const world = await openPaymentWorld();
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  world.script.behaviour = 'down';
  const { quote } = await world.shop.checkouts.update(aContext(), cartId, klarna);
  expect(quote.delivery.payment).toMatchObject({ id: 12, session: null });
  expect(quote.delivery.paymentOptions.map(({ id }) => id)).toEqual([11, 14, 12, 13, 10]);
});
