/** Every word of the texts of one language: by letters, prefix, root and ending. */
import { placeOf, sortedWords, type SortedWords } from './similar-words.ts';
import { rootsOf } from './roots.ts';
import type { Word } from './words.ts';

/** Stems by plain word; null says that the word carries no meaning. */
export interface Stems {
  get(plain: string): string | null | undefined;
}

export interface Vocabulary {
  size(): number;
  /** Number of a word; an unknown word gets a new one. */
  take(word: Word): number;
  find(plain: string): number | undefined;
  /** Letters of a word. */
  at(id: number): string;
  /** Word as a stemmer reads it. */
  spelled(): Iterable<Word>;
  /** Sorted by letters; `ids` are the numbers of the words. */
  byLetters(): SortedWords & { ids: Uint32Array };
  /** Numbers of the words that share a root. */
  withRoot(root: string): readonly number[];
  /** Reversed roots in sorted order, so that equal endings of compounds are adjacent. */
  byEnds(): SortedWords & { ids: Uint32Array };
  /** Of a word of these texts; null when there is none. */
  stemOf(plain: string): string | null;
  /** Sorts now what would be sorted at the first question. */
  makeReady(): void;
  /** After stems were learnt. */
  forgetRoots(): void;
}

const backwards = (text: string): string => {
  let turned = '';
  for (let at = text.length - 1; at >= 0; at -= 1) turned += text[at] ?? '';
  return turned;
};

export { backwards };

function sortedIds(words: readonly string[], ids: Uint32Array): SortedWords & { ids: Uint32Array } {
  const order = Uint32Array.from(words.keys());
  // Sorting texts is quicker than sorting their numbers by comparing texts: equals keep the order of their numbers.
  const pairs = Array.from(order, at => words[at] ?? '');
  const places = new Map<string, number[]>();
  pairs.forEach((word, at) => {
    const same = places.get(word);
    if (same) same.push(at);
    else places.set(word, [at]);
  });
  const distinct = [...places.keys()].sort();
  const sorted = distinct.flatMap(word => places.get(word) ?? []);
  return {
    ...sortedWords(sorted.map(at => words[at] ?? '')),
    ids: Uint32Array.from(sorted, at => ids[at] ?? 0),
  };
}

export function createVocabulary(languageCode: string, stems: Stems): Vocabulary {
  const numbers = new Map<string, number>();
  const words: Word[] = [];
  let letters: (SortedWords & { ids: Uint32Array }) | null = null;
  let roots: Map<string, number[]> | null = null;
  let ends: (SortedWords & { ids: Uint32Array }) | null = null;

  const rootsOfWord = ({ plain }: Word) => rootsOf(languageCode, plain, stems.get(plain) ?? null);

  function byRoot(): Map<string, number[]> {
    const found = new Map<string, number[]>();
    words.forEach((word, id) => {
      for (const root of rootsOfWord(word)) {
        const same = found.get(root);
        if (same) same.push(id);
        else found.set(root, [id]);
      }
    });
    return found;
  }

  const vocabulary: Vocabulary = {
    size: () => words.length,
    take(word) {
      const known = numbers.get(word.plain);
      if (known !== undefined) return known;
      letters = null;
      roots = null;
      ends = null;
      numbers.set(word.plain, words.length);
      return words.push(word) - 1;
    },
    find: plain => numbers.get(plain),
    at: id => words[id]?.plain ?? '',
    spelled: () => words,
    byLetters() {
      letters ??= sortedIds(
        words.map(({ plain }) => plain),
        Uint32Array.from(words.keys()),
      );
      return letters;
    },
    withRoot(root) {
      roots ??= byRoot();
      return roots.get(root) ?? [];
    },
    byEnds() {
      if (ends) return ends;
      const turned: string[] = [];
      const ids: number[] = [];
      words.forEach((word, id) => {
        // Shorter words are not compounds.
        if (word.plain.length < 6) return;
        for (const root of rootsOfWord(word)) {
          turned.push(backwards(root));
          ids.push(id);
        }
      });
      ends = sortedIds(turned, Uint32Array.from(ids));
      return ends;
    },
    stemOf: plain => stems.get(plain) ?? null,
    makeReady() {
      vocabulary.byLetters();
      vocabulary.byEnds();
      vocabulary.withRoot('');
    },
    forgetRoots() {
      roots = null;
      ends = null;
    },
  };
  return vocabulary;
}

/** Range of the words that begin with `start`: from, until. */
export const placesFrom = (words: readonly string[], start: string): readonly [number, number] => [
  placeOf(words, start),
  placeOf(words, `${start}\uFFFF`),
];
