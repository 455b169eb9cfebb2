/** The documents of each facet value: lists from the build, later additions beside them, and bit sets for frequent values. */
import { addBit, addBits, type Bits, noBits, unite } from '#backend/kernel/bits.ts';
import { type Lists, listItems } from './lists.ts';

/** A list longer than this share of all documents costs more to walk than a bit set. */
const COMMON = 1 / 32;

export class ValueDocs {
  /** Those from the build; read only. */
  readonly base: Lists;
  readonly #capacity: number;
  readonly #later = new Map<number, number[]>();
  readonly #common = new Map<number, Bits>();

  constructor(base: Lists, capacity: number) {
    this.base = base;
    this.#capacity = capacity;
  }

  append(value: number, doc: number): void {
    const later = this.#later.get(value);
    if (later) later.push(doc);
    else this.#later.set(value, [doc]);
    const common = this.#common.get(value);
    if (common) addBit(common, doc);
  }

  /** May include released document numbers, which are published nowhere. */
  docs(value: number): Uint32Array {
    const base = this.#baseOf(value);
    const later = this.#later.get(value);
    if (!later) return base;
    const docs = new Uint32Array(base.length + later.length);
    docs.set(base);
    docs.set(later, base.length);
    return docs;
  }

  addTo(bits: Bits, value: number): void {
    if (this.#baseOf(value).length > this.#capacity * COMMON) {
      unite(bits, this.#commonOf(value));
    } else this.#fill(bits, value);
  }

  #baseOf(value: number): Uint32Array {
    return value + 1 < this.base.starts.length ? listItems(this.base, value) : new Uint32Array();
  }

  #commonOf(value: number): Bits {
    const known = this.#common.get(value);
    if (known) return known;
    const bits = this.#fill(noBits(this.#capacity), value);
    this.#common.set(value, bits);
    return bits;
  }

  #fill(bits: Bits, value: number): Bits {
    addBits(bits, this.#baseOf(value));
    return addBits(bits, this.#later.get(value) ?? []);
  }
}
