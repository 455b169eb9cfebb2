/** Ways to cut what a filter finds into parts that together hold all of it, by the filters that lists have. */

export interface Filter {
  brandIds?: number[];
  excludeBrandIds?: number[];
  categoryIds?: number[];
  excludeCategoryIds?: number[];
  /** In whole units of the currency; each end belongs to the range. */
  price?: { lowest?: number; highest?: number };
  /** Numbers of products; each end belongs to the range. An addition to the contract, which a hosted platform ignores. */
  lowestProductId?: number;
  highestProductId?: number;
}

/** A part, and what may divide it further. */
export interface Cut {
  filter: Filter;
  further: readonly Splitter[];
}

/**
 * @param others what may divide the parts after it
 * @returns no parts when it cannot divide any further
 */
export type Splitter = (filter: Filter, others: readonly Splitter[], requestId: string) => Promise<Cut[]>;

/** Whole numbers: prices in minor units, or numbers of products. */
interface Range {
  from: number;
  to: number;
}

/** Above every price. */
const everyPrice: Range = { from: 0, to: 2 ** 30 };
const everyNumber: Range = { from: 0, to: 2 ** 31 - 1 };

/** Two ranges that share nothing. Prices, and numbers that begin at 1, differ by their ratio more than by their distance. */
function halvesOf({ from, to }: Range): [Range, Range] {
  const middle = Math.floor(Math.sqrt((from + 1) * (to + 1))) - 1;
  return [
    { from, to: middle },
    { from: middle + 1, to },
  ];
}

/** The ends of the whole range are open. */
const pricedIn = (filter: Filter, { from, to }: Range): Filter => ({
  ...filter,
  price: {
    ...(from > everyPrice.from && { lowest: from / 100 }),
    ...(to < everyPrice.to && { highest: to / 100 }),
  },
});

const numberedIn = (filter: Filter, { from, to }: Range): Filter => ({
  ...filter,
  lowestProductId: from,
  highestProductId: to,
});

const byRange =
  (within: typeof pricedIn, range: Range): Splitter =>
  (filter, others) =>
    Promise.resolve(
      range.from >= range.to
        ? []
        : halvesOf(range).map(half => ({
            filter: within(filter, half),
            further: [byRange(within, half), ...others],
          })),
    );

type IdsOf = (requestId: string) => Promise<number[]>;

/** A product has one brand, or none. */
const byBrand =
  (brandIds: IdsOf): Splitter =>
  async (filter, further, requestId) => {
    const ids = await brandIds(requestId);
    if (ids.length === 0) return [];
    return [
      ...ids.map(id => ({ filter: { ...filter, brandIds: [id] }, further })),
      { filter: { ...filter, excludeBrandIds: ids }, further },
    ];
  };

/** A product may have several categories: each part leaves out those of the parts before it. */
const byCategory =
  (categoryIds: IdsOf): Splitter =>
  async (filter, further, requestId) => {
    const ids = await categoryIds(requestId);
    if (ids.length === 0) return [];
    const without = (before: number[]) => (before.length > 0 ? { excludeCategoryIds: before } : {});
    return [
      ...ids.map((id, at) => ({
        filter: { ...filter, categoryIds: [id], ...without(ids.slice(0, at)) },
        further,
      })),
      { filter: { ...filter, excludeCategoryIds: ids }, further },
    ];
  };

/** In the order in which they are tried. */
export const splitters = ({ brandIds, categoryIds }: { brandIds: IdsOf; categoryIds: IdsOf }): Splitter[] => [
  byRange(numberedIn, everyNumber),
  byRange(pricedIn, everyPrice),
  byBrand(brandIds),
  byCategory(categoryIds),
];
