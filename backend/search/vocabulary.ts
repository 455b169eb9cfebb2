/** Every word of the texts of one language: by letters, prefix, root and ending. */
import { docsOfWord, type Postings } from './postings.ts';
import { rootsOf } from './roots.ts';
import { positionOf, type SortedWords, sortedWords } from './similar-words.ts';
import type { Word } from './words.ts';

/** Stems by plain word; null says that the word carries no meaning. */
export interface Stems {
  get(plain: string): string | null | undefined;
}

/** Numbers of words by root. */
export interface Roots {
  /** Sorted by letters, none twice. */
  roots: readonly string[];
  words: Postings;
}

export type SortedIds = SortedWords & { ids: Uint32Array };

/** A vocabulary that is ready: its words by number, and what `makeReady` computes. */
export interface SavedVocabulary {
  plain: string[];
  /** Numbers of the words that are spelled with marks, and how; in the same order. */
  marked: { ids: Uint32Array; texts: readonly string[] };
  letters: SortedIds;
  roots: Roots;
  ends: SortedIds;
}

export interface Vocabulary {
  size(): number;
  /** Number of a word; an unknown word gets a new one. */
  take(word: Word): number;
  find(plain: string): number | undefined;
  /** Letters of a word. */
  at(id: number): string;
  /** Every word by its number. */
  plain(): readonly string[];
  /** A word as it is written: `kypärä`. */
  spelling(id: number): string;
  /** Word as a stemmer reads it. */
  spelled(): Iterable<Word>;
  /** Sorted by letters; `ids` are the numbers of the words. */
  byLetters(): SortedIds;
  /** Numbers of the words that share a root. */
  withRoot(root: string): Uint32Array;
  /** Every root, sorted by letters, with the numbers of its words. */
  byRoots(): Roots;
  /** Reversed roots in sorted order, so that equal endings of compounds are adjacent. */
  byEnds(): SortedIds;
  /** Of a word of these texts; null when there is none. */
  stemOf(plain: string): string | null;
  /** Sorts now what would be sorted at the first question; further words are not expected. */
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

function sortedIds(words: readonly string[], ids: Uint32Array): SortedIds {
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

function rootsFrom(words: readonly string[], rootsOfWord: (plain: string) => readonly string[]): Roots {
  const found = new Map<string, number[]>();
  words.forEach((word, id) => {
    for (const root of rootsOfWord(word)) {
      const same = found.get(root);
      if (same) same.push(id);
      else found.set(root, [id]);
    }
  });
  const roots = [...found.keys()].sort();
  const starts = new Uint32Array(roots.length + 1);
  roots.forEach((root, at) => {
    starts[at + 1] = (starts[at] ?? 0) + (found.get(root)?.length ?? 0);
  });
  const docs = new Uint32Array(starts[roots.length] ?? 0);
  roots.forEach((root, at) => docs.set(found.get(root) ?? [], starts[at]));
  return { roots, words: { starts, docs } };
}

const noIds = new Uint32Array(0);

/** The words of a saved vocabulary are in `stems` already. */
export function createVocabulary(languageCode: string, stems: Stems, saved?: SavedVocabulary): Vocabulary {
  const words = saved?.plain ?? [];
  /** By number, of words that are spelled with marks. */
  const spelled = new Map<number, string>();
  saved?.marked.ids.forEach((id, at) => void spelled.set(id, saved.marked.texts[at] ?? ''));
  let letters = saved?.letters ?? null;
  let roots = saved?.roots ?? null;
  let ends = saved?.ends ?? null;
  /** While words are added; afterwards they are found by letters, which saves a table of every word. */
  let numbers: Map<string, number> | null = saved ? null : new Map();

  const rootsOfWord = (plain: string) => rootsOf(languageCode, plain, stems.get(plain) ?? null);

  const vocabulary: Vocabulary = {
    size: () => words.length,
    take(word) {
      numbers ??= new Map(words.map((plain, id) => [plain, id]));
      const known = numbers.get(word.plain);
      if (known !== undefined) return known;
      letters = null;
      roots = null;
      ends = null;
      numbers.set(word.plain, words.length);
      if (word.spelled !== word.plain) spelled.set(words.length, word.spelled);
      return words.push(word.plain) - 1;
    },
    find(plain) {
      if (numbers) return numbers.get(plain);
      const sorted = vocabulary.byLetters();
      const place = positionOf(sorted.words, plain);
      return sorted.words[place] === plain ? sorted.ids[place] : undefined;
    },
    at: id => words[id] ?? '',
    plain: () => words,
    spelling: id => spelled.get(id) ?? words[id] ?? '',
    *spelled() {
      for (const [id, plain] of words.entries()) yield { plain, spelled: vocabulary.spelling(id) };
    },
    byLetters() {
      letters ??= sortedIds(words, Uint32Array.from(words.keys()));
      return letters;
    },
    byRoots() {
      roots ??= rootsFrom(words, rootsOfWord);
      return roots;
    },
    withRoot(root) {
      const all = vocabulary.byRoots();
      const place = positionOf(all.roots, root);
      return all.roots[place] === root ? docsOfWord(all.words, place) : noIds;
    },
    byEnds() {
      if (ends) return ends;
      const turned: string[] = [];
      const ids: number[] = [];
      words.forEach((plain, id) => {
        // Shorter words are not compounds.
        if (plain.length < 6) return;
        for (const root of rootsOfWord(plain)) {
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
      vocabulary.byRoots();
      numbers = null;
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
  positionOf(words, start),
  positionOf(words, `${start}\uFFFF`),
];
