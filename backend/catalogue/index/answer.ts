/** Answers lists and counts from a snapshot; equal questions are worked out once until a change of the catalogue concerns them. */
import { LRUCache } from 'lru-cache';
import { pageOf } from '#backend/search/page-of.ts';
import type { Found } from '#backend/search/search-index.ts';
import { addBits, countBits, hasBit, intersect, noBits, type Bits } from './bits.ts';
import type { CatalogueIndex, Counted, ListFilter, ListPage } from './catalogue-query.ts';
import {
  countGroup,
  readableGroups,
  tallyColumns,
  tallyValues,
  type ColumnTally,
  type Tally,
} from './count.ts';
import { createOrders, type MovedBy } from './order.ts';
import { groupOfFacet, partsByFacet, selectBase, selectChosen } from './select.ts';
import type { Snapshot } from './snapshot.ts';

interface Selection {
  filter: ListFilter;
  result: Bits;
  count: number;
  /** What the text has found, without the shopper's choice. */
  found: Found | null;
  values?: Uint32Array;
  /** Dropped when a price or a stock changes. */
  columns?: ColumnTally | undefined;
  counted: Map<string, Counted>;
  pages: Map<string, number[]>;
}

export interface SnapshotIndex extends CatalogueIndex {
  /** After prices or stock were written; `membership` when a product has or lacks a price that it did not before. */
  changed(by: MovedBy, docs: readonly number[], membership: boolean): void;
  /** After documents were added or given up. */
  added(): void;
  /** After the reference tables were replaced. */
  renamed(): void;
}

/** Memory for kept selections: a million products are 130 KB a set. */
const KEPT_BYTES = 64_000_000;
const MOST_PAGES = 40;

const noPrice: ListFilter['price'] = { lowest: null, highest: null };
const columnFacet = { price: /^(?:price|discount)_/, stock: /^stock_/ };

/** Whether a change of prices or of stock may change which products a filter leaves. */
function heeds({ context, facets, include, exclude, price }: ListFilter, by: MovedBy): boolean {
  if (by === 'price' && (price.lowest !== null || price.highest !== null)) return true;
  return [context, facets, include, exclude].some(ids => ids.some(id => columnFacet[by].test(id)));
}

