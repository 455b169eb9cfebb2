/** Finds words with one or two typos in sorted words: shared prefixes are computed once, hopeless ones skipped early. */

export interface SortedWords {
  /** By code units. */
  words: readonly string[];
  /** Letters that each word shares with the one before it, 255 at most. */
  shared: Uint8Array;
  /** Letters of each word, 255 at most: most words are passed over without being read. */
  lengths: Uint8Array;
}

export function sortedWords(words: readonly string[]): SortedWords {
  const shared = new Uint8Array(words.length);
  for (let at = 1; at < words.length; at += 1) {
    const [before = '', word = ''] = [words[at - 1], words[at]];
    const most = Math.min(before.length, word.length, 255);
    let same = 0;
    while (same < most && before.charCodeAt(same) === word.charCodeAt(same)) same += 1;
    shared[at] = same;
  }
  return { words, shared, lengths: Uint8Array.from(words, ({ length }) => Math.min(length, 255)) };
}

/** The first place at or after `text`. */
export function positionOf(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Longer words are cut when they are made. */
const DEPTH = 90;

/**
 * Calls back for every word within `most` edits: a letter inserted, deleted or replaced, or two neighbours swapped.
 * With `beginning`, a word also matches when its prefix does.
 */
export function eachSimilar(
  { words, shared, lengths }: SortedWords,
  asked: string,
  { most, beginning }: { most: number; beginning: boolean },
  visit: (place: number, steps: number) => void,
): void {
  const width = asked.length + 1;
  const rows = new Uint8Array((DEPTH + 1) * width);
  for (let column = 0; column < width; column += 1) rows[column] = column;
  /** The best complete match of a prefix up to each depth. */
  const best = new Uint8Array(DEPTH + 1).fill(255);
  /** Rows up to here belong to the current word. */
  let known = 0;
  /** No word that shares this many letters can match. */
  let hopeless = Infinity;

  for (let at = 0; at < words.length; at += 1) {
    const same = shared[at] ?? 0;
    if (same >= hopeless) continue;
    hopeless = Infinity;
    known = Math.min(known, same);
    const length = Math.min(lengths[at] ?? 0, DEPTH);
    if (!beginning && length < asked.length - most) {
      // Too short, yet its rows may be used for the next word; rows beyond `known` are missing.
      continue;
    }
    const word = words[at] ?? '';
    while (known < length) {
      known += 1;
      const lowest = fillRow(rows, known, width, asked, word);
      const end = rows[known * width + width - 1] ?? 255;
      best[known] = Math.min(best[known - 1] ?? 255, end);
      if (lowest > most && (!beginning || (best[known] ?? 255) > most)) {
        hopeless = known;
        break;
      }
    }
    if (hopeless !== Infinity) continue;
    const steps = beginning ? (best[length] ?? 255) : (rows[length * width + width - 1] ?? 255);
    if (steps <= most) visit(at, steps);
  }
}

/** One more letter of the word: distances to every beginning of what was asked; answers the lowest. */
function fillRow(rows: Uint8Array, row: number, width: number, asked: string, word: string): number {
  const [now, above, twoAbove] = [row * width, (row - 1) * width, (row - 2) * width];
  const letter = word.charCodeAt(row - 1);
  const letterBefore = row > 1 ? word.charCodeAt(row - 2) : -1;
  let lowest = row;
  rows[now] = row;
  for (let column = 1; column < width; column += 1) {
    const other = asked.charCodeAt(column - 1);
    let steps = Math.min(
      (rows[above + column] ?? 0) + 1,
      (rows[now + column - 1] ?? 0) + 1,
      (rows[above + column - 1] ?? 0) + (letter === other ? 0 : 1),
    );
    if (column > 1 && letterBefore === other && asked.charCodeAt(column - 2) === letter)
      steps = Math.min(steps, (rows[twoAbove + column - 2] ?? 0) + 1);
    rows[now + column] = steps;
    if (steps < lowest) lowest = steps;
  }
  return lowest;
}
