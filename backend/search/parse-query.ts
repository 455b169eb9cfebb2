/** Parses a query: the candidates of each word, joined with its neighbours where that makes a known word. */

import {
  type Candidates,
  isFigure,
  newCandidates,
  noteCandidate,
  type QueryWord,
  readBeginning,
  readCompoundsOf,
  readEnds,
  readInside,
  WEIGHTS,
} from './candidates.ts';
import { compoundParts } from './compounds.ts';
import { anyFound, known, knownWord, type QueryLanguage, readMade } from './interpretations.ts';
import { resemblesNumber } from './neighbours.ts';
import { searchNumber } from './numbers.ts';
import { readQueryWords } from './query-words.ts';
import { isNamed, type LanguageSegment } from './segment.ts';
import { hasTypo, readMisspelledCompound, readTypos } from './typos.ts';
import type { Word } from './words.ts';

export interface Interpretation {
  /** One per segment, then one per other language. */
  candidatesBySegment: readonly Candidates[];
  /** Prefixes of article numbers that it may be, alone or with its neighbours. */
  numbers: ReadonlySet<string>;
  /** Products without this word are not found: it is unknown, and resembles a number that is offered instead. */
  isRequired: boolean;
}

/** Maximum number of parts in which a number may be written. */
const MAX_JOINED = 4;
/** Shorter prefixes match too many numbers. */
const SHORTEST_NUMBER = 3;
/** Shorter words match others by coincidence. */
const SHORTEST_FOREIGN = 4;

/** A word of another language of the shop; a prefix of one without other candidates. */
function readForeign(
  { segments, others }: QueryLanguage,
  word: QueryWord,
  candidatesBySegment: readonly Candidates[],
): void {
  if (word.plain.length < SHORTEST_FOREIGN || isFigure(word.plain)) return;
  let place = segments.length;
  for (const other of others) {
    const asked = { ...word, stem: other.stems.get(word.plain) ?? null };
    for (const segment of other.segments) {
      const candidates = candidatesBySegment[place];
      place += 1;
      if (!candidates) continue;
      for (const [id, weight] of readMade(segment, asked))
        noteCandidate(candidates, id, Math.round((weight * WEIGHTS.foreign) / 100));
    }
  }
}

/** @param isAlone without other words a short number would match too many others. */
function widen(
  language: QueryLanguage,
  word: QueryWord,
  candidatesBySegment: readonly Candidates[],
  isAlone: boolean,
): void {
  const { segments } = language;
  const certain = anyFound(candidatesBySegment);
  const each = (read: (segment: LanguageSegment, word: QueryWord, candidates: Candidates) => void) =>
    segments.forEach((segment, at) => {
      const candidates = candidatesBySegment[at];
      if (candidates) read(segment, word, candidates);
    });
  // `däck 25` is on its way to `däck 25x8`, although `M10x1,25` contains the number.
  const beginsSize = !isAlone && isFigure(word.plain) && word.plain.length > 1;
  const short = !beginsSize && (word.plain.length < 3 || isFigure(word.plain));
  if (certain ? word.unfinished && !short : word.unfinished || word.plain.length > 2) each(readBeginning);
  if (certain)
    each((segment, { plain }, candidates) =>
      readCompoundsOf(segment, plain, [...candidates.keys()], candidates),
    );
  each(readEnds);
  if (!certain) readForeign(language, word, candidatesBySegment);
  if (!certain && (word.plain.length > 4 || !anyFound(candidatesBySegment)))
    readTypos(language, word, candidatesBySegment);
  if (!anyFound(candidatesBySegment)) readMisspelledCompound(language, word, candidatesBySegment);
  if (!anyFound(candidatesBySegment)) each(readInside);
}

/** Stop words count only when the query has no other words. */
function meaningful(words: readonly QueryWord[], { stems }: QueryLanguage): ReadonlySet<QueryWord> {
  const kept = words.filter(({ plain }) => stems.get(plain) !== null);
  return new Set(kept.length > 0 ? kept : words);
}

