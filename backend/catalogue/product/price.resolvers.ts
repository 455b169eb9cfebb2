/** Prices as the contract's decimals and texts. */

import type { Resolvers } from '#backend/graphql/resolvers.gen.ts';
import { discountPercentage, type Minor, toDecimal } from '#kernel/money/money.ts';
import { moneyText } from '../money-text.ts';
import type { Price } from './price.ts';

type Amount<Source> = (source: Source) => Minor;

/** The four amounts of a price and derived fields: one rule for every type that contains a price. */
const sellingIncVat = (price: Price) => price.sellingIncVat;
const sellingExVat = (price: Price) => price.sellingExVat;
const regularIncVat = (price: Price) => price.regularIncVat;
const regularExVat = (price: Price) => price.regularExVat;
const discountIncVat = (price: Price) => price.regularIncVat - price.sellingIncVat;
const discountExVat = (price: Price) => price.regularExVat - price.sellingExVat;
const vat = (price: Price) => price.vat ?? price.sellingIncVat - price.sellingExVat;
const percentage = (price: Price) => discountPercentage(price.regularIncVat, price.sellingIncVat);
const isDiscounted = (price: Price) => price.sellingIncVat < price.regularIncVat;

function fieldsFrom<Source>(priceOf: (source: Source) => Price) {
  const decimal = (amount: Amount<Price>) => (source: Source) => toDecimal(amount(priceOf(source)));
  const text = (amount: Amount<Price>) => (source: Source) => {
    const price = priceOf(source);
    return moneyText(amount(price), price.currency.code, price.languageId);
  };
  const shared = {
    sellingPriceIncVat: decimal(sellingIncVat),
    sellingPriceExVat: decimal(sellingExVat),
    discountIncVat: decimal(discountIncVat),
    discountExVat: decimal(discountExVat),
    discountPercentage: (source: Source) => percentage(priceOf(source)),
    vat: decimal(vat),
    isDiscounted: (source: Source) => isDiscounted(priceOf(source)),
    sellingPriceIncVatFormatted: text(sellingIncVat),
    sellingPriceExVatFormatted: text(sellingExVat),
    discountIncVatFormatted: text(discountIncVat),
    discountExVatFormatted: text(discountExVat),
    vatFormatted: text(vat),
  };
  const regular = {
    regularPriceIncVat: decimal(regularIncVat),
    regularPriceExVat: decimal(regularExVat),
    regularPriceIncVatFormatted: text(regularIncVat),
    regularPriceExVatFormatted: text(regularExVat),
  };
  const comparison = {
    comparisonPriceIncVat: decimal(regularIncVat),
    comparisonPriceExVat: decimal(regularExVat),
    comparisonPriceIncVatFormatted: text(regularIncVat),
    comparisonPriceExVatFormatted: text(regularExVat),
  };
  return { shared, regular, comparison };
}

const own = fieldsFrom((price: Price) => price);
const past = fieldsFrom(({ price }: { price: Price }) => price);
const compared = fieldsFrom(({ compared }: { compared: Price }) => compared);

export const priceResolvers: Resolvers = {
  PriceType: { ...own.shared, ...own.regular },
  PriceLogItemType: {
    ...past.shared,
    ...past.regular,
    date: ({ validFrom }) => validFrom.toISOString(),
  },
  LowestPriceType: {
    ...compared.shared,
    ...compared.comparison,
    lowestPriceIncVat: ({ lowestIncVat }) => toDecimal(lowestIncVat),
    lowestPriceExVat: ({ lowestExVat }) => toDecimal(lowestExVat),
    lowestPriceIncVatFormatted: ({ lowestIncVat, compared: { currency, languageId } }) =>
      moneyText(lowestIncVat, currency.code, languageId),
    lowestPriceExVatFormatted: ({ lowestExVat, compared: { currency, languageId } }) =>
      moneyText(lowestExVat, currency.code, languageId),
  },
};
