/** Writes prices and stock into a snapshot, at its making and when they change. */
import { discountPercentage } from '#kernel/money.ts';
import { addBit } from './bits.ts';
import { bucketOf, discountLimits, stockStatusOf } from './columns.ts';
import type { PriceRow, StockRow } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

type Priced = Pick<Snapshot, 'docOf' | 'markets'>;

export function writePrices({ docOf, markets }: Priced, rows: readonly PriceRow[]): void {
  for (const { product_id, market_id, regular_minor, selling_minor } of rows) {
    const doc = docOf.get(product_id);
    const market = markets.get(market_id);
    if (doc === undefined || !market) continue;
    addBit(market.priced, doc);
    market.selling[doc] = selling_minor;
    market.priceBucket[doc] = bucketOf(market.priceBuckets, selling_minor / 100);
    market.discountBucket[doc] = bucketOf(discountLimits, discountPercentage(regular_minor, selling_minor));
  }
}

export function writeStocks(
  { docOf, stock }: Pick<Snapshot, 'docOf' | 'stock'>,
  rows: readonly StockRow[],
): void {
  for (const row of rows) {
    const doc = docOf.get(row.product_id);
    if (doc === undefined) continue;
    const inStock = Number(row.in_stock);
    const oversellable = Number(row.oversellable);
    const atSupplier = Number(row.static);
    stock.inStock[doc] = inStock;
    stock.total[doc] = inStock + oversellable + atSupplier;
    stock.status[doc] = stockStatusOf(inStock, oversellable, atSupplier);
  }
}
