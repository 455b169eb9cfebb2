/** Sorts documents by whole numbers without a comparator: value and document share 64 bits, which are sorted as one number. */

/** A value and a document in one number; on every platform of Node the lower half comes first. */
const FIGURE = 1;
const DOC = 0;

export interface PairBuffer {
  words: Uint32Array;
  pairs: BigUint64Array;
}

export function pairBuffer(count: number): PairBuffer {
  const pairs = new BigUint64Array(count);
  return { pairs, words: new Uint32Array(pairs.buffer) };
}

export function setPair({ words }: PairBuffer, at: number, figure: number, doc: number): void {
  words[at * 2 + FIGURE] = figure;
  words[at * 2 + DOC] = doc;
}

export const figureAt = ({ words }: PairBuffer, at: number): number => words[at * 2 + FIGURE] ?? 0;
export const docAt = ({ words }: PairBuffer, at: number): number => words[at * 2 + DOC] ?? 0;

/** By value, equal values by document. */
export function sortPairs({ pairs }: PairBuffer, count: number): void {
  pairs.subarray(0, count).sort();
}

const SIGN = 0x80000000;
/** So that negative values sort before positive ones. */
const unsigned = (figure: number) => (Math.max(-SIGN, Math.min(SIGN - 1, Math.round(figure))) + SIGN) >>> 0;

/** Documents below `size` by a value, ascending; equal values as in `before`, which has all of them, or by document. */
export function docsByFigure(
  size: number,
  figure: (doc: number) => number,
  before?: Uint32Array,
): Uint32Array {
  const docOf = (place: number) => (before ? (before[place] ?? 0) : place);
  const buffer = pairBuffer(size);
  for (let place = 0; place < size; place += 1) setPair(buffer, place, unsigned(figure(docOf(place))), place);
  sortPairs(buffer, size);
  const docs = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) docs[at] = docOf(docAt(buffer, at));
  return docs;
}
