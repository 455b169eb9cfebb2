/** Applies operations to any document, which stays as it was: the result shares what did not change (R-STUDIO-1). */
import { isRecord } from '#kernel/is-record.ts';
import { ok, type Result, refuse } from '#kernel/result.ts';
import { sameJson } from '#kernel/same-json.ts';
import { fieldKeys, readField, setField, unsetField } from './fields.ts';
import { isSafeValue, type JsonPath, replaceAt } from './json-fields.ts';
import {
  type FoundNode,
  findNode,
  isAllowedIn,
  isId,
  isListPath,
  isNode,
  isNodeList,
  nodesOf,
  nodesWithin,
} from './node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation, NodeAddress, NodePlace } from './operation.ts';
import { anchorOf, type FoundPlace, findPlace } from './places.ts';

/**
 * `gone`: no such node. `changed`: the field or node is not what the author saw. `duplicate-id`: an id is taken.
 * `no-place`: such a node may not be there. `bad-path`: no such field can be written, or with such a value.
 */
export type RefusalReason = 'gone' | 'changed' | 'duplicate-id' | 'no-place' | 'bad-path';

export interface OperationRefusal {
  /** Index in the list of operations. */
  operation: number;
  reason: RefusalReason;
  /** The node that the refusal is about. */
  address: NodeAddress;
}

export interface ApplyOptions {
  /** Whether `was` is compared with the document; true unless set. */
  comparesWas?: boolean;
  /** Whether objects that are missing on a field's path are created; true unless set. */
  createsParents?: boolean;
}

type Applied = Result<DocumentBody, Omit<OperationRefusal, 'operation'>>;

const because = (reason: RefusalReason, address: NodeAddress) => refuse({ reason, address });

/** The node, or the document itself for the empty id, with its path. */
const holderOf = (body: DocumentBody, id: NodeAddress): { node: DocumentBody; path: JsonPath } | null =>
  id === '' ? { node: body, path: [] } : findNode(body, id);

function hasUniqueIds(body: DocumentBody): boolean {
  const ids = [...nodesOf(body)].map(({ id }) => id);
  return new Set(ids).size === ids.length;
}

interface FieldChange {
  id: NodeAddress;
  path: string;
  was?: unknown;
}

/** The field's holder and keys, or why the field cannot be changed. */
function findField(body: DocumentBody, { id, path, was }: FieldChange, mustMatch: boolean) {
  const holder = holderOf(body, id);
  if (!holder) return because('gone', id);
  const keys = fieldKeys(holder.node, path, id === '');
  if (!keys) return because('bad-path', id);
  if (mustMatch && !sameJson(readField(holder.node, keys), was)) return because('changed', id);
  return ok({ holder, keys });
}

function applySet(
  body: DocumentBody,
  operation: FieldChange & { value: unknown; beforeKey?: string },
  options: ApplyOptions,
): Applied {
  const { id, value, beforeKey } = operation;
  const found = findField(body, operation, options.comparesWas !== false);
  if (!found.ok) return found;
  const { holder, keys } = found.value;
  const holdsNodes = isNodeList(readField(holder.node, keys)) && isListPath(keys, id === '');
  if (holdsNodes && !isNodeList(value)) return because('bad-path', id);
  const next = setField(holder.node, keys, value, {
    beforeKey,
    createsParents: options.createsParents !== false,
  });
  if (!next) return because('bad-path', id);
  const changed = replaceAt(body, holder.path, () => next);
  const mayAddNodes = isListPath(keys, id === '') || (id === '' && keys[0] === 'regions');
  return mayAddNodes && !hasUniqueIds(changed) ? because('duplicate-id', id) : ok(changed);
}

function applyUnset(body: DocumentBody, operation: FieldChange, options: ApplyOptions): Applied {
  const mustMatch = options.comparesWas !== false && operation.was !== undefined;
  const found = findField(body, operation, mustMatch);
  if (!found.ok) return found;
  const { holder, keys } = found.value;
  return ok(replaceAt(body, holder.path, () => unsetField(holder.node, keys)));
}

