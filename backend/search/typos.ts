/** What was meant by a word that nothing has: a word one slip away, or two in a long one, and what is made of it. */
import { slippedParts } from './compounds.ts';
import { eachNear } from './similar-words.ts';
import { anyFound, known, readMade, type Language } from './interpretations.ts';
import { hasFigure, isFigure, note, SURE, type AskedWord, type Reading } from './candidates.ts';
import { rootsOf } from './roots.ts';
import { isNamed, type LanguageSegment } from './segment.ts';
import { backwards } from './vocabulary.ts';

/** Slips that a word of this length may hold; a word of three letters may only lack one. */
function slipsOf(plain: string): number {
  if (isFigure(plain) || plain.length < 3) return 0;
  return plain.length < 8 || hasFigure(plain) ? 1 : 2;
}

interface Meant {
  plain: string;
  steps: number;
  /** A name or a label has it; others stand in descriptions or among the synonyms only. */
  named: boolean;
}

/** `dak` may be `dack`: with so few letters the first is right and none is wrong. */
const lacksOne = (asked: string, word: string) => word.length === 4 && word[0] === asked[0];

function wordsNear({ segments, synonyms }: Language, plain: string): Meant[] {
  const found = new Map<string, Meant>();
  const most = slipsOf(plain);
  if (most === 0) return [];
  const take = (word: string, steps: number, named: boolean) => {
    if (plain.length === 3 && !lacksOne(plain, word)) return;
    const met = found.get(word);
    found.set(word, { plain: word, steps, named: named || met?.named === true });
  };
  for (const segment of segments) {
    const { words, ids } = segment.vocabulary.byLetters();
    eachNear(segment.vocabulary.byLetters(), plain, { most, beginning: false }, (at, steps) => {
      const id = ids[at] ?? 0;
      if (segment.isLive?.(id) !== false) take(words[at] ?? '', steps, isNamed(segment, id));
    });
  }
  eachNear(synonyms.sorted, plain, { most, beginning: false }, (at, steps) =>
    take(synonyms.sorted.words[at] ?? '', steps, false),
  );
  return [...found.values()];
}

/** So many words may have been meant; their forms and compounds are looked for as well. */
const MOST_RIGHTED = 6;

/** The nearest; what is in names before what somebody mentions. */
function likely(meant: readonly Meant[]): Meant[] {
  const nearest = Math.min(...meant.filter(({ named }) => named).map(({ steps }) => steps));
  return meant
    .filter(({ named, steps }) => (named ? steps === nearest : steps < nearest))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, MOST_RIGHTED);
}

const asWord = ({ stems }: Language, plain: string): AskedWord => ({
  plain,
  spelled: plain,
  stem: stems.get(plain) ?? null,
  unfinished: false,
});

function readMeant(language: Language, { plain, steps }: Meant, readings: readonly Reading[]): void {
  const word = asWord(language, plain);
  const sure = (steps < 2 ? SURE.slip : SURE.slips) / 100;
  known(language, word).forEach((forms, at) => {
    const [segment, reading] = [language.segments[at], readings[at]];
    if (!segment || !reading) return;
    for (const [id, sureness] of readMade(segment, word, forms))
      note(reading, id, Math.round(sureness * sure));
  });
}

/** A slip in the end of a compound, or in what is typed so far. */
function readPortions(
  segment: LanguageSegment,
  { plain, stem, unfinished }: AskedWord,
  reading: Reading,
): void {
  const { code, vocabulary } = segment;
  const most = slipsOf(plain);
  const slip = (id: number, steps: number, less: number) =>
    note(reading, id, (steps < 2 ? SURE.slip : SURE.slips) - less);
  const ends = vocabulary.byEnds();
  const root = rootsOf(code, plain, stem)[0] ?? plain;
  if (root.length >= 4) {
    const near = { most: Math.min(most, root.length < 7 ? 1 : 2), beginning: true };
    eachNear(ends, backwards(root), near, (at, steps) => slip(ends.ids[at] ?? 0, steps, 6));
  }
  if (!unfinished || plain.length < 5) return;
  const letters = vocabulary.byLetters();
  eachNear(letters, plain, { most, beginning: true }, (at, steps) => slip(letters.ids[at] ?? 0, steps, 4));
}

export function readSlips(language: Language, word: AskedWord, readings: readonly Reading[]): void {
  if (slipsOf(word.plain) === 0) return;
  const near = wordsNear(language, word.plain);
  for (const meant of likely(near)) readMeant(language, meant, readings);
  // What somebody mentions is no proof that it was meant.
  if (word.plain.length < 4 || near.some(({ named }) => named)) return;
  language.segments.forEach((segment, at) => {
    const reading = readings[at];
    if (reading) readPortions(segment, word, reading);
  });
}

const SHORTEST_COMPOUND = 6;

/** The last word of a compound that nobody has written, with a slip in one of the two: what it is, whatever it is for. */
export function readSlippedCompound(
  language: Language,
  { plain }: AskedWord,
  readings: readonly Reading[],
): void {
  if (plain.length < SHORTEST_COMPOUND || hasFigure(plain)) return;
  for (const segment of language.segments) {
    for (const [last, slipped] of slippedParts(segment, plain)) {
      const meant =
        slipped === 'first' ? [{ plain: last, steps: 1, named: true }] : likely(wordsNear(language, last));
      for (const each of meant) readMeant(language, each, readings);
      if (anyFound(readings)) return;
    }
  }
}

/** Whether a word stands one step away. */
export function hasSlip({ vocabulary }: LanguageSegment, { plain }: AskedWord): boolean {
  let found = false;
  const near = { most: 1, beginning: false };
  if (plain.length > 4) eachNear(vocabulary.byLetters(), plain, near, () => (found = true));
  return found;
}
