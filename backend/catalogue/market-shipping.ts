/** Delivery costs of a market, formatted, for pages and texts that mention them before there is a cart. */

import type { Dispatch, TransitDays } from '#backend/kernel/delivery-window.ts';
import type { Language, Market, MarketShipping } from '#backend/kernel/market.ts';
import type { DeliveryCosts } from '#kernel/public-config.ts';
import { arrivalText } from './arrival-text.ts';
import { localised } from './localised.ts';
import { moneyText } from './money-text.ts';

interface Written {
  minute: number;
  terms: DeliveryCosts;
}

/** By market, as it was last read, and language: every page asks for them, and formatting their days takes a millisecond. */
const written = new WeakMap<Market, Map<string, Written>>();

/** Null in a market without shipping. Days of arrival change with the minute at most. */
export function shippingTerms(market: Market, language: Language, now: Date): DeliveryCosts | null {
  if (market.shipping.length === 0) return null;
  const minute = Math.floor(now.getTime() / 60_000);
  const ofMarket = written.get(market) ?? new Map<string, Written>();
  const known = ofMarket.get(language.id);
  if (known?.minute === minute) return known.terms;
  const terms = writeTerms(market, language, now);
  written.set(market, ofMarket.set(language.id, { minute, terms }));
  return terms;
}

const workingDays = ({ min, max }: TransitDays, { supplierDays }: Dispatch) => ({
  fromStock: [min, max] as const,
  fromSupplier: [min + supplierDays, max + supplierDays] as const,
});

function writeTerms(market: Market, language: Language, now: Date): DeliveryCosts {
  const say = (minor: number) => moneyText(minor, market.currency.code, language.id);
  const limits = market.shipping.flatMap(({ freeFrom }) => (freeFrom === null ? [] : [freeFrom]));
  return {
    from: say(Math.min(...market.shipping.map(({ fee }) => fee))),
    ...(limits.length > 0 ? { freeFrom: withoutZeros(say(Math.min(...limits))) } : {}),
    ways: market.shipping.map(({ name, displayName, fee, maxGrams, freeFrom, transit }) => ({
      name: localised(displayName, language) ?? name,
      fee: say(fee),
      maxGrams,
      freeFrom: freeFrom === null ? null : freeFrom / 100,
      workingDays: transit && market.dispatch ? workingDays(transit, market.dispatch) : null,
      arrival: transit && market.dispatch ? arrivalText(market.dispatch, transit, language, now) : null,
    })),
    rates: market.shipping.map(({ fee, freeFrom, maxGrams }) => ({
      fee: fee / 100,
      freeFrom: freeFrom === null ? null : freeFrom / 100,
      maxGrams,
    })),
  };
}

/** `100,00 €` as people say it: `100 €`. */
const withoutZeros = (amount: string): string => amount.replace(/[.,]00(?!\d)/, '');

/** Within JSON and HTML, as texts of the content are. */
const paymentNames = ({ payments }: Market, language: Language): string =>
  payments
    .flatMap(name => localised(name, language) ?? [])
    .join(' · ')
    .replaceAll(/[<>&"\\]/g, '');

const token = /\{\{shipping\.([\w-]+)\.(fee|freeFrom|maxWeight)\}\}/g;

/** Replaces `{{shipping.parcel.fee}}`, `freeFrom` and `maxWeight`, and `{{payments}}`, by the market's values; a dash where there is none. */
export function withShipping(text: string, market: Market, language: Language): string {
  const money = (minor: number) => moneyText(minor, market.currency.code, language.id);
  const weight = (grams: number) =>
    new Intl.NumberFormat(language.id, { style: 'unit', unit: 'kilogram' }).format(grams / 1000);
  const say = ({ fee, freeFrom, maxGrams }: MarketShipping, what: string): string | null => {
    if (what === 'fee') return money(fee);
    if (what === 'freeFrom') return freeFrom === null ? null : money(freeFrom);
    return maxGrams === null ? null : weight(maxGrams);
  };
  const payments = () => paymentNames(market, language) || '–';
  return text.replaceAll('{{payments}}', payments).replace(token, (_, name: string, what: string) => {
    const way = market.shipping.find(each => each.name === name);
    return (way && say(way, what)) ?? '–';
  });
}
