/** The caches of the shop: rendered pages, query results, and menus with their HTML under one index of tags. */
import type { CatalogueChange } from '#backend/index.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import { joinQueries } from '#server/commerce/join-queries.ts';
import { tagsOfChange } from './change-tags.ts';
import { createLayoutCache, type LayoutCache } from './layout-cache.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createQueryCache, type QueryCache, type QueryCacheOptions } from './query-cache.ts';
import { createTagIndex } from './tag-index.ts';

export interface CachesOptions {
  commerce: Commerce;
  now?: () => number;
  /** When scheduled content begins: nothing that was read before is true any more, announced or not. */
  scheduled?: () => readonly { at: Date }[];
  /** Called when rendering a stale page again fails. */
  onError: (error: unknown, key: string) => void;
  onLookup?: QueryCacheOptions['onLookup'];
  /** Memory for rendered pages. */
  pageBytes?: number;
  /** As of the page cache: false where a cache in front would store the old page for long. */
  showsOutdated?: boolean | undefined;
}

export interface Caches {
  pages: PageCache;
  queries: QueryCache;
  layouts: LayoutCache;
  /** The one invalidation path: a change announced by the database. */
  follow(change: CatalogueChange): void;
  /** Invalidates the pages of these tags: a publication has changed them. */
  drop(tags: readonly string[] | 'all'): void;
  /** Invalidates everything, as when page files or code change. */
  invalidateAll(): void;
}

export function createCaches(options: CachesOptions): Caches {
  const { commerce, now = Date.now, scheduled = () => [], onError, onLookup, pageBytes } = options;
  const { showsOutdated } = options;
  const hasBegunSince = (readAt: number) =>
    scheduled().some(({ at }) => readAt < at.getTime() && at.getTime() <= now());
  const index = createTagIndex(now);
  return {
    pages: createPageCache({
      index,
      now,
      onError,
      showsOutdated,
      ...(pageBytes === undefined ? {} : { maxBytes: pageBytes }),
    }),
    queries: createQueryCache({ commerce: joinQueries(commerce), index, now, hasBegunSince, onLookup }),
    layouts: createLayoutCache(index, now, hasBegunSince),
    follow: change => index.invalidate(tagsOfChange(change)),
    drop: tags => index.invalidate(tags),
    invalidateAll: () => index.invalidate('all'),
  };
}
