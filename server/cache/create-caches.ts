/** The caches of the shop: rendered pages and query results (menus among them) under one index of tags. */
import type { CatalogueChange } from '#backend/index.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import { tagsOfChange } from './change-tags.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createQueryCache, type QueryCache } from './query-cache.ts';
import { createTagIndex } from './tag-index.ts';

export interface CachesOptions {
  commerce: Commerce;
  now?: () => number;
  /** Called when rendering a stale page again fails. */
  onError: (error: unknown, key: string) => void;
}

export interface Caches {
  pages: PageCache;
  queries: QueryCache;
  /** The one invalidation path: a change announced by the database. */
  follow(change: CatalogueChange): void;
  /** Invalidates everything, as when page files or code change. */
  invalidateAll(): void;
}

export function createCaches({ commerce, now = Date.now, onError }: CachesOptions): Caches {
  const index = createTagIndex(now);
  return {
    pages: createPageCache({ index, now, onError }),
    queries: createQueryCache({ commerce, index, now }),
    follow: change => index.invalidate(tagsOfChange(change)),
    invalidateAll: () => index.invalidate('all'),
  };
}
