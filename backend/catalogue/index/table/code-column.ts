/** A small code per document, with the set of documents of each code that was asked for: created once, then kept up to date. */
import { addBit, type Bits, noBits, removeBit } from '#backend/kernel/bits.ts';

export class CodeColumn {
  /** Read only; written by `set`. */
  readonly codes: Uint8Array;
  readonly #sets: (Bits | undefined)[] = [];

  constructor(capacity: number, initial = 0, saved?: Uint8Array) {
    this.codes = saved ?? new Uint8Array(capacity).fill(initial);
  }

  set(doc: number, code: number): void {
    const before = this.codes[doc] ?? 0;
    if (before === code) return;
    this.codes[doc] = code;
    const [left, joined] = [this.#sets[before], this.#sets[code]];
    if (left) removeBit(left, doc);
    if (joined) addBit(joined, doc);
  }

  /** Documents with a code, including ones without a number yet. Valid until the next `set`; must not be written. */
  docs(code: number): Bits {
    const known = this.#sets[code];
    if (known) return known;
    const bits = noBits(this.codes.length);
    for (let doc = 0; doc < this.codes.length; doc += 1) if (this.codes[doc] === code) addBit(bits, doc);
    this.#sets[code] = bits;
    return bits;
  }
}
