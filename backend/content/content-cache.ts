/** Content in memory until a change is announced; concurrent equal queries share one load. */
import { LRUCache } from 'lru-cache';
import type { ContentRepository, PageDirectory } from './content.repository.ts';
import type { CollectionRecord, MenuRecord } from './content-record.ts';

/** Pending loads are dropped as well. */
function createCache<Value>(most: number) {
  const cache = new LRUCache<string, Promise<Value>>({ max: most });
  return {
    get(key: string, read: () => Promise<Value>): Promise<Value> {
      const known = cache.get(key);
      if (known) return known;
      const pending = read();
      cache.set(key, pending);
      pending.catch(() => {
        if (cache.peek(key) === pending) cache.delete(key);
      });
      return pending;
    },
    forget: () => cache.clear(),
  };
}

export interface ContentCache extends ContentRepository {
  forget(): void;
}

/** @param isOver whether something scheduled has begun since the last change, so that nothing known is true any more. */
export function cacheContent(source: ContentRepository, isOver: () => boolean = () => false): ContentCache {
  const menus = createCache<readonly MenuRecord[]>(1);
  const directory = createCache<PageDirectory>(1);
  const collections = createCache<readonly CollectionRecord[]>(1000);
  const forget = () => {
    for (const each of [menus, directory, collections]) each.forget();
  };
  /** A cache, after it has forgotten what is over. */
  const current = <Cache>(cache: Cache): Cache => {
    if (isOver()) forget();
    return cache;
  };
  return {
    menus: () => current(menus).get('all', () => source.menus()),
    directory: () => current(directory).get('all', () => source.directory()),
    collection: id => current(collections).get(`${id}`, () => source.collection(id)),
    newestDraft: () => current(collections).get('draft', () => source.newestDraft()),
    area: (family, areaName) =>
      current(collections).get(JSON.stringify([family, areaName]), () => source.area(family, areaName)),
    forget,
  };
}
