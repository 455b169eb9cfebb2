import { isRecord } from '#kernel/is-record.ts';
import type { FieldPath } from './field.ts';

/** The value at a path of objects and lists; undefined where there is none. */
export const fieldValueAt = (node: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((holder, step) => {
    if (Array.isArray(holder)) return holder[Number(step)];
    return isRecord(holder) ? holder[step] : undefined;
  }, node);
