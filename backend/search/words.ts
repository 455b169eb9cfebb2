/** Splits texts into words: lower case, without diacritics, numbers with their units. The same for texts and queries. */
import { isUnit, spelledPlainly } from './measures.ts';

export interface Word {
  /** Lower case without marks: what is looked up. */
  plain: string;
  /** Lower case as written: what a stemmer reads. */
  spelled: string;
}

const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', œ: 'oe', đ: 'd', ł: 'l' };

/** Normalises words: `Däck`, `däck` and `dack` are equal. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[øæßœđł]/g, letter => letters[letter] ?? letter);

/** Maximum length; longer runs of letters are truncated. */
const MAX_LENGTH = 40;

const plainAscii = /^[a-z0-9.]*$/;

function wordOf(spelled: string): Word {
  const cut = spelled.length > MAX_LENGTH ? spelled.slice(0, MAX_LENGTH) : spelled;
  return { plain: plainAscii.test(cut) ? cut : plainOf(cut), spelled: cut };
}

/** Runs of letters and digits. */
const run = /[\p{Letter}\p{Mark}\p{Number}]+/gu;
/** Soft hyphens and invisible marks are not part of a word. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Texts that need a closer look than letter by letter: combining and invisible marks, letters beyond Latin. */
const rare = /[\u00AD\u0250-\u200F\u2028-\u2037\u2040-\uFFFF]/;
/** Between two runs, for `5W-40`, `can-am`, `25x10/12`: one article of two runs. */
const joints = new Set(['-', '–', '/', '.', ',', "'", '’', '×', '*']);
const figure = /^[\p{Number}.]+$/u;

interface Piece {
  word: Word;
  /** Follows the previous run directly, with a joint between them. */
  joined: boolean;
}

/** 1 for a letter, 2 for a digit, of the letters below U+0250. */
const kinds = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return /\p{Letter}/u.test(letter) ? 1 : /\p{Number}/u.test(letter) ? 2 : 0;
});

/** From and until of each run, one after another. */
function runsOf(lower: string): number[] {
  const runs: number[] = [];
  if (rare.test(lower)) {
    for (const { 0: found, index } of lower.matchAll(run)) runs.push(index, index + found.length);
    return runs;
  }
  let from = -1;
  for (let at = 0; at <= lower.length; at += 1) {
    const within = at < lower.length && (kinds[lower.charCodeAt(at)] ?? 0) > 0;
    if (within && from < 0) from = at;
    if (within || from < 0) continue;
    runs.push(from, at);
    from = -1;
  }
  return runs;
}

/** Cache, since the words of texts repeat. */
const cache = new Map<string, Word>();
const MAX_CACHED = 100_000;

function metWord(spelled: string): Word {
  const known = cache.get(spelled);
  if (known) return known;
  const word = wordOf(spelled);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(spelled, word);
  return word;
}

const lowered = (text: string): string => {
  const given = text.toLowerCase();
  return spelledPlainly(rare.test(given) ? given.normalize('NFC').replace(invisible, '') : given);
};

const digits = /^\d+$/;
/** A figure, or the last one of a size. */
const beforeDecimals = /^(?:.*x)?\d+$/;

function piecesOf(text: string): Piece[] {
  const lower = lowered(text);
  const runs = runsOf(lower);
  const pieces: Piece[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const [from = 0, until = 0] = [runs[at], runs[at + 1]];
    const found = lower.slice(from, until);
    const gap = at > 0 && runs[at - 1] === from - 1 ? (lower[from - 1] ?? '') : '';
    const joined = joints.has(gap);
    const before = pieces.at(-1);
    // A figure keeps its decimals: `0,5 l`, `M10x1,25`.
    if (
      before &&
      (gap === ',' || gap === '.') &&
      digits.test(found) &&
      beforeDecimals.test(before.word.plain)
    ) {
      pieces[pieces.length - 1] = { word: metWord(`${before.word.plain}.${found}`), joined: before.joined };
      continue;
    }
    const word = metWord(found);
    if (word.plain !== '') pieces.push({ word, joined });
  }
  return pieces;
}

/** Words of a query, split at hyphens. */
export const queryWordsOf = (text: string): Word[] => piecesOf(text).map(({ word }) => word);

/** Words of an indexed text: joined ones also as one (`5w40`, `canam`), numbers also with their unit (`12v`). */
export function textWords(text: string): Word[] {
  const pieces = piecesOf(text);
  const words: Word[] = [];
  pieces.forEach(({ word, joined }, at) => {
    words.push(word);
    const before = pieces[at - 1];
    if (!before) return;
    const measured = isUnit(word.plain) && figure.test(before.word.plain);
    if (!joined && !measured) return;
    words.push(metWord(before.word.spelled + word.spelled));
    const first = pieces[at - 2];
    if (joined && before.joined && first)
      words.push(metWord(first.word.spelled + before.word.spelled + word.spelled));
  });
  return words;
}

/** Markup as text: tags are gaps. */
export const textOfMarkup = (markup: string): string =>
  markup.includes('<')
    ? markup.replace(/<[^>]{0,2000}>/g, ' ').replace(/&(?:nbsp|amp|quot|lt|gt|#\d+);/g, ' ')
    : markup;
