/** A row of a page as a part that several pages share (R-STUDIO-245). */
import { freeId, idsOf } from '#engine/operation/new-ids.ts';
import { childLists, findNode, nodesWithin } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
} from '#engine/operation/operation.ts';
import { anchorOf } from '#engine/operation/places.ts';
import { overrideOperations } from '#engine/override/operation-ids.ts';
import { changedBy } from '#engine/override/override-document.ts';
import { isRecord } from '#kernel/is-record.ts';

/** Whether the row can become one: parts of an experiment belong to the page that runs it. */
export function mayBeShared(document: string, node: DocumentNode): boolean {
  return (
    document.startsWith('page:') &&
    node['kind'] === 'container' &&
    [...nodesWithin(node)].every(({ experiment }) => experiment === undefined)
  );
}

/** Whether something in the row is bound to what its page alone has: its data, or its address. For whom it is shown stays there. */
export function needsPage({ when: _when, ...row }: DocumentNode): boolean {
  const isBound = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(isBound);
    if (!isRecord(value)) return false;
    const { $bind } = value;
    return (
      (typeof $bind === 'string' && /^(?:data|route)\b/.test($bind)) || Object.values(value).some(isBound)
    );
  };
  return isBound(row);
}

/** Whether an override changes the row or something in it, or puts something beside: once the row is in another document, it finds neither. */
export function isNamedBy(override: DocumentBody, row: DocumentNode): boolean {
  const ids = new Set([...nodesWithin(row)].map(({ id }) => id));
  return overrideOperations(override).some(op =>
    [changedBy(op), 'insert' in op ? anchorOf(op.insert) : 'move' in op ? anchorOf(op.move) : ''].some(id =>
      ids.has(id),
    ),
  );
}

/** Puts the row into a new shared part, in place of the one that this begins with. */
export function fillShared(blank: DocumentBody, row: DocumentNode): DocumentOperation[] {
  const [first] = childLists(blank).flatMap(({ nodes }) => nodes);
  if (!first) return [];
  // For whom it is shown stays a matter of each page.
  const { when: _when, ...node } = row;
  const id = node.id === first.id ? freeId(node.id, idsOf(blank)) : node.id;
  return [{ insert: { after: first.id, node: { ...node, id } } }, { remove: { id: first.id } }];
}

/** Puts the shared part in the place of the row. @returns null when the row is gone */
export function replaceByShared(
  body: DocumentBody,
  id: NodeAddress,
  ref: string,
): { ops: DocumentOperation[]; id: NodeAddress } | null {
  const row = findNode(body, id)?.node;
  if (!row) return null;
  const { when } = row;
  const node: DocumentNode = {
    kind: 'fragment',
    id: freeId(ref, idsOf(body)),
    ref,
    ...(when === undefined ? {} : { when }),
  };
  return { ops: [{ insert: { after: id, node } }, { remove: { id } }], id: node.id };
}
