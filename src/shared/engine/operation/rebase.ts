/** Brings operations that were made on an older version of a document onto the present one (R-STUDIO-3). */
import { isRecord } from '#kernel/is-record.ts';
import { ok, type Result, refuse } from '#kernel/result.ts';
import { sameJson } from '#kernel/same-json.ts';
import { applyOperation, type RefusalReason } from './apply.ts';
import { readField } from './fields.ts';
import { renamesIn, withNewIds } from './follow-renames.ts';
import { mergeFormatted } from './merge-formatted.ts';
import { findNode, nodesWithin } from './node-tree.ts';
import type { DocumentBody, DocumentOperation, NodeAddress } from './operation.ts';
import { anchorOf } from './places.ts';
import { addressesOf, overlaps, shiftsList } from './touches.ts';

/** An operation that cannot be applied any more, because of what another user has changed. */
export interface RebaseConflict {
  /** Index in the operations that were to be brought over. */
  operation: number;
  reason: RefusalReason;
  nodeId: NodeAddress;
  /** Empty: the node itself. */
  path: string;
  /** What the document has now: the value of the field, or the node; undefined when it is removed. */
  theirs: unknown;
  /** What the operation would have made of it; undefined when it would have removed it. */
  mine: unknown;
  /** Index of the newest of their operations about the same node or field; null when none is known. */
  cause: number | null;
}

export interface Rebased {
  /** What is to be applied to the present version; operations whose result is there already are left out. */
  ops: DocumentOperation[];
  body: DocumentBody;
}

const fieldOf = (body: DocumentBody, { id, path }: { id: NodeAddress; path: string }): unknown =>
  readField(id === '' ? body : (findNode(body, id)?.node ?? {}), path.split('.'));

/** Whether the document is as the operation would leave it, because a user did the same. */
function isDone(body: DocumentBody, operation: DocumentOperation): boolean {
  if ('remove' in operation) return !findNode(body, operation.remove.id);
  if ('insert' in operation) {
    const { node } = operation.insert;
    // The same word of an override, as another editor has written it. Parts that are alike are still two.
    const isWord = 'set' in node || 'hide' in node || 'move' in node;
    return isWord && sameJson(findNode(body, node.id)?.node, node);
  }
  if ('unset' in operation) {
    const { id } = operation.unset;
    return (id === '' || findNode(body, id) !== null) && fieldOf(body, operation.unset) === undefined;
  }
  return 'set' in operation && sameJson(fieldOf(body, operation.set), operation.set.value);
}

/** Two editors of an override who write the same field make the same operation: it is their values that meet. */
export function onSameField(body: DocumentBody, operation: DocumentOperation): DocumentOperation {
  if (!('insert' in operation)) return operation;
  const { id, set: mine } = operation.insert.node;
  const theirs = findNode(body, id)?.node['set'];
  if (!isRecord(mine) || !isRecord(theirs)) return operation;
  if (mine['id'] !== theirs['id'] || mine['path'] !== theirs['path']) return operation;
  const change = { id, path: 'set.value', was: mine['baseWas'] };
  return 'value' in mine ? { set: { ...change, value: mine['value'] } } : { unset: change };
}

/** What the conflict is about, before and after. */
function describe(body: DocumentBody, operation: DocumentOperation) {
  if ('set' in operation || 'unset' in operation) {
    const change = 'set' in operation ? operation.set : operation.unset;
    const mine = 'set' in operation ? operation.set.value : undefined;
    return { nodeId: change.id, path: change.path, theirs: fieldOf(body, change), mine };
  }
  const nodeOf = (id: NodeAddress): unknown => findNode(body, id)?.node;
  if ('insert' in operation) {
    const { node } = operation.insert;
    return { nodeId: node.id, path: '', theirs: nodeOf(anchorOf(operation.insert)), mine: node };
  }
  const { id } =
    'remove' in operation ? operation.remove : 'move' in operation ? operation.move : operation.rename;
  const now = nodeOf(id);
  return { nodeId: id, path: '', theirs: now, mine: 'remove' in operation ? undefined : now };
}

/**
 * A change of a formatted text on the text as it is now, where both changed other paragraphs of it. Everything else stays
 * as it is.
 */
export function onPresentText(body: DocumentBody, operation: DocumentOperation): DocumentOperation {
  if (!('set' in operation)) return operation;
  const { was, value } = operation.set;
  const theirs = fieldOf(body, operation.set);
  if (typeof was !== 'string' || typeof value !== 'string' || typeof theirs !== 'string') return operation;
  const merged = was === theirs ? null : mergeFormatted(was, theirs, value);
  return merged === null ? operation : { set: { ...operation.set, was: theirs, value: merged } };
}

/** Why the operation does not fit although it could be applied. */
function hiddenConflict(
  body: DocumentBody,
  operation: DocumentOperation,
  theirs: readonly DocumentOperation[],
): RefusalReason | null {
  if (theirs.some(their => shiftsList(their, operation))) return 'changed';
  const isUnseen = 'remove' in operation && operation.remove.was === undefined;
  return isUnseen && theirs.some(their => isAboutRemoved(body, operation, their)) ? 'changed' : null;
}

/** Whether their operation concerns a node that mine would remove. */
function isAboutRemoved(body: DocumentBody, mine: DocumentOperation, their: DocumentOperation): boolean {
  const node = 'remove' in mine ? findNode(body, mine.remove.id)?.node : undefined;
  const within = new Set(node ? [...nodesWithin(node)].map(({ id }) => id) : []);
  return addressesOf(their).some(id => within.has(id));
}

/**
 * Operations on other nodes, other fields and other paragraphs pass; the rest are conflicts. Of operations of mine that build on one another
 * only the first is named.
 * @param body the document with `theirs` applied
 * @param theirs operations that were applied since the version on which `mine` were made, oldest first
 */
export function rebaseOperations(
  body: DocumentBody,
  theirs: readonly DocumentOperation[],
  mine: readonly DocumentOperation[],
): Result<Rebased, RebaseConflict[]> {
  const renamed = renamesIn(theirs);
  const ops: DocumentOperation[] = [];
  const conflicts: RebaseConflict[] = [];
  const refused: DocumentOperation[] = [];
  let current = body;
  for (const [operation, each] of mine.entries()) {
    const now = onPresentText(current, onSameField(current, withNewIds(each, renamed)));
    if (isDone(current, now)) continue;
    if (refused.some(other => overlaps(other, now))) continue;
    const hidden = hiddenConflict(current, now, theirs);
    const applied = applyOperation(current, now);
    if (applied.ok && !hidden) {
      current = applied.value;
      ops.push(now);
      continue;
    }
    const reason = hidden ?? (applied.ok ? 'changed' : applied.refusal.reason);
    const cause = theirs.findLastIndex(their => overlaps(their, now) || isAboutRemoved(current, now, their));
    conflicts.push({ operation, reason, ...describe(current, now), cause: cause < 0 ? null : cause });
    refused.push(now);
  }
  return conflicts.length > 0 ? refuse(conflicts) : ok({ ops, body: current });
}
