/** What was asked, word by word: each with all it may mean, joined with its neighbours where that makes a known word. */
import { readAsked } from './query-words.ts';
import { plainNumber } from './numbers.ts';
import { partsOf } from './compounds.ts';
import { anyFound, known, knownWord, readMade, type Language } from './interpretations.ts';
import {
  isFigure,
  newReading,
  note,
  readBeginning,
  readCompoundsOf,
  readEnds,
  readInside,
  SURE,
  type AskedWord,
  type Reading,
} from './candidates.ts';
import { isNamed, type LanguageSegment } from './segment.ts';
import { hasSlip, readSlippedCompound, readSlips } from './typos.ts';
import type { Word } from './words.ts';

export interface Meaning {
  /** One for each segment, then one for each of the other languages. */
  readings: readonly Reading[];
  /** Beginnings of article numbers that it may be, alone or with its neighbours. */
  numbers: ReadonlySet<string>;
}

/** A number may be written in so many portions. */
const MOST_JOINED = 4;
/** Shorter beginnings would name half the shop. */
const SHORTEST_NUMBER = 3;
/** Shorter words are others' words by chance. */
const SHORTEST_FOREIGN = 4;

/** A word of another language of the shop; the beginning of one where nothing else is known. */
function readForeign({ segments, others }: Language, word: AskedWord, readings: readonly Reading[]): void {
  if (word.plain.length < SHORTEST_FOREIGN || isFigure(word.plain)) return;
  let place = segments.length;
  for (const other of others) {
    const asked = { ...word, stem: other.stems.get(word.plain) ?? null };
    for (const segment of other.segments) {
      const reading = readings[place];
      place += 1;
      if (!reading) continue;
      for (const [id, sureness] of readMade(segment, asked))
        note(reading, id, Math.round((sureness * SURE.foreign) / 100));
    }
  }
}

function widen(language: Language, word: AskedWord, readings: readonly Reading[]): void {
  const { segments } = language;
  const certain = anyFound(readings);
  const each = (read: (segment: LanguageSegment, word: AskedWord, reading: Reading) => void) =>
    segments.forEach((segment, at) => {
      const reading = readings[at];
      if (reading) read(segment, word, reading);
    });
  const short = word.plain.length < 3 || isFigure(word.plain);
  if (certain ? word.unfinished && !short : word.unfinished || word.plain.length > 2) each(readBeginning);
  if (certain)
    each((segment, { plain }, reading) => readCompoundsOf(segment, plain, [...reading.keys()], reading));
  each(readEnds);
  if (!certain) readForeign(language, word, readings);
  if (!certain && (word.plain.length > 4 || !anyFound(readings))) readSlips(language, word, readings);
  if (!anyFound(readings)) readSlippedCompound(language, word, readings);
  if (!anyFound(readings)) each(readInside);
}

/** Words without meaning of their own count when nothing else was asked. */
function meaningful(words: readonly AskedWord[], { stems }: Language): ReadonlySet<AskedWord> {
  const kept = words.filter(({ plain }) => stems.get(plain) !== null);
  return new Set(kept.length > 0 ? kept : words);
}

/** A compound that no text has is asked as its two words. */
function parted(language: Language, words: readonly AskedWord[]): AskedWord[] {
  return words.flatMap(word => {
    if (word.plain.length < 6 || anyFound(knownWord(language, word))) return [word];
    const parts = language.segments.map(segment => partsOf(segment, word)).find(found => found !== null);
    if (!parts || language.segments.some(segment => hasSlip(segment, word))) return [word];
    const [first, last] = parts;
    const head = {
      plain: last,
      spelled: last,
      stem: word.stem?.slice(first.length) || null,
      unfinished: word.unfinished,
      isHead: true,
    };
    const before = { plain: first, spelled: first, stem: null, unfinished: false };
    // What only descriptions mention does not tell one thing from others of its kind.
    return language.segments.some(segment => isSaid(segment, before)) ? [before, head] : [head];
  });
}

const isSaid = (segment: LanguageSegment, word: AskedWord): boolean =>
  [...readMade(segment, word).keys()].some(id => isNamed(segment, id));

const joinedWord = (words: readonly Word[]): Word => ({
  plain: words.map(({ plain }) => plain).join(''),
  spelled: words.map(({ spelled }) => spelled).join(''),
});

/** Every run of two to four neighbours, as one word. */
function* runs(words: readonly AskedWord[]): Iterable<{ from: number; until: number; word: AskedWord }> {
  for (let from = 0; from < words.length; from += 1) {
    for (let until = from + 2; until <= Math.min(words.length, from + MOST_JOINED); until += 1) {
      const slice = words.slice(from, until);
      const unfinished = until === words.length;
      yield { from, until, word: { ...joinedWord(slice), stem: null, unfinished } };
    }
  }
}

export function understand(text: string, language: Language): Meaning[] {
  const asked = readAsked(text, language.segments).map(
    ({ hasStem, ...word }): AskedWord => ({
      ...word,
      stem: hasStem ? (language.stems.get(word.plain) ?? null) : null,
    }),
  );
  const words = parted(language, asked);
  const others = language.others.flatMap(({ segments }) => segments);
  const readings = words.map(word => [...knownWord(language, word), ...others.map(newReading)]);
  const numbers = words.map(({ plain }) => new Set(numberOf(plain)));
  const joined = words.map(() => false);
  for (const { from, until, word } of runs(words)) {
    const whole = known(language, word);
    // `variaatorin hihna` is a slip of `variaattorihihna`.
    const unsure =
      until - from === 2 && word.plain.length > 7 && !readings.slice(from, until).every(anyFound);
    if (unsure && !anyFound(whole)) readSlips(language, { ...word, unfinished: false }, whole);
    const met = anyFound(whole);
    for (let at = from; at < until; at += 1) {
      for (const number of numberOf(word.plain)) numbers[at]?.add(number);
      if (!met) continue;
      joined[at] = true;
      whole.forEach((reading, segment) => {
        for (const [id, sureness] of reading) {
          const own = readings[at]?.[segment];
          if (own && (own.get(id) ?? 0) < sureness) own.set(id, sureness);
        }
      });
    }
  }
  words.forEach((word, at) => {
    const short = word.plain.length < 3 || isFigure(word.plain);
    if (!(joined[at] === true && short)) widen(language, word, readings[at] ?? []);
  });
  const counted = meaningful(words, language);
  return words.flatMap((word, at) =>
    counted.has(word) ? [{ readings: readings[at] ?? [], numbers: numbers[at] ?? new Set<string>() }] : [],
  );
}

function numberOf(plain: string): string[] {
  const number = plainNumber(plain);
  return number.length >= SHORTEST_NUMBER && /\d/.test(number) ? [number] : [];
}
