/** Customers who may not order, by account, mail address or identity number. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Checkout } from './checkout.types.ts';

export async function isBlocked(ctx: Context, db: Kysely<Schema>, checkout: Checkout): Promise<boolean> {
  const { customerId } = ctx.caller;
  const email = checkout.email.toLowerCase();
  const identity = checkout.identityNumber.replace(/[\s+-]/g, '').toUpperCase();
  const row = await db
    .selectFrom('blocked_customer')
    .select('kind')
    .where(eb =>
      eb.or([
        eb.and([eb('kind', '=', 'email'), eb('value', '=', email)]),
        eb.and([eb('kind', '=', 'identity'), eb('value', '=', identity)]),
        eb.and([eb('kind', '=', 'customer'), eb('value', '=', String(customerId ?? ''))]),
      ]),
    )
    .where('value', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
