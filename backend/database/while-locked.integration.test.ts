import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createDatabase } from './connect.ts';
import { silentLogger } from './logger.ts';
import { liftTimeLimits, lockForTransaction } from './while-locked.ts';

const LOCK = 12_345;
const CLIENT_LIMIT_MS = 1500;

test('who waits for a lock waits longer than the client waits for an answer', async () => {
  const { url, db } = await openTestDatabase();
  const limited = new URL(url);
  limited.searchParams.set('query_timeout', String(CLIENT_LIMIT_MS));
  const waiting = createDatabase({ url: limited.href, logger: silentLogger });
  onTestFinished(() => waiting.close());
  let isFree = false;
  const holder = db.transaction().execute(async on => {
    await lockForTransaction(on, LOCK);
    await sleep(2 * CLIENT_LIMIT_MS);
    isFree = true;
  });
  await sleep(100);
  await waiting.db.transaction().execute(async on => {
    await liftTimeLimits(on);
    await lockForTransaction(on, LOCK);
    expect(isFree).toBe(true);
    await sql`select 1`.execute(on);
  });
  await holder;
});
