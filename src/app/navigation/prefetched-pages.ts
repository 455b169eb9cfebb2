/** Holds one page that was loaded before the navigation that shows it; only one, to limit the load on the server. */
import { prefetchedMs } from '#kernel/timing.ts';

export interface PrefetchedPages<Page> {
  /** Starts and holds the load of an address; a failed one is dropped, so that the navigation loads again. */
  add(href: string, load: () => Promise<Page>): void;
  /** Takes the load of the address; null when there is none. */
  take(href: string): Promise<Page> | null;
}

export function createPrefetchedPages<Page>(now: () => number = Date.now): PrefetchedPages<Page> {
  let entry: { href: string; page: Promise<Page>; until: number } | null = null;
  const isCurrent = (href: string) => entry !== null && entry.href === href && entry.until > now();
  return {
    add(href, load) {
      if (isCurrent(href)) return;
      const added = { href, page: load(), until: now() + prefetchedMs };
      entry = added;
      added.page.catch(() => {
        if (entry === added) entry = null;
      });
    },
    take(href) {
      const page = isCurrent(href) ? (entry?.page ?? null) : null;
      entry = null;
      return page;
    },
  };
}
