/** Divides the products of the sitemap into files, each of a part of the catalogue that lists reach to its end. */
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { LocaleCode } from '#kernel/segment.ts';
import { type Cut, type Filter, type Splitter, splitters } from './sitemap-splitters.ts';

/** What lists skip at most (R-LIST-10), on a hosted platform as well. */
const REACH = 6_000;
const PARTS_LIVE = 600_000;
const MAX_CUTS_AT_ONCE = 4;
/** Cuts that are counted for one sitemap: those of some ten million products, or of a platform that goes on ignoring filters. */
const MAX_CUTS = 20_000;
/** Of what is found, that cuts may count twice: the catalogue may grow between two counts. */
const COUNTED_TWICE = 0.02;

/** How many products the list of each language has. */
export type Counts = Readonly<Partial<Record<LocaleCode, number>>>;

/** One file of the products that a filter finds: a window of their list, read from its beginning or from its end. */
export interface SitemapPart {
  filter: Filter;
  order: 'ALPHABETICAL' | 'ALPHABETICAL_DESC';
  start: number;
  rows: number;
  /** How far the list of each language is read: what lies behind is read from its other end. */
  ends?: Counts;
}

/** How many products of the list of a language are in the file of a part at most. */
export const rowsIn = ({ start, rows, ends }: SitemapPart, locale: LocaleCode): number =>
  ends ? Math.min(rows, (ends[locale] ?? 0) - start) : rows;

interface Ports {
  /** Products that one file holds. */
  perFile: () => number;
  brandIds: (requestId: string) => Promise<number[]>;
  categoryIds: (requestId: string) => Promise<number[]>;
  count: (filter: Filter, requestId: string) => Promise<Counts>;
  /** Products that no list reaches, whatever divides the catalogue. */
  unreached: (products: number, requestId: string) => void;
}

const most = (counts: Counts): number => Math.max(0, ...Object.values(counts));

interface CountedCut extends Cut {
  counts: Counts;
}

/** Whether the cuts hold what was found in every language: nothing is lost, and little is in two of them. */
function isDivision(found: Counts, cuts: readonly CountedCut[]): boolean {
  return Object.entries(found).every(([locale, whole]) => {
    const sum = cuts.reduce((total, { counts }) => total + (counts[locale as LocaleCode] ?? 0), 0);
    return sum >= whole && sum <= whole * (1 + COUNTED_TWICE);
  });
}

/** @returns the parts, in the same order as long as the catalogue stays the same; kept for a while, as robots read all files one after the other */
export function createSitemapParts({
  perFile,
  brandIds,
  categoryIds,
  count,
  unreached,
}: Ports): (requestId: string) => Promise<readonly SitemapPart[]> {
  const windows = (list: Omit<SitemapPart, 'start' | 'rows'>, products: number): SitemapPart[] => {
    const each = perFile();
    return Array.from({ length: Math.ceil(products / each) }, (_, file) => ({
      ...{ ...list, start: file * each },
      rows: Math.min(each, products - file * each),
    }));
  };

  /** What nothing divides is read from both of its ends, which reach twice as far as one. */
  function bothEnds(filter: Filter, counts: Counts, requestId: string): SitemapPart[] {
    const found = most(counts);
    const ends = Object.fromEntries(
      Object.entries(counts).map(([locale, products]) => [locale, products - REACH]),
    );
    const fromFront = Math.min(found, REACH);
    const fromEnd = Math.min(found - fromFront, REACH);
    if (fromFront + fromEnd < found) unreached(found - fromFront - fromEnd, requestId);
    return [
      ...windows({ filter, order: 'ALPHABETICAL' }, fromFront),
      ...windows({ filter, order: 'ALPHABETICAL_DESC', ends }, fromEnd),
    ];
  }

  async function partsOf(requestId: string): Promise<SitemapPart[]> {
    const few = pLimit(MAX_CUTS_AT_ONCE);
    let left = MAX_CUTS;
    const counted = (cuts: readonly Cut[]): Promise<CountedCut[]> =>
      Promise.all(cuts.map(cut => few(async () => ({ ...cut, counts: await count(cut.filter, requestId) }))));

    /** By the first splitter whose cuts hold everything: a platform may not know a filter, or have products that it leaves out. */
    async function filesOf({ filter, counts, further }: CountedCut): Promise<SitemapPart[]> {
      const found = most(counts);
      if (found <= REACH) return windows({ filter, order: 'ALPHABETICAL' }, found);
      for (const [at, split] of further.entries()) {
        const cuts = await split(filter, further.slice(at + 1), requestId);
        if (cuts.length === 0) continue;
        left -= cuts.length;
        if (left < 0) break;
        const parts = await counted(cuts);
        if (!isDivision(counts, parts)) continue;
        const files: SitemapPart[][] = [];
        for (const part of parts) files.push(await filesOf(part));
        return files.flat();
      }
      return bothEnds(filter, counts, requestId);
    }

    const all: Splitter[] = splitters({ brandIds, categoryIds });
    const [whole] = await counted([{ filter: {}, further: all }]);
    return whole ? filesOf(whole) : [];
  }

  const kept = new LRUCache<number, SitemapPart[], string>({
    max: 1,
    ttl: PARTS_LIVE,
    fetchMethod: (_perFile, _before, { context }) => partsOf(context),
  });
  return async requestId => (await kept.fetch(perFile(), { context: requestId })) ?? [];
}
