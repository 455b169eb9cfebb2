/** Cache of stems: of every word of the texts, and of recent query words. */
import { LRUCache } from 'lru-cache';
import type { Stemmer } from './search-index.ts';
import type { Stems } from './vocabulary.ts';
import { plainOf, type Word } from './words.ts';

export interface StemMemory {
  stemsOf(languageCode: string): Stems;
  /** Loads the stems of unknown words of texts; returns whether there were any. */
  learn(languageCode: string, words: Iterable<Word>, stemmer: Stemmer): Promise<boolean>;
  /** The same for words of a query, of which only the latest are cached. */
  learnAsked(languageCode: string, words: readonly Word[], stemmer: Stemmer): Promise<void>;
  /** Every learnt word of texts. */
  learnt(languageCode: string): ReadonlyMap<string, string | null>;
  /** Adds words that were learnt in another process. */
  recall(languageCode: string, plain: readonly string[], stems: readonly (string | null)[]): void;
}

/** Words per request to the stemmer. */
const BITE = 20_000;
/** Cached query words. */
const KEPT = 20_000;

/** Numbers and single letters have none. */
const hasStem = ({ plain }: Word) => plain.length > 1 && plain.length < 40 && /^\p{Letter}+$/u.test(plain);

const plainStem = (stem: string | null | undefined): string | null =>
  stem === null || stem === undefined ? null : plainOf(stem);

export function createStemMemory(): StemMemory {
  const ofTexts = new Map<string, Map<string, string | null>>();
  const ofQuestions = new Map<string, LRUCache<string, { stem: string | null }>>();

  const textsOf = (code: string) => {
    const known = ofTexts.get(code) ?? new Map<string, string | null>();
    ofTexts.set(code, known);
    return known;
  };
  const questionsOf = (code: string) => {
    const known = ofQuestions.get(code) ?? new LRUCache<string, { stem: string | null }>({ max: KEPT });
    ofQuestions.set(code, known);
    return known;
  };

  return {
    stemsOf(code) {
      const texts = textsOf(code);
      return {
        get(plain) {
          const stem = texts.get(plain);
          // Only a question needs the cache of questions, which takes its room at once.
          return stem === undefined ? ofQuestions.get(code)?.get(plain)?.stem : stem;
        },
      };
    },
    async learn(code, words, stemmer) {
      const texts = textsOf(code);
      const unknown = [...words].filter(word => !texts.has(word.plain) && hasStem(word));
      for (let from = 0; from < unknown.length; from += BITE) {
        const bite = unknown.slice(from, from + BITE);
        const stems = await stemmer(
          code,
          bite.map(({ spelled }) => spelled),
        );
        bite.forEach(({ plain }, at) => texts.set(plain, plainStem(stems[at])));
      }
      return unknown.length > 0;
    },
    learnt: textsOf,
    recall(code, plain, stems) {
      const texts = textsOf(code);
      plain.forEach((word, at) => texts.set(word, stems[at] ?? null));
    },
    async learnAsked(code, words, stemmer) {
      const [texts, questions] = [textsOf(code), questionsOf(code)];
      const unknown = words.filter(
        word => !texts.has(word.plain) && !questions.has(word.plain) && hasStem(word),
      );
      if (unknown.length === 0) return;
      const stems = await stemmer(
        code,
        unknown.map(({ spelled }) => spelled),
      );
      unknown.forEach(({ plain }, at) => questions.set(plain, { stem: plainStem(stems[at]) }));
    },
  };
}
