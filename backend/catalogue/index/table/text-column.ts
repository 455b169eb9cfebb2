/** A short text per document as bytes: a million strings would slow down the garbage collector. */
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A character takes at most three bytes. */
const WIDEST = 3;
const MAX_LENGTH = 0xffff;

export interface TextColumns {
  bytes: Uint8Array;
  starts: Uint32Array;
  lengths: Uint16Array;
}

export class TextColumn {
  #bytes: Uint8Array;
  #used: number;
  readonly #starts: Uint32Array;
  readonly #lengths: Uint16Array;

  constructor(size: number, saved?: TextColumns) {
    this.#bytes = saved?.bytes ?? new Uint8Array(4096);
    this.#used = saved?.bytes.length ?? 0;
    this.#starts = saved?.starts ?? new Uint32Array(size);
    this.#lengths = saved?.lengths ?? new Uint16Array(size);
  }

  /** Views of what is written. */
  get columns(): TextColumns {
    return { bytes: this.#bytes.subarray(0, this.#used), starts: this.#starts, lengths: this.#lengths };
  }

  /** Returns the spare memory of a column that is complete but for a few texts. */
  trim(): void {
    this.#bytes = this.#bytes.slice(0, this.#used + (this.#used >>> 6));
  }

  set(doc: number, text: string): void {
    const needed = this.#used + text.length * WIDEST;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.#bytes.length + (this.#bytes.length >>> 1), 4096));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(this.#used));
    this.#starts[doc] = this.#used;
    this.#lengths[doc] = Math.min(written, MAX_LENGTH);
    this.#used += written;
  }

  get(doc: number): string {
    const start = this.#starts[doc] ?? 0;
    return decoder.decode(this.#bytes.subarray(start, start + (this.#lengths[doc] ?? 0)));
  }
}
