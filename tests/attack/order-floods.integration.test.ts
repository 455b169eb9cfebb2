/** Takes stock with many orders, and with orders that are never paid; what is not paid comes back (R-ORDER-14, R-ORDER-15). */
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPromotions, NEAR, RESERVING, settleUnpaidOrders } from '#backend/testing.ts';
import { aCode } from '../support/samples/campaigns.ts';
import { aContext, goodCheckout, openSmallShop } from '../support/worlds/small-shop.ts';

const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(Date.now() + days * day);

async function openWorld(options: Parameters<typeof openSmallShop>[2]) {
  const shop = await openSmallShop(createPromotions(), null, options);
  await shop.pool.query('update payment_option set is_prepaid = payment_id = 11');
  return {
    ...shop,
    settle: (now: Date) => settleUnpaidOrders(shop.db, shop.lifecycle, now),
    async count(sql: string): Promise<number> {
      const { rows } = await shop.pool.query<{ n: number }>(`select (${sql})::int as n`);
      return rows[0]?.n ?? Number.NaN;
    },
    mails: async () =>
      (
        await shop.pool.query(
          `select payload ->> 'status' as s from outbox where kind = 'order-status' order by 1`,
        )
      ).rows.map(({ s }) => s),
  };
}

it('places exactly as many of many simultaneous orders as one network may place', async () => {
  const shop = await openWorld({ limits: { perNetwork: 5, perBuyer: 100 } });
  const order = async (turn: number, ipAddress: string) => {
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    const checkout = { ...goodCheckout, email: `buyer${turn}@example.com` };
    return shop.orders.place(aContext('fi', { ipAddress }), id, checkout);
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) => order(turn, `2001:db8:1:2::${turn + 1}`)),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(15);
  for (const outcome of refused)
    expect(outcome).toMatchObject({
      reason: { code: 'RATE_LIMITED', message: expect.stringMatching(/try again in \d+ s/) },
    });
  // A refused order takes no stock and sends no mail, and another network is not affected.
  expect(await shop.count('select sold from stock where sku_id = 2')).toBe(5);
  expect(await shop.count('select count(*) from outbox')).toBe(5);
  await expect(order(99, '198.51.100.1')).resolves.toMatchObject({ status: 'completed' });
});

it('counts placed orders only: a refused one is given back, and a repeated request has its answer at the limit', async () => {
  const shop = await openWorld({ limits: { perNetwork: 2, perBuyer: 100 } });
  const order = async (id: string, key: string, checkout: Partial<typeof goodCheckout> = {}) =>
    shop.orders.place(aContext('fi', { ipAddress: '198.51.100.7', idempotencyKey: key }), id, {
      ...goodCheckout,
      ...checkout,
    });
  const cart = () => shop.cartWith({ skuId: 2, quantity: 1 });
  for (const turn of [1, 2, 3])
    await expect(order(await cart(), `refused-${turn}`, { email: 'no address' })).rejects.toThrow();
  const [first, second] = [await cart(), await cart()];
  const placed = await order(first, 'one');
  expect(await order(first, 'one')).toEqual(placed);
  await order(second, 'two');
  for (const turn of [1, 2])
    await expect(order(await cart(), `over-${turn}`)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await order(first, 'one')).toEqual(placed);
  expect(await shop.count("select max(count) from rate_limit where key like 'order-network:%'")).toBe(2);
});

