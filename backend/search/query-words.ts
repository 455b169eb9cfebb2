/** The words of a query, and which of them need a stem. */
import { placesFrom, type Vocabulary } from './vocabulary.ts';
import { queryWordsOf, type Word } from './words.ts';

export interface TypedWord extends Word {
  /** The last word of a query, which may still be being typed. */
  unfinished: boolean;
  hasStem: boolean;
}

type Vocabularies = readonly { vocabulary: Vocabulary }[];

/** Maximum number of words of a query. */
const MAX_WORDS = 8;

/** A word that is still being typed is only a prefix, so it needs no stem. */
function isOnItsWay(segments: Vocabularies, plain: string): boolean {
  if (segments.some(({ vocabulary }) => vocabulary.find(plain) !== undefined)) return false;
  return segments.some(({ vocabulary }) => {
    const [from, until] = placesFrom(vocabulary.byLetters().words, plain);
    return until > from;
  });
}

export function readQueryWords(text: string, segments: Vocabularies): TypedWord[] {
  const words = queryWordsOf(text).slice(0, MAX_WORDS);
  return words.map((word, at) => {
    const unfinished = at === words.length - 1 && !/\s$/u.test(text);
    return { ...word, unfinished, hasStem: !(unfinished && isOnItsWay(segments, word.plain)) };
  });
}
