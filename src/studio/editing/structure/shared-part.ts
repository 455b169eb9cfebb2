/** A row of a page as a part that several pages share (R-STUDIO-245). */
import { freeId, idsOf } from '#engine/operation/new-ids.ts';
import { childLists, findNode, nodesWithin } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
} from '#engine/operation/operation.ts';

/** Whether the row can become one: parts of an experiment belong to the page that runs it. */
export function mayBeShared(document: string, node: DocumentNode): boolean {
  return (
    document.startsWith('page:') &&
    node['kind'] === 'container' &&
    [...nodesWithin(node)].every(({ experiment }) => experiment === undefined)
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
