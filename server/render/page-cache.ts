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
  /** Told when the generation has become another one. */
  changed(): void;
  readonly size: number;
}

const RETRY_AFTER_FAILURE_MS = 5_000;
/** Somebody waits for the new page rather than see what changed longer ago than that. */
const SHOWN_AFTER_CHANGE_MS = 1_000;
const REMEMBERED_CHANGES = 200;
/** Beside the page itself: its compressed forms and the entry. */
const sizeOf = (page: CachedPage) => Math.ceil(page.body.byteLength * 1.4) + 500;

const failed = (outcome: PageOutcome) =>
  outcome.kind === 'page' && (outcome.status >= 500 || (outcome.status < 400 && !outcome.storable));

export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes = 64 * 1024 * 1024, now = Date.now, generation = () => 0, onError } = options;
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const flights = new Map<string, Promise<Served>>();
  /** When the last changes were; those before them count as being as old as the first. */
  const changes: number[] = [];

  /** The generation from before the render: a change in between makes the new page stale at once. */
  async function make(key: string, render: Render): Promise<Served> {
    const before = generation();
    const madeAt = now();
    const outcome = await render();
    if (outcome.kind !== 'page' || outcome.status !== 200 || !outcome.storable || outcome.html === '')
      return { outcome };
    const page = cachedPage(outcome, now(), before, lifetimes);
    madeAts.set(page, madeAt);
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
    const later = () => holdBack(page);
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
  function holdBack(page: CachedPage): void {
    page.freshUntil = now() + RETRY_AFTER_FAILURE_MS;
    renewFailed.add(page);
  }
  const madeAts = new WeakMap<CachedPage, number>();
  /** Whether what the page shows has been otherwise for so long that it may not be shown while it is made anew. */
  function isOutdated(page: CachedPage): boolean {
    if (page.generation === generation()) return false;
    const madeAt = madeAts.get(page) ?? 0;
    const since = changes.find(at => at >= madeAt);
    return since !== undefined && now() - since > SHOWN_AFTER_CHANGE_MS;
  }
  /** Held back for a while although the catalogue has changed. */
  const renewFailed = new WeakSet<CachedPage>();
  const isFresh = (page: CachedPage) =>
    now() < page.freshUntil && (page.generation === generation() || renewFailed.has(page));

  return {
    async serve(key, render) {
      const page = pages.get(key);
      if (page && isFresh(page)) return { page, state: 'hit' };
      if (page && now() < page.staleUntil && !isOutdated(page)) {
        renew(key, page, render);
        return { page, state: 'stale' };
      }
      const usable = page && now() < page.usableUntil ? page : undefined;
      try {
        const served = await fly(key, render);
        if (!usable || !('outcome' in served) || !failed(served.outcome)) return served;
        holdBack(usable);
        return { page: usable, state: 'kept' };
      } catch (error) {
        if (!usable) throw error;
        holdBack(usable);
        onError(error, key);
        return { page: usable, state: 'kept' };
      }
    },
    invalidate(tags) {
      const wanted = new Set(tags);
      for (const page of pages.values()) if (page.tags.some(tag => wanted.has(tag))) page.freshUntil = 0;
    },
    changed() {
      changes.push(now());
      if (changes.length > REMEMBERED_CHANGES) changes.shift();
    },
    get size() {
      return pages.size;
    },
  };
}
