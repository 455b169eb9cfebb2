/** The page that was fetched on intent, kept for the press that follows; one at a time, so that a hurried pointer asks little of the server. */
import { prefetchedMs } from '#kernel/timing.ts';

export interface PreparedPages<Page> {
  prepare(href: string): void;
  /** The prepared page, or the load of it that is under way; null when there is none. */
  take(href: string): Promise<Page> | null;
}

/** @param load rejects as a navigation would; then nothing is kept, and the press tries again. */
export function createPreparedPages<Page>(
  load: (href: string) => Promise<Page>,
  now: () => number = Date.now,
): PreparedPages<Page> {
  let held: { href: string; page: Promise<Page>; until: number } | null = null;
  return {
    prepare(href) {
      if (held && held.href === href && held.until > now()) return;
      const mine = { href, page: load(href), until: now() + prefetchedMs };
      held = mine;
      mine.page.catch(() => {
        if (held === mine) held = null;
      });
    },
    take(href) {
      const found = held && held.href === href && held.until > now() ? held.page : null;
      held = null;
      return found;
    },
  };
}
