/** The page that was loaded ahead of the navigation that shows it; one at a time, so that a hurried pointer asks little of the server. */
import { prefetchedMs } from '#kernel/timing.ts';

export interface LoadedAhead<Page> {
  /** Keeps the load of an address that is under way; one that fails is forgotten, and the navigation loads again. */
  keep(href: string, load: () => Promise<Page>): void;
  /** What was kept for the address; null when there is none. */
  take(href: string): Promise<Page> | null;
}

export function createLoadedAhead<Page>(now: () => number = Date.now): LoadedAhead<Page> {
  let kept: { href: string; page: Promise<Page>; until: number } | null = null;
  const isKept = (href: string) => kept !== null && kept.href === href && kept.until > now();
  return {
    keep(href, load) {
      if (isKept(href)) return;
      const mine = { href, page: load(), until: now() + prefetchedMs };
      kept = mine;
      mine.page.catch(() => {
        if (kept === mine) kept = null;
      });
    },
    take(href) {
      const page = isKept(href) ? (kept?.page ?? null) : null;
      kept = null;
      return page;
    },
  };
}
