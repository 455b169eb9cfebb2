/** Dragging rows of the outline with a pointer. Keys do the same: dragging is an addition. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import type { NodePlace } from '#engine/operation/operation.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { type Dragged, draggedOf, mayDrop } from '../../editing/structure/dragged.ts';
import type { GroupRow } from '../../editing/structure/group-rows.ts';
import type { Structure } from '../../editing/structure/structure.ts';

export type DropEdge = 'before' | 'after' | 'inside';

const edges = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const;

interface Ports {
  onEdge(edge: DropEdge | null): void;
  structureOf(editor: Editor): Structure;
}

interface RowPlace {
  editor: Editor;
  place: NodePlace | undefined;
}

function placeOf({ address: id, node, editor, put }: GroupRow, edge: DropEdge): RowPlace {
  if (edge === 'inside' || !node) return { editor: put.editor, place: put.inside };
  return { editor, place: edge === 'before' ? { before: id } : { after: id } };
}

const isPossible = (dragged: Dragged | null, { editor, place }: RowPlace): boolean =>
  dragged !== null && place !== undefined && mayDrop(editor, dragged, place);

/** Returns how to end it. */
export function dragRow(element: HTMLElement, row: GroupRow, { onEdge, structureOf }: Ports): () => void {
  const { node } = row;
  const { inside } = row.put;
  type Data = Record<string | symbol, unknown>;
  const edgeOf = (data: Data, source: Data): DropEdge | null => {
    const operation = extractInstruction(data)?.operation;
    const edge = operation ? edges[operation] : null;
    return edge && isPossible(draggedOf(source), placeOf(row, edge)) ? edge : null;
  };
  return combine(
    node
      ? draggable({
          element,
          getInitialData: () => ({ nodeId: row.address, document: row.editor.draft.id, row: row.id }),
        })
      : () => {},
    dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedOf(source.data) !== null && source.data['row'] !== row.id,
      getData: ({ input }) =>
        attachInstruction(
          {},
          {
            element,
            input,
            operations: {
              'reorder-before': node ? 'available' : 'not-available',
              'reorder-after': node ? 'available' : 'not-available',
              combine: inside ? 'available' : 'not-available',
            },
          },
        ),
      onDrag: ({ self, source }) => onEdge(edgeOf(self.data, source.data)),
      onDragLeave: () => onEdge(null),
      onDrop: ({ self, source }) => {
        onEdge(null);
        const edge = edgeOf(self.data, source.data);
        const to = edge && placeOf(row, edge);
        const dragged = draggedOf(source.data);
        if (to?.place && dragged) structureOf(to.editor).drop(dragged, to.place);
      },
    }),
  );
}
