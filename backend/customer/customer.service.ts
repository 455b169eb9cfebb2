/** The caller's account: every operation returns data of the caller alone (R-ACCOUNT-8). */
import type { Kysely } from 'kysely';
import { callerNetwork, consumeOrReject } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { joinLimit, joinNewsletter } from '#backend/newsletter/join-newsletter.ts';
import { endSubscription } from '#backend/newsletter/newsletter.repository.ts';
import { findOrder, ordersOfCustomer } from '#backend/order/order.repository.ts';
import type { Order } from '#backend/order/order.types.ts';
import { callerId, unauthorized } from './caller-id.ts';
import { balancesOf, findCustomer, removeCustomer, storeDetails } from './customer.repository.ts';
import type { Balance, Customer } from './customer.types.ts';
import { type CustomerInput, withCustomerInput } from './customer-input.ts';

export interface Account {
  customer: Customer;
  balances: readonly Balance[];
}

/** Clients complete an account right after the registration: a consent in this time counts as given there, ms. */
const registrationTime = 5 * 60_000;

/** The account's choice is stored in the same record of consent as that of the newsletter form. */
async function storeChoice(
  ctx: Context,
  on: Kysely<Schema>,
  { email, createdAt }: Customer,
  isWanted: boolean,
): Promise<void> {
  const { language, market, now } = ctx;
  if (!isWanted) {
    await endSubscription(on, { source: 'account', email }, now);
    return;
  }
  await consumeOrReject(on, joinLimit, callerNetwork(ctx), ctx);
  const source = now.getTime() - createdAt.getTime() < registrationTime ? 'registration' : 'account';
  await joinNewsletter(on, { email, languageId: language.id, marketId: market.id, tags: [], source, now });
}

export type CustomerService = ReturnType<typeof createCustomerService>;

export function createCustomerService(db: Kysely<Schema>) {
  async function account(ctx: Context): Promise<Account> {
    const id = callerId(ctx);
    const [customer, balances] = await Promise.all([findCustomer(db, id), balancesOf(db, id)]);
    // Removed between the check of the token and now.
    if (!customer) throw unauthorized();
    return { customer, balances };
  }

  return {
    account,

    async update(ctx: Context, input: CustomerInput): Promise<Account> {
      const id = callerId(ctx);
      await withTransaction(db, async on => {
        const before = await findCustomer(on, id, true);
        if (!before) throw unauthorized();
        const after = withCustomerInput(ctx, before, input);
        await storeDetails(on, id, after, ctx.now);
        if (after.newsletter !== before.newsletter) await storeChoice(ctx, on, before, after.newsletter);
      });
      return account(ctx);
    },

    async remove(ctx: Context): Promise<boolean> {
      const id = callerId(ctx);
      if (!(await withTransaction(db, on => removeCustomer(on, id)))) throw unauthorized();
      return true;
    },

    /** Newest first. */
    orders: async (ctx: Context): Promise<Order[]> => ordersOfCustomer(db, callerId(ctx)),

    /** Null for an unknown number, for a guest's order and for another customer's alike. */
    async order(ctx: Context, orderId: number): Promise<Order | null> {
      const id = callerId(ctx);
      const order = await findOrder(db, orderId);
      return order?.customerId === id ? order : null;
    },
  };
}