export function answerFrom(snapshot: Snapshot): SnapshotIndex {
  const orders = createOrders(snapshot);
  const selections = new LRUCache<string, Selection>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ result, found }) =>
      result.byteLength + (found?.docs.length ?? 0) * 6 + snapshot.facets.values.length * 12 + 6000,
  });
  const readable = new Map<string, ReturnType<typeof readableGroups>>();
  /** Everything but the shopper's choice; what the text has found is kept beside, for its order. */
  function matched(filter: ListFilter): Pick<Selection, 'result' | 'found'> {
    const met: { found: Found | null } = { found: null };
    const result = selectBase(snapshot, filter, (text, among) => {
      met.found = snapshot.search.match(text, filter.languageId, doc => hasBit(among, doc));
      return addBits(noBits(snapshot.capacity), met.found.docs);
    });
    return { result, found: met.found };
  }

  function mostRelevant(filter: ListFilter, result: Bits, { skip, take }: ListPage): number[] | null {
    const { found } = select(withoutChoice(filter));
    const { total } = snapshot.stock;
    return (
      found &&
      pageOf(found, {
        skip,
        take,
        allows: doc => hasBit(result, doc),
        prefers: doc => (total[doc] ?? 0) > 0,
      })
    );
  }

  function docsOf(filter: ListFilter, bits: Bits, page: ListPage): number[] {
    if (page.sort === 'FACET_ORDER') return byFacets(filter, bits, page);
    return (
      (page.sort === 'RELEVANCE' && mostRelevant(filter, bits, page)) ||
      orders.page(bits, page, filter.marketId, filter.languageId)
    );
  }

  /** A page may begin in one part and end in another. */
  function byFacets(filter: ListFilter, bits: Bits, { skip, take }: ListPage): number[] {
    const sort = filter.searchText === null ? 'NATURAL' : 'RELEVANCE';
    const found: number[] = [];
    let before = skip;
    for (const part of partsByFacet(snapshot, filter, bits)) {
      if (found.length >= take) break;
      const size = countBits(part);
      if (before < size)
        found.push(...docsOf(filter, part, { sort, skip: before, take: take - found.length }));
      before = Math.max(0, before - size);
    }
    return found;
  }

  const withoutChoice = (filter: ListFilter): ListFilter => ({ ...filter, facets: [], price: noPrice });
  const hasChoice = ({ facets, price }: ListFilter) =>
    facets.length > 0 || price.lowest !== null || price.highest !== null;

  function select(filter: ListFilter): Selection {
    const key = JSON.stringify({ ...filter, facets: [...filter.facets].sort() });
    const known = selections.get(key);
    if (known) return known;
    const { result, found } = hasChoice(filter) ? { result: narrowed(filter), found: null } : matched(filter);
    const made = { filter, result, found, count: countBits(result), counted: new Map(), pages: new Map() };
    selections.set(key, made);
    return made;
  }

  function narrowed(filter: ListFilter): Bits {
    const base = select(withoutChoice(filter)).result;
    const bits = base.slice();
    for (const set of selectChosen(snapshot, filter, base).values()) intersect(bits, set);
    return bits;
  }

  function tally(selection: Selection): Tally {
    const values = (selection.values ??= tallyValues(snapshot, selection.result));
    const columns = (selection.columns ??= tallyColumns(
      snapshot,
      selection.result,
      selection.filter.marketId,
    ));
    return { values, columns };
  }

  function groupsOf(marketId: string) {
    const groups = readable.get(marketId) ?? readableGroups(snapshot, marketId);
    readable.set(marketId, groups);
    return groups;
  }

  /** A group's own choice does not narrow its numbers. */
  function talliesByGroup(filter: ListFilter): Map<string, Tally> {
    const { marketId, facets, price } = filter;
    const groups = facets.map(id => groupOfFacet(snapshot, marketId, id));
    const chosen = new Set(groups);
    if (price.lowest !== null || price.highest !== null) chosen.add('Price');
    return new Map(
      [...chosen].map((group): [string, Tally] => {
        const others = facets.filter((_, at) => groups[at] !== group);
        const asked = { ...filter, facets: others, price: group === 'Price' ? noPrice : price };
        return [group, tally(select(asked))];
      }),
    );
  }

  function countAll(filter: ListFilter, selection: Selection, mode: 'CURRENT' | 'BY_GROUP'): Counted {
    const ofResult = tally(selection);
    const offered = tally(select(withoutChoice(filter)));
    const selected = new Set(filter.facets);
    const tallies = mode === 'BY_GROUP' ? talliesByGroup(filter) : new Map<string, Tally>();
    const groups = groupsOf(filter.marketId).map(each =>
      countGroup(each, offered, tallies.get(each.group) ?? ofResult, selected),
    );
    const { lowest, highest } = (tallies.get('Price') ?? ofResult).columns;
    return {
      groups: groups.filter(({ values }) => values.length > 0),
      price: lowest <= highest ? { lowest, highest } : null,
    };
  }

  return {
    prepare: (text, languageId) => snapshot.search.prepare(text, languageId),
    list(filter, page) {
      const { result, count, pages } = select(filter);
      // Selections are shared by all orders of the same facets.
      const order = page.sort === 'FACET_ORDER' ? filter.facets.join() : '';
      const key = `${page.sort} ${page.skip} ${page.take} ${order}`;
      const known = pages.get(key);
      if (known) return { ids: [...known], count };
      const ids = docsOf(filter, result, page).map(doc => snapshot.ids[doc] ?? 0);
      if (pages.size >= MOST_PAGES) pages.clear();
      pages.set(key, ids);
      return { ids: [...ids], count };
    },
    count(filter, mode) {
      const selection = select(filter);
      const counted = selection.counted.get(mode) ?? countAll(filter, selection, mode);
      selection.counted.set(mode, counted);
      return counted;
    },
    changed(by, docs, membership) {
      orders.moved(by, docs);
      for (const [key, selection] of [...selections.entries()]) {
        if (membership || heeds(selection.filter, by)) selections.delete(key);
        else {
          selection.columns = undefined;
          selection.counted.clear();
          selection.pages.clear();
        }
      }
    },
    added() {
      selections.clear();
      readable.clear();
      orders.added();
    },
    renamed() {
      selections.clear();
      readable.clear();
      orders.forget();
    },
  };
}