it('limits the orders of one mailbox from all networks, and lets the customer order signed in', async () => {
  const shop = await openWorld({ limits: { perNetwork: 100, perBuyer: 3 } });
  const order = async (turn: number, email: string, customerId: number | null = null) => {
    const ctx = aContext('fi', { ipAddress: `198.51.100.${turn}`, customerId });
    const id = (await shop.carts.get(ctx, {})).id;
    await shop.carts.add(ctx, id, { skuId: 2, quantity: 1 });
    return shop.orders.place(ctx, id, { ...goodCheckout, email });
  };
  for (const turn of [1, 2, 3]) await order(turn, `anna+${turn}@example.com`);
  await expect(order(4, 'Anna@example.com')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await expect(order(5, 'anna@example.com', 7)).resolves.toMatchObject({ status: 'completed' });
});

/** @proves FAULT-36 */
it('mails before and when an unpaid order lapses, once, and gives stock, code and balance back', async () => {
  const shop = await openWorld({ unpaidDays: 7 });
  await aCode(
    shop.db,
    'ONCE',
    { campaign_id: 1, effect: { action: 'percentage', basisPoints: 1000 } },
    { use_limit: 1 },
  );
  await shop.pool.query(
    `insert into customer (email, password_hash) values ('anna@example.com', '$argon2id$x')`,
  );
  const customerId = await shop.count('select max(customer_id) from customer');
  await shop.pool.query(`insert into customer_balance values (${customerId}, 'EUR', 500)`);
  const ctx = aContext('fi', { customerId });
  const { id } = await shop.carts.get(ctx, {});
  await shop.carts.add(ctx, id, { skuId: 1, quantity: 2 });
  await shop.carts.setPromoCode(ctx, id, 'ONCE');
  await shop.orders.place(ctx, id, goodCheckout);
  const state = async () => [
    await shop.count('select in_stock from stock where sku_id = 1'),
    await shop.count(`select used from promo_code where code = 'ONCE'`),
    await shop.count('select amount_minor from customer_balance'),
    await shop.count(`select count(*) from shop_order where status = 'cancelled'`),
  ];
  expect([await state(), await shop.settle(later(4.9))]).toEqual([[3, 1, 0, 0], { reminded: 0, lapsed: 0 }]);
  /** Instances of the shop that run at the same moment. */
  const settleTogether = (now: Date) => Promise.all(Array.from({ length: 4 }, () => shop.settle(now)));
  await settleTogether(later(5.1));
  expect([await state(), await shop.mails()]).toEqual([[3, 1, 0, 0], ['payment-due']]);
  await settleTogether(later(7.1));
  await settleTogether(later(30));
  expect([await state(), await shop.mails()]).toEqual([
    [5, 0, 500, 1],
    ['lapsed', 'payment-due'],
  ]);
});

/** @proves FAULT-36 */
it('leaves an order that another instance is handling to it: one mail, one end', async () => {
  const shop = await openWorld({ unpaidDays: 7 });
  const id = await shop.cartWith({ skuId: 1, quantity: 2 });
  const { orderId } = await shop.orders.place(aContext(), id, goodCheckout);
  const other = await shop.pool.connect();
  onTestFinished(() => other.release());
  const isWaiting = () =>
    shop.count(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  /** Another instance takes the order first, and is done once this one has passed the order by or waits for it. */
  const settleBeside = async (now: Date, change: string) => {
    await other.query('begin');
    await other.query('select 1 from shop_order where order_id = $1 for update', [orderId]);
    let isDone = false;
    const settled = shop.settle(now).finally(() => {
      isDone = true;
    });
    await vi.waitFor(async () => expect(isDone || (await isWaiting()) > 0).toBe(true));
    await other.query(change);
    await other.query(
      `insert into outbox (kind, payload) values ('order-status', '{"status": "of the other instance"}')`,
    );
    await other.query('commit');
    return settled;
  };
  const reminder = `update shop_order set remind_at = null where order_id = ${orderId}`;
  expect(await settleBeside(later(5.1), reminder)).toEqual({ reminded: 0, lapsed: 0 });
  const end = `update shop_order set pay_by = null, status = 'cancelled' where order_id = ${orderId}`;
  expect(await settleBeside(later(7.1), end)).toEqual({ reminded: 0, lapsed: 0 });
  expect(await shop.mails()).toEqual(['of the other instance', 'of the other instance']);
});

it('lapses no order without a mail before, and none that is paid, sent or not in advance', async () => {
  const shop = await openWorld({ unpaidDays: 7 });
  const order = async (checkout: object = goodCheckout) => {
    const id = await shop.cartWith({ skuId: 2, quantity: 1 });
    return Number((await shop.orders.place(aContext(), id, { ...goodCheckout, ...checkout })).orderId);
  };
  const [paid, sent, unpaid] = [await order(), await order(), await order()];
  await order({ paymentId: 10, identityNumber: '131052-308T' });
  await shop.handling.paid(paid, new Date());
  await shop.handling.paid(paid, new Date());
  await shop.handling.ship(sent, { parcelNumber: null, trackingLink: null, isPartial: false }, new Date());
  // The shop was stopped for weeks: the mail comes first, and a day remains.
  expect(await shop.settle(later(40))).toEqual({ reminded: 1, lapsed: 0 });
  expect(await shop.settle(later(41.1))).toEqual({ reminded: 0, lapsed: 1 });
  const { rows } = await shop.pool.query(`select order_id from shop_order where status = 'cancelled'`);
  expect(rows).toEqual([{ order_id: unpaid }]);
  expect(await shop.mails()).toEqual(['completed', 'lapsed', 'payment-due', 'pending']);
  await expect(shop.handling.paid(unpaid, new Date())).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

const reserved = { value: 3000, totalValue: 100_000, pieces: 100, perBuyer: 3, perNetwork: 10 };

async function openReservingShop(changed: Partial<typeof reserved> = {}) {
  const limits = { perNetwork: 1000, perBuyer: 1000, reserved: { ...reserved, ...changed } };
  const shop = await openWorld({ unpaidDays: 7, limits });
  await shop.pool.query('update stock set in_stock = 50000 where sku_id = 2');
  let turn = 0;
  return {
    ...shop,
    /** The order, and whether its products are reserved. */
    async order(quantity: number, { ip = '198.51.100.7', email = '' } = {}) {
      turn += 1;
      // Taken before the first wait: orders at the same moment are of different buyers.
      const own = `buyer${turn}@example.com`;
      const id = await shop.cartWith({ skuId: 2, quantity });
      const checkout = { ...goodCheckout, email: email || own };
      const placed = await shop.orders.place(aContext('fi', { ipAddress: ip }), id, checkout);
      const order = await shop.orders.byPublicId(placed.publicId);
      return { id: Number(placed.orderId), isReserved: order?.isReserved };
    },
    left: () => shop.count('select in_stock from stock where sku_id = 2'),
    /** Does something while another instance is placing an order: it has this lock until the end. */
    async beside<Result>(
      [lock, values]: readonly [string, readonly unknown[]],
      work: () => Promise<Result>,
    ): Promise<Result> {
      const other = await shop.pool.connect();
      try {
        await other.query('begin');
        await other.query(lock, [...values]);
        return await work();
      } finally {
        await other.query('rollback');
        other.release();
      }
    },
    /** Orders that wait for others nearby. */
    waiting: () =>
      shop.count(
        `select count(*) from pg_locks where locktype = 'advisory' and classid = ${NEAR} and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      ),
  };
}

/** @proves FAULT-134 */
it('keeps the stock free for buyers when orders in advance are too large, too many or too near each other', async () => {
  const shop = await openReservingShop();
  const lots = await Promise.all([shop.order(9999), shop.order(301), shop.order(101)]);
  expect(lots.map(({ isReserved }) => isReserved)).toEqual([false, false, false]);
  expect([await shop.left(), await shop.count('select sold from stock where sku_id = 2')]).toEqual([
    50_000, 0,
  ]);
  // One network at the same moment, under as many names as it likes.
  const swarm = await Promise.all(Array.from({ length: 20 }, () => shop.order(2)));
  expect(swarm.filter(({ isReserved }) => isReserved)).toHaveLength(10);
  // One mailbox from many networks.
  const spread = [];
  for (const at of [1, 2, 3, 4, 5])
    spread.push(await shop.order(1, { ip: `203.0.113.${at}`, email: `eva+${at}@example.com` }));
  expect(spread.map(({ isReserved }) => isReserved)).toEqual([true, true, true, false, false]);
  expect(await shop.left()).toBe(50_000 - 20 - 3);
  // A paid order counts no longer.
  await shop.handling.paid(spread[0]?.id ?? 0, new Date());
  const next = await shop.order(1, { ip: '203.0.113.9', email: 'eva@example.com' });
  expect(next.isReserved).toBe(true);
});

/** @proves FAULT-134 */
it('tells a shopper before the order whether its products are held until it is paid', async () => {
  const shop = await openReservingShop({ perBuyer: 1 });
  const ask = async (quantity: number, email: string, ip = '203.0.113.77') => {
    const id = await shop.cartWith({ skuId: 2, quantity });
    const ctx = aContext('fi', { ipAddress: ip });
    return (await shop.checkouts.update(ctx, id, { ...goodCheckout, email })).isReserved;
  };
  expect(await ask(1, 'anna@example.com')).toBe(true);
  expect(await ask(301, 'anna@example.com')).toBe(false);
  await shop.order(1, { email: 'eva+1@example.com', ip: '2001:db8:1:2::1' });
  expect([await ask(1, 'Eva@example.com'), await ask(1, 'anna@example.com')]).toEqual([false, true]);
  // One network under other names, by each spelling of its addresses.
  for (let turn = 0; turn < 9; turn += 1)
    await shop.order(1, { ip: `2001:DB8:1:2::${turn + 2}`.toLowerCase() });
  expect(await ask(1, 'anna@example.com', '2001:db8:1:2:3::4')).toBe(false);
  expect(await ask(1, 'anna@example.com', '2001:db8:1:3::4')).toBe(true);
  for (let turn = 0; turn < 10; turn += 1)
    await shop.order(1, { ip: turn % 2 ? '198.51.100.9' : '::ffff:198.51.100.9' });
  expect(await ask(1, 'anna@example.com', '198.51.100.9')).toBe(false);
  // What is paid by invoice waits for nothing.
  await shop.pool.query('update payment_option set is_prepaid = false');
  expect(await ask(301, 'anna@example.com')).toBeNull();
});

/** @proves FAULT-134 */
it('bounds what all orders in advance hold together', async () => {
  const shop = await openReservingShop({ totalValue: 100 });
  const all = [];
  for (const at of [1, 2, 3, 4]) all.push(await shop.order(3, { ip: `203.0.113.${at}` }));
  expect(all.map(({ isReserved }) => isReserved)).toEqual([true, true, false, false]);
});

it('counts what others are placing at the same moment', async () => {
  const shop = await openReservingShop({ totalValue: 100 });
  // An order of three ropes is 35.99 with its delivery.
  const besideOf = (value: number) => [RESERVING, value] as const;
  const lock = 'select pg_advisory_xact_lock_shared($1, $2)';
  const crowded = await shop.beside([lock, besideOf(65)], () => shop.order(3, { ip: '203.0.113.1' }));
  expect(crowded.isReserved).toBe(false);
  const fitting = await shop.beside([lock, besideOf(64)], () => shop.order(3, { ip: '203.0.113.2' }));
  expect(fitting.isReserved).toBe(true);
  // Twenty networks at once never hold more than all may, and stock is taken for what is held alone.
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, at) => shop.order(3, { ip: `198.51.100.${at}` })),
  );
  expect(all.filter(({ isReserved }) => isReserved).length).toBeLessThanOrEqual(1);
  const held = await shop.count("select count(*) from shop_order where is_reserved and status = 'pending'");
  expect(await shop.left()).toBe(50_000 - 3 * held);
  // What counted while it was placed counts no longer: one that comes alone has the room that is left.
  const last = await shop.order(3, { ip: '203.0.113.3' });
  expect(last.isReserved).toBe(held === 1);
});

it('waits only for orders of the same buyer or network', async () => {
  const shop = await openReservingShop();
  const near = (subject: string) =>
    ['select pg_advisory_xact_lock($1, hashtext($2))', [NEAR, subject]] as const;
  const settled: string[] = [];
  const placed = async (name: string, who: { ip: string; email?: string }) => {
    const { isReserved } = await shop.order(1, who);
    settled.push(name);
    return isReserved;
  };
  const outcomes = await shop.beside(near('198.51.100.7'), async () => {
    const same = placed('same', { ip: '198.51.100.7' });
    const mapped = placed('mapped', { ip: '::ffff:198.51.100.7' });
    await vi.waitFor(async () => expect(await shop.waiting()).toBe(2));
    // Others pass those that wait, also for the same product.
    expect(await placed('other', { ip: '203.0.113.1' })).toBe(true);
    expect([settled, await shop.waiting()]).toEqual([['other'], 2]);
    return [same, mapped];
  });
  expect(await Promise.all(outcomes)).toEqual([true, true]);
  const ofBuyer = await shop.beside(near('mail:eva@example.com'), async () => {
    const same = placed('buyer', { ip: '203.0.113.2', email: 'Eva+1@example.com' });
    await vi.waitFor(async () => expect(await shop.waiting()).toBe(1));
    expect(await placed('stranger', { ip: '203.0.113.3', email: 'anna@example.com' })).toBe(true);
    expect(settled).not.toContain('buyer');
    return [same];
  });
  expect(await Promise.all(ofBuyer)).toEqual([true]);
  // Nothing of this is left over for an order that comes alone.
  expect((await shop.order(1, { ip: '198.51.100.7' })).isReserved).toBe(true);
  expect(await shop.left()).toBe(50_000 - 6);
});

/** @proves FAULT-34 */
it('takes the products of such an order when it is paid, and puts it on hold when they are sold', async () => {
  const shop = await openReservingShop();
  const [first, second, third] = [await shop.order(200), await shop.order(200), await shop.order(200)];
  await shop.handling.paid(first.id, new Date());
  await shop.handling.paid(first.id, new Date());
  expect(await shop.left()).toBe(49_800);
  await shop.handling.cancel(second.id, 'test', new Date());
  expect(await shop.left()).toBe(49_800);
  await shop.handling.cancel(first.id, 'test', new Date());
  expect([await shop.left(), await shop.count('select sold from stock where sku_id = 2')]).toEqual([
    50_000, 0,
  ]);
  await shop.pool.query('update stock set in_stock = 199 where sku_id = 2');
  const earlierMails = await shop.mails();
  await expect(shop.handling.paid(third.id, new Date())).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  // The buyer has paid: a mail says why nothing is sent.
  expect(await shop.mails()).toEqual([...earlierMails, 'sold-before-payment'].toSorted());
  expect(
    await shop.count(
      "select count(*) from shop_order where status = 'on-hold' and pay_by is null and flag is not null",
    ),
  ).toBe(1);
  expect(await shop.left()).toBe(199);
});

it('sends no order whose products were never taken', async () => {
  const shop = await openReservingShop();
  const { id } = await shop.order(200);
  const parcel = { parcelNumber: null, trackingLink: null, isPartial: false };
  await shop.pool.query('update stock set in_stock = 199 where sku_id = 2');
  await expect(shop.handling.ship(id, parcel, new Date())).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  await shop.pool.query('update stock set in_stock = 200 where sku_id = 2');
  await shop.handling.ship(id, parcel, new Date());
  expect(await shop.left()).toBe(0);
});
