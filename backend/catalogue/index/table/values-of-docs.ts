/** The facet values of each document: appended in any order of documents, sorted once all are there. */
import type { createYieldToEventLoop } from '../yield-to-event-loop.ts';
import type { Lists } from './lists.ts';

/** A typed array that grows: for millions of numbers whose count is not known beforehand. */
class Numbers {
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

const BITE = 16_384;

interface SavedValues {
  starts: Uint32Array;
  counts: Uint16Array;
  items: Uint32Array;
}

export class ValuesOfDocs {
  readonly starts: Uint32Array;
  readonly counts: Uint16Array;
  #items: Numbers;

  constructor(capacity: number, saved?: SavedValues) {
    this.starts = saved?.starts ?? new Uint32Array(capacity);
    this.counts = saved?.counts ?? new Uint16Array(capacity);
    this.#items = saved ? Numbers.of(saved.items) : new Numbers();
  }

  /** Valid until the next `put`. */
  get items(): Uint32Array {
    return this.#items.items;
  }

  put(doc: number, values: Iterable<number>): void {
    this.starts[doc] = this.#items.length;
    for (const value of values) this.#items.push(value);
    this.counts[doc] = this.#items.length - (this.starts[doc] ?? 0);
  }

  of(doc: number): Uint32Array {
    const start = this.starts[doc] ?? 0;
    return this.items.subarray(start, start + (this.counts[doc] ?? 0));
  }

  /** Counting iterates documents in order, so neighbours should be adjacent in memory. */
  async arrange(size: number, yieldToEventLoop: ReturnType<typeof createYieldToEventLoop>): Promise<void> {
    const arranged = new Numbers(this.#items.length);
    for (let doc = 0; doc < size; doc += 1) {
      const values = this.of(doc);
      this.starts[doc] = arranged.length;
      for (const value of values) arranged.push(value);
      if (doc % BITE === 0) await yieldToEventLoop();
    }
    this.#items = arranged;
  }

  /** Documents of each value, ascending. */
  async turned(
    size: number,
    valueCount: number,
    yieldToEventLoop: ReturnType<typeof createYieldToEventLoop>,
  ): Promise<Lists> {
    const starts = new Uint32Array(valueCount + 1);
    const items = this.items;
    for (const value of items) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
    for (let value = 0; value < valueCount; value += 1)
      starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0);
    const next = starts.slice();
    const docs = new Uint32Array(items.length);
    for (let doc = 0; doc < size; doc += 1) {
      const from = this.starts[doc] ?? 0;
      const until = from + (this.counts[doc] ?? 0);
      for (let at = from; at < until; at += 1) {
        const value = items[at] ?? 0;
        const place = next[value] ?? 0;
        docs[place] = doc;
        next[value] = place + 1;
      }
      if (doc % BITE === 0) await yieldToEventLoop();
    }
    return { starts, items: docs };
  }
}
