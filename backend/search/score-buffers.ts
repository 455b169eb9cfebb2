/** Memory for the scores of one query: only documents that a query reaches are visited, collected and reset. */
import { addBit, type Bits, eachBit, hasBit, noBits } from '#backend/kernel/bits.ts';
import type { TextMatches } from './search-index.ts';

/** The best score of a word in texts is in the upper half of a number, that in labels in the lower half. */
const TEXT = 16;
const LABELS = 0xffff;
/** The number of words of a document is above its points. */
const WORDS = 24;
const POINTS = 0xffffff;
/** Factor for the product that is shown for a hidden variant. */
const OF_VARIANT = 0.6;
const MAX_SCORE = 60_000;

/** Which documents are shown, and what is shown instead of the others; -1 for nothing. */
export interface ShownResults {
  shown: Bits;
  lead: Int32Array | null;
}

const placeOf = (word: number, bit: number): number => (word << 5) + 31 - Math.clz32(bit);

export class ScoreBuffers {
  /** Scores of the current word. */
  #word = new Uint32Array(0);
  /** Documents of the current word, as a set: in ascending order they are neighbours in memory. */
  #touched: Bits = noBits(0);
  #sums = new Uint32Array(0);
  /** Documents of any word. */
  #reached: Bits = noBits(0);
  #scores = new Uint16Array(0);

  reserve(capacity: number): void {
    if (this.#sums.length >= capacity) return;
    const size = Math.ceil(capacity * 1.1) + 64;
    this.#word = new Uint32Array(size);
    this.#touched = noBits(size);
    this.#sums = new Uint32Array(size);
    this.#reached = noBits(size);
    this.#scores = new Uint16Array(size);
  }

  /** The best of a word's scores in the texts of a document counts. */
  addInText(docs: Uint32Array, worth: number, replaced: Bits | null): void {
    const [word, touched] = [this.#word, this.#touched];
    const high = worth << TEXT;
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] ?? 0;
      if (replaced !== null && hasBit(replaced, doc)) continue;
      const before = word[doc] ?? 0;
      if (before === 0) addBit(touched, doc);
      if (before >>> TEXT < worth) word[doc] = (before & LABELS) | high;
    }
  }

  /** The best of a word's scores in the labels of a document counts. */
  addInLabels(docs: Uint32Array, worth: number): void {
    const [word, touched] = [this.#word, this.#touched];
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] ?? 0;
      const before = word[doc] ?? 0;
      if (before === 0) addBit(touched, doc);
      if ((before & LABELS) < worth) word[doc] = (before & ~LABELS) | worth;
    }
  }

  /** Adds the word's scores to the points; returns whether any document has the word. */
  endWord(showing: ShownResults): boolean {
    this.#addLeads(showing);
    const [word, touched, sums, reached] = [this.#word, this.#touched, this.#sums, this.#reached];
    let any = 0;
    for (let place = 0; place < touched.length; place += 1) {
      let rest = touched[place] ?? 0;
      if (rest === 0) continue;
      any = 1;
      reached[place] = (reached[place] ?? 0) | rest;
      touched[place] = 0;
      for (; rest !== 0; rest &= rest - 1) {
        const doc = placeOf(place, rest & -rest);
        const scores = word[doc] ?? 0;
        sums[doc] = (sums[doc] ?? 0) + (scores >>> TEXT) + (scores & LABELS) + (1 << WORDS);
        word[doc] = 0;
      }
    }
    return any === 1;
  }

  /** A score of a hidden variant counts, reduced, for the product that is shown for it. */
  #addLeads({ shown, lead }: ShownResults): void {
    if (!lead) return;
    const [word, touched] = [this.#word, this.#touched];
    for (let place = 0; place < touched.length; place += 1) {
      let rest = (touched[place] ?? 0) & ~(shown[place] ?? 0);
      for (; rest !== 0; rest &= rest - 1) {
        const doc = placeOf(place, rest & -rest);
        const main = lead[doc] ?? -1;
        if (main < 0) continue;
        const scores = word[doc] ?? 0;
        const before = word[main] ?? 0;
        if (before === 0) addBit(touched, main);
        const inText = Math.max(before >>> TEXT, Math.ceil((scores >>> TEXT) * OF_VARIANT));
        const inLabels = Math.max(before & LABELS, Math.ceil((scores & LABELS) * OF_VARIANT));
        word[main] = (inText << TEXT) | inLabels;
      }
    }
  }

  /** Of a single word: the shown documents that have it, and the start of the next word. */
  collectWord(showing: ShownResults): TextMatches {
    this.#addLeads(showing);
    const { shown } = showing;
    const [word, touched, scores] = [this.#word, this.#touched, this.#scores];
    const members = new Uint32Array(shown.length);
    let count = 0;
    for (let place = 0; place < touched.length; place += 1) {
      let rest = touched[place] ?? 0;
      if (rest === 0) continue;
      const kept = rest & (shown[place] ?? 0);
      if (place < members.length) members[place] = kept;
      touched[place] = 0;
      for (; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const doc = placeOf(place, bit);
        const both = word[doc] ?? 0;
        word[doc] = 0;
        if ((kept & bit) === 0) continue;
        scores[count] = Math.min(MAX_SCORE, (both >>> TEXT) + (both & LABELS));
        count += 1;
      }
    }
    return { members, scores: scores.slice(0, count) };
  }

  /** The highest number of words in any shown document; `all` is the number of words. */
  mostCovered({ shown }: ShownResults, all: number): number {
    const [sums, reached] = [this.#sums, this.#reached];
    let most = 0;
    for (let place = 0; place < shown.length && most < all; place += 1) {
      let rest = (reached[place] ?? 0) & (shown[place] ?? 0);
      for (; rest !== 0; rest &= rest - 1) {
        const covered = (sums[placeOf(place, rest & -rest)] ?? 0) >>> WORDS;
        if (covered > most) most = covered;
      }
    }
    return most;
  }

  /** Shown documents that have at least `least` of the words. */
  collect({ shown }: ShownResults, least: number): TextMatches {
    const [sums, reached, scores] = [this.#sums, this.#reached, this.#scores];
    const members = new Uint32Array(shown.length);
    let count = 0;
    for (let place = 0; place < members.length; place += 1) {
      let rest = (reached[place] ?? 0) & (shown[place] ?? 0);
      let kept = rest;
      for (; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const doc = placeOf(place, bit);
        const sum = sums[doc] ?? 0;
        if (sum >>> WORDS < least) {
          kept &= ~bit;
          continue;
        }
        scores[count] = Math.min(MAX_SCORE, sum & POINTS);
        count += 1;
      }
      members[place] = kept;
    }
    return { members, scores: scores.slice(0, count) };
  }

  reset(): void {
    const sums = this.#sums;
    eachBit(this.#reached, doc => {
      sums[doc] = 0;
    });
    this.#reached.fill(0);
  }
}
