/** What is dragged: a node of the document, or a widget of the list of those that can be added. */
import { applyOperation } from '#engine/operation/apply.ts';
import { copyWithNewIds, idsOf } from '#engine/operation/new-ids.ts';
import type { DocumentBody, DocumentNode, NodePlace } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isDocumentId } from '#studio-api/document-id.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { Editor } from '../context/editor-context.ts';
import { inRow } from './new-row.ts';

export type Dragged =
  | { kind: 'node'; id: string; document: DocumentId }
  | {
      kind: 'new';
      node: DocumentNode;
      /** Whether all of it may stand in a document, wherever in it. */
      mayStandIn(body: DocumentBody): boolean;
    };

/** Null for what another page or program drags. */
export function draggedOf({
  nodeId,
  document,
  newNode,
  mayStandIn,
}: Readonly<Record<string | symbol, unknown>>): Dragged | null {
  if (typeof nodeId === 'string' && typeof document === 'string' && isDocumentId(document))
    return { kind: 'node', id: nodeId, document };
  if (isRecord(newNode) && typeof newNode['id'] === 'string' && typeof mayStandIn === 'function')
    return {
      kind: 'new',
      node: { ...newNode, id: newNode['id'] },
      mayStandIn: body => mayStandIn(body) === true,
    };
  return null;
}

/** What the place takes: the widget itself, or in a row of its own where rows stand. Null where it takes neither. */
export function fitting(body: DocumentBody, node: DocumentNode, place: NodePlace): DocumentNode | null {
  // What stands there already may have the same ids, also within.
  const candidates = [node, inRow(node)].map(each => copyWithNewIds(each, idsOf(body)));
  return candidates.find(each => applyOperation(body, { insert: { ...place, node: each } }).ok) ?? null;
}

/** Whether the document takes it at the place, from this person. */
export function mayDrop(
  into: Pick<Editor, 'draft' | 'group' | 'mayChange'>,
  dragged: Dragged,
  place: NodePlace,
): boolean {
  const { draft } = into;
  const { body } = draft;
  if (draft.isReadOnly) return false;
  if (dragged.kind === 'new') return dragged.mayStandIn(body) && fitting(body, dragged.node, place) !== null;
  const from = dragged.document === draft.id ? into : into.group.editorOf(dragged.document);
  const node = from?.draft.node(dragged.id);
  if (!from || !node || !from.mayChange(dragged.id)) return false;
  if (dragged.document === draft.id) return applyOperation(body, { move: { ...place, id: dragged.id } }).ok;
  // Whether it may be in the other document as well is said once it is dropped.
  const copy = copyWithNewIds(node, idsOf(body));
  return applyOperation(body, { insert: { ...place, node: copy } }).ok;
}
