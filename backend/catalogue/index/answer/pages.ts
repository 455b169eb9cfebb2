/** Pages that were returned, which are small: they outlive the sets of documents that they were made from. */
import { LRUCache } from 'lru-cache';
import type { ListFilter, ListPage } from './catalogue-query.ts';
import { type Effect, isMovedBy, type MovedBy } from './order.ts';
import { dependsOn, filterKey } from './selections.ts';

interface Page {
  ids: readonly number[];
  count: number;
}

interface Kept extends Page {
  filter: ListFilter;
  page: ListPage;
}

const CACHE_BYTES = 16_000_000;
const movers: readonly MovedBy[] = ['price', 'stock'];

/** Relevance prefers what is in stock. */
export const followsStock = ({ searchText }: ListFilter, { sort }: Pick<ListPage, 'sort'>): boolean =>
  searchText !== null && (sort === 'RELEVANCE' || sort === 'FACET_ORDER');

const isAffected = ({ filter, page }: Kept, by: MovedBy): boolean =>
  dependsOn(filter, by) || (by === 'stock' && followsStock(filter, page));

export function createListPages(create: (filter: ListFilter, page: ListPage) => Page) {
  /** Pages that are sorted by what changes: orders change stock all the time, and must not visit every page. */
  const sorted: Record<MovedBy, Set<string>> = { price: new Set(), stock: new Set() };
  const cache = new LRUCache<string, Kept>({
    maxSize: CACHE_BYTES,
    dispose: (_, key) => movers.forEach(by => sorted[by].delete(key)),
    sizeCalculation: ({ ids }, key) => ids.length * 8 + key.length + 600,
  });

  return {
    get(filter: ListFilter, page: ListPage): Page {
      const { sort, skip, take } = page;
      // The order of the facets is no part of a filter's key.
      const order = sort === 'FACET_ORDER' ? filter.facets.join() : '';
      const key = `${sort} ${skip} ${take} ${order} ${filterKey(filter)}`;
      const known = cache.get(key);
      if (known) return known;
      const made = create(filter, page);
      cache.set(key, { ...made, filter, page });
      for (const by of movers) if (isMovedBy(sort, by)) sorted[by].add(key);
      return made;
    },

    /** Call after prices or stock were written. */
    changed(by: MovedBy, effect: Effect): void {
      if (effect === 'membership') return cache.clear();
      for (const key of [...sorted[by]]) cache.delete(key);
      if (effect === 'order') return;
      for (const [key, kept] of [...cache.entries()]) if (isAffected(kept, by)) cache.delete(key);
    },

    clear: () => cache.clear(),
  };
}
