/**
 * Changes of this editor that met those of another user: they wait for a decision while everything else is saved, and the
 * fields go on showing what was typed (R-STUDIO-148).
 */
import { applyOperation, applyOperations } from '#engine/operation/apply.ts';
import { copyWithNewIds, idsOf } from '#engine/operation/new-ids.ts';
import { findNode, isNode, nodesOf, nodesWithin } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
} from '#engine/operation/operation.ts';
import { outermostGone, placeLeft } from '#engine/operation/place-left.ts';
import { onSameField } from '#engine/operation/rebase.ts';
import { overlaps } from '#engine/operation/touches.ts';
import { isRecord } from '#kernel/is-record.ts';
import { sameJson } from '#kernel/same-json.ts';
import type { Conflict } from '#studio-api/documents.ts';
import type { UndecidedChange } from '../context/editor-context.ts';
import { fieldValue, withWas } from './complete-operations.ts';

export interface DeferredChange extends Pick<Conflict, 'reason' | 'nodeId' | 'path' | 'by' | 'at'> {
  /** UUID, also of the decision about it. */
  id: string;
  operation: DocumentOperation;
  /** The document as this editor showed it, with the change. */
  seen: DocumentBody;
}

/** The change of a field; null for changes of nodes. */
const fieldOf = (operation: DocumentOperation) =>
  'set' in operation ? operation.set : 'unset' in operation ? operation.unset : null;

/** What the change would make of the field, or the node that it is about; undefined: nothing. */
function mineOf({ operation, nodeId, seen }: DeferredChange): unknown {
  if ('set' in operation) return operation.set.value;
  return 'unset' in operation || 'remove' in operation ? undefined : findNode(seen, nodeId)?.node;
}

/** What the document has there; undefined: nothing. */
const theirsOf = ({ operation, nodeId }: DeferredChange, present: DocumentBody): unknown => {
  const field = fieldOf(operation);
  return field ? fieldValue(present, field.id, field.path) : findNode(present, nodeId)?.node;
};

/** Puts a node back that was seen and is gone, with everything in it; null when it was not seen, or has no place. */
function restoreNode(seen: DocumentBody, present: DocumentBody, id: NodeAddress): DocumentOperation | null {
  const node = outermostGone(seen, present, id);
  const place = node && placeLeft(seen, present, node.id);
  return place ? { insert: { ...place, node: copyWithNewIds(node, idsOf(present)) } } : null;
}

/** Two editors of an override have added parts with the same id: one of them gets another. */
function withPartOfItsOwn(operation: DocumentNode, present: DocumentBody): DocumentNode {
  const { insert } = operation;
  if (!isRecord(insert) || !isNode(insert['node'])) return operation;
  const parts = [...nodesOf(present)].flatMap(({ insert: other }) =>
    isRecord(other) && isNode(other['node']) ? [...nodesWithin(other['node'])] : [],
  );
  const node = copyWithNewIds(insert['node'], new Set(parts.map(({ id }) => id)));
  return { ...operation, insert: { ...insert, node } };
}

/** A new node beside or with the id of one that is not as it was: it only gets another place or id. */
function insertElsewhere(
  operation: DocumentOperation,
  seen: DocumentBody,
  present: DocumentBody,
): DocumentOperation | null {
  if (!('insert' in operation)) return null;
  const { id } = operation.insert.node;
  const node = findNode(seen, id)?.node;
  const place = placeLeft(seen, present, id);
  const copy = node && withPartOfItsOwn(copyWithNewIds(node, idsOf(present)), present);
  const moved = copy && place ? { insert: { ...place, node: copy } } : null;
  return sameJson(moved, operation) ? null : moved;
}

/** A later change of the same field takes the place of the earlier one. */
function joined(deferred: DeferredChange, operation: DocumentOperation): DeferredChange {
  const { path } = deferred;
  const field = fieldOf(operation);
  return field?.path === path ? { ...deferred, operation } : deferred;
}

const isFieldOf = ({ operation }: DeferredChange, other: DocumentOperation): boolean =>
  fieldOf(operation) !== null && fieldOf(other) !== null && overlaps(operation, other);

/** Whether an operation is part of what is deferred: of the same field, or of a node that is gone. */
const isPartOf = (deferred: DeferredChange, operation: DocumentOperation): boolean =>
  isFieldOf(deferred, operation) || (deferred.reason === 'gone' && overlaps(deferred.operation, operation));

export interface Sorted {
  deferred: DeferredChange[];
  /** What can be posted without a decision. */
  waiting: DocumentOperation[];
}

