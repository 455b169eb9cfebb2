/** Article numbers and bar codes as letters and digits only, sorted: matched whole or by prefix, with any separators. */
import type { Steps } from './steps.ts';
import { plainOf } from './words.ts';

export interface Numbers {
  /** Documents with this number, and those with a longer one that begins with it. */
  from(start: string): { exact: Uint32Array; longer: Uint32Array };
  bytes(): number;
}

export interface NumberBuilder {
  add(doc: number, number: string): void;
  finish(): Steps<Numbers>;
}

const usual = /^[\w .,/-]*$/;

/** Normalises numbers: `KAM-2200`, `kam 2200` and `KAM2200` are equal. */
export const plainNumber = (number: string): string =>
  (usual.test(number) ? number.toLowerCase() : plainOf(number.toLowerCase()))
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 60);

const BASE = 37;
/** Number of letters that fit into the integer part of a double. */
const PACKED = 10;
/** Bits per pass of the sort. */
const DIGIT = 16;
/** Up to this length comparing is faster than the radix sort. */
const FEW = 4096;

function packed(number: string): number {
  let key = 0;
  for (let at = 0; at < PACKED; at += 1) {
    const code = at < number.length ? number.charCodeAt(at) : 0;
    const digit = code === 0 ? 0 : code < 58 ? code - 47 : code - 86;
    key = key * BASE + digit;
  }
  return key;
}

/** Radix sort with 16-bit digits that yields in between; ten times as fast as comparing for a million numbers. */
function* sortedOrder(keys: Float64Array): Steps<Uint32Array> {
  if (keys.length <= FEW)
    return Uint32Array.from(keys.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  const HALF = 2 ** 32;
  const low = Uint32Array.from(keys, key => key % HALF);
  const high = Uint32Array.from(keys, key => Math.floor(key / HALF));
  let order = Uint32Array.from(keys.keys());
  let next = new Uint32Array(keys.length);
  for (let pass = 0; pass < 4; pass += 1) {
    const half = pass < 2 ? low : high;
    const shift = pass % 2 === 0 ? 0 : DIGIT;
    const starts = new Uint32Array(2 ** DIGIT + 1);
    for (let at = 0; at < half.length; at += 1) {
      const place = (((half[at] ?? 0) >>> shift) & 0xffff) + 1;
      starts[place] = (starts[place] ?? 0) + 1;
    }
    for (let digit = 0; digit < 2 ** DIGIT; digit += 1)
      starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
    for (let place = 0; place < order.length; place += 1) {
      const at = order[place] ?? 0;
      const digit = ((half[at] ?? 0) >>> shift) & 0xffff;
      const to = starts[digit] ?? 0;
      next[to] = at;
      starts[digit] = to + 1;
    }
    [order, next] = [next, order];
    yield;
  }
  return order;
}

export function createNumbers(): NumberBuilder {
  const numbers: string[] = [];
  const docs: number[] = [];
  return {
    add(doc, number) {
      const plain = plainNumber(number);
      if (plain === '') return;
      numbers.push(plain);
      docs.push(doc);
    },
    *finish() {
      const keys = Float64Array.from(numbers, packed);
      const order = yield* sortedOrder(keys);
      yield;
      const sorted = Array.from(order, at => numbers[at] ?? '');
      const sortedDocs = Uint32Array.from(order, at => docs[at] ?? 0);
      const sortedKeys = Float64Array.from(order, at => keys[at] ?? 0);

      function firstFrom(key: number): number {
        let low = 0;
        let high = sortedKeys.length;
        while (low < high) {
          const middle = (low + high) >>> 1;
          if ((sortedKeys[middle] ?? 0) < key) low = middle + 1;
          else high = middle;
        }
        return low;
      }

      return {
        from(start) {
          const exact: number[] = [];
          const longer: number[] = [];
          const head = start.slice(0, PACKED);
          const from = packed(head);
          const until = from + BASE ** (PACKED - head.length);
          for (let at = firstFrom(from); at < sorted.length; at += 1) {
            if ((sortedKeys[at] ?? 0) >= until) break;
            const number = sorted[at] ?? '';
            if (number.startsWith(start))
              (number.length === start.length ? exact : longer).push(sortedDocs[at] ?? 0);
          }
          return { exact: Uint32Array.from(exact), longer: Uint32Array.from(longer) };
        },
        bytes: () => sorted.length * (8 + 4 + 8) + sorted.reduce((sum, { length }) => sum + 16 + length, 0),
      };
    },
  };
}
