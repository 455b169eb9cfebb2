/** Orders for staff on a real database: found, shown with sums that add up, and changed once. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWithdrawals } from '#backend/order/withdrawals/withdrawal.service.ts';
import type { OrderAction, OrderDetail, OrderQuery } from '#studio-api/orders.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/support/worlds/payment-world.ts';
import { aContext, goodCheckout } from '#tests/support/worlds/small-shop.ts';
import { createOrderManagement, orderChannel } from './order-management.ts';

const now = () => new Date();
const ann = { id: randomUUID(), name: 'Ann', role: 'sales' as const, markets: null, ip: null };
const bo = { ...ann, id: randomUUID(), name: 'Bo' };
const everything: OrderQuery = { search: '', state: null, waits: null, before: null };
const parcel = { action: 'ship', parcelNumber: 'JJFI1', trackingLink: '', isPartial: false } as const;
const refundAll = { action: 'refund', rows: [], amount: null, reason: 'regret', toBalance: false } as const;

type Unversioned = OrderAction extends infer Each
  ? Each extends OrderAction
    ? Omit<Each, 'version'>
    : never
  : never;

async function openDesk() {
  const world = await openPaymentWorld();
  const { db, lifecycle, handling } = world.shop;
  const warned: string[] = [];
  const orders = createOrderManagement({
    ...{ db, lifecycle, handling, now },
    inLanguage: async (_language, order) => order,
    warn: what => void warned.push(what),
  });
  const read = async (number: number): Promise<OrderDetail> => {
    const order = await orders.read(number, null);
    if (!order) throw new Error(`no order ${number}`);
    return order;
  };
  /** On the order as it is now. */
  const act = async (number: number, action: Unversioned, by = ann) =>
    orders.act(number, { ...action, version: (await read(number)).version }, by, 'fi-FI');
  return {
    ...{ world, orders, read, act, warned },
    place: (paymentId = 11, email?: string) => place(world, paymentId, email),
  };
}

async function place(world: PaymentWorld, paymentId: number, email = goodCheckout.email): Promise<number> {
  const cartId = await world.shop.cartWith({ skuId: 1, quantity: 2 }, { skuId: 3, quantity: 1 });
  const placed = await world.shop.orders.place(aContext(), cartId, { ...goodCheckout, paymentId, email });
  if (placed.redirectUrl) {
    await world.payByCard(placed.redirectUrl);
    await world.deliver(...world.messages.splice(0));
  }
  return Number(placed.orderId);
}

/** As orders with a transfer in advance are stored. */
const awaitPayment = ({ shop }: PaymentWorld, number: number) =>
  shop.pool.query(`update shop_order set pay_by = now() + interval '5 days' where order_id = $1`, [number]);

const withdraw = ({ shop }: PaymentWorld, orderNumber: number) =>
  createWithdrawals(shop.db).withdraw(
    { orderNumber, name: 'Anna', email: 'anna@example.com', caller: { ipAddress: '203.0.113.7' } },
    now(),
  );

const reasonsOf = (outcomes: readonly PromiseSettledResult<unknown>[]): string[] =>
  outcomes.map(each => (each.status === 'fulfilled' ? 'done' : String(each.reason.code))).sort();

