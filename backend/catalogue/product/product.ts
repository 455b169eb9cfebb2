/** A product as one shopper sees it: in one language, in one market. What `ProductType` is made from. */
import type { Context } from '#backend/kernel/context.ts';
import { exVat } from '#kernel/money/money.ts';
import { type LowestPrice, type PastPrice, type Price, priceOf, vatRateOf } from './price.ts';
import { comparedPrice, lowestPrice, priceLogOf } from './price-history.ts';
import type { RelationType } from './product.repository.ts';
import type { PricePair, ProductRecord, ProductText, SkuRecord, Stock } from './product-record.ts';

export interface Product {
  ctx: Context;
  record: ProductRecord;
  text: ProductText;
  /** In the market's currency. */
  price: PricePair;
  /** The price is the customer's own, of a price list. */
  isOwnPrice: boolean;
}

export interface Sku {
  record: SkuRecord;
  product: Product;
}

/** Null when the product is not published: inactive, without a text in the language or a price in the market. */
export function seenBy(ctx: Context, record: ProductRecord | null): Product | null {
  const text = record?.texts.get(ctx.language.id);
  const price = record?.prices.get(ctx.market.id);
  return record?.active && text && price ? { ctx, record, text, price, isOwnPrice: false } : null;
}

export const unitPriceOf = ({ ctx, record, price }: Product): Price =>
  priceOf(ctx, price, vatRateOf(ctx, record.vatClass));

/** Against the lowest price of the thirty days before the reduction; no reduction is claimed that the log does not prove. */
export function lowestPriceOf({ ctx, record, price }: Product): LowestPrice {
  const rate = vatRateOf(ctx, record.vatClass);
  // The public price decides when the reduction began, also for a customer who pays less.
  const open = record.prices.get(ctx.market.id) ?? price;
  const log = record.priceLog.get(ctx.market.id) ?? [];
  const lowest = lowestPrice(log, ctx.now, open);
  const regular = comparedPrice(log, ctx.now, open, price.selling);
  const compared = priceOf(ctx, { selling: price.selling, regular }, rate);
  return { compared, lowestIncVat: lowest, lowestExVat: exVat(lowest, rate) };
}

export function pastPricesOf({ ctx, record, price }: Product): PastPrice[] {
  const rate = vatRateOf(ctx, record.vatClass);
  const open = record.prices.get(ctx.market.id) ?? price;
  return priceLogOf(record.priceLog.get(ctx.market.id) ?? [], ctx.now, open).map(
    ({ validFrom, isLowest, ...pair }) => ({
      price: priceOf(ctx, pair, rate),
      validFrom,
      isLowest,
    }),
  );
}

/** When its data, its texts or its price in the market last changed. */
export function modifiedAtOf({ ctx, record }: Product): string | null {
  const priced = record.priceLog.get(ctx.market.id)?.at(-1)?.validFrom;
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
