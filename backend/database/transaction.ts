/** Runs work in one transaction and repeats it when PostgreSQL asks for that: two shoppers met on the same rows. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import { errorCode } from './embedded/embedded-postgres-error.ts';
import type { Schema } from './schema.ts';
import { isOutdatedPlan } from './statement-names.ts';

export interface TransactionOptions {
  /** PostgreSQL's own default is `read committed`. */
  readonly isolation?: IsolationLevel;
}

const ATTEMPTS = 5;
/** serialization_failure and deadlock_detected: the whole transaction was undone and may be tried again. */
const TRY_AGAIN = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction, up to five times. `work` may run again, so it must do nothing that a rollback does not
 * undo. Inside another transaction it joins that one.
 */
export async function withTransaction<T>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
  { isolation }: TransactionOptions = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const transaction = db.transaction();
      return await (isolation ? transaction.setIsolationLevel(isolation) : transaction).execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !mayTryAgain(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

const mayTryAgain = (error: unknown): boolean =>
  TRY_AGAIN.has(errorCode(error) ?? '') || isOutdatedPlan(error);

function isTransaction(db: Kysely<Schema>): db is Transaction<Schema> {
  return db.isTransaction;
}
