/** Writes prices and stock into a snapshot, when it is built and when they change. */

import { addBit, hasBit, removeBit } from '#backend/kernel/bits.ts';
import { discountPercentage } from '#kernel/money/money.ts';
import type { Snapshot } from './snapshot.ts';
import { eachProduct, type Prices, type Skus, type SoldPieces } from './table/chunk.ts';
import { bucketOf, discountLimits, stockStatusOf } from './table/columns.ts';

type Priced = Pick<Snapshot, 'docOf' | 'markets'>;

export function writePrices({ docOf, markets }: Priced, prices: Prices): void {
  const { products, markets: marketIds, selling, compared } = prices;
  for (let row = 0; row < products.length; row += 1) {
    const doc = docOf.get(products[row] ?? 0);
    const market = markets.get(marketIds[row] ?? '');
    if (doc === undefined || !market) continue;
    const now = selling[row] ?? 0;
    addBit(market.priced, doc);
    market.selling[doc] = now;
    market.priceBucket.set(doc, bucketOf(market.priceBuckets, now / 100));
    const reduction = discountPercentage(compared[row] ?? now, now);
    market.discountBucket.set(doc, bucketOf(discountLimits, reduction));
  }
}

/** What other prices alter in lists. */
export interface PriceEffect {
  /** `membership`: a product gained or lost a price in a market. `none`: all cost what they did. */
  alters: 'membership' | 'facets' | 'none';
  /** A product has come into another range of prices or discounts, whose numbers of products facets show. */
  isCounted: boolean;
  /** From which price to which, in minor units. */
  moves: readonly (readonly [from: number, to: number])[];
}

interface MarketPrice {
  isPriced: boolean;
  selling: number;
  ranges: string;
}

const pricesOf = ({ markets }: Priced, docs: readonly number[]): MarketPrice[] =>
  docs.flatMap(doc =>
    [...markets.values()].map(({ priced, selling, priceBucket, discountBucket }) => ({
      isPriced: hasBit(priced, doc),
      selling: selling[doc] ?? 0,
      ranges: `${priceBucket.codes[doc]} ${discountBucket.codes[doc]}`,
    })),
  );

export function replacePrices(snapshot: Priced, ids: readonly number[], prices: Prices): PriceEffect {
  const docs = ids.flatMap(id => snapshot.docOf.get(id) ?? []);
  const before = pricesOf(snapshot, docs);
  for (const { priced } of snapshot.markets.values()) for (const doc of docs) removeBit(priced, doc);
  writePrices(snapshot, prices);
  const pairs = pricesOf(snapshot, docs).map((after, at) => ({ after, was: before[at] ?? after }));
  const moves = pairs
    .filter(({ after, was }) => after.selling !== was.selling)
    .map(({ after, was }) => [was.selling, after.selling] as const);
  const isCounted = pairs.some(({ after, was }) => after.ranges !== was.ranges);
  if (pairs.some(({ after, was }) => after.isPriced !== was.isPriced))
    return { alters: 'membership', isCounted: true, moves };
  return { alters: isCounted || moves.length > 0 ? 'facets' : 'none', isCounted, moves };
}

/** Returns the documents of which another number was sold. */
export function writeSold({ docOf, sold }: Pick<Snapshot, 'docOf' | 'sold'>, figures: SoldPieces): number[] {
  const written: number[] = [];
  figures.products.forEach((id, row) => {
    const doc = docOf.get(id);
    const pieces = figures.pieces[row] ?? 0;
    if (doc === undefined || sold[doc] === pieces) return;
    sold[doc] = pieces;
    written.push(doc);
  });
  return written;
}

/** The stock of a product is the sum of its active SKUs. Returns whether a product became available, unavailable or of another status. */
export function writeStocks(
  { docOf, stock }: Pick<Snapshot, 'docOf' | 'stock'>,
  ids: readonly number[],
  skus: Skus,
): boolean {
  let isOtherwiseAvailable = false;
  eachProduct(ids, skus.products, (at, start, end) => {
    const doc = docOf.get(ids[at] ?? 0);
    if (doc === undefined) return;
    let [inStock, oversellable, atSupplier] = [0, 0, 0];
    for (let row = start; row < end; row += 1) {
      inStock += skus.inStock[row] ?? 0;
      oversellable += skus.oversellable[row] ?? 0;
      atSupplier += skus.atSupplier[row] ?? 0;
    }
    const total = inStock + oversellable + atSupplier;
    const status = stockStatusOf(inStock, oversellable, atSupplier);
    isOtherwiseAvailable ||= stock.status.codes[doc] !== status || (stock.total[doc] ?? 0) > 0 !== total > 0;
    stock.inStock[doc] = inStock;
    stock.total[doc] = total;
    stock.status.set(doc, status);
  });
  return isOtherwiseAvailable;
}
