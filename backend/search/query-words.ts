/** The words of a question, and which of them are worth a stem. */
import { placesFrom, type Vocabulary } from './vocabulary.ts';
import { queryWordsOf, type Word } from './words.ts';

export interface TypedWord extends Word {
  /** The last word of a text is perhaps not written to its end. */
  unfinished: boolean;
  hasStem: boolean;
}

type Vocabularies = readonly { vocabulary: Vocabulary }[];

/** More words than this are not question; the rest would only cost. */
const MOST_WORDS = 8;

/** A word that is still being typed begins others and is none itself: its stem is not worth a question. */
function isOnItsWay(segments: Vocabularies, plain: string): boolean {
  if (segments.some(({ vocabulary }) => vocabulary.find(plain) !== undefined)) return false;
  return segments.some(({ vocabulary }) => {
    const [from, until] = placesFrom(vocabulary.byLetters().words, plain);
    return until > from;
  });
}

export function readQueryWords(text: string, segments: Vocabularies): TypedWord[] {
  const words = queryWordsOf(text).slice(0, MOST_WORDS);
  return words.map((word, at) => {
    const unfinished = at === words.length - 1 && !/\s$/u.test(text);
    return { ...word, unfinished, hasStem: !(unfinished && isOnItsWay(segments, word.plain)) };
  });
}
