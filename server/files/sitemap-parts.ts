/** Divides the products of the sitemap into files, each of a part of the catalogue that lists reach to its end. */
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/** What lists skip at most (R-LIST-10). */
const REACH = 6_000;
const PARTS_LIVE = 600_000;
const BRANDS_AT_ONCE = 4;

export interface Filter {
  brandIds?: number[];
  /** In whole units of the currency; each end belongs to the range. */
  price?: { lowest?: number; highest?: number };
}

/** A range of prices in minor units. */
interface Prices {
  from: number;
  to: number;
}

/** Above every price. */
const everyPrice: Prices = { from: 0, to: 2 ** 30 };

/** Two ranges that share no price. Prices differ by their ratio more than by their distance. */
function halvesOf({ from, to }: Prices): [Prices, Prices] {
  const middle = Math.floor(Math.sqrt((from + 1) * (to + 1))) - 1;
  return [
    { from, to: middle },
    { from: middle + 1, to },
  ];
}

/** The ends of the whole range are open. */
const pricedIn = (filter: Filter, { from, to }: Prices): Filter => ({
  ...filter,
  price: {
    ...(from > everyPrice.from && { lowest: from / 100 }),
    ...(to < everyPrice.to && { highest: to / 100 }),
  },
});

/** Part of the catalogue that lists reach, and one file of its products. */
export interface Part {
  filter: Filter;
  start: number;
}

interface Ports {
  /** Products that one file holds. */
  perFile: () => number;
  brandIds: (requestId: string) => Promise<number[]>;
  /** How many products the filter finds. */
  count: (filter: Filter, requestId: string) => Promise<number>;
}

/** How many products of its list are in the file of a part at most. */
export const rowsOf = ({ start }: Part, perFile: number): number => Math.min(perFile, REACH - start);

/** @returns the parts; kept for a while, as robots read all files one after the other */
export function createParts({
  perFile,
  brandIds,
  count,
}: Ports): (requestId: string) => Promise<readonly Part[]> {
  /** Files of what the filter finds; of ranges of prices where lists do not reach its end. More of one price is cut. */
  async function filesOf(filter: Filter, requestId: string, prices = everyPrice): Promise<Part[]> {
    const found = await count(filter, requestId);
    if (found > REACH && prices.from < prices.to) {
      const halves: Part[][] = [];
      for (const half of halvesOf(prices))
        halves.push(await filesOf(pricedIn(filter, half), requestId, half));
      return halves.flat();
    }
    const each = perFile();
    return Array.from({ length: Math.ceil(Math.min(found, REACH) / each) }, (_, file) => ({
      filter,
      start: file * each,
    }));
  }

  /** The whole catalogue, or its brands one after the other where lists do not reach its end. */
  async function partsOf(requestId: string): Promise<Part[]> {
    if ((await count({}, requestId)) <= REACH) return filesOf({}, requestId);
    const few = pLimit(BRANDS_AT_ONCE);
    const brands = (await brandIds(requestId)).map(id => few(() => filesOf({ brandIds: [id] }, requestId)));
    return (await Promise.all(brands)).flat();
  }

  const kept = new LRUCache<number, Part[], string>({
    max: 1,
    ttl: PARTS_LIVE,
    fetchMethod: (_perFile, _before, { context }) => partsOf(context),
  });
  return async requestId => (await kept.fetch(perFile(), { context: requestId })) ?? [];
}
