/** What the rows of the outline ask of it, by an object that stays the same, so that rows need not be rendered again. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { GroupRow } from '../../editing/structure/group-rows.ts';

export interface RowActions {
  select(row: GroupRow): void;
  toggle(row: GroupRow): void;
  hover(row: GroupRow): void;
  add(row: GroupRow): void;
  hide(row: GroupRow): void;
  comments(row: GroupRow): void;
  /** @param to null: cancelled */
  renamed(row: GroupRow, to: string | null): void;
}

/**
 * @param current as this render has them
 * @returns one object for all renders, which does what the last render said
 */
export function useRowActions(current: RowActions): RowActions {
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  return useMemo(
    () => ({
      select: row => latest.current.select(row),
      toggle: row => latest.current.toggle(row),
      hover: row => latest.current.hover(row),
      add: row => latest.current.add(row),
      hide: row => latest.current.hide(row),
      comments: row => latest.current.comments(row),
      renamed: (row, to) => latest.current.renamed(row, to),
    }),
    [],
  );
}
