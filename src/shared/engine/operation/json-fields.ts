/** Reads and replaces values of a JSON document without changing it: only the objects on the path are copied. */
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentBody } from './operation.ts';

/** Keys and indexes from the document down to a value. */
export type JsonPath = readonly (string | number)[];

/** Deeper values are refused, so that no document exhausts the stack. */
const deepest = 100;
/** Names of what every object inherits. */
const prototypeKeys = ['__proto__', 'constructor', 'prototype'];

export const isSafeKey = (key: string): boolean => key !== '' && !prototypeKeys.includes(key);

/** Whether a value is JSON of reasonable depth that cannot change a prototype. */
export function isSafeValue(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > deepest) return false;
  if (Array.isArray(value)) return value.every(entry => isSafeValue(entry, depth + 1));
  return Object.entries(value).every(([key, entry]) => key !== '__proto__' && isSafeValue(entry, depth + 1));
}

/** The value under one key; undefined when the holder has no such key of its own. */
export function childOf(holder: unknown, key: string | number): unknown {
  if (Array.isArray(holder)) {
    const index = indexOf(String(key), holder.length);
    return index === null ? undefined : holder[index];
  }
  return isRecord(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
}

export const valueAt = (root: unknown, path: JsonPath): unknown => path.reduce(childOf, root);

/** A copy of the object with the key; a new key is written before `beforeKey`, or as the last one. */
export function withKey(
  holder: Readonly<Record<string, unknown>>,
  key: string,
  value: unknown,
  beforeKey?: string,
): Record<string, unknown> {
  if (Object.hasOwn(holder, key) || beforeKey === undefined || !Object.hasOwn(holder, beforeKey))
    return { ...holder, [key]: value };
  return Object.fromEntries(
    Object.entries(holder).flatMap(entry => (entry[0] === beforeKey ? [[key, value], entry] : [entry])),
  );
}

export const withoutKey = (holder: Readonly<Record<string, unknown>>, key: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(holder).filter(([name]) => name !== key));

/** The position that a key names in a list of this length; null when it names none. `length` itself appends. */
export function indexOf(key: string, length: number): number | null {
  if (!/^(?:0|[1-9]\d{0,5})$/.test(key)) return null;
  const index = Number(key);
  return index <= length ? index : null;
}

const replaceIn = (value: unknown, path: JsonPath, change: (value: unknown) => unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(key), replaceIn(value[Number(key)], rest, change));
  return isRecord(value) ? { ...value, [key]: replaceIn(value[key], rest, change) } : value;
};

/** A copy of the document in which the value at `path` is what `change` makes of it; the path must exist. */
export function replaceAt(
  body: DocumentBody,
  path: JsonPath,
  change: (value: unknown) => unknown,
): DocumentBody {
  const next = replaceIn(body, path, change);
  return isRecord(next) ? next : body;
}
