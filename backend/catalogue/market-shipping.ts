/** Delivery costs of a market, formatted, for pages and texts that mention them before there is a cart. */
import type { DeliveryTerms } from '#kernel/public-config.ts';
import type { Language, Market, MarketShipping } from '#backend/kernel/market.ts';
import { localised } from './localised.ts';
import { moneyText } from './money-text.ts';

/** Null in a market without shipping. */
export function shippingTerms(market: Market, language: Language): DeliveryTerms | null {
  if (market.shipping.length === 0) return null;
  const say = (minor: number) => moneyText(minor, market.currency.code, language.id);
  return {
    from: say(Math.min(...market.shipping.map(({ fee }) => fee))),
    ways: market.shipping.map(({ name, displayName, fee, maxGrams }) => ({
      name: localised(displayName, language) ?? name,
      fee: say(fee),
      maxGrams,
    })),
  };
}

const token = /\{\{shipping\.([\w-]+)\.(fee|freeFrom|maxWeight)\}\}/g;

/** Replaces `{{shipping.parcel.fee}}`, `freeFrom` and `maxWeight` by the market's values; a dash where there is no such option or limit. */
export function withShipping(text: string, market: Market, language: Language): string {
  const money = (minor: number) => moneyText(minor, market.currency.code, language.id);
  const weight = (grams: number) =>
    new Intl.NumberFormat(language.id, { style: 'unit', unit: 'kilogram' }).format(grams / 1000);
  const say = ({ fee, freeFrom, maxGrams }: MarketShipping, what: string): string | null => {
    if (what === 'fee') return money(fee);
    if (what === 'freeFrom') return freeFrom === null ? null : money(freeFrom);
    return maxGrams === null ? null : weight(maxGrams);
  };
  return text.replace(token, (_, name: string, what: string) => {
    const way = market.shipping.find(each => each.name === name);
    return (way && say(way, what)) ?? '–';
  });
}