const putInto = (body: DocumentBody, { list, at, exists }: FoundPlace, node: DocumentNode): DocumentBody => {
  if (exists)
    return replaceAt(body, list, nodes => (isNodeList(nodes) ? nodes.toSpliced(at, 0, node) : nodes));
  const key = String(list.at(-1));
  return replaceAt(body, list.slice(0, -1), holder =>
    isRecord(holder) ? { ...holder, [key]: [node] } : holder,
  );
};

const takeOut = (body: DocumentBody, { list, at }: FoundNode): DocumentBody =>
  replaceAt(body, list, nodes => (isNodeList(nodes) ? nodes.toSpliced(at, 1) : nodes));

function put(body: DocumentBody, place: NodePlace, node: DocumentNode): Applied {
  const found = findPlace(body, place);
  if (typeof found === 'string') return because(found, anchorOf(place));
  return isAllowedIn(found.list, node)
    ? ok(putInto(body, found, node))
    : because('no-place', anchorOf(place));
}

function applyInsert(body: DocumentBody, operation: NodePlace & { node: DocumentNode }): Applied {
  const { node } = operation;
  if (!isNode(node) || !isSafeValue(node)) return because('bad-path', anchorOf(operation));
  const ids = [...nodesWithin(node)].map(({ id }) => id);
  if (!ids.every(isId)) return because('bad-path', node.id);
  const taken = new Set([...nodesOf(body)].map(({ id }) => id));
  for (const id of ids) {
    if (taken.has(id)) return because('duplicate-id', id);
    taken.add(id);
  }
  return put(body, operation, node);
}

function applyMove(body: DocumentBody, operation: NodePlace & { id: NodeAddress }): Applied {
  const moved = findNode(body, operation.id);
  if (!moved) return because('gone', operation.id);
  const anchor = anchorOf(operation);
  if ([...nodesWithin(moved.node)].some(({ id }) => id === anchor)) return because('no-place', anchor);
  return put(takeOut(body, moved), operation, moved.node);
}

function applyRemove(
  body: DocumentBody,
  { id, was }: { id: NodeAddress; was?: DocumentNode },
  compares: boolean,
): Applied {
  const found = findNode(body, id);
  if (!found) return because('gone', id);
  if (compares && was !== undefined && !sameJson(found.node, was)) return because('changed', id);
  return ok(takeOut(body, found));
}

function applyRename(body: DocumentBody, { id, to }: { id: NodeAddress; to: string }): Applied {
  const found = holderOf(body, id);
  if (!found) return because('gone', id);
  if (!isId(to)) return because('bad-path', id);
  if (id !== '' && to !== id && findNode(body, to)) return because('duplicate-id', to);
  return ok(replaceAt(body, found.path, node => (isRecord(node) ? { ...node, id: to } : node)));
}

/** Applies one operation. */
export function applyOperation(
  body: DocumentBody,
  operation: DocumentOperation,
  options: ApplyOptions = {},
): Applied {
  if ('set' in operation) return applySet(body, operation.set, options);
  if ('unset' in operation) return applyUnset(body, operation.unset, options);
  if ('insert' in operation) return applyInsert(body, operation.insert);
  if ('remove' in operation) return applyRemove(body, operation.remove, options.comparesWas !== false);
  if ('move' in operation) return applyMove(body, operation.move);
  return applyRename(body, operation.rename);
}

/** Applies all operations in order, or none of them: the first that fails is named. */
export function applyOperations(
  body: DocumentBody,
  operations: readonly DocumentOperation[],
  options: ApplyOptions = {},
): Result<DocumentBody, OperationRefusal> {
  let changed = body;
  for (const [operation, each] of operations.entries()) {
    const applied = applyOperation(changed, each, options);
    if (!applied.ok) return refuse({ operation, ...applied.refusal });
    changed = applied.value;
  }
  return ok(changed);
}
