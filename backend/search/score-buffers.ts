/** Memory for the scores of one query, reserved once and reset after each. */
import type { Found } from './search-index.ts';

type IsShown = (doc: number) => boolean;

export type ScoreBuffers = ReturnType<typeof createScoreBuffers>;

export function createScoreBuffers() {
  let inText = new Uint16Array(0);
  let inLabels = new Uint16Array(0);
  let points = new Uint32Array(0);
  let covered = new Uint8Array(0);
  let round = new Uint32Array(0);
  let touched = 0;

  function add(to: Uint16Array, doc: number, worth: number): void {
    if (inText[doc] === 0 && inLabels[doc] === 0) {
      round[touched] = doc;
      touched += 1;
    }
    if ((to[doc] ?? 0) < worth) to[doc] = worth;
  }

  return {
    reserve(capacity: number): void {
      if (points.length >= capacity) return;
      const size = Math.ceil(capacity * 1.1) + 64;
      inText = new Uint16Array(size);
      inLabels = new Uint16Array(size);
      points = new Uint32Array(size);
      covered = new Uint8Array(size);
      round = new Uint32Array(size);
    },

    beginWord(): void {
      touched = 0;
    },

    /** The best of a word's scores in the texts of a document counts. */
    addInText: (doc: number, worth: number) => add(inText, doc, worth),

    /** The best of a word's scores in the labels of a document counts. */
    addInLabels: (doc: number, worth: number) => add(inLabels, doc, worth),

    /** Adds the word's scores to the points; returns how many documents have the word. */
    endWord(): number {
      for (let at = 0; at < touched; at += 1) {
        const doc = round[at] ?? 0;
        points[doc] = (points[doc] ?? 0) + (inText[doc] ?? 0) + (inLabels[doc] ?? 0);
        covered[doc] = (covered[doc] ?? 0) + 1;
        inText[doc] = 0;
        inLabels[doc] = 0;
      }
      return touched;
    },

    collect(least: number, capacity: number, isShown: IsShown): Found {
      return collect({ points, covered }, least, capacity, isShown);
    },

    /** The highest number of words in any shown document. */
    mostCovered(capacity: number, isShown: IsShown): number {
      let most = 0;
      for (let doc = 0; doc < capacity; doc += 1)
        if ((covered[doc] ?? 0) > most && isShown(doc)) most = covered[doc] ?? 0;
      return most;
    },

    reset(): void {
      points.fill(0);
      covered.fill(0);
    },
  };
}

/** Documents that have at least `least` of the words. */
function collect(
  { points, covered }: { points: Uint32Array; covered: Uint8Array },
  least: number,
  capacity: number,
  isShown: IsShown,
): Found {
  let count = 0;
  for (let doc = 0; doc < capacity; doc += 1) {
    if ((covered[doc] ?? 0) < least) continue;
    if (isShown(doc)) count += 1;
    else covered[doc] = 0;
  }
  const docs = new Uint32Array(count);
  const scores = new Uint16Array(count);
  let at = 0;
  for (let doc = 0; doc < capacity && at < count; doc += 1) {
    if ((covered[doc] ?? 0) < least) continue;
    docs[at] = doc;
    scores[at] = Math.min(60_000, points[doc] ?? 0);
    at += 1;
  }
  return { docs, scores };
}
