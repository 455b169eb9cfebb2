/** A price with and without VAT, in a market's currency and the language of the request. Source of `PriceType`. */

import type { Context } from '#backend/kernel/context.ts';
import type { Currency } from '#backend/kernel/market.ts';
import { type BasisPoints, exVat, type Minor } from '#kernel/money/money.ts';
import type { PricePair } from './product-record.ts';

export interface Price {
  sellingIncVat: Minor;
  sellingExVat: Minor;
  /** Where it is not the difference of the two. */
  vat?: Minor;
  regularIncVat: Minor;
  regularExVat: Minor;
  currency: Currency;
  languageId: string;
}

/** The market's rate for a class of products; an unknown class is taxed as `standard`. */
export const vatRateOf = ({ market }: Pick<Context, 'market'>, vatClass: string): BasisPoints =>
  market.vatRates.get(vatClass) ?? market.vatRates.get('standard') ?? 0;

type Place = Pick<Context, 'market' | 'language'>;

/** Splits an amount that includes VAT; ex-VAT is derived from it (R-CART-25). */
export function priceOf(ctx: Place, { regular, selling }: PricePair, rate: BasisPoints): Price {
  return {
    sellingIncVat: selling,
    sellingExVat: exVat(selling, rate),
    regularIncVat: regular,
    regularExVat: exVat(regular, rate),
    currency: ctx.market.currency,
    languageId: ctx.language.id,
  };
}

/** A price with the lowest one of the thirty days before its reduction. */
export interface LowestPrice {
  /** `regular` is the comparison price, never below the selling price. */
  compared: Price;
  lowestIncVat: Minor;
  lowestExVat: Minor;
}

/** A price from a day on. */
export interface PastPrice {
  price: Price;
  validFrom: Date;
  isLowest: boolean;
}
