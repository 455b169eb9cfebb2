/** Names as bytes that sort as their language does: for a million names, a comparator would be called twenty million times. */
import { compareIn } from './collators.ts';

const ZERO = 48;
const NINE = 57;
/** Numbers sort by their length first; those longer than this by their digits only. */
const MAX_DIGITS = 30;
/** Weights from here on take two bytes. */
const WIDE = 192;
/** Names with characters beyond these sort by code units, after all others. */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2122],
];

export interface Alphabet {
  /** Writes the key of a text from `at` on; returns its end. A key takes at most four bytes per code unit of the text. */
  write(text: string, into: Uint8Array, at: number): number;
}

const isDigit = (code: number) => code >= ZERO && code <= NINE;

/** Letters that differ only by case or accent share a weight: words are compared by their letters first. */
function weightsOf(languageId: string): { weights: Uint16Array; numbers: number } {
  const compare = compareIn(languageId, 'letter');
  const weights = new Uint16Array(0x10000);
  const letters = ['0'];
  for (const [from, to] of ranges)
    for (let code = from; code <= to; code += 1) if (!isDigit(code)) letters.push(String.fromCharCode(code));
  let weight = 0;
  let before = '';
  let numbers = 0;
  const known = new Set<number>();
  for (const letter of letters.sort(compare)) {
    known.add(letter.charCodeAt(0));
    // Characters that the collation ignores have no weight.
    if (compare(letter, '') === 0) continue;
    if (letter === '0') {
      numbers = weight + 1;
      weight += MAX_DIGITS + 1;
    } else {
      if (before === '' || before === '0' || compare(before, letter) !== 0) weight += 1;
      weights[letter.charCodeAt(0)] = weight;
    }
    before = letter;
  }
  for (let code = 0x250; code < weights.length; code += 1)
    if (!known.has(code)) weights[code] = Math.min(weight + 1 + (code >>> 3), (0xff - WIDE) << 8);
  return { weights, numbers };
}

const known = new Map<string, Alphabet>();

export function alphabetOf(languageId: string): Alphabet {
  const before = known.get(languageId);
  if (before) return before;
  const made = makeAlphabet(languageId);
  known.set(languageId, made);
  return made;
}

function makeAlphabet(languageId: string): Alphabet {
  const { weights, numbers } = weightsOf(languageId);

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
        to = put(numbers + Math.min(end - at, MAX_DIGITS), into, to);
        for (; at < end; at += 1) to = put(text.charCodeAt(at) - ZERO + 1, into, to);
        at -= 1;
      }
      return to;
    },
  };
}
