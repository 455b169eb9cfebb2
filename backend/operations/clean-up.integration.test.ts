/** Retention: old rows are deleted, young ones and those in use stay, and one instance runs at a time. */
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { silentLogger } from '../database/logger.ts';
import { cleanUp } from './clean-up.ts';
import { startRetention } from './start-retention.ts';

const now = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** Each row twice: just older than its retention, and just younger. */
async function agedShop() {
  const shop = await openSmallShop();
  const { pool } = shop;
  const keep = async (table: string) => (await pool.query(`select * from ${table}`)).rows;
  return { ...shop, keep };
}

it('deletes year-old carts with their contents, and empty ones sooner', async () => {
  const { db, pool, cartWith, newCart, keep } = await agedShop();
  const [old, young] = [await cartWith({ skuId: 2, quantity: 1 }), await cartWith({ skuId: 2, quantity: 1 })];
  const [oldEmpty, youngEmpty] = [await newCart(), await newCart()];
  const age = async (id: string, days: number) =>
    pool.query('update cart set updated_at = $2 where cart_id = $1', [id, daysAgo(days)]);
  await age(old, 366);
  await age(young, 364);
  await age(oldEmpty, 2);
  await age(youngEmpty, 0);
  expect(await cleanUp(db, now)).toEqual({
    'carts of a year ago': 1,
    'carts that nothing was ever put into': 1,
  });
  expect((await keep('cart')).map(({ cart_id }) => cart_id).sort()).toEqual([young, youngEmpty].sort());
  expect(await keep('cart_line')).toHaveLength(1);
});

/** @proves FAULT-58 */
it('removes identity numbers that are not needed any more, and keeps the order', async () => {
  const { db, pool, cartWith, orders, checkouts, keep } = await agedShop();
  const identity = { ...goodCheckout, paymentId: 10, identityNumber: '131052-308T' };
  const ids = [];
  for (const [days, status] of [
    [91, 'completed'],
    [89, 'completed'],
    [91, 'pending'],
    [366, 'pending'],
  ] as const) {
    const { orderId } = await orders.place(aContext(), await cartWith({ skuId: 2, quantity: 1 }), identity);
    ids.push(orderId);
    await pool.query('update shop_order set placed_at = $2, status = $3 where order_id = $1', [
      orderId,
      daysAgo(days),
      status,
    ]);
  }
  await pool.query("update checkout set updated_at = $1, identity_number = 'a'", [daysAgo(8)]);
  const open = await cartWith({ skuId: 2, quantity: 1 });
  await checkouts.update(aContext(), open, identity);
  await pool.query('update checkout set updated_at = $2 where cart_id = $1', [open, daysAgo(6)]);
  await pool.query('update cart set updated_at = $1', [daysAgo(1)]);
  await cleanUp(db, now);
  const left = await keep('shop_order');
  expect(
    left
      .filter(row => row.identity_number !== null)
      .map(row => row.order_id)
      .sort(),
  ).toEqual([ids[1], ids[2]].map(Number));
  expect(left).toHaveLength(4);
  const drafts = await keep('checkout');
  expect(drafts.filter(row => row.identity_number !== null).map(row => row.cart_id)).toEqual([open]);
});

it.each([
  ['idempotency_key (key, operation, request_hash, created_at)', "($1::text, 'o', 'h', $2)", 7],
  [
    'outbox (outbox_id, kind, payload, sent_at) overriding system value',
    "(length($1::text), 'k', '{}', $2)",
    7,
  ],
  [
    'outbox (outbox_id, kind, payload, parked_at) overriding system value',
    "(length($1::text), 'k', '{}', $2)",
    90,
  ],
  ['auth_spent_challenge (nonce, expires_at)', '($1::text, $2)', 0],
  ['rate_limit (key, window_start, expires_at, count)', '($1::text, now(), $2, 1)', 0],
  ['payment_event (event_id, payment_ref, received_at)', '($1::text, gen_random_uuid(), $2)', 90],
  ['sandbox_payment (reference, data, updated_at)', "($1::text, '{}', $2)", 30],
])('removes old rows of %s', async (into, values, days) => {
  const { db, pool, keep } = await agedShop();
  const [table = ''] = into.split(' ');
  const rest = into.slice(into.indexOf('('));
  await pool.query(`delete from ${table}`);
  for (const [name, age] of [
    ['a', days + 0.1],
    ['bb', days + 0.2],
    ['ccc', days - 0.1],
  ] as const)
    await pool.query(
      `insert into ${table} ${rest.replace(' overriding system value', '')} ${rest.includes('overriding') ? 'overriding system value' : ''} values ${values}`,
      [name, daysAgo(age)],
    );
  // With a batch of one the second row is found in the next batch.
  expect(Object.values(await cleanUp(db, now, 1))).toEqual([2]);
  expect(await keep(table)).toHaveLength(1);
});

