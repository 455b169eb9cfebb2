/** The last five searches of this browser, newest first, without duplicates. */
import { jsonOrNull, type StoredFormat } from '../common/stored-format.ts';

const max = 5;

export const recentSearchesFormat: StoredFormat<readonly string[]> = {
  key: 'recentSearches',
  parse(text) {
    const stored = jsonOrNull(text);
    return Array.isArray(stored)
      ? stored.filter((search): search is string => typeof search === 'string' && search !== '').slice(0, max)
      : [];
  },
  print: searches => JSON.stringify(searches),
};

export const withSearch =
  (text: string) =>
  (known: readonly string[]): readonly string[] =>
    [text, ...known.filter(each => each.toLowerCase() !== text.toLowerCase())].slice(0, max);
