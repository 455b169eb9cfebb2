/** What is dragged: a node of the document, or a widget of the list of those that can be added. */
import { applyOperation } from '#engine/operation/apply.ts';
import { copyWithNewIds, idsOf } from '#engine/operation/new-ids.ts';
import type { DocumentBody, DocumentNode, NodePlace } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isDocumentId } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { inRow } from './new-row.ts';

export type Dragged =
  /** A node stays in its document. */
  { kind: 'node'; id: string; document: DocumentId } | { kind: 'new'; node: DocumentNode };

/** Null for what another page or program drags. */
export function draggedOf({
  nodeId,
  document,
  newNode,
}: Readonly<Record<string | symbol, unknown>>): Dragged | null {
  if (typeof nodeId === 'string' && typeof document === 'string' && isDocumentId(document))
    return { kind: 'node', id: nodeId, document };
  if (isRecord(newNode) && typeof newNode['id'] === 'string')
    return { kind: 'new', node: { ...newNode, id: newNode['id'] } };
  return null;
}

/** What the place takes: the widget itself, or in a row of its own where rows stand. Null where it takes neither. */
export function fitting(body: DocumentBody, node: DocumentNode, place: NodePlace): DocumentNode | null {
  // What stands there already may have the same ids, also within.
  const candidates = [node, inRow(node)].map(each => copyWithNewIds(each, idsOf(body)));
  return candidates.find(each => applyOperation(body, { insert: { ...place, node: each } }).ok) ?? null;
}

export const mayDrop = (body: DocumentBody, dragged: Dragged, place: NodePlace): boolean =>
  dragged.kind === 'node'
    ? applyOperation(body, { move: { ...place, id: dragged.id } }).ok
    : fitting(body, dragged.node, place) !== null;
