/** Holds what was loaded for one address before the navigation to it; only one, to limit the load on the server. */
import { prefetchedMs } from './timing.ts';

export interface Prefetched<Value> {
  /** Starts and holds the load of an address; a failed one is dropped, so that the navigation loads again. */
  add(href: string, load: () => Promise<Value>): void;
  /** Takes the load of the address; null when there is none. */
  take(href: string): Promise<Value> | null;
  drop(): void;
}

export function createPrefetched<Value>(now: () => number = Date.now): Prefetched<Value> {
  let entry: { href: string; value: Promise<Value>; until: number } | null = null;
  const isCurrent = (href: string) => entry !== null && entry.href === href && entry.until > now();
  return {
    add(href, load) {
      if (isCurrent(href)) return;
      const added = { href, value: load(), until: now() + prefetchedMs };
      entry = added;
      added.value.catch(() => {
        if (entry === added) entry = null;
      });
    },
    take(href) {
      const value = isCurrent(href) ? (entry?.value ?? null) : null;
      entry = null;
      return value;
    },
    drop() {
      entry = null;
    },
  };
}