/**
 * Takes out of refused operations what meets another user's.
 * @param ops those of the refused post, followed by those that wait
 * @param seen the document with them
 * @param present the document as the server has it
 */
export function deferConflicts(
  ops: readonly DocumentOperation[],
  conflicts: readonly Conflict[],
  seen: DocumentBody,
  present: DocumentBody,
): Sorted {
  const sorted: Sorted = { deferred: [], waiting: [] };
  const elsewhere: DocumentOperation[] = [];
  for (const [at, sent] of ops.entries()) {
    const conflict = conflicts.find(each => each.operation === at);
    const operation = conflict ? onSameField(present, sent) : sent;
    const moved = conflict && insertElsewhere(operation, seen, present);
    const part = sorted.deferred.findIndex(deferred => isPartOf(deferred, operation));
    if (moved) {
      elsewhere.push(operation);
      sorted.waiting.push(moved);
    } else if (conflict) {
      const { reason, nodeId, path, by, at: when } = conflict;
      sorted.deferred.push({ id: crypto.randomUUID(), operation, reason, nodeId, path, by, at: when, seen });
    } else if (part >= 0)
      sorted.deferred = sorted.deferred.map((deferred, index) =>
        index === part ? joined(deferred, operation) : deferred,
      );
    // What was done to a node that was added elsewhere is in the node already.
    else if (!elsewhere.some(insert => overlaps(insert, operation))) sorted.waiting.push(operation);
  }
  return sorted;
}

/** Takes what changes a deferred field out of new changes: it waits with the field. */
export function deferFurther(
  all: readonly DeferredChange[],
  ops: readonly DocumentOperation[],
  shown: DocumentBody,
): Sorted {
  let deferred = [...all];
  const waiting: DocumentOperation[] = [];
  for (const operation of ops) {
    const field = fieldOf(operation);
    const part = deferred.find(each => isFieldOf(each, operation));
    if (!field || !part) waiting.push(operation);
    else if (part.path.startsWith(`${field.path}.`)) {
      // The whole around the field is replaced: its change is part of that.
      deferred = deferred.filter(each => each !== part);
      waiting.push(operation);
    } else {
      const value = fieldValue(shown, part.nodeId, part.path);
      const at = { id: part.nodeId, path: part.path };
      const change: DocumentOperation = value === undefined ? { unset: at } : { set: { ...at, value } };
      deferred = deferred.map(each => (each === part ? { ...each, operation: change, seen: shown } : each));
    }
  }
  return { deferred, waiting };
}

/** The document as the fields show it: with what waits for a decision. */
export function withDeferred(body: DocumentBody, deferred: readonly DeferredChange[]): DocumentBody {
  let shown = body;
  for (const { operation } of deferred) {
    if (!fieldOf(operation)) continue;
    const applied = applyOperation(shown, operation, { comparesWas: false });
    if (applied.ok) shown = applied.value;
  }
  return shown;
}

/** Held changes that another user has made as well need no decision. */
export const undecided = (deferred: readonly DeferredChange[], present: DocumentBody): DeferredChange[] =>
  deferred.filter(each => {
    const isGone = each.nodeId !== '' && !findNode(present, each.nodeId);
    return isGone || !sameJson(theirsOf(each, present), mineOf(each));
  });

/** The operations that make the document as the deferred change wants it; null when they are not possible any more. */
export function operationsForMine(
  deferred: DeferredChange,
  present: DocumentBody,
): DocumentOperation[] | null {
  const { operation, nodeId, seen } = deferred;
  const isThere = nodeId === '' || findNode(present, nodeId) !== null;
  const wanted = isThere ? operation : restoreNode(seen, present, nodeId);
  const ops = wanted ? withWas(present, [wanted]) : [];
  return ops.length > 0 && applyOperations(present, ops).ok ? ops : null;
}

/** The deferred change as it is asked about. */
export function describeDeferred(deferred: DeferredChange, present: DocumentBody): UndecidedChange {
  const { id, reason, nodeId, path, by, at, operation, seen } = deferred;
  const now = findNode(present, nodeId);
  const isGone = nodeId !== '' && !now;
  const other = 'remove' in operation ? 'remove' : 'place';
  return {
    id,
    reason,
    nodeId,
    path,
    by,
    at,
    node: (now ?? findNode(seen, nodeId))?.node,
    theirs: theirsOf(deferred, present),
    mine: mineOf(deferred),
    kind: isGone ? 'gone' : fieldOf(operation) ? 'field' : other,
    isPossible: operationsForMine(deferred, present) !== null,
  };
}