describe('the list', () => {
  it('finds by number, part, name and mail, and says what may be in an address', async () => {
    const { orders, place: order } = await openDesk();
    const anna = await order();
    const bert = await order(11, 'bert@example.com');
    const found = async (search: string) => {
      const { rows, isPersonal } = await orders.list({ ...everything, search });
      return [rows.map(each => each.number), isPersonal];
    };
    expect(await found(String(anna))).toEqual([[anna], false]);
    expect(await found('s1')).toEqual([[bert, anna], false]);
    expect(await found('S-3')).toEqual([[bert, anna], false]);
    expect(await found('aalto ANNA')).toEqual([[bert, anna], true]);
    expect(await found('bert@')).toEqual([[bert], true]);
    for (const none of ['S99', '%', '_nna', "'", '-', '999999'])
      expect(await found(none)).toEqual([[], true]);
  });

  it('counts and lists what waits', async () => {
    const { world, orders, place: order, read } = await openDesk();
    await world.shop.pool.query('update stock set in_stock = 50');
    const [packed, unpaid, withdrawn] = [await order(), await order(), await order()];
    await awaitPayment(world, unpaid);
    await withdraw(world, withdrawn);
    const waiting = async (waits: OrderQuery['waits']) =>
      (await orders.list({ ...everything, waits })).rows.map(({ number }) => number);
    expect(await waiting('pack')).toEqual([withdrawn, packed]);
    expect(await waiting('pay')).toEqual([unpaid]);
    expect(await waiting('withdrawn')).toEqual([withdrawn]);
    expect(await waiting('refund')).toEqual([withdrawn]);
    expect((await orders.list(everything)).waiting).toEqual({ pack: 2, pay: 1, withdrawn: 1, refund: 1 });
    expect((await read(withdrawn)).waits).toEqual(['pack', 'withdrawn', 'refund']);
  });

  it('reads page by page, each order once', async () => {
    const { world, orders, place: order } = await openDesk();
    await order();
    await world.shop.pool.query(`insert into shop_order overriding system value
      select c.* from shop_order o, generate_series(1, 60) i, jsonb_populate_record(o, jsonb_build_object(
        'order_id', o.order_id + i, 'public_id', gen_random_uuid(), 'cart_id', gen_random_uuid())) c`);
    const first = await orders.list(everything);
    const second = await orders.list({ ...everything, before: first.rows.at(-1)?.number ?? 0 });
    expect([first.rows.length, first.hasMore, second.rows.length, second.hasMore]).toEqual([
      50,
      true,
      11,
      false,
    ]);
    const numbers = [...first.rows, ...second.rows].map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
  });
});

it('shows an order as it was stored: lines and costs add up', async () => {
  const { world, place: order, read } = await openDesk();
  const number = await order();
  await world.shop.pool.query(`update stock set shelf = 'B4' where sku_id = 1`);
  await world.shop.pool.query(`update price set selling_minor = 1`);
  const detail = await read(number);
  expect(
    detail.lines.map(({ articleNumber, shelf, quantity, total }) => [articleNumber, shelf, quantity, total]),
  ).toEqual([
    ['S1', 'B4', 2, 20_000],
    ['S3', null, 1, 2000],
  ]);
  const cost = (name: string) => detail.costs.find(each => each.name === name)?.amount ?? 0;
  expect(cost('items')).toBe(detail.lines.reduce((sum, { total }) => sum + total, 0));
  expect(cost('items') + cost('discount') + cost('shipping') + cost('payment')).toBe(cost('total'));
  expect(cost('total')).toBe(detail.total);
  expect(detail.billTo).toEqual(['Anna Aalto', 'Tie 1', '00100 Helsinki', 'Suomi']);
  expect(detail.mails).toMatchObject([{ kind: 'order-confirmation', state: 'waiting' }]);
  expect(detail.history).toMatchObject([{ action: 'placed', author: null }]);
});

