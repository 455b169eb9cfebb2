/** Rendered public pages (architecture 4.6): fresh, shown while renewed, shown when renewing fails; one render at a time per page. */
import { LRUCache } from 'lru-cache';
import type { PageOutcome } from '#entry/storefront.ts';
import { cachedPage, lifetimes, type CachedPage } from './cached-page.ts';

type CacheState = 'hit' | 'stale' | 'miss' | 'kept';
export type Served = { page: CachedPage; state: CacheState } | { outcome: PageOutcome };
type Render = () => Promise<PageOutcome>;

export interface PageCacheOptions {
  maxBytes?: number;
  now?: () => number;
  /** Changes whenever the catalogue does: what was made before counts as stale. */
  generation?: () => unknown;
  /** Told of a render that failed behind a visitor's back. */
  onError: (error: unknown, key: string) => void;
}

export interface PageCache {
  serve(key: string, render: Render): Promise<Served>;
  /** Marks pages with one of the tags as stale. */
  invalidate(tags: readonly string[]): void;
  readonly size: number;
}

const RETRY_AFTER_FAILURE_MS = 5_000;
/** Beside the page itself: its compressed forms and the entry. */
const sizeOf = (page: CachedPage) => Math.ceil(page.body.byteLength * 1.4) + 500;

const failed = (outcome: PageOutcome) =>
  outcome.kind === 'page' && (outcome.status >= 500 || (outcome.status < 400 && !outcome.storable));

export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes = 64 * 1024 * 1024, now = Date.now, generation = () => 0, onError } = options;
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const flights = new Map<string, Promise<Served>>();

  /** The generation from before the render: a change in between makes the new page stale at once. */
  async function make(key: string, render: Render): Promise<Served> {
    const before = generation();
    const outcome = await render();
    if (outcome.kind !== 'page' || outcome.status !== 200 || !outcome.storable || outcome.html === '')
      return { outcome };
    const page = cachedPage(outcome, now(), before, lifetimes);
    pages.set(key, page);
    return { page, state: 'miss' };
  }

  function fly(key: string, render: Render): Promise<Served> {
    const under = flights.get(key);
    if (under) return under;
    const flight = make(key, render).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  function renew(key: string, page: CachedPage, render: Render): void {
    if (flights.has(key)) return;
    const later = () => {
      page.freshUntil = Math.min(now() + RETRY_AFTER_FAILURE_MS, page.staleUntil);
      renewFailed.add(page);
    };
    fly(key, render).then(
      served => {
        if ('page' in served) return;
        if (failed(served.outcome)) later();
        // The page is gone or elsewhere now.
        else pages.delete(key);
      },
      (error: unknown) => {
        later();
        onError(error, key);
      },
    );
  }
  /** Held back for a while although the catalogue has changed. */
  const renewFailed = new WeakSet<CachedPage>();
  const isFresh = (page: CachedPage) =>
    now() < page.freshUntil && (page.generation === generation() || renewFailed.has(page));

  return {
    async serve(key, render) {
      const page = pages.get(key);
      if (page && isFresh(page)) return { page, state: 'hit' };
      if (page && now() < page.staleUntil) {
        renew(key, page, render);
        return { page, state: 'stale' };
      }
      const usable = page && now() < page.usableUntil ? page : undefined;
      try {
        const served = await fly(key, render);
        return usable && 'outcome' in served && failed(served.outcome)
          ? { page: usable, state: 'kept' }
          : served;
      } catch (error) {
        if (!usable) throw error;
        onError(error, key);
        return { page: usable, state: 'kept' };
      }
    },
    invalidate(tags) {
      const wanted = new Set(tags);
      for (const page of pages.values()) if (page.tags.some(tag => wanted.has(tag))) page.freshUntil = 0;
    },
    get size() {
      return pages.size;
    },
  };
}
