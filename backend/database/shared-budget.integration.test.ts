/** What a subject may use in a minute is the same with one instance and with twenty. */
import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createSharedBudget } from './shared-budget.ts';

const NOW = new Date('2026-11-29T12:00:00Z');

async function instances(count: number, perMinute: number, parts = 100) {
  const { db, database, drop } = await openTestDatabase();
  const clock = { now: NOW };
  const all = Array.from({ length: count }, () =>
    createSharedBudget({ db, name: 'cost', perMinute, parts, now: () => clock.now }),
  );
  let at = 0;
  return {
    all,
    clock,
    drop,
    pool: database.pool,
    /** Of whichever instance is next. */
    take: (subject: string, amount: number) => all[at++ % count]?.(subject, amount) ?? Promise.resolve(false),
  };
}

it.each([1, 20])('admits no more in a minute with %d instances, and not much less', async count => {
  const { take, all } = await instances(count, 10_000);
  const asked = await Promise.all(Array.from({ length: 3_000 }, () => take('network', 10)));
  const used = asked.filter(Boolean).length * 10;
  expect(used).toBeLessThanOrEqual(10_000);
  expect(used).toBeGreaterThanOrEqual(10_000 - all.length * 100);
  await expect(take('another', 10)).resolves.toBe(true);
});

it('admits large amounts as a whole, again in the next minute, and asks few times', async () => {
  const { take, clock, pool } = await instances(4, 1_000);
  expect(await Promise.all([take('network', 400), take('network', 400)])).toEqual([true, true]);
  await expect(take('network', 400)).resolves.toBe(false);
  clock.now = new Date(NOW.getTime() + 60_001);
  await expect(take('network', 400)).resolves.toBe(true);
  await expect(take('network', 1_001)).resolves.toBe(false);
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int from rate_limit where key like 'cost:%'",
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('asks once for many small amounts, and no more once everything is used up', async () => {
  const { db } = await openTestDatabase();
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const take = createSharedBudget({ db: counted, name: 'cost', perMinute: 100, parts: 10, now: () => NOW });
  for (let at = 0; at < 10; at += 1) await take('network', 1);
  expect(statements).toBe(1);
  for (let at = 0; at < 90; at += 1) await expect(take('network', 1)).resolves.toBe(true);
  for (let at = 0; at < 50; at += 1) await expect(take('network', 1)).resolves.toBe(false);
  expect(statements).toBe(11);
});

it('counts alone while the database does not answer', async () => {
  const { take, drop } = await instances(1, 100);
  await drop();
  await expect(take('network', 60)).resolves.toBe(true);
  await expect(take('network', 60)).resolves.toBe(false);
});
