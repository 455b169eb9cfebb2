/** Order handling by staff: shipping, cancelling, refunding; each applied once. */
import { expect, it } from 'vitest';
import { createHandling, type RefundRequest, readOrderArgs } from '#backend/testing.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/support/worlds/payment-world.ts';
import { aContext, goodCheckout } from '#tests/support/worlds/small-shop.ts';

const now = () => new Date();
const all: RefundRequest = { rows: [], amount: null, reason: 'regret', reasonCode: null, toBalance: false };
const parcel = { parcelNumber: 'P1', trackingLink: 'https://post.example/P1', isPartial: false };

async function paidOrder(world: PaymentWorld, customerId: number | null = null) {
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 2 });
  const placed = await world.shop.orders.place(aContext('fi', { customerId }), cartId, {
    ...goodCheckout,
    paymentId: 13,
  });
  await world.payByCard(placed.redirectUrl ?? '');
  await world.deliver(...world.messages.splice(0));
  return { id: Number(placed.orderId), publicId: placed.publicId };
}

async function customerWith(world: PaymentWorld, balance: number): Promise<number> {
  const { rows } = await world.shop.pool.query<{ customer_id: number }>(
    `insert into customer (email, password_hash, address) values ('anna@example.com', '$argon2id$x', '{"firstName":"Anna","lastName":"Aalto","addressLine1":"Tie 1","zip":"00100","city":"Helsinki"}') returning customer_id`,
  );
  const id = rows[0]?.customer_id ?? 0;
  await world.shop.pool.query(`insert into customer_balance values ($1, 'EUR', $2)`, [id, balance]);
  return id;
}

async function balanceOf(world: PaymentWorld, customerId: number): Promise<number> {
  const { rows } = await world.shop.pool.query<{ amount_minor: number }>(
    `select amount_minor from customer_balance where customer_id = $1 and currency_code = 'EUR'`,
    [customerId],
  );
  return rows[0]?.amount_minor ?? -1;
}

