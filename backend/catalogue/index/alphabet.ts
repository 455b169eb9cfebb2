/** Names as bytes that sort as their language does: a comparing function would be called twenty million times for a million names. */

import { compareIn } from './collators.ts';

/** Code units that names are made of. */
export type Letters = Uint8Array;

export const noLetters = (): Letters => new Uint8Array(0x10000);

export function noteLetters(letters: Letters, text: string): void {
  for (let at = 0; at < text.length; at += 1) letters[text.charCodeAt(at)] = 1;
}

const ZERO = 48;
const NINE = 57;
/** Numbers sort by their length first; longer ones than this by their figures alone. */
const LONGEST_NUMBER = 30;
/** Weights from here on take two bytes. */
const WIDE = 224;

export interface Alphabet {
  /** Writes the key of a text from `at` on; answers where it ends. A key takes at most twice the bytes of its text's letters. */
  write(text: string, into: Uint8Array, at: number): number;
}

const isDigit = (code: number) => code >= ZERO && code <= NINE;

/** Letters that differ by case or accent alone share a weight: words are told apart by their letters first. */
function weightsOf(letters: Letters, languageId: string): { weights: Uint16Array; numbers: number } {
  const compare = compareIn(languageId, 'letter');
  const weights = new Uint16Array(letters.length);
  const present = ['0'];
  for (let code = letters.indexOf(1); code !== -1; code = letters.indexOf(1, code + 1))
    if (!isDigit(code)) present.push(String.fromCharCode(code));
  let weight = 0;
  let before = '';
  let numbers = 0;
  for (const letter of present.sort(compare)) {
    // Marks that no order heeds weigh nothing.
    if (compare(letter, '') === 0) continue;
    if (letter === '0') {
      numbers = weight + 1;
      weight += LONGEST_NUMBER + 1;
    } else {
      if (before === '' || before === '0' || compare(before, letter) !== 0) weight += 1;
      weights[letter.charCodeAt(0)] = weight;
    }
    before = letter;
  }
  return { weights, numbers };
}

export function alphabetOf(letters: Letters, languageId: string): Alphabet {
  const { weights, numbers } = weightsOf(letters, languageId);

  function put(weight: number, into: Uint8Array, at: number): number {
    if (weight === 0) return at;
    if (weight < WIDE) {
      into[at] = weight;
      return at + 1;
    }
    into[at] = WIDE + ((weight - WIDE) >>> 8);
    into[at + 1] = (weight - WIDE) & 0xff;
    return at + 2;
  }

  return {
    write(text, into, from) {
      let to = from;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (!isDigit(code)) {
          to = put(weights[code] ?? 0, into, to);
          continue;
        }
        while (text.charCodeAt(at) === ZERO && isDigit(text.charCodeAt(at + 1))) at += 1;
        let end = at;
        while (isDigit(text.charCodeAt(end))) end += 1;
        to = put(numbers + Math.min(end - at, LONGEST_NUMBER), into, to);
        for (; at < end; at += 1) to = put(text.charCodeAt(at) - ZERO + 1, into, to);
        at -= 1;
      }
      return to;
    },
  };
}
