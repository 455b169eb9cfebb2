/** Dragging rows of the outline with a pointer. Keys do the same: dragging is an addition. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import type { NodePlace } from '#engine/operation/operation.ts';
import { draggedOf } from '../../editing/structure/dragged.ts';
import type { Structure } from '../../editing/structure/structure.ts';
import type { TreeRow } from '../../editing/structure/tree-row.ts';

export type DropEdge = 'before' | 'after' | 'inside';

const edges = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const;

interface Ports {
  onEdge(edge: DropEdge | null): void;
  structure: Structure;
}

function placeOf({ id, node, inside }: TreeRow, edge: DropEdge): NodePlace | undefined {
  if (edge === 'inside' || !node) return inside;
  return edge === 'before' ? { before: id } : { after: id };
}

/** Returns how to end it. */
export function dragRow(element: HTMLElement, row: TreeRow, { onEdge, structure }: Ports): () => void {
  const { node, inside } = row;
  const edgeOf = (data: Record<string | symbol, unknown>): DropEdge | null => {
    const operation = extractInstruction(data)?.operation;
    return operation ? edges[operation] : null;
  };
  return combine(
    node ? draggable({ element, getInitialData: () => ({ nodeId: node.id }) }) : () => {},
    dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedOf(source.data) !== null && source.data['nodeId'] !== row.id,
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
      onDrag: ({ self }) => onEdge(edgeOf(self.data)),
      onDragLeave: () => onEdge(null),
      onDrop: ({ self, source }) => {
        onEdge(null);
        const edge = edgeOf(self.data);
        const place = edge && placeOf(row, edge);
        const dragged = draggedOf(source.data);
        if (place && dragged) structure.drop(dragged, place);
      },
    }),
  );
}
