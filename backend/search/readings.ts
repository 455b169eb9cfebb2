/** What one asked word may mean among the words of a segment, and how sure that is: itself, a form of it, its beginning, a part of a compound, a slip of the finger. */
import { eachNear } from './near-words.ts';
import { rootsOf } from './roots.ts';
import type { LanguageSegment } from './segment.ts';
import { backwards, placesFrom } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Word numbers with how well they answer, 100 at best. */
export type Reading = Map<number, number>;

export interface AskedWord extends Word {
  /** Of the stemmer; null when it knows none. */
  stem: string | null;
  /** The last word of a text is perhaps not written to its end. */
  unfinished: boolean;
}

export const SURE = {
  exact: 100,
  form: 92,
  synonym: 84,
  compound: 66,
  odd: 48,
  inside: 40,
  slip: 52,
  slips: 36,
};

const hasFigure = (plain: string) => /[\p{Number}]/u.test(plain);
const isFigure = (plain: string) => /^[\p{Number}.]+$/u.test(plain);

const note = (reading: Reading, id: number, sureness: number): void => {
  if ((reading.get(id) ?? 0) < sureness) reading.set(id, sureness);
};

/** The word itself and its forms. */
export function readForms({ code, vocabulary }: LanguageSegment, { plain, stem }: AskedWord): Reading {
  const reading: Reading = new Map();
  const own = vocabulary.find(plain);
  if (own !== undefined) note(reading, own, SURE.exact);
  for (const root of rootsOf(code, plain, stem))
    for (const id of vocabulary.withRoot(root)) note(reading, id, SURE.form);
  return reading;
}

/** Words that begin with it; the more of them is written, the surer. */
export function readBeginning({ vocabulary }: LanguageSegment, { plain }: AskedWord, reading: Reading): void {
  const { words, ids } = vocabulary.byLetters();
  const [from, until] = placesFrom(words, plain);
  for (let at = from; at < until; at += 1) {
    const length = words[at]?.length ?? plain.length;
    note(reading, ids[at] ?? 0, 58 + Math.round((20 * plain.length) / length));
  }
}

/** Compounds that end with a form of it: `talvirengas` for `renkaat`. What stands before must be a word too, or it is less sure. */
export function readEnds(
  { code, vocabulary }: Pick<LanguageSegment, 'code' | 'vocabulary'>,
  { plain, stem }: AskedWord,
  reading: Reading,
): void {
  if (plain.length < 3 || hasFigure(plain)) return;
  const { words, ids } = vocabulary.byEnds();
  for (const root of rootsOf(code, plain, stem)) {
    if (root.length < 3) continue;
    const end = backwards(root);
    const [from, until] = placesFrom(words, end);
    for (let at = from; at < until; at += 1) {
      const before = backwards((words[at] ?? '').slice(end.length));
      if (before.length < 3) continue;
      note(reading, ids[at] ?? 0, isFirstPart(vocabulary, code, before) ? SURE.compound : SURE.odd);
    }
  }
}

/** `moottori`, `pyörän` and `fälg` stand before another word, as they are or with an `n` or `s` between. */
function isFirstPart(vocabulary: LanguageSegment['vocabulary'], code: string, part: string): boolean {
  const bare = /[ns]$/.test(part) ? part.slice(0, -1) : part;
  return [part, bare].some(
    each =>
      vocabulary.find(each) !== undefined ||
      (each.length > 3 && rootsOf(code, each, null).some(root => vocabulary.withRoot(root).length > 0)),
  );
}

/** Words that have it in their middle; looked for when nothing else is known. */
export function readInside({ vocabulary }: LanguageSegment, { plain }: AskedWord, reading: Reading): void {
  if (plain.length < 5) return;
  const { words, ids } = vocabulary.byLetters();
  words.forEach((word, at) => {
    if (word.length > plain.length && word.includes(plain)) note(reading, ids[at] ?? 0, SURE.inside);
  });
}

/** Slips that a word of this length may hold. */
const slipsOf = (plain: string) => (isFigure(plain) || plain.length < 4 ? 0 : plain.length < 8 ? 1 : 2);

export function readSlips(
  { code, vocabulary }: LanguageSegment,
  { plain, stem, unfinished }: AskedWord,
  reading: Reading,
): void {
  const most = hasFigure(plain) ? Math.min(1, slipsOf(plain)) : slipsOf(plain);
  if (most === 0) return;
  const slip = (id: number, steps: number, less = 0) =>
    note(reading, id, (steps < 2 ? SURE.slip : SURE.slips) - less);
  const letters = vocabulary.byLetters();
  const right = new Map<string, number>();
  eachNear(letters, plain, { most, beginning: false }, (at, steps) => {
    slip(letters.ids[at] ?? 0, steps);
    right.set(letters.words[at] ?? '', steps);
  });
  readRighted({ code, vocabulary }, right, reading);
  if (right.size > 0) return;
  const ends = vocabulary.byEnds();
  const root = rootsOf(code, plain, stem)[0] ?? plain;
  if (root.length >= 4) {
    const near = { most: Math.min(most, root.length < 7 ? 1 : 2), beginning: true };
    eachNear(ends, backwards(root), near, (at, steps) => slip(ends.ids[at] ?? 0, steps, 6));
  }
  if (!unfinished || plain.length < 5) return;
  eachNear(letters, plain, { most, beginning: true }, (at, steps) => slip(letters.ids[at] ?? 0, steps, 4));
}

/** So many words may have been meant; their forms and compounds are looked for as well. */
const MOST_RIGHTED = 6;

function readRighted(
  { code, vocabulary }: Pick<LanguageSegment, 'code' | 'vocabulary'>,
  right: ReadonlyMap<string, number>,
  reading: Reading,
): void {
  const likely = [...right].sort((a, b) => a[1] - b[1]).slice(0, MOST_RIGHTED);
  for (const [plain, steps] of likely) {
    const ends: Reading = new Map();
    const meant = { plain, spelled: plain, stem: vocabulary.stemOf(plain), unfinished: false };
    readEnds({ code, vocabulary }, meant, ends);
    for (const root of rootsOf(code, plain, meant.stem))
      for (const id of vocabulary.withRoot(root)) note(ends, id, SURE.form);
    for (const [id, sureness] of ends) note(reading, id, Math.round((sureness * (steps < 2 ? 5 : 3.5)) / 10));
  }
}

/** The two words of a compound that nobody has written as one: `talvi` and `rengas`. */
export function partsOf(
  { code, vocabulary }: LanguageSegment,
  { plain }: AskedWord,
): [string, string] | null {
  for (let at = plain.length - 3; at >= 3; at -= 1) {
    const [first, second] = [plain.slice(0, at), plain.slice(at)];
    if (!isFirstPart(vocabulary, code, first)) continue;
    const known = rootsOf(code, second, null).some(
      root => root.length > 2 && vocabulary.withRoot(root).length > 0,
    );
    if (known) return [first, second];
  }
  return null;
}
