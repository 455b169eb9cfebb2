/** A lock of the whole database, for work that one process at a time may do. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

const RETRY_MS = 200;
/** How often those who wait say so. */
const REPORT_EVERY_MS = 10_000;

/**
 * Waits for the lock for as long as its holder lives, then runs `work` on other connections. A transaction holds the lock: a
 * lock of a session would stay with a pooler's connection for ever.
 * @param number identifies the lock in every version of the shop
 * @param onWait called when another process holds the lock, and every ten seconds from then on
 */
export async function whileLocked<Tables, T>(
  db: Kysely<Tables>,
  number: number,
  work: () => Promise<T>,
  onWait: (seconds: number) => void = () => undefined,
): Promise<T> {
  const since = performance.now();
  let reportAt = since;
  for (;;) {
    const attempt = await db.transaction().execute(async holder => {
      await liftTimeLimits(holder);
      // A statement that waited for the lock would end by the time limits of the connection, those of the client too.
      const { rows } = await sql<{
        locked: boolean;
      }>`select pg_try_advisory_xact_lock(${sql.lit(number)}) as locked`.execute(holder);
      return rows[0]?.locked ? { result: await work() } : null;
    });
    if (attempt) return attempt.result;
    const now = performance.now();
    if (now >= reportAt) {
      onWait(Math.round((now - since) / 1000));
      reportAt = now + REPORT_EVERY_MS;
    }
    await sleep(RETRY_MS);
  }
}

/** Shorter than the time after which the server ends a transaction whose client is gone without a word. */
const BEAT_MS = 5_000;

/**
 * Runs `work` if no other process holds the lock; null otherwise. The lock is free again when `work` ends, when its process is
 * killed, and 15 seconds after its machine was lost. For work that is only wasted when it is done twice: a holder that loses
 * its connection goes on.
 * @param number as in `whileLocked`
 */
export async function ifFree<Tables, T>(
  db: Kysely<Tables>,
  number: number,
  work: () => Promise<T>,
): Promise<{ result: T } | null> {
  let done: { result: T } | null = null;
  try {
    await db.transaction().execute(async holder => {
      await sql`set local idle_in_transaction_session_timeout = '15s'`.execute(holder);
      const { rows } = await sql<{
        locked: boolean;
      }>`select pg_try_advisory_xact_lock(${sql.lit(number)}) as locked`.execute(holder);
      if (!rows[0]?.locked) return;
      const beat = setInterval(() => void sql`select 1`.execute(holder).catch(() => undefined), BEAT_MS);
      try {
        done = { result: await work() };
      } finally {
        clearInterval(beat);
      }
    });
  } catch (error) {
    if (!done) throw error;
  }
  return done;
}

/**
 * Takes the lock for the rest of the open transaction, whose time limits are lifted, and waits for it as long as its holder lives.
 * It is asked for again and again: a statement that waited would end by the time limit of the client.
 * @param number as in `whileLocked`
 */
export async function lockForTransaction(transaction: QueryExecutorProvider, number: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(number)}) as locked`.execute(transaction);
    if (rows[0]?.locked) return;
    await sleep(RETRY_MS);
  }
}

/** Until the end of the open transaction: long work, and pauses in it, are not errors. */
export async function liftTimeLimits(transaction: QueryExecutorProvider): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
