/** The last five searches of this browser, newest first, once each (R-SEARCH-6). */
import type { KeyValueStorage } from './ports.ts';

const key = 'recentSearches';
const most = 5;

export function readRecentSearches(storage: KeyValueStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

export function keepRecentSearch(storage: KeyValueStorage, text: string): void {
  const known = readRecentSearches(storage).filter(each => each.toLowerCase() !== text.toLowerCase());
  storage.set(key, JSON.stringify([text, ...known].slice(0, most)));
}

export const forgetRecentSearches = (storage: KeyValueStorage): void => storage.set(key, '[]');
