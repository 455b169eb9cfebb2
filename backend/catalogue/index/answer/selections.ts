/** Products by filter, cached until a change of the catalogue affects them. */
import { LRUCache } from 'lru-cache';
import { type Bits, bitsWithout, countBits, intersect } from '#backend/kernel/bits.ts';
import type { TextMatches } from '#backend/search/search-index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Counted, ListFilter } from './catalogue-query.ts';
import { addColumns, type ColumnTally, type Tally, tallyColumns, tallyValues } from './count.ts';
import type { MovedBy } from './order.ts';
import { groupOfFacet, selectBase, selectChosen } from './select.ts';

export interface FacetSelection {
  filter: ListFilter;
  result: Bits;
  count: number;
  /** The documents that match the text, without the shopper's choice. */
  found: TextMatches | null;
  values?: Uint32Array;
  /** Dropped when a price or stock changes. */
  columns?: ColumnTally | undefined;
  counted: Map<string, Counted>;
}

/**
 * Memory for cached selections: half of it for those without a shopper's choice, which all choices in a category begin with. A
 * million products are 130 KB a set; a small catalogue has most of a selection's bytes in its counts, which are quick to repeat
 * there.
 */
const cacheBytes = (products: number): number => Math.min(64_000_000, 24_000_000 + products * 40);

export const noPrice: ListFilter['price'] = { lowest: null, highest: null };
const columnFacet = { price: /^(?:price|discount)_/, stock: /^stock_/ };

export const withoutChoice = (filter: ListFilter): ListFilter => ({ ...filter, facets: [], price: noPrice });
/** The same for every order of the same facets. */
export const filterKey = (filter: ListFilter): string =>
  JSON.stringify({ ...filter, facets: [...filter.facets].sort() });

/** Words of a set that are worked through in the time in which one document is counted, with its twenty values or so. */
const WORDS_PER_COUNTED = 8;

const hasChoice = ({ facets, price }: ListFilter) =>
  facets.length > 0 || price.lowest !== null || price.highest !== null;

/** Whether a change of prices or stock may affect the result of a filter. */
export function dependsOn({ context, facets, include, exclude, price }: ListFilter, by: MovedBy): boolean {
  if (by === 'price' && (price.lowest !== null || price.highest !== null)) return true;
  return [context, facets, include, exclude].some(ids => ids.some(id => columnFacet[by].test(id)));
}

const createCache = ({ capacity, facets }: Snapshot) =>
  new LRUCache<string, FacetSelection>({
    maxSize: cacheBytes(capacity) / 2,
    sizeCalculation: ({ result, found }) =>
      result.byteLength + (found?.scores.byteLength ?? 0) + facets.values.length * 12 + 6000,
  });

export type Selections = ReturnType<typeof createSelections>;

export function createSelections(snapshot: Snapshot) {
  const caches = { whole: createCache(snapshot), chosen: createCache(snapshot) };

  function select(filter: ListFilter): FacetSelection {
    const key = filterKey(filter);
    const cache = hasChoice(filter) ? caches.chosen : caches.whole;
    const known = cache.get(key);
    if (known) return known;
    const { result, found } = hasChoice(filter) ? { result: narrowed(filter), found: null } : matched(filter);
    const made = { filter, result, found, count: countBits(result), counted: new Map() };
    cache.set(key, made);
    return made;
  }

  /** All conditions except the shopper's choice. Every text is searched among the same products, so that set is shared. */
  function matched(filter: ListFilter): Pick<FacetSelection, 'result' | 'found'> {
    const { searchText, languageId } = filter;
    if (searchText === null) return { result: selectBase(snapshot, filter), found: null };
    const among = select({ ...filter, searchText: null }).result;
    const found = snapshot.search.match(searchText, languageId, among);
    return { result: found.members, found };
  }

  function narrowed(filter: ListFilter): Bits {
    const base = select(withoutChoice(filter)).result;
    const bits = base.slice();
    for (const set of selectChosen(snapshot, filter, base).values()) intersect(bits, set);
    return bits;
  }

  /**
   * The same choice with one of two alternatives left out: the first, because lists of what fits a vehicle name the vehicle
   * before the universal products, which all vehicles share.
   */
  function partOf({ filter, result, count }: FacetSelection): FacetSelection | null {
    if (count * WORDS_PER_COUNTED < result.length) return null;
    const groups = filter.facets.map(id => groupOfFacet(snapshot, filter.marketId, id));
    const left = groups.findIndex(group => groups.filter(each => each === group).length === 2);
    return left === -1 ? null : select({ ...filter, facets: filter.facets.toSpliced(left, 1) });
  }

  /** Counts of disjoint sets add up: of most of a list, it is quicker to subtract the rest, and a part may have been counted. */
  function valuesOf(selection: FacetSelection): Uint32Array {
    const { filter, result, count } = selection;
    if (!hasChoice(filter)) return tallyValues(snapshot, result);
    const whole = select(withoutChoice(filter));
    const part = partOf(selection);
    const more = part === null ? Number.POSITIVE_INFINITY : count - part.count;
    const others = whole.count - count;
    if (count <= Math.min(others, more)) return tallyValues(snapshot, result);
    const [known, rest, sign] =
      part !== null && more < others
        ? ([part, bitsWithout(result, part.result), 1] as const)
        : ([whole, bitsWithout(whole.result, result), -1] as const);
    known.values ??= valuesOf(known);
    const ofRest = tallyValues(snapshot, rest);
    return known.values.map((ofKnown, value) => ofKnown + sign * (ofRest[value] ?? 0));
  }

  function columnsOf(selection: FacetSelection): ColumnTally {
    const { filter, result } = selection;
    const part = partOf(selection);
    if (part === null || part.count * 2 < selection.count)
      return tallyColumns(snapshot, result, filter.marketId);
    part.columns ??= columnsOf(part);
    const rest = bitsWithout(result, part.result);
    return addColumns(part.columns, tallyColumns(snapshot, rest, filter.marketId));
  }

  return {
    select,

    tally(selection: FacetSelection): Tally {
      const values = (selection.values ??= valuesOf(selection));
      const columns = (selection.columns ??= columnsOf(selection));
      return { values, columns };
    },

    /** Call after prices or stock were written. */
    changed(by: MovedBy, membership: boolean): void {
      for (const cache of Object.values(caches))
        for (const [key, selection] of [...cache.entries()]) {
          if (membership || dependsOn(selection.filter, by)) cache.delete(key);
          else {
            selection.columns = undefined;
            selection.counted.clear();
          }
        }
    },

    clear(): void {
      for (const cache of Object.values(caches)) cache.clear();
    },
  };
}
