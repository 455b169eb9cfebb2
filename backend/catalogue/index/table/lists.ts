/** Many short lists of numbers in two typed arrays: list `n` is `items` from `starts[n]` until `starts[n + 1]`. */
export interface Lists {
  starts: Uint32Array;
  items: Uint32Array;
}

/** A view of one list; nothing is copied. */
export const listItems = ({ starts, items }: Lists, list: number): Uint32Array =>
  items.subarray(starts[list] ?? 0, starts[list + 1] ?? 0);
