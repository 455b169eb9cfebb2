/** Synonyms from the shop's settings, found by any form of any of their words. */

import { rootsOf } from './roots.ts';
import { type SortedWords, sortedWords } from './similar-words.ts';
import type { Stems } from './vocabulary.ts';
import { queryWordsOf, type Word } from './words.ts';

/** Written as one word, so that `side by side` is met as `sidebyside` is. */
function joinedOf(phrase: string): Word | null {
  const words = queryWordsOf(phrase);
  const joined = {
    plain: words.map(({ plain }) => plain).join(''),
    spelled: words.map(({ spelled }) => spelled).join(''),
  };
  return joined.plain === '' ? null : joined;
}

export interface SynonymFinder {
  /** Every word of the lists, for a stemmer to read. */
  words: readonly Word[];
  /** The same by letters. */
  sorted: SortedWords;
  /** The other words of its list; a word may be in several. */
  othersOf(plain: string, stem: string | null): Word[];
  /** A compound with another word in the place of its last: `vinschlina` for `vinschvajer`. */
  compoundsOf(word: Word, stem: string | null): Word[];
}

/** Minimum length of both parts of a compound. */
const SHORTEST_PART = 3;

export function createSynonymFinder(
  languageCode: string,
  groups: readonly (readonly string[])[],
  stems: Stems,
): SynonymFinder {
  const lists = groups.map(group => group.map(joinedOf).filter(word => word !== null));
  const byRoot = new Map<string, Set<Word[]>>();
  for (const list of lists) {
    for (const { plain } of list) {
      for (const root of rootsOf(languageCode, plain, stems.get(plain) ?? null)) {
        const known = byRoot.get(root) ?? new Set();
        byRoot.set(root, known.add(list));
      }
    }
  }
  function othersOf(plain: string, stem: string | null): Word[] {
    const roots = rootsOf(languageCode, plain, stem);
    const found = new Set(roots.flatMap(root => [...(byRoot.get(root) ?? [])]));
    return [...found].flat().filter(word => word.plain !== plain);
  }

  return {
    words: lists.flat(),
    sorted: sortedWords([...new Set(lists.flat().map(({ plain }) => plain))].sort()),
    othersOf,
    compoundsOf({ plain, spelled }, stem) {
      // The longest last word is the one that is meant.
      for (let at = SHORTEST_PART; at <= plain.length - SHORTEST_PART; at += 1) {
        const others = othersOf(plain.slice(at), stem?.slice(at) || null);
        if (others.length > 0)
          return others.map(other => ({
            plain: plain.slice(0, at) + other.plain,
            spelled: spelled.slice(0, at) + other.spelled,
          }));
      }
      return [];
    },
  };
}
