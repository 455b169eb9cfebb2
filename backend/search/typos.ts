/** Candidates of an unknown word: known words with one typo, or two in a long word, and their compounds. */

import { type Candidates, hasFigure, noteCandidate, type QueryWord, WEIGHTS } from './candidates.ts';
import { misspelledParts } from './compounds.ts';
import { anyFound, known, type QueryLanguage, readMade } from './interpretations.ts';
import { rootsOf } from './roots.ts';
import { isNamed, type LanguageSegment } from './segment.ts';
import { eachSimilar } from './similar-words.ts';
import { backwards } from './vocabulary.ts';

/**
 * Maximum number of typos by length; a word of three letters may only lack one. A word with a figure is never corrected:
 * `TRX500` is another machine than `TRX520`, and `similar` offers that one as a question.
 */
export function maxTyposOf(plain: string): number {
  if (hasFigure(plain) || plain.length < 3) return 0;
  return plain.length < 8 ? 1 : 2;
}

interface Correction {
  plain: string;
  steps: number;
  /** A name or a label has it; other words are in descriptions or synonyms only. */
  named: boolean;
}

/** `dak` may be `dack`: of so few letters the first must match and only one may be missing. */
const missesOneLetter = (asked: string, word: string) => word.length === 4 && word[0] === asked[0];

function similarWords({ segments, synonyms }: QueryLanguage, plain: string): Correction[] {
  const found = new Map<string, Correction>();
  const most = maxTyposOf(plain);
  if (most === 0) return [];
  const take = (word: string, steps: number, named: boolean) => {
    if (plain.length === 3 && !missesOneLetter(plain, word)) return;
    const met = found.get(word);
    found.set(word, { plain: word, steps, named: named || met?.named === true });
  };
  for (const segment of segments) {
    const { words, ids } = segment.vocabulary.byLetters();
    eachSimilar(segment.vocabulary.byLetters(), plain, { most, beginning: false }, (at, steps) => {
      const id = ids[at] ?? 0;
      if (segment.isLive?.(id) !== false) take(words[at] ?? '', steps, isNamed(segment, id));
    });
  }
  eachSimilar(synonyms.sorted, plain, { most, beginning: false }, (at, steps) =>
    take(synonyms.sorted.words[at] ?? '', steps, false),
  );
  return [...found.values()];
}

/** Maximum number of corrections, whose forms and compounds are searched as well. */
const MAX_CORRECTIONS = 6;

/** The nearest corrections; names before descriptions. */
function likely(meant: readonly Correction[]): Correction[] {
  const nearest = Math.min(...meant.filter(({ named }) => named).map(({ steps }) => steps));
  return meant
    .filter(({ named, steps }) => (named ? steps === nearest : steps < nearest))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, MAX_CORRECTIONS);
}

const asWord = ({ stems }: QueryLanguage, plain: string): QueryWord => ({
  plain,
  spelled: plain,
  stem: stems.get(plain) ?? null,
  unfinished: false,
});

function addCorrection(
  language: QueryLanguage,
  { plain, steps }: Correction,
  candidatesBySegment: readonly Candidates[],
): void {
  const word = asWord(language, plain);
  const sure = (steps < 2 ? WEIGHTS.typo : WEIGHTS.typos) / 100;
  known(language, word).forEach((forms, at) => {
    const [segment, candidates] = [language.segments[at], candidatesBySegment[at]];
    if (!segment || !candidates) return;
    for (const [id, weight] of readMade(segment, word, forms))
      noteCandidate(candidates, id, Math.round(weight * sure));
  });
}

/** A typo in the end of a compound, or in an unfinished word. */
function readPortions(
  segment: LanguageSegment,
  { plain, stem, unfinished }: QueryWord,
  candidates: Candidates,
): void {
  const { code, vocabulary } = segment;
  const most = maxTyposOf(plain);
  const typo = (id: number, steps: number, less: number) =>
    noteCandidate(candidates, id, (steps < 2 ? WEIGHTS.typo : WEIGHTS.typos) - less);
  const ends = vocabulary.byEnds();
  const root = rootsOf(code, plain, stem)[0] ?? plain;
  if (root.length >= 4) {
    const near = { most: Math.min(most, root.length < 7 ? 1 : 2), beginning: true };
    eachSimilar(ends, backwards(root), near, (at, steps) => typo(ends.ids[at] ?? 0, steps, 6));
  }
  if (!unfinished || plain.length < 5) return;
  const letters = vocabulary.byLetters();
  eachSimilar(letters, plain, { most, beginning: true }, (at, steps) => typo(letters.ids[at] ?? 0, steps, 4));
}

export function readTypos(
  language: QueryLanguage,
  word: QueryWord,
  candidatesBySegment: readonly Candidates[],
): void {
  if (maxTyposOf(word.plain) === 0) return;
  const near = similarWords(language, word.plain);
  for (const meant of likely(near)) addCorrection(language, meant, candidatesBySegment);
  // A word from a description is not proof that it was meant.
  if (word.plain.length < 4 || near.some(({ named }) => named)) return;
  language.segments.forEach((segment, at) => {
    const candidates = candidatesBySegment[at];
    if (candidates) readPortions(segment, word, candidates);
  });
}

const SHORTEST_COMPOUND = 6;

/** The last word of an unknown compound with a typo in one of its two parts. */
export function readMisspelledCompound(
  language: QueryLanguage,
  { plain }: QueryWord,
  candidatesBySegment: readonly Candidates[],
): void {
  if (plain.length < SHORTEST_COMPOUND || hasFigure(plain)) return;
  for (const segment of language.segments) {
    for (const [last, misspelled] of misspelledParts(segment, plain)) {
      const meant =
        misspelled === 'first'
          ? [{ plain: last, steps: 1, named: true }]
          : likely(similarWords(language, last));
      for (const each of meant) addCorrection(language, each, candidatesBySegment);
      if (anyFound(candidatesBySegment)) return;
    }
  }
}

/** Whether a known word is one typo away. */
export function hasTypo({ vocabulary }: LanguageSegment, { plain }: QueryWord): boolean {
  let found = false;
  const near = { most: 1, beginning: false };
  if (plain.length > 4) eachSimilar(vocabulary.byLetters(), plain, near, () => (found = true));
  return found;
}
