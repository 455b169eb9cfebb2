/** The operations that undo others, to the byte (R-STUDIO-2). */

import { isRecord } from '#kernel/is-record.ts';
import { ok, type Result, refuse } from '#kernel/result.ts';
import { sameJson } from '#kernel/same-json.ts';
import { applyOperation, type OperationRefusal } from './apply.ts';
import { existingDepth, fieldKeys, readField } from './fields.ts';
import { type JsonPath, valueAt } from './json-fields.ts';
import { findNode } from './node-tree.ts';
import type { DocumentBody, DocumentOperation, NodeAddress, NodePlace } from './operation.ts';
import { findPlace, placeAt } from './places.ts';

/** Undoing restores the position of a removed key as well. */
const keyAfter = (holder: unknown, key: string | undefined): { beforeKey?: string } => {
  if (!isRecord(holder) || key === undefined) return {};
  const keys = Object.keys(holder);
  const next = keys[keys.indexOf(key) + 1];
  return next === undefined ? {} : { beforeKey: next };
};

function undoField(
  body: DocumentBody,
  after: DocumentBody,
  id: NodeAddress,
  path: string,
): DocumentOperation[] {
  const [before, then] = id === '' ? [body, after] : [findNode(body, id)?.node, findNode(after, id)?.node];
  const keys = before && fieldKeys(before, path, id === '');
  if (!before || !then || !keys) return [];
  const was = readField(then, keys);
  const value = readField(before, keys);
  if (value === undefined) {
    if (was === undefined) return [];
    // The field came with the objects around it: undoing removes these as well.
    const created = keys.slice(0, existingDepth(before, keys) + 1);
    return [{ unset: { id, path: created.join('.'), was: readField(then, created) } }];
  }
  const above = readField(before, keys.slice(0, -1));
  if (Array.isArray(above)) {
    const list = readField(then, keys.slice(0, -1));
    const isShorter = Array.isArray(list) && list.length < above.length;
    // A list entry was removed from among others, which have moved up.
    if (isShorter) return [{ set: { id, path: keys.slice(0, -1).join('.'), value: above, was: list } }];
  }
  if (was !== undefined) return sameJson(was, value) ? [] : [{ set: { id, path, value, was } }];
  return [{ set: { id, path, value, ...keyAfter(above, keys.at(-1)) } }];
}

/** Removes a list that came with its first node. */
function undoList(body: DocumentBody, place: NodePlace): DocumentOperation[] {
  const found = findPlace(body, place);
  if (typeof found === 'string' || found.exists) return [];
  const isRegion = 'firstInRegion' in place;
  const holder = isRegion ? body : valueAt(body, found.list.slice(0, -1));
  const id = !isRegion && found.list.length > 1 && isRecord(holder) ? String(holder['id']) : '';
  const path: JsonPath = isRegion ? found.list : found.list.slice(-1);
  return [{ unset: { id, path: path.join('.'), was: [] } }];
}

/**
 * The operations that undo one operation.
 * @param body the document before it
 * @param after the document after it
 */
export function invertOperation(
  body: DocumentBody,
  after: DocumentBody,
  operation: DocumentOperation,
): DocumentOperation[] {
  if ('set' in operation) return undoField(body, after, operation.set.id, operation.set.path);
  if ('unset' in operation) return undoField(body, after, operation.unset.id, operation.unset.path);
  if ('insert' in operation) {
    const { node } = operation.insert;
    return [{ remove: { id: node.id, was: node } }, ...undoList(body, operation.insert)];
  }
  if ('rename' in operation) {
    const { id, to } = operation.rename;
    const name = id === '' ? String(body['id']) : id;
    return name === to ? [] : [{ rename: { id: id === '' ? '' : to, to: name } }];
  }
  const { id } = 'remove' in operation ? operation.remove : operation.move;
  const found = findNode(body, id);
  if (!found) return [];
  const place = placeAt(body, found.list, found.at);
  if ('remove' in operation) return [{ insert: { ...place, node: found.node } }];
  const moved = findNode(after, id);
  const stays = moved && moved.at === found.at && sameJson(moved.list, found.list);
  return stays ? [] : [{ move: { ...place, id } }, ...undoList(body, operation.move)];
}

/** Applies operations and says which ones undo them; a list without effect has no inverse. */
export function applyWithInverse(
  body: DocumentBody,
  operations: readonly DocumentOperation[],
): Result<{ body: DocumentBody; inverse: DocumentOperation[] }, OperationRefusal> {
  let changed = body;
  let inverse: DocumentOperation[] = [];
  for (const [operation, each] of operations.entries()) {
    const applied = applyOperation(changed, each);
    if (!applied.ok) return refuse({ operation, ...applied.refusal });
    inverse = [...invertOperation(changed, applied.value, each), ...inverse];
    changed = applied.value;
  }
  return ok({ body: changed, inverse });
}
