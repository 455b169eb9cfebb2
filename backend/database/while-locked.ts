/** A lock of the whole database, for work that one process at a time may do. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/**
 * Waits for the lock without a time limit, then runs `work` on other connections. A transaction holds the lock: a lock of
 * a session would stay with a pooler's connection for ever.
 * @param number identifies the lock in every version of the shop
 */
export async function whileLocked<Tables, T>(
  db: Kysely<Tables>,
  number: number,
  work: () => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async holder => {
    await liftTimeLimits(holder);
    await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(holder);
    return work();
  });
}

/** Until the end of the open transaction: long work, and pauses in it, are not errors. */
export async function liftTimeLimits(transaction: QueryExecutorProvider): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
