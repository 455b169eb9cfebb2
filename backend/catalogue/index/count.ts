/** Counts facet values over a set of documents in one pass. */
import { eachBit, type Bits } from './bits.ts';
import type { CountedGroup, CountedSource, CountedValue } from './catalogue-query.ts';
import { discountLimits, stockStatuses } from './columns.ts';
import { groupName, type Snapshot } from './snapshot.ts';

export interface Tally {
  /** By number of value. */
  values: Uint32Array;
  price: Uint32Array;
  discount: Uint32Array;
  stock: Uint32Array;
  lowest: number;
  highest: number;
}

const increment = (counts: Uint32Array, at: number) => {
  counts[at] = (counts[at] ?? 0) + 1;
};

export function tallyOf(snapshot: Snapshot, bits: Bits, marketId: string): Tally {
  const { starts, items } = snapshot.valuesOfDoc;
  const market = snapshot.markets.get(marketId);
  const tally: Tally = {
    values: new Uint32Array(snapshot.values.length),
    price: new Uint32Array(256),
    discount: new Uint32Array(256),
    stock: new Uint32Array(256),
    lowest: Infinity,
    highest: -Infinity,
  };
  eachBit(bits, doc => {
    const end = starts[doc + 1] ?? 0;
    for (let at = starts[doc] ?? 0; at < end; at += 1) increment(tally.values, items[at] ?? 0);
    increment(tally.stock, snapshot.stock.status[doc] ?? 0);
    increment(tally.price, market?.priceBucket[doc] ?? 0);
    increment(tally.discount, market?.discountBucket[doc] ?? 0);
    const selling = market?.selling[doc] ?? 0;
    if (selling < tally.lowest) tally.lowest = selling;
    if (selling > tally.highest) tally.highest = selling;
  });
  return tally;
}

/** Name of a group as `groupSets` names it, and its values with their numbers. */
interface Readable {
  group: string;
  counted: Omit<CountedGroup, 'values'>;
  entries: { facetId: string; source: CountedSource; read: (tally: Tally) => number }[];
}

/** Every group there is, in the order of display. */
export function readableGroups(snapshot: Snapshot, marketId: string): Readable[] {
  const market = snapshot.markets.get(marketId);
  const { currency = '', priceBuckets = [] } = market ?? {};
  const fixed = snapshot.groups.map(
    ({ type, parameter, start, end }, group): Readable => ({
      group: groupName(snapshot, group),
      counted: { type, parameter },
      entries: snapshot.values.slice(start, end).map((value, at) => ({
        ...value,
        read: tally => tally.values[start + at] ?? 0,
      })),
    }),
  );
  const price = priceBuckets.map((from, code) => ({
    facetId: `price_${from}_${currency}`,
    source: { type: 'Price' as const, from, until: priceBuckets[code + 1] ?? null, currency },
    read: (tally: Tally) => tally.price[code] ?? 0,
  }));
  const discount = discountLimits.map((from, code) => ({
    facetId: `discount_${from}`,
    source: { type: 'Discount' as const, from, until: discountLimits[code + 1] ?? null },
    read: (tally: Tally) => tally.discount[code] ?? 0,
  }));
  const stock = stockStatuses.map((status, code) => ({
    facetId: `stock_${status}`,
    source: { type: 'StockStatus' as const, status },
    read: (tally: Tally) => tally.stock[code] ?? 0,
  }));
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
  for (const { facetId, source, read } of entries) {
    const chosen = selected.has(facetId);
    if (read(offered) > 0 || chosen) values.push({ facetId, source, count: read(counts), selected: chosen });
  }
  return { ...counted, values };
}
