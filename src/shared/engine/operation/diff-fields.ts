/** The operations that turn the fields of one node or document into those of another; its children are not compared. */
import { isRecord } from '#kernel/is-record.ts';
import { sameJson } from '#kernel/same-json.ts';
import { isSafeKey } from './json-fields.ts';
import { childListKeys, isNodeList } from './node-tree.ts';
import type { DocumentOperation, NodeAddress } from './operation.ts';

type Plain = Readonly<Record<string, unknown>>;

const emptied = (holder: Plain, isList: (key: string) => boolean): Plain =>
  Object.fromEntries(
    Object.entries(holder).map(([key, value]) => [key, isList(key) && isNodeList(value) ? [] : value]),
  );

/** The node or document with its lists of children empty. */
export function withoutChildren<T extends Plain>(holder: T, isRoot: boolean): T & Plain {
  const { regions } = holder;
  const inRegions = isRoot && isRecord(regions) ? { regions: emptied(regions, () => true) } : {};
  return { ...holder, ...emptied(holder, key => childListKeys.some(known => known === key)), ...inRegions };
}

const isAddressable = (key: string) => isSafeKey(key) && !key.includes('.');
const isListOfRecords = (value: unknown): value is Plain[] => Array.isArray(value) && value.every(isRecord);

function compareValues(
  id: NodeAddress,
  path: string[],
  was: unknown,
  value: unknown,
  where: { beforeKey?: string },
): DocumentOperation[] {
  if (sameJson(was, value)) return [];
  if (isRecord(was) && isRecord(value)) {
    const parts = compareKeys(id, path, was, value);
    if (parts) return parts;
  }
  const pairs = isListOfRecords(was) && isListOfRecords(value) && was.length === value.length;
  if (pairs)
    return value.flatMap((entry, at) => compareValues(id, [...path, String(at)], was[at], entry, {}));
  const field = { id, path: path.join('.') };
  if (value === undefined) return [{ unset: { ...field, was } }];
  return [{ set: { ...field, value, ...(was === undefined ? where : { was }) } }];
}

/** Null when a key that differs cannot be part of a path. */
function compareKeys(id: NodeAddress, path: string[], was: Plain, value: Plain): DocumentOperation[] | null {
  const keys = Object.keys(value);
  const removed = Object.keys(was).filter(key => !Object.hasOwn(value, key));
  const differing = keys.filter(key => !sameJson(was[key], value[key]));
  if (![...removed, ...differing].every(isAddressable)) return null;
  const next = (key: string) => keys.slice(keys.indexOf(key) + 1).find(other => Object.hasOwn(was, other));
  return [
    ...removed.flatMap(key => compareValues(id, [...path, key], was[key], undefined, {})),
    ...differing.flatMap(key => {
      const beforeKey = next(key);
      const where = beforeKey === undefined ? {} : { beforeKey };
      return compareValues(id, [...path, key], was[key], value[key], where);
    }),
  ];
}

/**
 * @param id empty for the document
 * @throws Error for a key of the node itself that no path can name
 */
export function diffFields(id: NodeAddress, was: Plain, value: Plain): DocumentOperation[] {
  const isRoot = id === '';
  const own = (holder: Plain): Plain => ({ ...withoutChildren(holder, isRoot), id });
  const operations = compareKeys(id, [], own(was), own(value));
  if (!operations) throw new Error(`A field of "${id}" has a name that no path can hold`);
  return operations;
}
