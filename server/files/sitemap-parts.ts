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
  /** Numbers of products; each end belongs to the range. An addition to the contract, which a hosted platform ignores. */
  lowestProductId?: number;
  highestProductId?: number;
}

/** Whole numbers: prices in minor units, or numbers of products. */
interface Range {
  from: number;
  to: number;
}

/** Above every price. */
const everyPrice: Range = { from: 0, to: 2 ** 30 };
const everyNumber: Range = { from: 0, to: 2 ** 31 - 1 };

/** Two ranges that share nothing. Prices differ by their ratio more than by their distance. */
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

/** Part of the catalogue that lists reach, and one file of its products. */
export interface SitemapPart {
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
export const rowsOf = ({ start }: SitemapPart, perFile: number): number => Math.min(perFile, REACH - start);

/** @returns the parts; kept for a while, as robots read all files one after the other */
export function createSitemapParts({
  perFile,
  brandIds,
  count: countOf,
}: Ports): (requestId: string) => Promise<readonly SitemapPart[]> {
  /** As many of what is found as lists reach. */
  function windowsOf(filter: Filter, found: number): SitemapPart[] {
    const each = perFile();
    return Array.from({ length: Math.ceil(Math.min(found, REACH) / each) }, (_, file) => ({
      filter,
      start: file * each,
    }));
  }

  /** Files of ranges of product numbers. Where the numbers make no difference, the rest is cut: the platform ignores them. */
  async function numberedFiles(
    filter: Filter,
    found: number,
    requestId: string,
    numbers = everyNumber,
  ): Promise<SitemapPart[]> {
    if (found <= REACH || numbers.from >= numbers.to) return windowsOf(filter, found);
    const halves = halvesOf(numbers).map(half => ({ half, own: numberedIn(filter, half) }));
    const counts = await Promise.all(halves.map(({ own }) => countOf(own, requestId)));
    if (counts.every(count => count === found)) return windowsOf(filter, found);
    const files: SitemapPart[][] = [];
    for (const [at, { half, own }] of halves.entries())
      files.push(await numberedFiles(own, counts[at] ?? 0, requestId, half));
    return files.flat();
  }

  /** Files of what the filter finds; of ranges of prices where lists do not reach its end, and of numbers within one price. */
  async function filesOf(filter: Filter, requestId: string, prices = everyPrice): Promise<SitemapPart[]> {
    const found = await countOf(filter, requestId);
    if (found <= REACH) return windowsOf(filter, found);
    if (prices.from >= prices.to) return numberedFiles(filter, found, requestId);
    const halves: SitemapPart[][] = [];
    for (const half of halvesOf(prices)) halves.push(await filesOf(pricedIn(filter, half), requestId, half));
    return halves.flat();
  }

  /** The whole catalogue, or its brands one after the other where lists do not reach its end. */
  async function partsOf(requestId: string): Promise<SitemapPart[]> {
    if ((await countOf({}, requestId)) <= REACH) return filesOf({}, requestId);
    const few = pLimit(BRANDS_AT_ONCE);
    const brands = (await brandIds(requestId)).map(id => few(() => filesOf({ brandIds: [id] }, requestId)));
    return (await Promise.all(brands)).flat();
  }

  const kept = new LRUCache<number, SitemapPart[], string>({
    max: 1,
    ttl: PARTS_LIVE,
    fetchMethod: (_perFile, _before, { context }) => partsOf(context),
  });
  return async requestId => (await kept.fetch(perFile(), { context: requestId })) ?? [];
}
