/** Limits are counted by the database: exact for any number of concurrent callers. */
import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import {
  type Consumption,
  consume,
  consumeAll,
  consumeOrReject,
  countAttempt,
  countedWith,
  releaseAttempt,
} from './limiter.ts';
import type { Schema } from './schema.ts';

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

const other = { name: 'other', max: 5, windowSeconds: 30 };
async function countInStatement(db: Kysely<Schema>): Promise<Consumption> {
  const { write, value, verdict } = countedWith(limit, 'a', noon);
  const { rows } = await sql<{ counter: unknown }>`
    with counted as (${write}) select ${value('counted')} as counter`.execute(db);
  return verdict(rows[0]?.counter);
}

it.each<[string, (db: Kysely<Schema>) => Promise<Consumption>]>([
  ['an attempt', db => consume(db, limit, 'a', noon)],
  [
    'one of several limits',
    db =>
      consumeAll(
        db,
        [
          { limit: other, subject: 'a' },
          { limit, subject: 'a' },
        ],
        noon,
      ),
  ],
  ['an attempt that may be released', db => countAttempt(db, limit, 'a', noon)],
  ['a part of a statement', countInStatement],
])('refuses %s after the limit, until the window ends', async (_what, count) => {
  const db = await openDatabase();
  for (let turn = 0; turn < limit.max; turn += 1) expect(await count(db)).toEqual({ allowed: true });
  expect(await count(db)).toEqual({ allowed: false, retryAfterSeconds: 60 });
});

it('counts attempts that are released beyond the limit, others to one more than it', async () => {
  const db = await openDatabase();
  for (let turn = 0; turn < 6; turn += 1) {
    await countAttempt(db, limit, 'released', noon);
    await consume(db, limit, 'a', noon);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await releaseAttempt(db, limit, 'released');
    await releaseAttempt(db, limit, 'a');
  }
  expect(await countAttempt(db, limit, 'released', noon)).toMatchObject({ allowed: false });
  expect(await consume(db, limit, 'a', noon)).toEqual({ allowed: true });
});
