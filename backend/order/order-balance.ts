/** The account balance that an order uses: consumed by a guarded statement, returned when the order ends unfulfilled (R-ORDER-8). */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { Minor } from '#kernel/money/money.ts';

/** @throws RequestError when another order has used it meanwhile: the amount to pay must be the one that was shown. */
export async function takeBalance(
  db: Kysely<Schema>,
  customerId: number,
  currency: string,
  amount: Minor,
): Promise<void> {
  if (amount === 0) return;
  const { rows } = await sql`update customer_balance set amount_minor = amount_minor - ${amount}
    where customer_id = ${customerId} and currency_code = ${currency} and amount_minor >= ${amount}
    returning customer_id`.execute(db);
  if (rows.length === 0)
    throw new RequestError('PAYMENT_NOT_AVAILABLE', 'The account balance is too low', 'balance');
}

/** The balance of a removed customer cannot be returned. */
export async function giveBalance(
  db: Kysely<Schema>,
  customerId: number,
  currency: string,
  amount: Minor,
): Promise<void> {
  if (amount === 0) return;
  await sql`insert into customer_balance (customer_id, currency_code, amount_minor)
    select customer_id, ${currency}, ${amount} from customer where customer_id = ${customerId}
    on conflict (customer_id, currency_code) do update set amount_minor = customer_balance.amount_minor + excluded.amount_minor`.execute(
    db,
  );
}