it('captures the money when the products are shipped, and shows the parcel', async () => {
  const world = await openPaymentWorld();
  const { id, publicId } = await paidOrder(world);
  await world.shop.handling.ship(id, { ...parcel, isPartial: true }, now());
  await world.shop.handling.ship(id, parcel, now());
  const order = await world.shop.orders.byPublicId(publicId);
  expect(order).toMatchObject({
    status: 'completed',
    payment: { state: 'captured', captured: 20_000 },
    shipments: [{ parcelNumber: 'P1' }, { trackingLink: 'https://post.example/P1' }],
  });
  expect(order?.completedAt).toBeInstanceOf(Date);
  await expect(world.shop.handling.cancel(id, 'too late', now())).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

/** @proves FAULT-60 */
it('releases everything once when an order is cancelled repeatedly', async () => {
  const world = await openPaymentWorld();
  const { id } = await paidOrder(world);
  await Promise.all(
    Array.from({ length: 5 }, () => world.shop.handling.cancel(id, 'request of the shopper', now())),
  );
  expect(await world.stock(1)).toEqual({ in_stock: 5, sold: 0 });
  await world.reconcile();
  expect(await world.paymentRows()).toMatchObject([{ state: 'voided', wanted: null }]);
  expect(await world.mails()).toEqual(['order-confirmation', 'order-status']);
});

/** @proves FAULT-60 */
it('refunds neither more money than was captured nor a piece twice', async () => {
  const world = await openPaymentWorld();
  const { id, publicId } = await paidOrder(world);
  const refund = (request: Partial<RefundRequest>, key: string) =>
    world.shop.handling.refund(id, { ...all, ...request }, key, now());
  await expect(refund({}, 'before')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await world.shop.handling.ship(id, parcel, now());
  const one = { rows: [{ rowNumber: 1, quantity: 1 }] };
  await Promise.all(Array.from({ length: 5 }, () => refund(one, 'one')));
  await expect(refund({ rows: [{ rowNumber: 1, quantity: 2 }] }, 'two')).rejects.toMatchObject({
    field: 'rows',
  });
  await expect(refund({ amount: 10_001 }, 'more')).rejects.toMatchObject({ field: 'amount' });
  const outcomes = await Promise.allSettled([refund({}, 'rest'), refund({}, 'the rest'), refund({}, 'last')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  const order = await world.shop.orders.byPublicId(publicId);
  expect(order).toMatchObject({ status: 'refunded', payment: { refunded: 20_000, state: 'refunded' } });
  expect(order?.refunds.map(({ skuId, total, refundType }) => [skuId, total, refundType])).toEqual([
    [1, 10_000, 'item'],
    [0, 10_000, 'order'],
  ]);
});

it('completes a refund that the provider did not answer, without refunding twice', async () => {
  const world = await openPaymentWorld({ timeoutMs: 1500 });
  const { id, publicId } = await paidOrder(world);
  await world.shop.handling.ship(id, parcel, now());
  world.script.behaviour = 'hangs-after';
  await expect(world.shop.handling.refund(id, all, 'once', now())).rejects.toThrow('did not answer');
  world.script.behaviour = 'normal';
  await world.shop.handling.refund(id, all, 'once', now());
  expect(await world.shop.orders.byPublicId(publicId)).toMatchObject({
    status: 'refunded',
    payment: { refunded: 20_000 },
    refunds: [{ total: 20_000 }],
  });
});

/** @proves FAULT-60 */
it('uses the account balance once, shows it, and gives it back', async () => {
  const world = await openPaymentWorld();
  const customerId = await customerWith(world, 5000);
  const ctx = () => aContext('fi', { customerId });
  const carts = await Promise.all([
    world.shop.cartWith({ skuId: 1, quantity: 1 }),
    world.shop.cartWith({ skuId: 1, quantity: 1 }),
  ]);
  const seen = await world.shop.checkouts.update(ctx(), carts[0] ?? '', goodCheckout);
  // 100 € + 5.99 € shipping, 50 € from the balance; VAT in proportion to the remaining amount.
  expect(seen.quote.cart).toMatchObject({ balance: { used: 5000, left: 0 }, total: { selling: 5599 } });
  expect(seen.quote.cart.vats).toEqual([{ rate: 2550, vat: 2032 + 122 }]);
  const outcomes = await Promise.allSettled(
    carts.map(cart => world.shop.orders.place(ctx(), cart, goodCheckout)),
  );
  const total = outcomes.filter(({ status }) => status === 'fulfilled').length;
  // The other order is rejected: its balance is gone, or its total has risen since it was shown (R-CART-18).
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({
        field: expect.stringMatching(/^(?:balance|cartId)$/) as string,
      });
  expect(await balanceOf(world, customerId)).toBe(0);
  const used = await world.shop.pool.query('select sum(balance_minor)::int as used from shop_order');
  expect([used.rows[0], total > 0]).toEqual([{ used: 5000 }, true]);
  const { rows } = await world.shop.pool.query<{ order_id: number }>(
    'select order_id from shop_order where balance_minor > 0',
  );
  await world.shop.handling.cancel(rows[0]?.order_id ?? 0, 'regret', now());
  await world.shop.handling.cancel(rows[0]?.order_id ?? 0, 'regret', now());
  expect(await balanceOf(world, customerId)).toBe(5000);
});

it('pays with the balance alone without the provider, and refunds to it', async () => {
  const world = await openPaymentWorld();
  const customerId = await customerWith(world, 50_000);
  const cart = await world.shop.cartWith({ skuId: 1, quantity: 1 });
  const ctx = aContext('fi', { customerId });
  const placed = await world.shop.orders.place(ctx, cart, { paymentId: 13, acceptedConsents: ['order'] });
  expect(placed).toMatchObject({ status: 'completed', redirectUrl: null });
  expect(await balanceOf(world, customerId)).toBe(50_000 - 10_599);
  const request = { ...all, toBalance: true };
  await Promise.all(
    Array.from({ length: 5 }, () =>
      world.shop.handling.refund(Number(placed.orderId), request, 'back', now()),
    ),
  );
  expect(await balanceOf(world, customerId)).toBe(50_000);
  expect(await world.orders()).toMatchObject([{ status: 'refunded' }]);
});

it('executes in the running shop what staff have only recorded', async () => {
  const world = await openPaymentWorld();
  const { id, publicId } = await paidOrder(world);
  const { lifecycle } = world.shop;
  const desk = createHandling({ db: world.shop.db, lifecycle, payments: null });
  const run = (...words: string[]) => readOrderArgs(words)?.run(desk, now());
  await run('ship', String(id), '--parcel', 'P1');
  expect(await world.paymentRows()).toMatchObject([{ state: 'authorized', wanted: 'capture' }]);
  await world.reconcile();
  await run('refund', String(id), '--row', '1', '--pieces', '1', '--key', 'r');
  expect((await world.shop.orders.byPublicId(publicId))?.refunds).toEqual([]);
  await world.shop.handling.finishRefunds(new Date(Date.now() + 60_000));
  expect(await world.shop.orders.byPublicId(publicId)).toMatchObject({
    status: 'completed',
    payment: { captured: 20_000, refunded: 10_000, wanted: null },
    refunds: [{ total: 10_000 }],
  });
});

it.each([
  [],
  ['sell', '1'],
  ['ship'],
  ['ship', 'x'],
  ['refund', '1', '--amount', '-5'],
  ['refund', '1', '--row', '0'],
  ['cancel', '1', '--no'],
])('rejects the arguments %s %s %s %s', (...words) => {
  expect(readOrderArgs(words)).toBeNull();
});
