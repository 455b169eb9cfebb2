/** A short text per document as bytes: a million strings would slow down the garbage collector. */
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A character takes at most three bytes. */
const WIDEST = 3;
const LONGEST = 0xffff;

export class TextColumn {
  #bytes = new Uint8Array(4096);
  #used = 0;
  readonly #starts: Uint32Array;
  readonly #lengths: Uint16Array;

  constructor(size: number) {
    this.#starts = new Uint32Array(size);
    this.#lengths = new Uint16Array(size);
  }

  set(doc: number, text: string): void {
    const needed = this.#used + text.length * WIDEST;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(this.#used));
    this.#starts[doc] = this.#used;
    this.#lengths[doc] = Math.min(written, LONGEST);
    this.#used += written;
  }

  get(doc: number): string {
    const start = this.#starts[doc] ?? 0;
    return decoder.decode(this.#bytes.subarray(start, start + (this.#lengths[doc] ?? 0)));
  }
}
