/** An amount as the catalogue's Price, the source of the contract's PriceType. */

import { moneyText } from '#backend/catalogue/money-text.ts';
import type { Price } from '#backend/catalogue/product/price.ts';
import type { Currency, Language } from '#backend/kernel/market.ts';
import type { Minor } from '#kernel/money/money.ts';
import type { Amount } from './cart.types.ts';

/** The currency of an amount, and the language for formatting it. */
export interface Money {
  currency: Currency;
  language: Language;
}

export const formatted = (minor: Minor, { currency, language }: Money): string =>
  moneyText(minor, currency.code, language.id);

/** An amount without a reduction. */
export const plainAmount = (minor: Minor, vat: Minor): Amount => ({
  selling: minor,
  sellingVat: vat,
  regular: minor,
  regularVat: vat,
});

/** Of a sum that a balance pays in part, the VAT of the whole can be more than what is left: no price is negative for it. */
export function toPrice(amount: Amount, { currency, language }: Money): Price {
  const sellingExVat = Math.max(0, amount.selling - amount.sellingVat);
  const discountExVat = amount.regular - amount.regularVat - (amount.selling - amount.sellingVat);
  return {
    sellingIncVat: amount.selling,
    sellingExVat,
    vat: amount.sellingVat,
    regularIncVat: amount.regular,
    regularExVat: sellingExVat + discountExVat,
    currency,
    languageId: language.id,
  };
}
