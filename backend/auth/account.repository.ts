/** The login data of a customer: mail address, stored password, and what tokens contain about the account. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';

export interface LoginAccount {
  customerId: number;
  email: string;
  passwordHash: string;
  customerType: 'PERSON' | 'ORGANIZATION';
  memberId: number;
  memberType: string;
  memberDiscount: number;
}

const columns = [
  'customer_id as customerId',
  'email',
  'password_hash as passwordHash',
  'customer_type as customerType',
  'member_id as memberId',
  'member_type as memberType',
  'member_discount as memberDiscount',
] as const;

/** The index is on `lower(email)`. */
export const findAccount = async (db: Db, email: string): Promise<LoginAccount | null> =>
  (await db.selectFrom('customer').select(columns).where(sql`lower(email)`, '=', email).executeTakeFirst()) ??
  null;

export const accountOf = async (db: Db, customerId: number): Promise<LoginAccount | null> =>
  (await db
    .selectFrom('customer')
    .select(columns)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()) ?? null;

/** Null when the address has an account already, including one that is inserted concurrently. */
export const insertAccount = async (
  db: Db,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<LoginAccount | null> =>
  (await db
    .insertInto('customer')
    .values({
      email,
      password_hash: passwordHash,
      personal_id: null,
      metadata: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict(conflict => conflict.expression(sql`lower(email)`).doNothing())
    .returning(columns)
    .executeTakeFirst()) ?? null;

/** @param from the verified hash: of two concurrent changes only one succeeds. True when the stored hash was still this one. */
export async function replacePassword(
  db: Db,
  { customerId, from, to }: { customerId: number; from: string | null; to: string },
  now: Date,
): Promise<boolean> {
  let update = db
    .updateTable('customer')
    .set({ password_hash: to, updated_at: now })
    .where('customer_id', '=', customerId);
  if (from !== null) update = update.where('password_hash', '=', from);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}
