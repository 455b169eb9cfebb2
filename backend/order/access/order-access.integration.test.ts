/** The page of an order by its link, with a real database (R-ORDER-16, R-ORDER-17). */
import { expect, it } from 'vitest';
import { digestPassword } from '#backend/commands.ts';
import { createAuth, createOrderNames } from '#backend/testing.ts';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { createWithdrawals } from '../withdrawals/withdrawal.service.ts';
import { createOrderAccess } from './order-access.service.ts';
import { createOrderLinks } from './order-link.ts';

const dayMs = 86_400_000;
const keys = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

async function ordered() {
  const shop = await openSmallShop();
  const { db, pool } = shop;
  const now = new Date();
  const auth = await createAuth(db, () => now);
  const links = createOrderLinks(auth.orderLinks);
  const access = createOrderAccess({
    db,
    links,
    orderNames: createOrderNames(db),
    marketOf: () => aContext().market,
    withdrawals: createWithdrawals(db),
    timeZone: 'Europe/Helsinki',
    inviteToAccount: auth.invitations.invite,
    openAccount: auth.service.openBuyerAccount,
  });
  const cart = await shop.cartWith({ skuId: 1, quantity: 1 }, { skuId: 2, quantity: 3 });
  const placed = await shop.orders.place(aContext(), cart, goodCheckout);
  const id = Number(placed.orderId);
  const at = (days: number, ipAddress = '203.0.113.7') => ({
    caller: { ipAddress },
    now: new Date(now.getTime() + days * dayMs),
  });
  const link = links.write(id, now);
  const find = (text = link, asking = at(0)) => access.find(text, 'fi-FI', asking);
  const withdraw = (quantity: number, key = keys[0] ?? '', email = 'anna@example.com') =>
    access.withdraw(link, { name: 'Anna', email, key, lines: [{ rowNumber: 2, quantity }] }, at(0));
  const mails = async (kind: string) =>
    (await pool.query('select payload from outbox where kind = $1', [kind])).rows.length;
  return {
    ...shop,
    auth,
    access,
    links,
    id,
    cart,
    publicId: placed.publicId,
    at,
    link,
    find,
    withdraw,
    mails,
  };
}

it('shows the order of a link without the person', async () => {
  const { find, id } = await ordered();
  const found = await find();
  expect(found).toMatchObject({
    state: 'found',
    order: {
      number: id,
      status: 'pending',
      email: 'a•••@e•••.com',
      costs: { total: 13_599 },
      isWithdrawable: true,
      withdrawableUntil: null,
      lines: [
        { quantity: 1 },
        { quantity: 3, left: 3, prices: [{ quantity: 3, unit: 10 }], name: 'Tuote 2' },
      ],
    },
  });
  expect(JSON.stringify(found).replace('Europe/Helsinki', '')).not.toMatch(
    /Anna|Aalto|anna|Tie 1|00100|Helsinki/,
  );
});

/** @proves FAULT-17 */
it('opens no other order, nothing unsigned, and nothing for a limited network but genuine links', async () => {
  const { find, links, link, id, at } = await ordered();
  const [, ends = '', signature = ''] = link.split('.');
  const forged = [
    `${(id + 1).toString(36)}.${ends}.${signature}`,
    `${id.toString(36)}.${(Number.parseInt(ends, 36) + 1).toString(36)}.${signature}`,
    `${id.toString(36)}.${ends}.`,
    String(id),
    '',
    links.write(id + 1, at(0).now),
  ];
  for (const text of forged) expect(await find(text)).toEqual({ state: 'unknown' });
  for (let turn = forged.length; turn < 30; turn += 1) await find('x');
  expect(await find('x')).toEqual({ state: 'wait' });
  expect(await find()).toMatchObject({ state: 'found' });
});

it('expires, and sends a new link to the buyer only, a few times an hour', async () => {
  const { find, access, link, at, mails, publicId } = await ordered();
  expect(await find(link, at(89))).toMatchObject({ state: 'found' });
  expect(await find(publicId, at(89))).toMatchObject({ state: 'found' });
  for (const old of [link, publicId])
    expect(await find(old, at(91))).toEqual({ state: 'expired', email: 'a•••@e•••.com' });
  expect(await access.plan(link, [{ rowNumber: 1, quantity: 1 }], at(91).now)).toBeNull();
  const before = await mails('order-confirmation');
  for (const answer of ['sent', 'sent', 'sent', 'wait'])
    expect(await access.sendAgain(link, at(91))).toBe(answer);
  expect(await access.sendAgain('x', at(91))).toBe('unknown');
  expect((await mails('order-confirmation')) - before).toBe(3);
});

