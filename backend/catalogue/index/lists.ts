/** Many short lists of numbers in two typed arrays: list `n` is `items` from `starts[n]` until `starts[n + 1]`. */
export interface Lists {
  starts: Uint32Array;
  items: Uint32Array;
}

/** `pairs` are (list, item) one after another; items keep their order within a list. */
export function toLists(count: number, pairs: readonly number[] | Uint32Array): Lists {
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < pairs.length; at += 2) {
    const list = (pairs[at] ?? 0) + 1;
    starts[list] = (starts[list] ?? 0) + 1;
  }
  for (let list = 0; list < count; list += 1)
    starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0);
  const next = starts.slice();
  const items = new Uint32Array(pairs.length / 2);
  for (let at = 0; at < pairs.length; at += 2) {
    const list = pairs[at] ?? 0;
    const place = next[list] ?? 0;
    items[place] = pairs[at + 1] ?? 0;
    next[list] = place + 1;
  }
  return { starts, items };
}

/** A view of one list; nothing is copied. */
export const listOf = ({ starts, items }: Lists, list: number): Uint32Array =>
  items.subarray(starts[list] ?? 0, starts[list + 1] ?? 0);
