/** The document of a product id. Dense ids, as in a database, cost four bytes each. */
const NONE = -1;
/** Larger ids are stored one by one. */
const DENSE = 1 << 24;

export class DocTable {
  #dense = new Int32Array(1024).fill(NONE);
  readonly #sparse = new Map<number, number>();

  get(id: number): number | undefined {
    if (id < 0 || id >= DENSE) return this.#sparse.get(id);
    const doc = this.#dense[id] ?? NONE;
    return doc === NONE ? undefined : doc;
  }

  set(id: number, doc: number): void {
    if (id < 0 || id >= DENSE) {
      this.#sparse.set(id, doc);
      return;
    }
    if (id >= this.#dense.length) this.#grow(id);
    this.#dense[id] = doc;
  }

  delete(id: number): void {
    if (id < 0 || id >= DENSE) this.#sparse.delete(id);
    else if (id < this.#dense.length) this.#dense[id] = NONE;
  }

  #grow(id: number): void {
    const larger = new Int32Array(Math.min(DENSE, Math.max(id + 1, this.#dense.length * 2))).fill(NONE);
    larger.set(this.#dense);
    this.#dense = larger;
  }
}
