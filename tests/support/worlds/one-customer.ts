/** A customer of a test. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/commands.ts';

/** @returns the id of the new account. */
export async function oneCustomer(db: Kysely<Schema>): Promise<number> {
  const { customer_id: id } = await db
    .insertInto('customer')
    .values({ email: `${randomUUID()}@example.com`, password_hash: '$argon2id$-' })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  return Number(id);
}
