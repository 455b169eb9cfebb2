/** Withdrawals with a real database. */
import { expect, it } from 'vitest';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { createWithdrawals } from './withdrawal.service.ts';

const now = new Date('2026-11-21T10:00:00Z');

async function ordered() {
  const shop = await openSmallShop();
  const id = await shop.cartWith({ skuId: 1, quantity: 1 });
  const { orderId } = await shop.orders.place(aContext(), id, goodCheckout);
  const { rows } = await shop.pool.query('select email from shop_order');
  const email: string = rows[0].email;
  const withdrawals = createWithdrawals(shop.db);
  const ask = (changes = {}, at = now) =>
    withdrawals.withdraw(
      { orderNumber: Number(orderId), name: 'Anna', email, caller: { ipAddress: '203.0.113.7' }, ...changes },
      at,
    );
  const mails = async () =>
    (await shop.pool.query(`select payload from outbox where kind = 'withdrawal-received'`)).rows.map(
      row => row.payload,
    );
  return { ...shop, ask, mails, email, orderId: Number(orderId) };
}

it('accepts a guest’s declaration and acknowledges it to the address of the order', async () => {
  const { ask, mails, email, orderId } = await ordered();
  expect(await ask({ email: email.toUpperCase() })).toEqual({ state: 'received', receivedAt: now });
  expect(await mails()).toEqual([
    { orderId, email, languageId: 'fi-FI', receivedAt: now.toISOString(), withdrawalId: 1 },
  ]);
});

/** @proves FAULT-60 */
it('stores the first of concurrent declarations, and mails once', async () => {
  const { ask, mails } = await ordered();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
  expect(answers.every(({ state }) => state === 'received')).toBe(true);
  expect(await mails()).toHaveLength(1);
  const later = await ask({}, new Date('2026-11-22T10:00:00Z'));
  expect(later).toEqual({ state: 'received', receivedAt: now });
});

it('returns the same for a wrong number and a wrong address', async () => {
  const { ask, mails } = await ordered();
  expect(await ask({ orderNumber: 4 })).toEqual({ state: 'no-such-order' });
  expect(await ask({ email: 'other@example.fi' })).toEqual({ state: 'no-such-order' });
  expect(await mails()).toEqual([]);
});

it('is limited to consumers', async () => {
  const { ask, pool } = await ordered();
  await pool.query(`update shop_order set customer_type = 'ORGANIZATION'`);
  expect(await ask()).toEqual({ state: 'business' });
});

/** @proves FAULT-17 */
it('prevents enumeration of order numbers', async () => {
  const { ask } = await ordered();
  for (let turn = 0; turn < 10; turn += 1) await ask({ orderNumber: turn + 1 });
  expect(await ask()).toMatchObject({ state: 'wait' });
  expect(await ask({ caller: { ipAddress: '203.0.113.8' } })).toMatchObject({ state: 'received' });
});

it('counts all addresses of a subscriber’s network together', async () => {
  const { ask } = await ordered();
  const from = (last: number) => ({ caller: { ipAddress: `2001:db8:1:2::${last}` } });
  for (let turn = 1; turn <= 10; turn += 1) await ask({ orderNumber: turn, ...from(turn) });
  expect(await ask(from(99))).toMatchObject({ state: 'wait' });
});

it('does not let strangers lock out the buyer with wrong addresses from many networks', async () => {
  const { ask } = await ordered();
  const from = (last: number) => ({ caller: { ipAddress: `203.0.113.${last}` } });
  for (let guess = 1; guess <= 25; guess += 1)
    expect(await ask({ email: `a${guess}@example.fi`, ...from(guess) })).toEqual({ state: 'no-such-order' });
  expect(await ask(from(99))).toMatchObject({ state: 'received' });
});

it('limits the attempts of one address with one order, and does not count successes', async () => {
  const { ask } = await ordered();
  const from = (last: number) => ({ caller: { ipAddress: `203.0.113.${last}` } });
  const wrong = { email: 'other@example.fi' };
  for (let turn = 1; turn <= 20; turn += 1)
    expect(await ask({ ...wrong, ...from(turn) })).toEqual({ state: 'no-such-order' });
  expect(await ask({ ...wrong, email: ' OTHER@example.fi', ...from(98) })).toMatchObject({ state: 'wait' });
  for (let turn = 1; turn <= 22; turn += 1)
    expect(await ask(from(100 + turn))).toMatchObject({ state: 'received' });
});

it('stays in the shop’s list until it is closed', async () => {
  const { ask, db, orderId, email } = await ordered();
  await ask();
  const withdrawals = createWithdrawals(db);
  const [first, all] = [
    [{ orderNumber: orderId, name: 'Anna', email, receivedAt: now, pieces: ['1 × S1'] }],
    1,
  ];
  expect(await withdrawals.open()).toEqual({ first, all });
  expect(await withdrawals.close(orderId, now)).toBe(true);
  expect(await withdrawals.open()).toEqual({ first: [], all: 0 });
  expect(await withdrawals.close(orderId, now)).toBe(false);
});

it('returns the total number beyond the listed ones', async () => {
  const { ask, db, orderId, cartWith, orders } = await ordered();
  const more = await orders.place(aContext(), await cartWith({ skuId: 1, quantity: 1 }), goodCheckout);
  await ask();
  await ask({ orderNumber: Number(more.orderId) }, new Date('2026-11-21T11:00:00Z'));
  const { first, all } = await createWithdrawals(db).open(1);
  expect([first.map(({ orderNumber }) => orderNumber), all]).toEqual([[orderId], 2]);
});
