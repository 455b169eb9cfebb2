/** Storage of the sandbox's payments: in memory, or in the shop's database, so that they survive a restart. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { SandboxPayment } from './sandbox-payment.ts';

export interface SandboxStore {
  find: (reference: string) => Promise<SandboxPayment | null>;
  /** Applies one change at a time; null changes nothing. Returns the result, and whether it is new. */
  change: (
    reference: string,
    to: (known: SandboxPayment | null) => SandboxPayment | null,
  ) => Promise<{ payment: SandboxPayment | null; isChanged: boolean }>;
}

export function createMemoryStore(): SandboxStore {
  const payments = new Map<string, SandboxPayment>();
  return {
    find: async reference => payments.get(reference) ?? null,
    async change(reference, to) {
      const known = payments.get(reference) ?? null;
      const next = to(known);
      if (next) payments.set(reference, next);
      return { payment: next ?? known, isChanged: next !== null && next !== known };
    },
  };
}

/** jsonb that only this store has written. */
const read = (stored: unknown): SandboxPayment => stored as SandboxPayment;

export function createDatabaseStore(db: Kysely<Schema>): SandboxStore {
  return {
    async find(reference) {
      const row = await db
        .selectFrom('sandbox_payment')
        .select('data')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row ? read(row.data) : null;
    },
    change: (reference, to) =>
      withTransaction(db, async on => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`.execute(on);
        const row = await on
          .selectFrom('sandbox_payment')
          .select('data')
          .where('reference', '=', reference)
          .executeTakeFirst();
        const known = row ? read(row.data) : null;
        const next = to(known);
        const isChanged = next !== null && next !== known;
        if (isChanged) {
          const data = JSON.stringify(next);
          await on
            .insertInto('sandbox_payment')
            .values({ reference, data })
            .onConflict(conflict =>
              conflict.column('reference').doUpdateSet({ data, updated_at: new Date() }),
            )
            .execute();
        }
        return { payment: next ?? known, isChanged };
      }),
  };
}
