/** A product as one shopper sees it: in one language, in one market. What `ProductType` is made from. */
import type { Context } from '#backend/kernel/context.ts';
import { exVat } from '#kernel/money/money.ts';
import { type LowestPrice, type PastPrice, type Price, priceOf, vatRateOf } from './price.ts';
import { comparedPrice, lowestPrice, priceLogOf } from './price-history.ts';
import type { RelationType } from './product.repository.ts';
import type { PricePair, ProductRecord, ProductText, SkuRecord, Stock } from './product-record.ts';

export interface Product {
  ctx: Context;
  /** In the language and the market of the context. */
  record: ProductRecord;
  text: ProductText;
  /** What this shopper pays, in the market's currency. */
  price: PricePair;
  /** The price is the customer's own, of a price list. */
  isOwnPrice: boolean;
}

export interface Sku {
  record: SkuRecord;
  product: Product;
}

/** At the price that everyone pays. */
export const seenBy = (ctx: Context, record: ProductRecord): Product => ({
  ctx,
  record,
  text: record.text,
  price: record.price,
  isOwnPrice: false,
});

export const unitPriceOf = ({ ctx, record, price }: Product): Price =>
  priceOf(ctx, price, vatRateOf(ctx, record.vatClass));

/** Against the lowest price of the thirty days before the reduction; no reduction is claimed that the log does not prove. */
export function lowestPriceOf({ ctx, record, price }: Product): LowestPrice {
  const rate = vatRateOf(ctx, record.vatClass);
  // The public price decides when the reduction began, also for a customer who pays less.
  const { price: open, priceLog } = record;
  const lowest = lowestPrice(priceLog, ctx.now, open);
  const regular = comparedPrice(priceLog, ctx.now, open, price.selling);
  const compared = priceOf(ctx, { selling: price.selling, regular }, rate);
  return { compared, lowestIncVat: lowest, lowestExVat: exVat(lowest, rate) };
}

export function pastPricesOf({ ctx, record }: Product): PastPrice[] {
  const rate = vatRateOf(ctx, record.vatClass);
  return priceLogOf(record.priceLog, ctx.now, record.price).map(({ validFrom, isLowest, ...pair }) => ({
    price: priceOf(ctx, pair, rate),
    validFrom,
    isLowest,
  }));
}

/** When its data, its texts or its price in the market last changed. */
export function modifiedAtOf({ record }: Product): string | null {
  const priced = record.priceLog.at(-1)?.validFrom;
  const moments = [record.modifiedAt, priced].flatMap(moment => moment?.getTime() ?? []);
  return moments.length > 0 ? new Date(Math.max(...moments)).toISOString() : null;
}

export const skusOf = (product: Product): Sku[] => product.record.skus.map(record => ({ record, product }));

/** `totalStock` of the contract: all that can be sold. */
export const totalStockOf = (stock: Pick<Stock, 'inStock' | 'oversellable' | 'static'>): number =>
  stock.inStock + stock.oversellable + stock.static;

/** The stock of a product: the sum of its SKUs, with the earliest incoming date. */
export function stockOf(skus: readonly { stock: Stock }[]): Stock {
  const sum = (amount: (stock: Stock) => number) =>
    skus.reduce((total, { stock }) => total + amount(stock), 0);
  const incoming = skus.flatMap(({ stock }) => stock.incomingOn ?? []).sort();
  return {
    inStock: sum(stock => stock.inStock),
    oversellable: sum(stock => stock.oversellable),
    static: sum(stock => stock.static),
    incomingOn: incoming[0] ?? null,
    shelf: skus.find(({ stock }) => stock.shelf !== null)?.stock.shelf ?? null,
  };
}

export interface RelatedProduct {
  product: Product;
  relation: RelationType;
}