/** Splits an unknown compound into its two words. */
function parted(language: QueryLanguage, words: readonly QueryWord[]): QueryWord[] {
  return words.flatMap(word => {
    if (word.plain.length < 6 || anyFound(knownWord(language, word))) return [word];
    const parts = language.segments
      .map(segment => compoundParts(segment, word))
      .find(found => found !== null);
    if (!parts || language.segments.some(segment => hasTypo(segment, word))) return [word];
    const [first, last] = parts;
    const head = {
      plain: last,
      spelled: last,
      stem: word.stem?.slice(first.length) || null,
      unfinished: word.unfinished,
      isHead: true,
    };
    const before = { plain: first, spelled: first, stem: null, unfinished: false };
    // Words from descriptions only do not distinguish products of one kind.
    return language.segments.some(segment => isSaid(segment, before)) ? [before, head] : [head];
  });
}

const isSaid = (segment: LanguageSegment, word: QueryWord): boolean =>
  [...readMade(segment, word).keys()].some(id => isNamed(segment, id));

const joinedWord = (words: readonly Word[]): Word => ({
  plain: words.map(({ plain }) => plain).join(''),
  spelled: words.map(({ spelled }) => spelled).join(''),
});

/** Every word that two to four neighbours make. */
export const joinedWords = (words: readonly Word[]): Word[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(words.length - from, MAX_JOINED) - 1 }, (__, more) =>
      joinedWord(words.slice(from, from + more + 2)),
    ),
  );

/** Every run of two to four neighbours, as one word. */
function* runs(words: readonly QueryWord[]): Iterable<{ from: number; until: number; word: QueryWord }> {
  for (let from = 0; from < words.length; from += 1) {
    for (let until = from + 2; until <= Math.min(words.length, from + MAX_JOINED); until += 1) {
      const slice = words.slice(from, until);
      const unfinished = until === words.length;
      yield { from, until, word: { ...joinedWord(slice), stem: null, unfinished } };
    }
  }
}

export function parseQuery(text: string, language: QueryLanguage): Interpretation[] {
  const asked = readQueryWords(text, language.segments).map(
    ({ hasStem, ...word }): QueryWord => ({
      ...word,
      stem: hasStem ? (language.stems.get(word.plain) ?? null) : null,
    }),
  );
  const words = parted(language, asked);
  const others = language.others.flatMap(({ segments }) => segments);
  const candidatesBySegment = words.map(word => [...knownWord(language, word), ...others.map(newCandidates)]);
  const numbers = words.map(({ plain }) => new Set(numberOf(plain)));
  const joined = words.map(() => false);
  for (const { from, until, word } of runs(words)) {
    const whole = known(language, word);
    // `variaatorin hihna` is a typo of `variaattorihihna`.
    const unsure =
      until - from === 2 && word.plain.length > 7 && !candidatesBySegment.slice(from, until).every(anyFound);
    if (unsure && !anyFound(whole)) readTypos(language, { ...word, unfinished: false }, whole);
    const met = anyFound(whole);
    for (let at = from; at < until; at += 1) {
      for (const number of numberOf(word.plain)) numbers[at]?.add(number);
      if (!met) continue;
      joined[at] = true;
      whole.forEach((candidates, segment) => {
        for (const [id, weight] of candidates) {
          const own = candidatesBySegment[at]?.[segment];
          if (own && (own.get(id) ?? 0) < weight) own.set(id, weight);
        }
      });
    }
  }
  words.forEach((word, at) => {
    const short = word.plain.length < 3 || isFigure(word.plain);
    if (!(joined[at] === true && short))
      widen(language, word, candidatesBySegment[at] ?? [], words.length === 1);
  });
  const counted = meaningful(words, language);
  return words.flatMap((word, at) => {
    if (!counted.has(word)) return [];
    const found = candidatesBySegment[at] ?? [];
    return [
      {
        candidatesBySegment: found,
        numbers: numbers[at] ?? new Set<string>(),
        isRequired:
          !anyFound(found) && language.segments.some(segment => resemblesNumber(segment, word.plain)),
      },
    ];
  });
}

function numberOf(plain: string): string[] {
  const number = searchNumber(plain);
  return number.length >= SHORTEST_NUMBER && /\d/.test(number) ? [number] : [];
}
