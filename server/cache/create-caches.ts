/** The caches of the shop: rendered pages, query results, and menus with their HTML under one index of tags. */
import type { CatalogueChange } from '#backend/index.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import { tagsOfChange } from './change-tags.ts';
import { createLayoutCache, type LayoutCache } from './layout-cache.ts';
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
  layouts: LayoutCache;
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
    layouts: createLayoutCache(index, now),
    follow: change => index.invalidate(tagsOfChange(change)),
    invalidateAll: () => index.invalidate('all'),
  };
}
