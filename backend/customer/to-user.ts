/** Converts an account into the contract's UserType, whose texts are never null. */
import { toDecimal } from '#kernel/money.ts';
import { moneyText } from '#backend/catalogue/money-text.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Channel } from '#backend/kernel/market.ts';
import type { Account } from './customer.service.ts';

export function toUser(ctx: Context, { customer, balances }: Account, channels: readonly Channel[]) {
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
