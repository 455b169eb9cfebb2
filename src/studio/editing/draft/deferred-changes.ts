/**
 * Changes of this editor that met those of another user: they wait for a decision while everything else is saved, and the
 * fields go on showing what was typed (R-STUDIO-148).
 */
import { applyOperation, applyOperations } from '#engine/operation/apply.ts';
import { renamesIn, withNewIds } from '#engine/operation/follow-renames.ts';
import { copyWithNewIds, idsOf } from '#engine/operation/new-ids.ts';
import { findNode } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentOperation, NodeAddress } from '#engine/operation/operation.ts';
import { outermostGone, placeLeft } from '#engine/operation/place-left.ts';
import { overlaps } from '#engine/operation/touches.ts';
import { sameJson } from '#kernel/same-json.ts';
import type { Conflict } from '#studio-api/documents.ts';
import type { UndecidedChange } from '../context/editor-context.ts';
import { applyAll, fieldValue, withWas } from './complete-operations.ts';

export interface DeferredChange extends Pick<Conflict, 'reason' | 'nodeId' | 'path' | 'by' | 'at'> {
  /** UUID, also of the decision about it. */
  id: string;
  operation: DocumentOperation;
  /** The document as this editor showed it, with the change. */
  seen: DocumentBody;
  /** What the node of the change is called in `seen`. */
  seenAs: NodeAddress;
}

/** The change of a field; null for changes of nodes. */
export const changedField = (operation: DocumentOperation) =>
  'set' in operation ? operation.set : 'unset' in operation ? operation.unset : null;

/** What the change would make of the field, or the node that it is about; undefined: nothing. */
function mineOf(deferred: DeferredChange): unknown {
  const { operation, seen, seenAs } = deferred;
  if ('set' in operation) return operation.set.value;
  if ('unset' in operation || 'remove' in operation) return undefined;
  const shown = findNode(seen, seenAs)?.node;
  return 'insert' in operation ? (shown ?? operation.insert.node) : shown;
}

/** What the document has there; undefined: nothing. */
const theirsOf = ({ operation, nodeId }: DeferredChange, present: DocumentBody): unknown => {
  const field = changedField(operation);
  return field ? fieldValue(present, field.id, field.path) : findNode(present, nodeId)?.node;
};

/** Puts a node back that was seen and is gone, with everything in it; null when it was not seen, or has no place. */
function restoreNode(seen: DocumentBody, present: DocumentBody, id: NodeAddress): DocumentOperation | null {
  const node = outermostGone(seen, present, id);
  const place = node && placeLeft(seen, present, node.id);
  return place ? { insert: { ...place, node: copyWithNewIds(node, idsOf(present)) } } : null;
}

/** Makes the field what the editor showed. */
function asSeen(seen: DocumentBody, at: { id: NodeAddress; path: string }): DocumentOperation {
  const value = fieldValue(seen, at.id, at.path);
  return value === undefined ? { unset: at } : { set: { ...at, value } };
}

export const isFieldOf = ({ operation }: DeferredChange, other: DocumentOperation): boolean =>
  changedField(operation) !== null && changedField(other) !== null && overlaps(operation, other);

export interface Sorted {
  deferred: DeferredChange[];
  /** What can be posted without a decision. */
  waiting: DocumentOperation[];
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
    const field = changedField(operation);
    // Of several the last one is shown.
    const part = deferred.findLast(each => isFieldOf(each, operation));
    if (!field || !part) waiting.push(operation);
    else if (part.path.startsWith(`${field.path}.`)) {
      // The whole around the field is replaced: its change is part of that.
      deferred = deferred.filter(each => each !== part);
      waiting.push(operation);
    } else {
      const change = asSeen(shown, { id: part.nodeId, path: part.path });
      deferred = deferred.map(each =>
        each === part ? { ...each, operation: change, seen: shown, seenAs: part.nodeId } : each,
      );
    }
  }
  return { deferred, waiting };
}

/** The same changes, of the nodes as others call them now. */
function withRenames(
  deferred: readonly DeferredChange[],
  theirs: readonly DocumentOperation[],
): readonly DeferredChange[] {
  const renamed = renamesIn(theirs);
  if (renamed.size === 0 || deferred.length === 0) return deferred;
  const renames = theirs.filter(op => 'rename' in op);
  return deferred.map(each => ({
    ...each,
    nodeId: renamed.get(each.nodeId) ?? each.nodeId,
    operation: withNewIds(each.operation, renamed),
    seenAs: renamed.get(each.seenAs) ?? each.seenAs,
    seen: applyAll(each.seen, renames),
  }));
}

/** What waits in an editor. */
interface Waiting {
  body: DocumentBody;
  inFlight: readonly DocumentOperation[];
  queue: readonly DocumentOperation[];
  deferred: readonly DeferredChange[];
}

/** What waits is about the same nodes, whatever others call them now. */
export function waitingAfter(
  { body, inFlight, queue, deferred }: Waiting,
  missed: readonly DocumentOperation[],
): Waiting {
  const renamed = renamesIn(missed);
  const named = (ops: readonly DocumentOperation[]) => ops.map(op => withNewIds(op, renamed));
  return {
    body: applyAll(
      body,
      missed.filter(op => 'rename' in op),
    ),
    inFlight: named(inFlight),
    queue: named(queue),
    deferred: withRenames(deferred, missed),
  };
}

/** Of an earlier visit, in the same field: they are asked about by themselves. */
export function rivalsOf(all: readonly DeferredChange[], change: DeferredChange) {
  const rivals = all.filter(each => each !== change && isFieldOf(each, change.operation));
  return { rivals, others: all.filter(each => each !== change && !rivals.includes(each)) };
}

/** The document as the fields show it: with what waits for a decision. */
export function withDeferred(body: DocumentBody, deferred: readonly DeferredChange[]): DocumentBody {
  let shown = body;
  for (const { operation } of deferred) {
    if (!changedField(operation)) continue;
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
  const { operation, nodeId, seen, seenAs } = deferred;
  const isThere = nodeId === '' || findNode(present, nodeId) !== null;
  const wanted = isThere ? operation : restoreNode(seen, present, seenAs);
  const ops = wanted ? withWas(present, [wanted]) : [];
  return ops.length > 0 && applyOperations(present, ops).ok ? ops : null;
}

/** What the history says of a decision about it. */
export function decisionAbout(deferred: DeferredChange, present: DocumentBody) {
  const { id, nodeId, path, by, theirs = null, mine = null } = describeDeferred(deferred, present);
  return { id, nodeId, path, by, theirs, mine };
}

/** The deferred change as it is asked about. */
export function describeDeferred(deferred: DeferredChange, present: DocumentBody): UndecidedChange {
  const { id, reason, nodeId, path, by, at, operation, seen, seenAs } = deferred;
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
    node: (now ?? findNode(seen, seenAs))?.node,
    theirs: theirsOf(deferred, present),
    mine: mineOf(deferred),
    kind: isGone ? 'gone' : changedField(operation) ? 'field' : other,
    isPossible: operationsForMine(deferred, present) !== null,
  };
}
