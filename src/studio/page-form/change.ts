/** Immutable updates of a value inside an instance. */
import { requiredLocales } from '#i18n/required-locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Field, FieldPath } from './field.ts';

/** @param value undefined removes the field */
export function withValue<T>(root: T, path: FieldPath, value: unknown): T {
  return changed(root, path, value) as T;
}

function changed(holder: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(holder) || typeof step === 'number') {
    const list = Array.isArray(holder) ? (holder as readonly unknown[]) : [];
    return list.with(Number(step), changed(list[Number(step)], rest, value));
  }
  const before = isRecord(holder) ? holder : {};
  const next = changed(before[step], rest, value);
  const { [step]: _gone, ...others } = before;
  if (next === undefined) return others;
  // An existing key keeps its position, so that the file keeps the author's order.
  return Object.hasOwn(before, step) ? { ...before, [step]: next } : { ...others, [step]: next };
}

export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const without = list.toSpliced(from, 1);
  return without.toSpliced(to, 0, list[from] as T);
};

/** Initial value of a new list entry or an opened group: all required fields, empty. */
export function emptyOf(field: Field): unknown {
  const { control, localizable, fallback } = field;
  if (fallback !== undefined) return structuredClone(fallback);
  if (localizable) return Object.fromEntries(requiredLocales.map(code => [code, '']));
  switch (control.kind) {
    case 'choice':
      return control.values[0];
    case 'switch':
      return false;
    case 'number':
      return Math.max(control.min, 0);
    case 'text':
    case 'link':
      return '';
    case 'list':
      return Array.from({ length: control.min }, () => emptyOf(control.item));
    case 'group':
      return Object.fromEntries(
        control.fields
          .filter(({ required }) => required)
          .map(({ name, field: inner }) => [name, emptyOf(inner)]),
      );
    case 'json':
      return {};
  }
}
