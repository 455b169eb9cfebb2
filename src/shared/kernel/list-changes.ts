/** What differs between two lists. */
import { diffArrays } from 'diff/lib/diff/array.js';

/** Entries of the list before, from `start` to before `end`, that are replaced by those of the list after from `from` to before `to`. */
export interface ListChange {
  start: number;
  end: number;
  from: number;
  to: number;
}

/** Lists that differ in more entries are different as a whole: comparing them would take too long. */
const MOST = 2_000;

/**
 * The changes that lead from one list to the other, in order, as few as possible.
 * @returns of lists that differ in more than 2,000 entries one change of everything
 */
export function listChanges(before: readonly string[], after: readonly string[]): ListChange[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MOST });
  if (!parts) return [{ start: 0, end: before.length, from: 0, to: after.length }];
  const changes: ListChange[] = [];
  let [end, to] = [0, 0];
  let current: ListChange | null = null;
  for (const { added, removed, count } of parts) {
    const [start, from] = [end, to];
    if (!added) end += count;
    if (!removed) to += count;
    if (!added && !removed) current = null;
    else if (current) Object.assign(current, { end, to });
    else {
      current = { start, end, from, to };
      changes.push(current);
    }
  }
  return changes;
}
