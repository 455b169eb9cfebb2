/** Where the outline marks what belongs to a part: at the part, or at what holds it while that is closed. */

/**
 * @param marked with the row that each belongs to
 * @param shown ids of the rows that are seen
 * @param around ids of the rows around one, from the outermost
 */
export function atRows<Marked>(
  marked: readonly { row: string | null; of: Marked }[],
  shown: ReadonlySet<string>,
  around: (id: string) => readonly string[],
): ReadonlyMap<string, readonly Marked[]> {
  const found = new Map<string, Marked[]>();
  for (const { row, of } of marked) {
    if (row === null) continue;
    const at = shown.has(row) ? row : around(row).findLast(id => shown.has(id));
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), of]);
  }
  return found;
}
