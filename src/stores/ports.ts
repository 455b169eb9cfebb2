/** What stores need of the browser, as narrow ports, so that a store knows no window and a test needs none. */
export interface CookieJar {
  get(name: string): string | null;
  /** `session`: until the browser is closed. */
  set(name: string, value: string, maxAgeSeconds: number | 'session'): void;
  remove(name: string): void;
}

/** Tabs tell each other that something changed; whoever hears it re-reads the truth (R-CACHE-7). */
export const tabSubjects = [
  'auth',
  'cart',
  'market',
  'checkout-market',
  'vehicle',
  'favorites',
  'consent',
] as const;
export type TabSubject = (typeof tabSubjects)[number];

export interface TabChannel {
  publish(subject: TabSubject): void;
  subscribe(subject: TabSubject, listener: () => void): () => void;
  /** Runs the work while no other tab runs theirs; absent where tabs cannot wait for each other. */
  alone?<T>(work: () => Promise<T>): Promise<T>;
}

/** Texts by key that outlive the tab. Neither method throws: where storage is blocked, texts last as long as the page. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

export type { EventLog } from './event-log.ts';
