/** Orders that replace an unpaid one, beside others of the same network: none waits for the other in a circle (R-ORDER-21). */
import { expect, it, onTestFinished, vi } from 'vitest';
import { NEAR } from '#backend/testing.ts';
import { openPaymentWorld } from '../support/worlds/payment-world.ts';
import { aContext, goodCheckout } from '../support/worlds/small-shop.ts';

const ipAddress = '198.51.100.7';
const reserved = { value: 3000, totalValue: 100_000, pieces: 1000, perBuyer: 100, perNetwork: 100 };

async function openShop() {
  const limits = { perNetwork: 1000, perBuyer: 1000, reserved };
  const { shop } = await openPaymentWorld({ limits });
  await shop.pool.query('update stock set in_stock = 1000 where sku_id = 2');
  /** Paid by card: it waits for its payment, and the next order of the cart replaces it. */
  const order = (id: string, email: string) =>
    shop.orders.place(aContext('fi', { ipAddress }), id, { ...goodCheckout, paymentId: 13, email });
  return {
    ...shop,
    order,
    cart: () => shop.cartWith({ skuId: 2, quantity: 1 }),
    async number(sql: string): Promise<number> {
      const { rows } = await shop.pool.query<{ n: number }>(`select (${sql})::int as n`);
      return rows[0]?.n ?? Number.NaN;
    },
    /** PostgreSQL writes its figures when a session ends or has been idle for a moment. */
    async deadlocks(): Promise<number> {
      const client = await shop.pool.connect();
      try {
        await client.query('select pg_stat_force_next_flush()');
        await client.query('select pg_stat_clear_snapshot()');
        const { rows } = await client.query<{ n: number }>(
          'select deadlocks::int as n from pg_stat_database where datname = current_database()',
        );
        return rows[0]?.n ?? Number.NaN;
      } finally {
        client.release();
      }
    },
  };
}

it('waits for orders of its network before it gives stock back', async () => {
  const shop = await openShop();
  const id = await shop.cart();
  const first = await shop.order(id, 'anna@example.com');
  expect(first.status).toBe('pending-payment');
  const other = await shop.pool.connect();
  onTestFinished(() => other.release());
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock($1, hashtext($2))', [NEAR, ipAddress]);
  const replacing = shop.order(id, 'anna@example.com');
  const waiting = `select count(*) from pg_locks where not granted and locktype = 'advisory' and classid = ${NEAR}`;
  await vi.waitFor(async () => expect(await shop.number(waiting)).toBe(1));
  // As the other order takes its stock next: it is free.
  await other.query('select from stock where sku_id = 2 for update nowait');
  await other.query('commit');
  expect((await replacing).orderId).not.toBe(first.orderId);
  expect(await shop.number('select sold from stock where sku_id = 2')).toBe(1);
});

it('is placed beside others of its network without a deadlock', async () => {
  const shop = await openShop();
  const ids = await Promise.all(Array.from({ length: 6 }, () => shop.cart()));
  for (const [at, id] of ids.entries()) await shop.order(id, `first${at}@example.com`);
  const others = await Promise.all(Array.from({ length: 6 }, () => shop.cart()));
  await Promise.all([
    ...ids.map((id, at) => shop.order(id, `first${at}@example.com`)),
    ...others.map((id, at) => shop.order(id, `other${at}@example.com`)),
  ]);
  expect(await shop.number('select sold from stock where sku_id = 2')).toBe(12);
  expect(await shop.number("select count(*) from shop_order where status = 'cancelled'")).toBe(6);
  expect(await shop.deadlocks()).toBe(0);
});