it('plans and receives a withdrawal from pieces, once per key', async () => {
  const { access, link, at, withdraw, find, mails } = await ordered();
  expect(await access.plan(link, [{ rowNumber: 2, quantity: 2 }], at(0).now)).toMatchObject({
    isWhole: false,
    lines: [{ rowNumber: 2, quantity: 2, total: 20 }],
    parts: { items: 2_000, discount: 0, delivery: 0, refund: 2_000 },
  });
  const answers = await Promise.all([withdraw(2), withdraw(2), withdraw(2)]);
  expect(answers.map(({ state }) => state)).toEqual(['received', 'received', 'received']);
  expect(await withdraw(2, keys[1])).toEqual({ state: 'changed' });
  expect(await withdraw(1, keys[1])).toMatchObject({ state: 'received' });
  expect(await mails('withdrawal-received')).toBe(2);
  expect(await find()).toMatchObject({
    order: {
      lines: [{ left: 1 }, { left: 0, withdrawn: 3 }],
      withdrawals: [{ lines: [{ rowNumber: 2, quantity: 2 }], refund: 20 }, { refund: 10 }],
    },
  });
});

it('withdraws from the rest of the order once, with its delivery', async () => {
  const { db, withdraw, find, at, id } = await ordered();
  await withdraw(3);
  const whole = { orderNumber: id, name: 'Anna', email: 'anna@example.com', ...at(0) };
  for (let turn = 0; turn < 2; turn += 1)
    expect(await createWithdrawals(db).withdraw(whole, at(turn).now)).toMatchObject({ state: 'received' });
  const found = await find();
  expect(found).toMatchObject({
    order: { isWithdrawable: false, withdrawals: [{ refund: 30 }, { lines: [{ rowNumber: 1 }] }] },
  });
  const refunds = found.state === 'found' ? found.order.withdrawals.map(({ refund }) => refund ?? 0) : [];
  // The cheapest delivery of the market costs 4,90.
  expect(refunds).toEqual([30, 104.9]);
});

it('takes no withdrawal from who only holds the link, and none of a company', async () => {
  const { pool, withdraw, find } = await ordered();
  expect(await withdraw(1, keys[0], 'friend@example.com')).toEqual({ state: 'no-such-order' });
  await pool.query(`update shop_order set customer_type = 'ORGANIZATION'`);
  expect(await withdraw(1)).toEqual({ state: 'business' });
  expect(await find()).toMatchObject({ order: { isConsumer: false, isWithdrawable: false } });
});

it('promises nothing back for an order that was cancelled', async () => {
  const { pool, withdraw, find } = await ordered();
  await pool.query(`update shop_order set status = 'cancelled'`);
  expect(await withdraw(1)).toMatchObject({ state: 'received' });
  expect(await find()).toMatchObject({ order: { isWithdrawable: false, withdrawals: [{ refund: null }] } });
});

it('says when the order arrives, as the shopper was told', async () => {
  const { pool, find, link, access, at } = await ordered();
  expect(await find()).toMatchObject({ order: { arrival: null } });
  const arrival = JSON.stringify({ from: '2026-11-24', to: '2026-11-26' });
  await pool.query(
    `update shop_order set cart_snapshot = jsonb_set(cart_snapshot, '{shipping,arrival}', $1::jsonb)`,
    [arrival],
  );
  const found = [await find(), await access.find(link, 'sv-SE', at(0))];
  const texts = found.map(each =>
    each.state === 'found' ? each.order.arrival?.replaceAll(/\s+/g, ' ') : null,
  );
  expect(texts).toEqual(['ti 24. – to 26.11.', expect.stringMatching(/^tis 24.*tors 26/)]);
});

it('names the parcels, and the day that the right lasts at least to', async () => {
  const { find, handling, id } = await ordered();
  const parcel = { parcelNumber: 'JJFI1', trackingLink: 'https://tracking.example/JJFI1', isPartial: false };
  await handling.ship(id, parcel, new Date('2026-11-23T10:00:00Z'));
  expect(await find()).toMatchObject({
    order: {
      status: 'completed',
      parcels: [{ number: 'JJFI1', href: 'https://tracking.example/JJFI1' }],
      withdrawableUntil: '2026-12-07T10:00:00.000Z',
    },
  });
});

