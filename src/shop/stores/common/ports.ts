/** What stores need from the browser, as narrow ports, so that stores do not depend on `window` and are easy to test. */
export interface CookieJar {
  get(name: string): string | null;
  /** `session`: until the browser is closed. */
  set(name: string, value: string, maxAgeSeconds: number | 'session'): void;
  remove(name: string): void;
}

/** Tabs publish that something has changed; subscribers read the new value themselves (R-CACHE-7). */
export const tabSubjects = [
  'auth',
  'cart',
  'market',
  'checkout-market',
  'vehicle',
  'favorites',
  'compare',
  'consent',
] as const;
export type TabSubject = (typeof tabSubjects)[number];

export interface TabChannel {
  publish(subject: TabSubject): void;
  subscribe(subject: TabSubject, listener: () => void): () => void;
  /** Runs the work under a lock shared by all tabs; absent where the browser has no such locks. */
  withLock?<T>(work: () => Promise<T>): Promise<T>;
}

/** Key-value storage that outlives the tab. Neither method throws: where storage is blocked, values last as long as the page. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

export type { EventLog } from './event-log.ts';