it('removes figures of days that are more than 400 days ago (R-STUDIO-200)', async () => {
  const { db, pool, keep } = await agedShop();
  for (const age of [399, 401, 402])
    await pool.query(
      `insert into widget_figure (document_id, node_id, widget_type, page, day, shown)
       values ('page:home', 'hero', 'banner', 'home', $1, $2)`,
      [daysAgo(age), age],
    );
  expect(await cleanUp(db, now, 1)).toEqual({ 'figures of parts of pages': 2 });
  expect((await keep('widget_figure')).map(({ shown }) => shown)).toEqual([399]);
});

it('keeps the last changes of the catalogue, regardless of their age', async () => {
  const { db, pool, keep } = await agedShop();
  await pool.query(
    "insert into catalogue_change (kind, changed_at) select 'all', $1 from generate_series(1, 1200)",
    [daysAgo(8)],
  );
  const before = (await keep('catalogue_change')).length;
  await cleanUp(db, now);
  // The newest and the thousand before it, and those that the shop's own rows announced today.
  expect((await keep('catalogue_change')).length).toBe(1001 + before - 1200);
});

it('removes operations of drafts after 90 days, and revisions a year old that nothing needs', async () => {
  const { db, pool, keep } = await agedShop();
  await pool.query(
    "insert into studio_document (document_id, kind, key) values ('page:home', 'page', 'home')",
  );
  // 1 was live, 2 was replaced, 3 the draft began with, 4 is the file of the last deploy, 5 and 6 nothing needs, 7 is the newest.
  await pool.query(
    `insert into studio_revision (document_id, number, body, hash, source, created_at)
     select 'page:home', n, '{}', 'h', 'studio', case n when 6 then $2::timestamptz else $1 end from generate_series(1, 7) n`,
    [daysAgo(366), daysAgo(364)],
  );
  await pool.query('update studio_document set file_revision = 4');
  await pool.query(
    "insert into studio_live (document_id, revision, replaces, live_from) values ('page:home', 1, 2, now())",
  );
  await pool.query(
    "insert into studio_draft (document_id, base_revision, body) values ('page:home', 3, '{}')",
  );
  await pool.query(
    `insert into studio_operation (document_id, version, client_id, client_seq, ops, at)
     values ('page:home', 1, 'tab', 1, '[]', $1), ('page:home', 2, 'tab', 2, '[]', $2)`,
    [daysAgo(91), daysAgo(89)],
  );
  await pool.query(
    `insert into studio_decision (decision_id, document_id, node_id, path, chosen, other_author, theirs, mine, author, at)
     select gen_random_uuid(), 'page:home', 'a', 'props.title', 'mine', 'Bo', '1', '2', 'Ann', at
     from unnest($1::timestamptz[]) at`,
    [[daysAgo(366), daysAgo(364)]],
  );
  const numbers = async () => (await keep('studio_revision')).map(({ number }) => number);
  expect(await cleanUp(db, now)).toEqual({
    'operations of drafts': 1,
    'decisions about changes of two people': 1,
    'revisions that were never live': 1,
  });
  expect(await numbers()).toEqual([1, 2, 3, 4, 6, 7]);
  expect((await keep('studio_operation')).map(({ version }) => version)).toEqual([2]);
  // Only the clean-up may remove revisions.
  await expect(pool.query('delete from studio_revision where number = 6')).rejects.toThrow('never changed');
  await cleanUp(db, new Date(now.getTime() + 2 * 86_400_000));
  expect(await numbers()).toEqual([1, 2, 3, 4, 7]);
});

it('skips a run while another instance does it', async () => {
  const { db, pool, newCart } = await agedShop();
  await newCart();
  await pool.query('update cart set updated_at = $1', [daysAgo(400)]);
  await db.transaction().execute(async other => {
    await sql`select pg_advisory_xact_lock(4718200008)`.execute(other);
    expect(await cleanUp(db, now)).toEqual({});
  });
  expect(await cleanUp(db, now)).toEqual({ 'carts of a year ago': 1 });
});

it('repeats, survives a failure, and stops', async () => {
  const { db, newCart, pool, keep } = await agedShop();
  let asked = 0;
  const retention = startRetention({
    db,
    logger: silentLogger,
    intervalMs: 1,
    now: () => {
      asked += 1;
      if (asked === 1) throw new Error('no time');
      return now;
    },
  });
  onTestFinished(() => retention.stop());
  await newCart();
  await pool.query('update cart set updated_at = $1', [daysAgo(400)]);
  await vi.waitFor(async () => expect(await keep('cart')).toEqual([]), { timeout: 5_000 });
  await retention.stop();
});
