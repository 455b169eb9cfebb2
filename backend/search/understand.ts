/** What was asked, word by word: each with all it may mean, joined with its neighbours where that makes a known word. */
import { readAsked } from './asked.ts';
import { plainNumber } from './numbers.ts';
import {
  hasSlip,
  partsOf,
  readBeginning,
  readCompoundsOf,
  readEnds,
  readForms,
  readInside,
  readSlips,
  type AskedWord,
  type Reading,
} from './readings.ts';
import type { LanguageSegment } from './segment.ts';
import type { SynonymFinder } from './synonyms.ts';
import type { Stems } from './vocabulary.ts';
import type { Word } from './words.ts';

export interface Meaning {
  /** One for each segment. */
  readings: readonly Reading[];
  /** Beginnings of article numbers that it may be, alone or with its neighbours. */
  numbers: ReadonlySet<string>;
}

export interface Language {
  segments: readonly LanguageSegment[];
  synonyms: SynonymFinder;
  stems: Stems;
}

/** A number may be written in so many portions. */
const MOST_JOINED = 4;
/** Shorter beginnings would name half the shop. */
const SHORTEST_NUMBER = 3;

const anyFound = (readings: readonly Reading[]) => readings.some(({ size }) => size > 0);
const isFigure = (plain: string) => /^[\p{Number}.]+$/u.test(plain);

/** What a synonym is worth of the word itself. */
const SYNONYM = 0.84;

/** Forms and synonyms of a word, per segment. */
function known({ segments, synonyms, stems }: Language, word: AskedWord): Reading[] {
  const readings = segments.map(segment => readForms(segment, word));
  for (const other of synonyms.othersOf(word.plain, word.stem)) {
    const asked = { ...other, stem: stems.get(other.plain) ?? null };
    segments.forEach((segment, at) => {
      const reading = readings[at];
      const meanings = readForms(segment, asked);
      readCompoundsOf(segment, asked.plain, [...meanings.keys()], meanings);
      readEnds(segment, { ...asked, unfinished: false }, meanings);
      for (const [id, sureness] of meanings)
        if (reading && !reading.has(id)) reading.set(id, Math.round(sureness * SYNONYM));
    });
  }
  return readings;
}

/** One that is not known may be a compound that ends with a synonym. */
function knownWord(language: Language, word: AskedWord): Reading[] {
  const readings = known(language, word);
  if (anyFound(readings)) return readings;
  const { segments, synonyms, stems } = language;
  for (const other of synonyms.compoundsOf(word, word.stem))
    segments.forEach((segment, at) => {
      for (const [id, sureness] of readForms(segment, { ...other, stem: stems.get(other.plain) ?? null }))
        readings[at]?.set(id, Math.round(sureness * SYNONYM));
    });
  return readings;
}

function widen({ segments }: Language, word: AskedWord, readings: readonly Reading[]): void {
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
  if (!certain && (word.plain.length > 4 || !anyFound(readings))) each(readSlips);
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
    return parts.map((plain, at) => ({
      plain,
      spelled: plain,
      stem: at === 1 ? word.stem?.slice(parts[0].length) || null : null,
      unfinished: at === 1 && word.unfinished,
    }));
  });
}

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
  const readings = words.map(word => knownWord(language, word));
  const numbers = words.map(({ plain }) => new Set(numberOf(plain)));
  const joined = words.map(() => false);
  for (const { from, until, word } of runs(words)) {
    const whole = known(language, word);
    // `variaatorin hihna` is a slip of `variaattorihihna`.
    const unsure =
      until - from === 2 && word.plain.length > 7 && !readings.slice(from, until).every(anyFound);
    if (unsure && !anyFound(whole))
      language.segments.forEach((segment, at) => {
        const reading = whole[at];
        if (reading) readSlips(segment, { ...word, unfinished: false }, reading);
      });
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
