/** Rendered public pages: fresh, stale while one render replaces them, or shown because rendering fails. */
import type { PageOutcome } from '#ssr/storefront.ts';
import { type CachedPage, cachedPage } from './cached-page.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';
import { createRenewals, type Renewable } from './renewals.ts';
import type { TagIndex } from './tag-index.ts';
import { createTaggedStore } from './tagged-store.ts';

type CacheState = 'hit' | 'stale' | 'miss' | 'stale-if-error';
export type Served = { page: CachedPage; state: CacheState } | { outcome: PageOutcome };
/** Renders a page; everything it is made of is added to `dependencies`. */
export type Render = (dependencies: Dependencies) => Promise<PageOutcome>;

/** How a page is made, now and when it is outdated. */
export interface PageMaking extends Pick<Renewable, 'isCurrent'> {
  render: Render;
}

export interface PageCacheOptions {
  index: TagIndex;
  maxBytes?: number;
  now?: () => number;
  /** Called when rendering a stale page again fails. */
  onError: (error: unknown, key: string) => void;
  /** Whether the old page may be shown for a second after a change, while the new one is rendered; true by default. */
  showsOutdated?: boolean | undefined;
  /** Resolves after so many milliseconds, between the renewals of pages that no visitor has asked for yet. */
  pause?: (ms: number) => Promise<unknown>;
}

export interface PageCache {
  /** Concurrent calls with one key share one render. @throws what `render` throws when no earlier page can be shown. */
  serve(key: string, making: PageMaking): Promise<Served>;
  /** Whether `serve` would answer without a render of its own. */
  hasAnswer(key: string): boolean;
  readonly size: number;
  /** Renders nothing any more that is not asked for. */
  stopRenewing(): void;
}

const RETRY_AFTER_FAILURE_MS = 5_000;
const SHOWN_AFTER_CHANGE_MS = 1_000;

const failed = (outcome: PageOutcome) =>
  outcome.kind === 'page' && (outcome.status >= 500 || (outcome.status < 400 && !outcome.storable));

/** @param showsOutdated see `PageCacheOptions` */
const createStaleRule =
  (showsOutdated: boolean) =>
  ({ staleUntil, outdatedAt }: CachedPage, time: number): boolean =>
    time < staleUntil &&
    (outdatedAt === null || (showsOutdated && time - outdatedAt <= SHOWN_AFTER_CHANGE_MS));

interface FlightsOptions {
  index: TagIndex;
  now: () => number;
  store: (key: string, page: CachedPage) => void;
}

/** Renders, one at a time for each key. */
function createFlights({ index, now, store }: FlightsOptions) {
  const flights = new Map<string, Promise<Served>>();

  async function make(key: string, render: Render): Promise<Served> {
    const watch = index.watch();
    const startedAt = now();
    const dependencies = createDependencies();
    try {
      const outcome = await render(dependencies);
      if (outcome.kind !== 'page' || outcome.status !== 200 || !outcome.storable || outcome.html === '')
        return { outcome };
      const tags = [...new Set([...outcome.tags, ...dependencies.tags])];
      const readAt = Math.min(startedAt, dependencies.oldest);
      const { changesAt } = dependencies;
      const page = cachedPage({ ...outcome, tags, changesAt }, readAt, watch.outdatedAt(tags));
      store(key, page);
      return { page, state: 'miss' };
    } finally {
      watch.end();
    }
  }

  function fly(key: string, render: Render): Promise<Served> {
    const underway = flights.get(key);
    if (underway) return underway;
    const flight = make(key, render).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  return { fly, isUnderway: (key: string) => flights.has(key) };
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { index, maxBytes = 64 * 1024 * 1024, now = Date.now, onError } = options;
  const { showsOutdated = true } = options;
  const pages = createTaggedStore<CachedPage>(index, maxBytes);
  const { fly, isUnderway } = createFlights({ index, now, store: pages.set });
  /** Pages whose renewal failed: they are shown for a while although they are outdated. */
  const postponed = new WeakSet<CachedPage>();

  function postponeRenewal(page: CachedPage): void {
    page.freshUntil = now() + RETRY_AFTER_FAILURE_MS;
    postponed.add(page);
  }

  async function renew(key: string, page: CachedPage, render: Render): Promise<void> {
    if (isUnderway(key)) return;
    try {
      const served = await fly(key, render);
      if ('page' in served) return;
      if (failed(served.outcome)) postponeRenewal(page);
      // The page was removed or has moved.
      else pages.delete(key);
    } catch (error) {
      postponeRenewal(page);
      onError(error, key);
    }
  }

  const renewals = createRenewals({ index, now, pause: options.pause });

  /** A visitor has got this page, and it may soon be asked for again. */
  function noteShown(key: string, page: CachedPage, { render, isCurrent }: PageMaking): void {
    const renewed = () => (pages.get(key) === page ? renew(key, page, render) : Promise.resolve());
    renewals.shown(page, { key, isCurrent, renew: renewed });
  }

  const mayBeShownStale = createStaleRule(showsOutdated);
  const isFresh = (page: CachedPage) =>
    now() < page.freshUntil && (page.outdatedAt === null || postponed.has(page));

  return {
    hasAnswer(key) {
      const page = pages.get(key);
      return isUnderway(key) || (page !== undefined && (isFresh(page) || mayBeShownStale(page, now())));
    },
    async serve(key, { render, isCurrent }) {
      const page = pages.get(key);
      if (page && isFresh(page)) {
        noteShown(key, page, { render, isCurrent });
        return { page, state: 'hit' };
      }
      if (page && mayBeShownStale(page, now())) {
        void renew(key, page, render);
        return { page, state: 'stale' };
      }
      if (!page || now() >= page.usableUntil) {
        const served = await fly(key, render);
        if ('page' in served) noteShown(key, served.page, { render, isCurrent });
        return served;
      }
      try {
        const served = await fly(key, render);
        if ('page' in served) noteShown(key, served.page, { render, isCurrent });
        if ('page' in served || !failed(served.outcome)) return served;
      } catch (error) {
        onError(error, key);
      }
      postponeRenewal(page);
      return { page, state: 'stale-if-error' };
    },
    get size() {
      return pages.size;
    },
    stopRenewing: () => renewals.stop(),
  };
}
