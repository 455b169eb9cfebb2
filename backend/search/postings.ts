/** The documents of each word: collected as pairs, stored as one typed array with a start per word. */

export interface Postings {
  starts: Uint32Array;
  docs: Uint32Array;
}

/** Pairs of (word, document) in a typed array that grows. */
export interface Pairs {
  add(word: number, doc: number): void;
  /** Documents of each word ascending, none twice. */
  sorted(words: number): Postings;
}

/** `order[word]` is the position of the word; pairs may come in any order of documents. */
export function createPairs(): Pairs {
  let pairs = new Uint32Array(1024);
  let length = 0;
  return {
    add(word, doc) {
      if (length + 2 > pairs.length) {
        const larger = new Uint32Array(pairs.length * 2);
        larger.set(pairs);
        pairs = larger;
      }
      pairs[length] = word;
      pairs[length + 1] = doc;
      length += 2;
    },
    sorted(words) {
      const starts = new Uint32Array(words + 1);
      for (let at = 0; at < length; at += 2) {
        const next = (pairs[at] ?? 0) + 1;
        starts[next] = (starts[next] ?? 0) + 1;
      }
      for (let word = 0; word < words; word += 1)
        starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
      const next = starts.slice();
      const docs = new Uint32Array(length / 2);
      for (let at = 0; at < length; at += 2) {
        const word = pairs[at] ?? 0;
        const place = next[word] ?? 0;
        docs[place] = pairs[at + 1] ?? 0;
        next[word] = place + 1;
      }
      pairs = new Uint32Array(0);
      length = 0;
      return { starts, docs };
    },
  };
}

/** A view; nothing is copied. */
export const docsOfWord = ({ starts, docs }: Postings, word: number): Uint32Array =>
  docs.subarray(starts[word] ?? 0, starts[word + 1] ?? 0);
