/** Limits are counted by the database: exact for any number of concurrent callers. */
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { consume, consumeOrReject } from './limiter.ts';

const limit = { name: 'test', max: 3, windowSeconds: 60 };
const noon = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

async function openDatabase() {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  return db;
}

it('allows exactly the limit of concurrent attempts', async () => {
  const db = await openDatabase();
  const turns = await Promise.all(Array.from({ length: 20 }, () => consume(db, limit, 'a', noon)));
  expect(turns.filter(({ allowed }) => allowed)).toHaveLength(3);
  expect(turns.at(-1)).toEqual({ allowed: false, retryAfterSeconds: 60 });
});

it('counts each subject and each limit separately', async () => {
  const db = await openDatabase();
  for (let turn = 0; turn < 4; turn += 1) await consume(db, limit, 'a', noon);
  expect(await consume(db, limit, 'b', noon)).toEqual({ allowed: true });
  expect(await consume(db, { ...limit, name: 'other' }, 'a', noon)).toEqual({ allowed: true });
});

it('starts a new window after the end, which further attempts do not extend', async () => {
  const db = await openDatabase();
  for (let turn = 0; turn < 10; turn += 1) await consume(db, limit, 'a', later(turn));
  expect(await consume(db, limit, 'a', later(59))).toEqual({ allowed: false, retryAfterSeconds: 1 });
  expect(await consume(db, limit, 'a', later(60))).toEqual({ allowed: true });
});

it('stores neither names nor expired counters', async () => {
  const db = await openDatabase();
  for (const who of ['anna@example.com', 'b', 'c']) await consume(db, limit, who, noon);
  await consume(db, limit, 'd', later(61));
  const rows = await db.selectFrom('rate_limit').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('anna');
});

it('rejects with a code that clients can read', async () => {
  const db = await openDatabase();
  const go = () => consumeOrReject(db, limit, 'a', { now: noon });
  await Promise.all([go(), go(), go()]);
  await expect(go()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
