/** Operations as they are posted: with the values that the author saw, and without those that a later one replaces. */

import { applyOperation, applyOperations } from '#engine/operation/apply.ts';
import { fieldKeys, readField } from '#engine/operation/fields.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentOperation, NodeAddress } from '#engine/operation/operation.ts';
import { sameJson } from '#kernel/same-json.ts';

/** The value of a field; undefined when there is no such node or field. */
export function fieldValue(body: DocumentBody, id: NodeAddress, path: string): unknown {
  const node = id === '' ? body : findNode(body, id)?.node;
  const keys = node && fieldKeys(node, path, id === '');
  return node && keys ? readField(node, keys) : undefined;
}

function withPresent(body: DocumentBody, op: DocumentOperation): DocumentOperation {
  if ('set' in op) {
    const { was: _, ...set } = op.set;
    const was = fieldValue(body, set.id, set.path);
    return { set: { ...set, ...(was === undefined ? {} : { was }) } };
  }
  if ('unset' in op) {
    const { id, path } = op.unset;
    const was = fieldValue(body, id, path);
    return { unset: { id, path, ...(was === undefined ? {} : { was }) } };
  }
  if ('remove' in op) {
    const was = findNode(body, op.remove.id)?.node;
    return { remove: { id: op.remove.id, ...(was && { was }) } };
  }
  return op;
}

/** Fills in `was` of each operation with the value that is there when its turn comes. */
export function withWas(body: DocumentBody, ops: readonly DocumentOperation[]): DocumentOperation[] {
  let present = body;
  return ops.map(op => {
    const complete = withPresent(present, op);
    const applied = applyOperation(present, complete);
    if (applied.ok) present = applied.value;
    return complete;
  });
}

/** Appends operations to those that wait; typing on in a field leaves one operation. */
export function appendOperations(
  waiting: readonly DocumentOperation[],
  ops: readonly DocumentOperation[],
): DocumentOperation[] {
  const all = [...waiting];
  for (const op of ops) {
    const last = all.at(-1);
    const merged = last && mergeSets(last, op);
    if (merged) all[all.length - 1] = merged;
    else all.push(op);
  }
  return all;
}

/** Null when both must be kept. */
function mergeSets(first: DocumentOperation, second: DocumentOperation): DocumentOperation | null {
  if (!('set' in first) || !('set' in second)) return null;
  const isSameField = first.set.id === second.set.id && first.set.path === second.set.path;
  return isSameField ? { set: { ...first.set, value: second.set.value } } : null;
}

/** Whether the document is as the operations would make it. */
export function isSaidBy(body: DocumentBody, ops: readonly DocumentOperation[]): boolean {
  const applied = applyOperations(body, ops, { comparesWas: false });
  return applied.ok && sameJson(applied.value, body);
}

/** Applies what fits: operations whose node is gone are left out. */
export function applyAll(body: DocumentBody, ops: readonly DocumentOperation[]): DocumentBody {
  let next = body;
  for (const op of ops) {
    const applied = applyOperation(next, op, { comparesWas: false });
    if (applied.ok) next = applied.value;
  }
  return next;
}
