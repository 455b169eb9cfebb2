/** Counts facet values over a set of documents in one pass; values of prices and stock in another, since they change more often. */
import { type Bits, eachBit } from '#backend/kernel/bits.ts';
import type { Snapshot } from '../snapshot.ts';
import { discountLimits, stockStatuses } from '../table/columns.ts';
import type { CountedGroup, CountedSource, CountedValue } from './catalogue-query.ts';

export interface ColumnTally {
  price: Uint32Array;
  discount: Uint32Array;
  stock: Uint32Array;
  lowest: number;
  highest: number;
}

export interface Tally {
  /** By value number. */
  values: Uint32Array;
  columns: ColumnTally;
}

export function tallyValues({ facets, valuesOfDoc }: Snapshot, bits: Bits): Uint32Array {
  const tally = new Uint32Array(facets.values.length);
  const { starts, counts, items } = valuesOfDoc;
  eachBit(bits, doc => {
    const start = starts[doc] ?? 0;
    const end = start + (counts[doc] ?? 0);
    for (let at = start; at < end; at += 1) {
      const value = items[at] ?? 0;
      tally[value] = (tally[value] ?? 0) + 1;
    }
  });
  return tally;
}

const increment = (counts: Uint32Array, at: number) => {
  counts[at] = (counts[at] ?? 0) + 1;
};

export function tallyColumns(snapshot: Snapshot, bits: Bits, marketId: string): ColumnTally {
  const market = snapshot.markets.get(marketId);
  const tally: ColumnTally = {
    price: new Uint32Array(256),
    discount: new Uint32Array(256),
    stock: new Uint32Array(256),
    lowest: Infinity,
    highest: -Infinity,
  };
  if (!market) return tally;
  const { price, discount, stock } = tally;
  const { selling, priceBucket, discountBucket } = market;
  const statuses = snapshot.stock.status.codes;
  const prices = priceBucket.codes;
  const discounts = discountBucket.codes;
  let [lowest, highest] = [Infinity, -Infinity];
  eachBit(bits, doc => {
    increment(stock, statuses[doc] ?? 0);
    increment(price, prices[doc] ?? 0);
    increment(discount, discounts[doc] ?? 0);
    const amount = selling[doc] ?? 0;
    if (amount < lowest) lowest = amount;
    if (amount > highest) highest = amount;
  });
  return { ...tally, lowest, highest };
}

/** Counts of two sets that share no document. */
export const addColumns = (one: ColumnTally, other: ColumnTally): ColumnTally => {
  const sum = (key: 'price' | 'discount' | 'stock') =>
    one[key].map((count, code) => count + (other[key][code] ?? 0));
  return {
    ...{ price: sum('price'), discount: sum('discount'), stock: sum('stock') },
    lowest: Math.min(one.lowest, other.lowest),
    highest: Math.max(one.highest, other.highest),
  };
};

interface ReadableValue {
  facetId: string;
  source: CountedSource;
  /** Whether any product has the value. */
  exists: boolean;
  read: (tally: Tally) => number;
}

/** Name of a group as in `groupSets`, and its values with their counts. */
interface Readable {
  group: string;
  counted: Omit<CountedGroup, 'values'>;
  entries: readonly ReadableValue[];
}

/** Every group, in display order. */
export function readableGroups({ facets, markets }: Snapshot, marketId: string): Readable[] {
  const { currency = '', priceBuckets = [] } = markets.get(marketId) ?? {};
  const fixed = facets.groups.map(
    ({ type, parameter, values }, group): Readable => ({
      group: facets.nameOfGroup(group),
      counted: { type, parameter },
      entries: values.flatMap((number): ReadableValue[] => {
        const value = facets.values[number];
        if (!value) return [];
        const { facetId, source } = value;
        const exists = (facets.carriers[number] ?? 0) > 0;
        return [{ facetId, source, exists, read: ({ values: counts }) => counts[number] ?? 0 }];
      }),
    }),
  );
  const inColumn = (
    key: 'price' | 'discount' | 'stock',
    facetId: string,
    source: CountedSource,
    code: number,
  ): ReadableValue => ({ facetId, source, exists: true, read: ({ columns }) => columns[key][code] ?? 0 });
  const price = priceBuckets.map((from, code) => {
    const until = priceBuckets[code + 1] ?? null;
    return inColumn('price', `price_${from}_${currency}`, { type: 'Price', from, until, currency }, code);
  });
  const discount = discountLimits.map((from, code) => {
    const until = discountLimits[code + 1] ?? null;
    return inColumn('discount', `discount_${from}`, { type: 'Discount', from, until }, code);
  });
  const stock = stockStatuses.map((status, code) =>
    inColumn('stock', `stock_${status}`, { type: 'StockStatus', status }, code),
  );
  return [
    ...fixed,
    { group: 'Price', counted: { type: 'Price', parameter: null }, entries: price },
    { group: 'Discount', counted: { type: 'Discount', parameter: null }, entries: discount.slice(1) },
    { group: 'StockStatus', counted: { type: 'StockStatus', parameter: null }, entries: stock },
  ];
}

/** The values of a group that the list offers without a choice, or that are chosen. */
export function countGroup(
  { counted, entries }: Readable,
  offered: Tally,
  counts: Tally,
  selected: ReadonlySet<string>,
): CountedGroup {
  const values: CountedValue[] = [];
  for (const { facetId, source, exists, read } of entries) {
    const chosen = exists && selected.has(facetId);
    if (chosen || read(offered) > 0) values.push({ facetId, source, count: read(counts), selected: chosen });
  }
  return { ...counted, values };
}
