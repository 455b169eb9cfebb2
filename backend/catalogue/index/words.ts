/** Words of product texts, sorted, with the documents that have them: every word of a query must begin one of them. */
import { addBits, allBits, keepCommon, noBits, type Bits } from './bits.ts';
import { listOf, toLists, type Lists } from './lists.ts';

/** Lower case without marks, so that `Däck` and `dack` are one word. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '');

/** Letters and digits in runs; `AB-12` is `ab` and `12`, in texts as in queries. */
export function wordsOf(text: string): string[] {
  const words = plain(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return [...new Set(words)];
}

export interface Words {
  /** Sorted by code units. */
  vocabulary: readonly string[];
  postings: Lists;
  size: number;
}

export function buildWords(size: number, textOf: (doc: number) => string): Words {
  const numbers = new Map<string, number>();
  const pairs: number[] = [];
  for (let doc = 0; doc < size; doc += 1) {
    for (const word of wordsOf(textOf(doc))) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      pairs.push(number, doc);
    }
  }
  const vocabulary = [...numbers.keys()].sort();
  const placeOf = new Uint32Array(vocabulary.length);
  vocabulary.forEach((word, place) => (placeOf[numbers.get(word) ?? 0] = place));
  for (let at = 0; at < pairs.length; at += 2) pairs[at] = placeOf[pairs[at] ?? 0] ?? 0;
  return { vocabulary, postings: toLists(vocabulary.length, pairs), size };
}

function firstFrom(vocabulary: readonly string[], word: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Documents in which every word of the text begins a word; a text without words matches nothing. */
export function matchWords({ vocabulary, postings, size }: Words, text: string): Bits {
  // More words than this are no query; the rest would only cost.
  const words = wordsOf(text).slice(0, 12);
  if (words.length === 0) return noBits(size);
  const result = allBits(size);
  for (const word of words) {
    const found = noBits(size);
    const end = firstFrom(vocabulary, `${word}\uffff`);
    for (let at = firstFrom(vocabulary, word); at < end; at += 1) addBits(found, listOf(postings, at));
    keepCommon(result, found);
  }
  return result;
}