/** @proves FAULT-17 */
it('offers an account by mail only, and gives it the orders of that mailbox when the link is used', async () => {
  const { access, auth, link, at, mails, pool, id, find } = await ordered();
  const other = `insert into shop_order (public_id, cart_id, channel_id, market_id, language_id, currency_code, status, email, customer_type,
    billing_address, shipping_address, payment_id, payment_name, payment_type, payment_fee_minor, shipping_id, shipping_name, shipping_fee_minor,
    shipping_vat_bp, items_minor, items_vat_minor, discount_minor, total_minor, total_vat_minor, cart_snapshot)
    select gen_random_uuid(), cart_id, channel_id, market_id, language_id, currency_code, 'cancelled', 'anna+shop@example.com', customer_type,
    billing_address, shipping_address, payment_id, payment_name, payment_type, payment_fee_minor, shipping_id, shipping_name, shipping_fee_minor,
    shipping_vat_bp, items_minor, items_vat_minor, discount_minor, total_minor, total_vat_minor, cart_snapshot from shop_order`;
  await pool.query(other);
  expect(await access.offerAccount('x', at(0))).toBe('unknown');
  expect(await access.offerAccount(link, at(0))).toBe('sent');
  expect(await mails('account-invitation')).toBe(1);
  const { rows } = await pool.query(`select payload from outbox where kind = 'account-invitation'`);
  expect(rows[0].payload.email).toBe('anna@example.com');
  const key = String(rows[0].payload.inviteKey);
  const password = digestPassword('a good long password', defaultPasswordSalt);
  const ctx = aContext();
  expect(await auth.resets.commit({ ...ctx, now: at(2).now }, key, password)).toBe(false);
  const used = await Promise.all([
    auth.resets.commit(ctx, key, password),
    auth.resets.commit(ctx, key, password),
  ]);
  expect(used.toSorted()).toEqual([false, true]);
  const orders = await pool.query('select order_id, customer_id from shop_order order by order_id');
  expect(orders.rows).toEqual([
    { order_id: id, customer_id: expect.any(Number) },
    { order_id: id + 1, customer_id: null },
  ]);
  expect(await find()).toMatchObject({ order: { isGuest: false } });
  expect(await access.offerAccount(link, at(0))).toBe('unknown');
});

const digest = (password: string) => digestPassword(password, defaultPasswordSalt);

/** @proves FAULT-17 */
it('makes an account for the browser that has ordered, once, and for no other', async () => {
  const { access, at, cart, publicId, link, id, pool, mails, auth } = await ordered();
  const open = (changes: object = {}, asking = at(0)) =>
    access.openAccount(
      {
        ...{ publicId, cartId: cart, proof: access.proofOf(cart) },
        password: digest('a good long password'),
        ...changes,
      },
      asking,
    );
  const others = [{ proof: '' }, { proof: access.proofOf('another') }, { proof: link.split('.')[2] }];
  for (const forged of [{ cartId: 'another' }, { publicId: link }, { publicId: 'x' }, ...others])
    expect(await open(forged)).toEqual({ state: 'unknown' });
  expect(await open({}, at(1.01))).toEqual({ state: 'unknown' });
  expect(await open({ password: digest('password123') })).toEqual({ state: 'password' });
  expect((await pool.query('select 1 from customer')).rowCount).toBe(0);

  // More than the letters that an address gets in an hour: the account is welcomed whichever of them makes it.
  const made = await Promise.all([open(), open(), open(), open(), open(), open()]);
  expect(new Set(made.map(({ state }) => state))).toEqual(new Set(['made']));
  const [first] = made;
  const bearer = first?.state === 'made' ? await auth.service.bearer(first.tokens.token) : null;
  const { rows } = await pool.query(
    `select c.customer_id, c.email, c.address->>'lastName' as name, o.order_id from customer c join shop_order o using (customer_id)`,
  );
  expect(rows).toEqual([
    { customer_id: bearer?.customerId, email: 'anna@example.com', name: 'Aalto', order_id: id },
  ]);
  expect([await mails('welcome'), await mails('account-invitation')]).toEqual([1, 0]);
  expect(await open({ password: digest('another long password') })).toEqual({ state: 'unknown' });

  const customerId = bearer?.customerId ?? 0;
  const own = await access.linkFor(customerId, id, at(100).now);
  expect(await access.find(own ?? '', 'fi-FI', at(100))).toMatchObject({ state: 'found' });
  expect(await access.linkFor(customerId + 1, id, at(0).now)).toBeNull();
  expect(await access.linkFor(customerId, id + 1, at(0).now)).toBeNull();
});

it('mails a link where the address has an account, unless the password is that of the account', async () => {
  const { access, auth, at, orders, cartWith, mails, pool } = await ordered();
  const { invite } = auth.invitations;
  await invite('anna@example.com', 'fi-FI', at(0).now);
  const { rows } = await pool.query(`select payload from outbox where kind = 'account-invitation'`);
  await auth.resets.commit(aContext(), rows[0].payload.inviteKey, digest('the known password'));
  const cartId = await cartWith({ skuId: 1, quantity: 1 });
  const { publicId } = await orders.place(aContext(), cartId, goodCheckout);
  const open = (password: string) =>
    access.openAccount(
      { publicId, cartId, proof: access.proofOf(cartId), password: digest(password) },
      at(0),
    );
  const guests = async () =>
    (await pool.query('select 1 from shop_order where customer_id is null')).rowCount;
  expect(await open('another long password')).toEqual({ state: 'sent', email: 'a•••@e•••.com' });
  expect([await guests(), await mails('account-invitation')]).toEqual([1, 2]);
  expect(await open('the known password')).toMatchObject({ state: 'made' });
  expect(await guests()).toBe(0);
});
