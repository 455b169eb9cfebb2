/** Parses jsonb of menus and collections; invalid parts are left out and reported, never the whole page. */
import type { ZodType } from 'zod';
import {
  type ContainerRecord,
  containerShape,
  itemShape,
  type MenuItemRecord,
  widgetShape,
} from './content-record.ts';

/** Named in the report: `menu main-desktop`. */
export type ReportUnreadable = (place: string, error: unknown) => void;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function createContentReader(tell: ReportUnreadable) {
  function read<Shape>(place: string, shape: ZodType<Shape>, value: unknown): Shape | null {
    const answer = shape.safeParse(value);
    if (answer.success) return answer.data;
    tell(place, answer.error);
    return null;
  }

  const readEach = <Shape>(place: string, shape: ZodType<Shape>, values: unknown): Shape[] =>
    listOf(values).flatMap(value => read(place, shape, value) ?? []);

  function items(place: string, values: unknown): MenuItemRecord[] {
    return readEach(place, itemShape, values)
      .map(item => ({ ...item, children: items(place, item.children) }))
      .sort((a, b) => a.order - b.order);
  }

  return {
    read,
    items,
    containers: (place: string, values: unknown): ContainerRecord[] =>
      readEach(place, containerShape, values)
        .map(container => ({
          ...container,
          widgets: readEach(place, widgetShape, container.widgets).sort((a, b) => a.sortOrder - b.sortOrder),
        }))
        .sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id),
  };
}

export type ContentReader = ReturnType<typeof createContentReader>;
