/** Sets and removes one field of a node, below which paths go through objects and lists but never through other nodes. */
import { isRecord } from '#kernel/is-record.ts';
import { childOf, indexOf, isSafeKey, isSafeValue, withKey, withoutKey } from './json-fields.ts';
import { isListPath, isNodeList } from './node-tree.ts';

type Plain = Readonly<Record<string, unknown>>;

/**
 * The keys of a field's path; null for a path that no operation may write: prototypes, the id, which `rename` changes, and
 * what is below a list of nodes, which have ids of their own.
 */
export function fieldKeys(holder: Plain, path: string, isRoot: boolean): string[] | null {
  const keys = path.split('.');
  if (!keys.every(isSafeKey) || path === 'id' || (isRoot && path === 'kind')) return null;
  for (let length = 1; length < keys.length; length += 1) {
    const above = keys.slice(0, length);
    if (isListPath(above, isRoot) && isNodeList(above.reduce<unknown>(childOf, holder))) return null;
  }
  return keys;
}

export const readField = (holder: Plain, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(childOf, holder);

export interface SetOptions {
  beforeKey?: string | undefined;
  /** Whether objects that are missing on the path are created. */
  createsParents: boolean;
}

/** The result for a path that leads nowhere. */
const nothing = Symbol('nothing');

function setIn(holder: unknown, keys: readonly string[], value: unknown, options: SetOptions): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const isLast = rest.length === 0;
  if (Array.isArray(holder)) {
    const index = indexOf(key, holder.length);
    if (index === null || (index === holder.length && !isLast)) return nothing;
    const entry = setIn(holder[index], rest, value, options);
    return entry === nothing
      ? nothing
      : index === holder.length
        ? [...holder, entry]
        : holder.with(index, entry);
  }
  if (!isRecord(holder)) return nothing;
  const isMissing = !Object.hasOwn(holder, key);
  if (isMissing && !isLast && !options.createsParents) return nothing;
  const entry = setIn(isMissing && !isLast ? {} : holder[key], rest, value, options);
  return entry === nothing ? nothing : withKey(holder, key, entry, isLast ? options.beforeKey : undefined);
}

/** The holder with the field set; null when the path leads through something that is neither object nor list. */
export function setField(
  holder: Plain,
  keys: readonly string[],
  value: unknown,
  options: SetOptions,
): Plain | null {
  if (!isSafeValue(value)) return null;
  const changed = setIn(holder, keys, value, options);
  return isRecord(changed) ? changed : null;
}

/** The holder without the field or list entry; the holder itself when there is none. */
export function unsetField(holder: Plain, keys: readonly string[]): Plain {
  const changed = unsetIn(holder, keys);
  return isRecord(changed) ? changed : holder;
}

function unsetIn(holder: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined || childOf(holder, key) === undefined) return holder;
  const isLast = rest.length === 0;
  if (Array.isArray(holder))
    return isLast
      ? holder.toSpliced(Number(key), 1)
      : holder.with(Number(key), unsetIn(holder[Number(key)], rest));
  if (!isRecord(holder)) return holder;
  return isLast ? withoutKey(holder, key) : { ...holder, [key]: unsetIn(holder[key], rest) };
}

/** How many keys of the path exist. */
export function existingDepth(holder: Plain, keys: readonly string[]): number {
  let value: unknown = holder;
  for (const [depth, key] of keys.entries()) {
    value = childOf(value, key);
    if (value === undefined) return depth;
  }
  return keys.length;
}
