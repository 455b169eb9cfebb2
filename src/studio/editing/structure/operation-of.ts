/** The smallest operation that makes one value of a node into another (R-STUDIO-76). */
import type { DocumentOperation, NodeAddress } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { sameJson } from '#kernel/same-json.ts';

/** Null when nothing has changed. @param path keys below the node. */
export function operationOf(
  id: NodeAddress,
  path: readonly string[],
  before: unknown,
  after: unknown,
): DocumentOperation | null {
  if (sameJson(before, after)) return null;
  const inner = onlyChange(before, after);
  if (inner) return operationOf(id, [...path, inner.key], inner.before, inner.after);
  const at = { id, path: path.join('.'), ...(before === undefined ? {} : { was: before }) };
  return after === undefined ? { unset: at } : { set: { ...at, value: after } };
}

/** The operations for every key of a node that differs; id, kind and type stay. */
export function operationsOf(
  id: NodeAddress,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): DocumentOperation[] {
  return keysOf(before, after)
    .filter(key => !['id', 'kind', 'type', 'widgets', 'regions'].includes(key))
    .flatMap(key => operationOf(id, [key], before[key], after[key]) ?? []);
}

/** The one key below which two objects, or two lists of objects of the same length, differ. */
function onlyChange(before: unknown, after: unknown) {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [from, to]: [readonly unknown[], readonly unknown[]] = [before, after];
    if (from.length !== to.length) return null;
    const changed = [...from.keys()].filter(index => !sameJson(from[index], to[index]));
    const [index] = changed;
    if (index === undefined || changed.length > 1 || !isRecord(from[index]) || !isRecord(to[index]))
      return null;
    return { key: String(index), before: from[index], after: to[index] };
  }
  if (!isRecord(before) || !isRecord(after)) return null;
  const changed = keysOf(before, after).filter(key => !sameJson(before[key], after[key]));
  const [key] = changed;
  // A path cannot name a key with a dot.
  if (key === undefined || changed.length > 1 || key.includes('.')) return null;
  // An object that becomes empty goes as a whole.
  if (after[key] === undefined && Object.keys(before).length === 1) return null;
  return { key, before: before[key], after: after[key] };
}

const keysOf = (one: object, other: object): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];
