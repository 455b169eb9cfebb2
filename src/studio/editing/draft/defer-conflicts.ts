/** Sorts a refused post into what met other users' changes, which waits for a decision, and what can be posted again. */
import { applyOperation } from '#engine/operation/apply.ts';
import { setField, unsetField } from '#engine/operation/fields.ts';
import { renamesIn } from '#engine/operation/follow-renames.ts';
import { copyWithNewIds, idsOf } from '#engine/operation/new-ids.ts';
import { findNode, isNode, nodesOf, nodesWithin } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
} from '#engine/operation/operation.ts';
import { placeLeft } from '#engine/operation/place-left.ts';
import { onSameField } from '#engine/operation/rebase.ts';
import { overlaps, subjectsOf } from '#engine/operation/touches.ts';
import { isRecord } from '#kernel/is-record.ts';
import { sameJson } from '#kernel/same-json.ts';
import type { Conflict } from '#studio-api/documents.ts';
import { applyAll } from './complete-operations.ts';
import { changedField, type DeferredChange, isFieldOf, type Sorted } from './deferred-changes.ts';

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

/** A later change of the same field, of what is in it or of what it is in, takes the place of the earlier one. */
function joined(deferred: DeferredChange, operation: DocumentOperation): DeferredChange {
  const { path } = deferred;
  const field = changedField(operation);
  if (!field || !changedField(deferred.operation)) return deferred;
  if (field.path === path || path.startsWith(`${field.path}.`))
    return { ...deferred, operation, path: field.path };
  if (!field.path.startsWith(`${path}.`)) return deferred;
  // The part itself may be gone here as well.
  const holder = { value: 'set' in deferred.operation ? deferred.operation.set.value : undefined };
  const keys = ['value', ...field.path.slice(path.length + 1).split('.')];
  const change =
    'set' in operation
      ? setField(holder, keys, operation.set.value, { createsParents: true })
      : unsetField(holder, keys);
  return change
    ? { ...deferred, operation: { set: { id: field.id, path, value: change['value'] } } }
    : deferred;
}

/** Whether an operation is part of what is deferred: of the same field, or of a node that is gone. */
const isPartOf = (deferred: DeferredChange, operation: DocumentOperation): boolean =>
  isFieldOf(deferred, operation) || (deferred.reason === 'gone' && overlaps(deferred.operation, operation));

/** Whether what the operation says is neither in the deferred change nor in the part that the editor showed. */
const isUnseen = (
  seen: DocumentBody,
  deferred: DeferredChange | undefined,
  operation: DocumentOperation,
): boolean => {
  const field = changedField(operation);
  // A new node beside or in one that is gone would go with it, although no one has seen it.
  if (!field || !deferred) return deferred !== undefined && 'insert' in operation;
  return isFieldOf(deferred, operation) ? isRival(deferred, operation) : !findNode(seen, field.id);
};

/** Whether one and the same field was written in two visits, neither of which knew of the other. */
function isRival({ operation: earlier, path }: DeferredChange, later: DocumentOperation): boolean {
  if (!('set' in earlier) || !('set' in later) || later.set.path !== path) return false;
  return !sameJson(later.set.was, earlier.set.value);
}

/** Its field or its node, as a deferred change of its own. */
function apart(
  deferred: DeferredChange | undefined,
  operation: DocumentOperation,
  shownAs: (id: NodeAddress) => NodeAddress,
): DeferredChange[] {
  const field = changedField(operation);
  const nodeId = field?.id ?? ('insert' in operation ? operation.insert.node.id : undefined);
  return deferred && nodeId !== undefined
    ? [
        {
          ...{ ...deferred, id: crypto.randomUUID(), operation },
          ...{ nodeId, path: field?.path ?? '', seenAs: shownAs(nodeId) },
        },
      ]
    : [];
}

/** The new node as it was shown: parts of it may have been moved out of it since. */
function asShown(operation: DocumentOperation, seen: DocumentBody): DocumentOperation {
  const node = 'insert' in operation ? findNode(seen, operation.insert.node.id)?.node : undefined;
  return 'insert' in operation && node ? { insert: { ...operation.insert, node } } : operation;
}

/** Whose removal has taken the place of an operation with it, as far as that is known. */
function goneWith(operation: DocumentOperation, conflicts: readonly Conflict[]) {
  const { by = '', at = '' } = conflicts.find(({ reason }) => reason === 'gone') ?? {};
  const field = changedField(operation);
  const nodeId = field?.id ?? subjectsOf(operation)[0] ?? '';
  return { ...{ id: crypto.randomUUID(), reason: 'gone' as const, by, at }, nodeId, path: field?.path ?? '' };
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
  let next = present;
  const elsewhere: DocumentOperation[] = [];
  for (const [at, sent] of ops.entries()) {
    const conflict = conflicts.find(each => each.operation === at);
    const operation = conflict ? onSameField(present, sent) : sent;
    const part = sorted.deferred.findIndex(deferred => isPartOf(deferred, operation));
    // Of operations that build on one another the server names the first alone: the place or the id may be taken as well.
    const isTaken = 'insert' in operation && !applyOperation(next, operation).ok;
    const moved = conflict || part >= 0 || isTaken ? insertElsewhere(operation, seen, next) : null;
    const shownAs = (id: NodeAddress) => renamesIn(ops.slice(at)).get(id) ?? id;
    if (moved) {
      elsewhere.push(asShown(operation, seen));
      sorted.waiting.push(moved);
      next = applyAll(next, [moved]);
    } else if (conflict) {
      const { reason, nodeId, path, by, at: when } = conflict;
      sorted.deferred.push({
        ...{ id: crypto.randomUUID(), operation, reason, nodeId, path, by, at: when },
        ...{ seen, seenAs: shownAs(nodeId) },
      });
    } else if (part >= 0 && isUnseen(seen, sorted.deferred[part], operation))
      sorted.deferred.push(...apart(sorted.deferred[part], operation, shownAs));
    else if (part >= 0)
      sorted.deferred = sorted.deferred.map((deferred, index) =>
        index === part ? joined(deferred, operation) : deferred,
      );
    // What was done to a node that was added elsewhere is in the node already.
    else if (!elsewhere.some(insert => overlaps(insert, operation))) {
      const applied = applyOperation(next, operation, { comparesWas: false });
      if (applied.ok) next = applied.value;
      // It has not been sent, and would be refused: its part was shown until now.
      if (applied.ok || applied.refusal.reason !== 'gone') sorted.waiting.push(operation);
      else {
        const gone = goneWith(operation, conflicts);
        sorted.deferred.push({ ...gone, operation, seen, seenAs: shownAs(gone.nodeId) });
      }
    }
  }
  return sorted;
}
