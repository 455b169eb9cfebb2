/** An amount as the contract's PriceType: both sides of the VAT, formatted texts, always with its currency. */
import { discountPercentage, toDecimal } from '#kernel/money.ts';
import type { Minor } from '#kernel/money.ts';
import { formatMoney } from '#backend/kernel/format-money.ts';
import type { Currency, Language } from '#backend/kernel/market.ts';
import type { Amount } from './cart.types.ts';

/** In which currency an amount is, and how its reader writes numbers. */
export interface Money {
  currency: Currency;
  language: Language;
}

export const formatted = (minor: Minor, { currency, language }: Money): string =>
  formatMoney(minor, currency.code, language.id);

/** An amount that nothing was taken off. */
export const plainAmount = (minor: Minor, vat: Minor): Amount => ({
  selling: minor,
  sellingVat: vat,
  regular: minor,
  regularVat: vat,
});

export function toPrice({ selling, sellingVat, regular, regularVat }: Amount, money: Money) {
  const sides = {
    sellingPriceIncVat: selling,
    sellingPriceExVat: selling - sellingVat,
    regularPriceIncVat: regular,
    regularPriceExVat: regular - regularVat,
    discountIncVat: regular - selling,
    discountExVat: regular - regularVat - (selling - sellingVat),
    vat: sellingVat,
  };
  return {
    sellingPriceIncVat: toDecimal(sides.sellingPriceIncVat),
    sellingPriceExVat: toDecimal(sides.sellingPriceExVat),
    regularPriceIncVat: toDecimal(sides.regularPriceIncVat),
    regularPriceExVat: toDecimal(sides.regularPriceExVat),
    discountIncVat: toDecimal(sides.discountIncVat),
    discountExVat: toDecimal(sides.discountExVat),
    vat: toDecimal(sides.vat),
    discountPercentage: discountPercentage(regular, selling),
    isDiscounted: selling < regular,
    sellingPriceIncVatFormatted: formatted(sides.sellingPriceIncVat, money),
    sellingPriceExVatFormatted: formatted(sides.sellingPriceExVat, money),
    regularPriceIncVatFormatted: formatted(sides.regularPriceIncVat, money),
    regularPriceExVatFormatted: formatted(sides.regularPriceExVat, money),
    discountIncVatFormatted: formatted(sides.discountIncVat, money),
    discountExVatFormatted: formatted(sides.discountExVat, money),
    vatFormatted: formatted(sides.vat, money),
    currency: money.currency,
  };
}
