/** An amount as the catalogue's Price, from which the contract's PriceType is made. */
import type { Minor } from '#kernel/money.ts';
import { moneyText } from '#backend/catalogue/money-text.ts';
import type { Price } from '#backend/catalogue/price.ts';
import type { Currency, Language } from '#backend/kernel/market.ts';
import type { Amount } from './cart.types.ts';

/** In which currency an amount is, and how its reader writes numbers. */
export interface Money {
  currency: Currency;
  language: Language;
}

export const formatted = (minor: Minor, { currency, language }: Money): string =>
  moneyText(minor, currency.code, language.id);

/** An amount that nothing was taken off. */
export const plainAmount = (minor: Minor, vat: Minor): Amount => ({
  selling: minor,
  sellingVat: vat,
  regular: minor,
  regularVat: vat,
});

export const toPrice = (amount: Amount, { currency, language }: Money): Price => ({
  sellingIncVat: amount.selling,
  sellingExVat: amount.selling - amount.sellingVat,
  regularIncVat: amount.regular,
  regularExVat: amount.regular - amount.regularVat,
  currency,
  languageId: language.id,
});
