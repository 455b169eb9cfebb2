/** Changes of carts that meet each other: each applies to what the one before has left. */
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '#backend/commands.ts';
import { aContext, openSmallShop } from '#tests/support/worlds/small-shop.ts';

const withKey = (idempotencyKey: string) => {
  const ctx = aContext();
  return { ...ctx, caller: { ...ctx.caller, idempotencyKey } };
};

/** Sessions of this database that wait for a lock. */
async function waiting(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

it('gives a key to one of many carts that use it at once, and leaves the others unchanged', async () => {
  const { carts, newCart } = await openSmallShop();
  const ids = await Promise.all(Array.from({ length: 8 }, () => newCart()));
  const outcomes = await Promise.allSettled(
    ids.map(id => carts.add(withKey('shared'), id, { skuId: 2, quantity: 1 })),
  );
  const failures = outcomes.flatMap(outcome =>
    outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
  );
  expect(failures).toEqual(Array.from({ length: 7 }, () => 'IDEMPOTENCY_MISMATCH'));
  const read = await Promise.all(ids.map(id => carts.get(aContext(), { id })));
  expect(read.flatMap(({ lines }) => lines)).toHaveLength(1);
});

it('applies a repeated addition once, however many arrive at once', async () => {
  const { carts, newCart } = await openSmallShop();
  const id = await newCart();
  await Promise.all(
    Array.from({ length: 8 }, () => carts.add(withKey('same'), id, { skuId: 2, quantity: 1 })),
  );
  const { lines } = await carts.get(aContext(), { id });
  expect(lines.map(({ quantity }) => quantity)).toEqual([1]);
});

it('never takes more than the stock into one cart', async () => {
  const { carts, newCart } = await openSmallShop();
  const id = await newCart();
  const added = await Promise.allSettled(
    Array.from({ length: 9 }, () => carts.add(aContext(), id, { skuId: 1, quantity: 1 })),
  );
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const { lines } = await carts.get(aContext(), { id });
  expect(lines.map(({ quantity }) => quantity)).toEqual([5]);
});

it('refuses a change of a cart that is completed while the change waits for it', async () => {
  const { carts, cartWith, db } = await openSmallShop();
  const id = await cartWith({ skuId: 2, quantity: 1 });
  let added: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async on => {
    await on.selectFrom('cart').select('cart_id').where('cart_id', '=', id).forUpdate().execute();
    added = carts.add(aContext(), id, { skuId: 2, quantity: 1 });
    added.catch(() => undefined);
    await expect.poll(() => waiting(db)).toBe(1);
    await on
      .updateTable('cart')
      .set(eb => ({ completed_at: new Date(), version: eb('version', '+', 1) }))
      .where('cart_id', '=', id)
      .execute();
  });
  await expect(added).rejects.toMatchObject({ code: 'CART_COMPLETED' });
});
