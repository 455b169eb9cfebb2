/** The shop is killed during its request to the payment provider: afterwards each payment has one order, or there is no order and nothing is paid (R-ORDER-12). */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ApiCall, createMemoryStore, startSandbox } from '#backend/testing.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { goodCheckout, openSmallShop } from '../support/worlds/small-shop.ts';
import { brokenInvariants } from './invariants.ts';
import { callApi } from './request.ts';
import { startFromSources } from './start-from-sources.ts';

/** Each test starts the whole process twice, possibly on a busy computer. */
vi.setConfig({ testTimeout: 120_000 });

const secret = 'a secret of the test';
const place =
  'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId status redirectUrl } }';
const checkout = { ...goodCheckout, paymentId: 13 };

interface Placed {
  orderId: string;
  status: string;
  redirectUrl: string;
}

/** Kills the shop at its first payment request, before or after the provider has handled it. */
async function openWorld(moment: 'before' | 'after' | 'never') {
  const base = await openSmallShop();
  await base.pool.query(
    `insert into payment_option (payment_id, market_id, name, display_name, fee_minor, payment_type, checkout_type, customer_types, credit_class, needs_identity_number, is_default, sort_order, provider_way)
     values (13, 'market-fi', 'card', '{"fi":"Kortti"}', 0, 'STANDARD', 'STANDARD', '{PERSON}', 2, false, false, 4, 'card')`,
  );
  const shops: ShopProcess[] = [];
  let willKill = moment !== 'never';
  const kill = async ({ action }: ApiCall): Promise<void> => {
    if (!willKill || action !== 'start') return;
    willKill = false;
    await shops.at(-1)?.kill();
  };
  const doNothing = () => Promise.resolve();
  const sandbox = await startSandbox(
    {
      store: createMemoryStore(),
      secret,
      async before(call, res) {
        if (moment !== 'before' || !willKill) return;
        await kill(call);
        res.destroy();
      },
      after: moment === 'after' ? kill : doNothing,
    },
    0,
    '127.0.0.1',
  );
  onTestFinished(() => sandbox.close());
  const id = await base.cartWith({ skuId: 1, quantity: 2 });
  return {
    ...base,
    async start(): Promise<ShopProcess> {
      const shop = await startFromSources({
        DATABASE_URL: base.url,
        PAYMENT_PROVIDER_URL: sandbox.url,
        PAYMENT_SECRET: secret,
      });
      shops.push(shop);
      return shop;
    },
    async order(shop: ShopProcess): Promise<Placed | null> {
      const headers = { 'x-idempotency-key': 'one-order' };
      const answer = await callApi(shop.origin, place, { id, checkout }, headers).catch(() => null);
      return (answer?.data?.['placeOrder'] as Placed | undefined) ?? null;
    },
    async readState() {
      const { rows } = await base.pool.query<Record<string, unknown>>(
        `select (select array_agg(status order by order_id) from shop_order) as orders, (select array_agg(state) from payment) as payments,
          (select in_stock from stock where sku_id = 1) as stock, (select count(*)::int from outbox) as mails`,
      );
      return rows[0];
    },
    /** Simulates that two minutes have passed since the shop was killed. */
    passTime: () =>
      base.pool.query(`update payment set created_at = created_at - interval '2 minutes', check_at = now()`),
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Polls until the state is the expected one, for at most a minute; returns the last state. */
async function waitForState(world: World, expected: Record<string, unknown>): Promise<unknown> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (JSON.stringify(await world.readState()) === JSON.stringify(expected)) break;
    await pause(100);
  }
  return world.readState();
}

const paidOnce = { orders: ['pending'], payments: ['authorized'], stock: 3, mails: 1 };

/** What the attack may not change in sum. */
const everything = { stock: { 1: 5 } };

const pay = async (url: string) => {
  const submit = (fields: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ do: 'pay', ...fields }),
    });
  await submit({ card: '4242424242424242' });
  return submit({ code: '123456' });
};

/** @proves FAULT-36, FAULT-52 */
it.each(['before', 'after'] as const)(
  'releases the stock of an abandoned order when the shop died %s the provider handled the payment',
  async moment => {
    const world = await openWorld(moment);
    expect(await world.order(await world.start())).toBeNull();
    const reserved = { orders: ['pending-payment'], payments: ['open'], stock: 3, mails: 0 };
    expect(await world.readState()).toEqual(reserved);
    await world.passTime();
    await world.start();
    const payments = [moment === 'before' ? 'failed' : 'voided'];
    const released = { orders: ['cancelled'], payments, stock: 5, mails: 0 };
    expect(await waitForState(world, released)).toEqual(released);
    expect(await brokenInvariants(world.pool, everything)).toEqual([]);
  },
);

/** @proves FAULT-44, FAULT-52 */
it('returns the same order for the same idempotency key after a crash, and it is paid once', async () => {
  const world = await openWorld('after');
  expect(await world.order(await world.start())).toBeNull();
  const again = await world.start();
  const placed = await world.order(again);
  expect(placed).toMatchObject({ orderId: '100001', status: 'pending-payment' });
  expect((await pay(placed?.redirectUrl ?? '')).status).toBe(303);
  await world.passTime();
  expect(await waitForState(world, paidOnce)).toEqual(paidOnce);
  expect((await world.order(again))?.orderId).toBe('100001');
  expect(await brokenInvariants(world.pool, { ...everything, acknowledged: ['100001'] })).toEqual([]);
});

/** @proves FAULT-49, FAULT-52 */
it('finds a payment that was made while the shop was down', async () => {
  const world = await openWorld('never');
  const shop = await world.start();
  const placed = await world.order(shop);
  await shop.kill();
  await pay(placed?.redirectUrl ?? '');
  await world.passTime();
  await world.start();
  expect(await waitForState(world, paidOnce)).toEqual(paidOnce);
});
