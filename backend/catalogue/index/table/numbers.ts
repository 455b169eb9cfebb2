/** A typed array that grows: for millions of numbers whose count is not known beforehand. */
export class Numbers {
  #items: Uint32Array;
  #length = 0;

  constructor(buffer = 1024) {
    this.#items = new Uint32Array(Math.max(1, buffer));
  }

  /** Takes over an array, which must not be used any more. */
  static of(items: Uint32Array): Numbers {
    const numbers = new Numbers(0);
    numbers.#items = items;
    numbers.#length = items.length;
    return numbers;
  }

  get length(): number {
    return this.#length;
  }

  push(item: number): void {
    if (this.#length === this.#items.length) this.#grow();
    this.#items[this.#length] = item;
    this.#length += 1;
  }

  /** A view of the current numbers; invalid after a `push`. */
  get items(): Uint32Array {
    return this.#items.subarray(0, this.#length);
  }

  #grow(): void {
    const larger = new Uint32Array(Math.max(1024, this.#items.length + (this.#items.length >>> 1)));
    larger.set(this.#items);
    this.#items = larger;
  }
}
