/** Account balance of a logged-in customer in the currency of the market. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Minor } from '#kernel/money.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';

/** Anonymous callers have no balance. */
export async function balanceOf({ caller, market }: Context, db: Kysely<Schema>): Promise<Minor> {
  if (caller.customerId === null) return 0;
  const { rows } = await sql<{ amount_minor: number }>`select amount_minor from customer_balance
    where customer_id = ${caller.customerId} and currency_code = ${market.currency.code}`.execute(db);
  return rows[0]?.amount_minor ?? 0;
}