describe('actions', () => {
  it('packs, cancels, pays, refunds and closes with a row in the log and in the history', async () => {
    const { world, orders, place: order, act } = await openDesk();
    const unpaid = await order();
    await awaitPayment(world, unpaid);
    expect((await act(unpaid, { action: 'pay' })).payment.state).not.toBe('awaited');
    const shipped = await act(unpaid, parcel);
    expect(shipped).toMatchObject({ state: 'completed', parcels: [{ number: 'JJFI1' }] });
    await withdraw(world, unpaid);
    const refunded = await act(unpaid, { ...refundAll, rows: [{ rowNumber: 1, quantity: 1 }] });
    expect(refunded.refunds).toMatchObject([{ amount: 10_000, isPending: false }]);
    expect(refunded.lines[0]).toMatchObject({ refunded: 1, withdrawn: 2 });
    const closed = await act(unpaid, { action: 'close-withdrawal' });
    expect(closed.waits).toEqual([]);
    const resent = await act(unpaid, { action: 'resend', kind: 'order-confirmation' });
    expect(resent.mails.filter(({ kind }) => kind === 'order-confirmation')).toHaveLength(2);
    const note = { id: randomUUID(), text: 'Rang kunden' };
    await Promise.all([orders.note(unpaid, note, bo), orders.note(unpaid, note, bo)]);
    const { history } = (await orders.read(unpaid, null)) ?? resent;
    expect(history.map(({ action, author, state }) => [action, author, state])).toEqual([
      ['placed', null, 'pending'],
      ['order.paid', 'Ann', null],
      ['order.shipped', 'Ann', 'completed'],
      ['withdrawn', null, null],
      ['order.refunded', 'Ann', null],
      ['order.withdrawal-closed', 'Ann', null],
      ['order.mailed', 'Ann', null],
      ['noted', 'Bo', null],
    ]);
    const cancelled = await order();
    expect((await act(cancelled, { action: 'cancel', reason: 'asked' })).state).toBe('cancelled');
    expect(await world.mails()).toContain('order-status');
  });

  it.each<[string, Unversioned]>([
    ['ships', parcel],
    ['ships a part', { ...parcel, isPartial: true }],
    ['cancels', { action: 'cancel', reason: '' }],
    ['refunds', { ...refundAll, amount: 500 }],
    ['sends a mail', { action: 'resend', kind: 'order-confirmation' }],
  ])('%s once when two people press at once, and tells the second what happened', async (_name, action) => {
    const { world, orders, place: order, read } = await openDesk();
    const number = await order();
    const { version } = await read(number);
    const mailsBefore = (await world.mails()).length;
    const outcomes = await Promise.allSettled(
      [ann, bo, ann].map(by => orders.act(number, { ...action, version }, by, 'fi-FI')),
    );
    expect(reasonsOf(outcomes)).toEqual(['VERSION_MOVED', 'VERSION_MOVED', 'done']);
    const refused = outcomes.find(each => each.status === 'rejected');
    const meanwhile = refused?.reason.details.order as OrderDetail | undefined;
    expect(meanwhile?.history.at(-1)?.action).toMatch(/^order\./);
    expect((await world.mails()).length).toBe(mailsBefore + 1);
    expect((await read(number)).history.filter(each => each.action.startsWith('order.'))).toHaveLength(1);
  });

  it('refuses what a colleague, the terminal or the buyer made impossible', async () => {
    const { world, orders, place: order, read } = await openDesk();
    const number = await order();
    const { version } = await read(number);
    await withdraw(world, number);
    await expect(orders.act(number, { ...parcel, version }, ann, 'fi-FI')).rejects.toMatchObject({
      code: 'VERSION_MOVED',
      details: { order: { waits: ['pack', 'withdrawn', 'refund'] } },
    });
    const withdrawn = await read(number);
    await world.shop.handling.cancel(number, 'terminal', now());
    await expect(
      orders.act(number, { ...parcel, version: withdrawn.version }, ann, 'fi-FI'),
    ).rejects.toMatchObject({ code: 'VERSION_MOVED' });
    const gone = await read(number);
    await expect(
      orders.act(number, { ...parcel, version: gone.version }, ann, 'fi-FI'),
    ).rejects.toMatchObject({
      code: 'ORDER',
      details: { reason: 'state' },
    });
    await expect(orders.act(4, { ...parcel, version }, ann, 'fi-FI')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('does not let a note stop a colleague', async () => {
    const { orders, place: order, read } = await openDesk();
    const number = await order();
    const { version } = await read(number);
    await orders.note(number, { id: randomUUID(), text: 'fragile' }, bo);
    expect((await orders.act(number, { ...parcel, version }, ann, 'fi-FI')).state).toBe('completed');
  });

  it('refunds no more than is left, and says so', async () => {
    const { place: order, act } = await openDesk();
    const number = await order();
    for (const rows of [[{ rowNumber: 1, quantity: 3 }], [{ rowNumber: 9, quantity: 1 }]])
      await expect(act(number, { ...refundAll, rows })).rejects.toMatchObject({
        details: { reason: 'amount' },
      });
    await expect(act(number, { ...refundAll, amount: 900_000 })).rejects.toMatchObject({
      details: { reason: 'amount' },
    });
    expect((await act(number, refundAll)).state).toBe('refunded');
  });
});

describe('with a payment provider', () => {
  it('captures before the parcel leaves, once for two people, and refunds through the provider', async () => {
    const { world, orders, place: order, read, act } = await openDesk();
    const number = await order(13);
    const { version, payment, may } = await read(number);
    expect([payment.state, may.refund]).toEqual(['reserved', false]);
    const outcomes = await Promise.allSettled(
      [ann, bo].map(by => orders.act(number, { ...parcel, version }, by, 'fi-FI')),
    );
    expect(reasonsOf(outcomes)).toEqual(['VERSION_MOVED', 'done']);
    expect(await read(number)).toMatchObject({ state: 'completed', payment: { state: 'captured' } });
    const refunded = await act(number, { ...refundAll, amount: 1500 });
    expect(refunded.refunds).toMatchObject([{ amount: 1500, isPending: false }]);
    expect(await world.paymentRows()).toMatchObject([{ state: 'captured' }]);
  });

  it('ships nothing while the provider is away, and keeps a refund until it is back', async () => {
    const { world, place: order, read, act, warned } = await openDesk();
    const number = await order(13);
    world.script.behaviour = 'down';
    await expect(act(number, parcel)).rejects.toMatchObject({
      code: 'ORDER',
      details: { reason: 'provider' },
    });
    expect(await read(number)).toMatchObject({ state: 'pending', parcels: [], history: [{}, {}] });
    world.script.behaviour = 'normal';
    await act(number, parcel);
    world.script.behaviour = 'down';
    const { refunds, waits } = await act(number, { ...refundAll, amount: 100 });
    expect([refunds[0]?.isPending, waits]).toEqual([true, ['refund']]);
    expect(warned).toHaveLength(1);
    world.script.behaviour = 'normal';
    await world.shop.handling.finishRefunds(new Date(Date.now() + 60_000));
    expect((await read(number)).refunds).toMatchObject([{ amount: 100, isPending: false }]);
  });
});

it('announces every order and withdrawal, by buyers and by staff', async () => {
  const { world, place: order, act } = await openDesk();
  const { db, pool } = world.shop;
  const listener = await pool.connect();
  let heard = 0;
  listener.on('notification', () => (heard += 1));
  await listener.query('listen studio_order');
  const positions = new Set<unknown>();
  const expectNews = async (times: number) => {
    // What was announced before an answer has arrived with it.
    await listener.query('select 1');
    expect(heard).toBeGreaterThanOrEqual(times);
    heard = 0;
    const { rows } = await sql<{ at: string }>`select (${orderChannel.position})::text as at`.execute(db);
    positions.add(rows[0]?.at);
  };
  await expectNews(0);
  const number = await order();
  await expectNews(1);
  await awaitPayment(world, number);
  await expectNews(1);
  await act(number, { action: 'pay' });
  await expectNews(1);
  await withdraw(world, number);
  await expectNews(1);
  await act(number, { action: 'close-withdrawal' });
  await expectNews(1);
  listener.release(true);
  // Where notifications do not arrive, the position differs; a transfer that is awaited only follows its order.
  expect(positions.size).toBe(5);
});
