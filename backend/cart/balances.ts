/** Account balance of a logged-in customer in the currency of the market. */
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '#kernel/money.ts';
import type { Context } from '#backend/kernel/context.ts';

/** As a part of the statement that reads a cart. Anonymous callers have no balance. */
export const balancePart = ({ caller, market }: Context): RawBuilder<Minor> =>
  sql<Minor>`coalesce((select b.amount_minor from customer_balance b
    where b.customer_id = ${caller.customerId}::int and b.currency_code = ${market.currency.code}), 0)`;
