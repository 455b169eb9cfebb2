/** The sort keys of names, written as the names are read and discarded once all are ranked. */
import { type Alphabet, alphabetOf } from './alphabet.ts';

/** Of each code unit of a name. */
const WIDEST = 4;

export class NameKeys {
  readonly #alphabet: Alphabet;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  #bytes = new Uint8Array(4096);
  #used = 0;

  constructor(size: number, languageId: string) {
    this.#alphabet = alphabetOf(languageId);
    this.#starts = new Uint32Array(size);
    this.#ends = new Uint32Array(size);
  }

  set(doc: number, name: string): void {
    const needed = this.#used + name.length * WIDEST;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#starts[doc] = this.#used;
    this.#used = this.#alphabet.write(name, this.#bytes, this.#used);
    this.#ends[doc] = this.#used;
  }

  /** Four bytes as one number; zeros beyond the end of the key. */
  wordAt(doc: number, depth: number): number {
    const bytes = this.#bytes;
    const from = (this.#starts[doc] ?? 0) + depth * 4;
    const left = (this.#ends[doc] ?? 0) - from;
    if (left <= 0) return 0;
    let word = (bytes[from] ?? 0) << 24;
    if (left > 1) word |= (bytes[from + 1] ?? 0) << 16;
    if (left > 2) word |= (bytes[from + 2] ?? 0) << 8;
    if (left > 3) word |= bytes[from + 3] ?? 0;
    return word >>> 0;
  }
}
