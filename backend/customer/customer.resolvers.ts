/** The contract's customer operations. */
import type { PasswordResets } from '#backend/auth/password-resets.ts';
import { moneyText } from '#backend/catalogue/money-text.ts';
import { isGiven } from '#backend/graphql/given-input.ts';
import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Channel } from '#backend/kernel/market.ts';
import type { OrderNames } from '#backend/order/order-names.ts';
import { toOrder } from '#backend/order/to-order.ts';
import { toDecimal } from '#kernel/money/money.ts';
import type { CartResponses } from '../cart/cart-responses.ts';
import type { Account, CustomerService } from './customer.service.ts';

/** Converts an account into the contract's UserType, whose texts are never null. */
function toUser(ctx: Context, { customer, balances }: Account, channels: readonly Channel[]) {
  const own = ctx.market.currency.code;
  const here = balances.find(({ currencyCode }) => currencyCode === own)?.amount ?? 0;
  const all = balances.some(({ currencyCode }) => currencyCode === own)
    ? balances
    : [{ currencyCode: own, amount: here }, ...balances];
  const { id, email, address, gender, customerType, newsletter, personalId, memberType, memberId, metaData } =
    customer;
  return {
    id,
    email,
    address,
    gender,
    customerType,
    newsletter,
    personalId,
    memberType,
    memberId,
    metaData,
    balances: all.map(({ currencyCode, amount }) => ({
      currency: currencyCode,
      amount: toDecimal(amount),
      amountFormatted: moneyText(amount, currencyCode, ctx.language.id),
    })),
    balance: toDecimal(here),
    balanceFormatted: moneyText(here, own, ctx.language.id),
    availableChannels: channels.map(channel => ({
      channelId: channel.id,
      availableMarkets: channel.markets,
    })),
  };
}

export interface CustomerResolverPorts {
  customers: CustomerService;
  resets: PasswordResets;
  answers: CartResponses;
  orderNames: OrderNames;
  channels(): readonly Channel[];
}

export const customerResolvers = ({
  customers,
  resets,
  answers,
  orderNames,
  channels,
}: CustomerResolverPorts): Resolvers => ({
  Query: {
    getUser: async (_, _args, ctx) => toUser(ctx, await customers.account(ctx), channels()),
    getOrders: async (_, _args, ctx) => {
      const orders = await orderNames(ctx, await customers.orders(ctx));
      return Promise.all(orders.map(order => toOrder(ctx, order, answers)));
    },
    getOrder: async (_, { orderId }, ctx) => {
      const order = await customers.order(ctx, orderId);
      const [named] = order ? await orderNames(ctx, [order]) : [];
      return named ? toOrder(ctx, named, answers) : null;
    },
  },
  Mutation: {
    /** The schema's default for `customerType` is meant for a new account: an omitted type changes nothing. */
    updateUser: async (_, { user }, ctx, info) => {
      const customerType = isGiven(info, 'user', 'customerType') ? user.customerType : null;
      return toUser(ctx, await customers.update(ctx, { ...user, customerType }), channels());
    },
    deleteUser: (_, _args, ctx) => customers.remove(ctx),
    /** Always true, so that it does not reveal whether the address has an account. */
    requestPasswordReset: async (_, { email }, ctx) => {
      await resets.request(ctx, email);
      return true;
    },
    commitReset: (_, { resetKey, password }, ctx) => resets.commit(ctx, resetKey, password),
  },
});
