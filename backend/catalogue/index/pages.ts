/** Pages that were returned, which are small: they outlive the sets of documents that they were made from. */
import { LRUCache } from 'lru-cache';
import type { ListFilter, ListPage } from './catalogue-query.ts';
import { type Effect, isMovedBy, type MovedBy } from './order.ts';
import { dependsOn, keyOf } from './selections.ts';

interface Page {
  ids: readonly number[];
  count: number;
}

interface Kept extends Page {
  filter: ListFilter;
  page: ListPage;
}

const CACHE_BYTES = 16_000_000;

/** Relevance prefers what is in stock. */
const followsStock = ({ searchText }: ListFilter, { sort }: ListPage) =>
  searchText !== null && (sort === 'RELEVANCE' || sort === 'FACET_ORDER');

const isAffected = ({ filter, page }: Kept, by: MovedBy, effect: Effect): boolean =>
  isMovedBy(page.sort, by) ||
  (effect !== 'order' && (dependsOn(filter, by) || (by === 'stock' && followsStock(filter, page))));

export function createPages(create: (filter: ListFilter, page: ListPage) => Page) {
  const cache = new LRUCache<string, Kept>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ ids }, key) => ids.length * 8 + key.length + 600,
  });

  return {
    get(filter: ListFilter, page: ListPage): Page {
      const { sort, skip, take } = page;
      // The order of the facets is no part of a filter's key.
      const order = sort === 'FACET_ORDER' ? filter.facets.join() : '';
      const key = `${sort} ${skip} ${take} ${order} ${keyOf(filter)}`;
      const known = cache.get(key);
      if (known) return known;
      const made = create(filter, page);
      cache.set(key, { ...made, filter, page });
      return made;
    },

    /** Call after prices or stock were written. */
    changed(by: MovedBy, effect: Effect): void {
      if (effect === 'membership') return cache.clear();
      const affected: string[] = [];
      cache.forEach((kept, key) => isAffected(kept, by, effect) && affected.push(key));
      for (const key of affected) cache.delete(key);
    },

    clear: () => cache.clear(),
  };
}
