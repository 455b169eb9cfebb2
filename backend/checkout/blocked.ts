/** Customers who may not order, by account, mail address or identity number. */
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#backend/kernel/context.ts';
import type { Checkout } from './checkout.types.ts';

/** Whether the customer is blocked, as a part of another statement. */
export function blockedPart({ caller }: Context, checkout: Checkout): RawBuilder<boolean> {
  const email = checkout.email.toLowerCase();
  const identity = checkout.identityNumber.replace(/[\s+-]/g, '').toUpperCase();
  return sql<boolean>`exists (select from blocked_customer b where b.value <> '' and (
    (b.kind = 'email' and b.value = ${email}) or (b.kind = 'identity' and b.value = ${identity})
    or (b.kind = 'customer' and b.value = ${String(caller.customerId ?? '')})))`;
}
