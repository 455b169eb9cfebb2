/** Where something that is dragged over the page would be put: before or after the node of an edited document at the point. */
import type { NodeAddress, NodePlace } from '#engine/operation/operation.ts';
import type { DragPoint, NodeOwner } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { CanvasNodes } from './canvas-nodes.ts';
import { type Rect, rectAround } from './place-box.ts';

export interface DropPlace {
  at: NodePlace;
  /** In which the place is. */
  document: DocumentId;
  /** Where its line is drawn. */
  line: Rect;
}

interface Page {
  nodes: CanvasNodes;
  ownerOf(id: NodeAddress): NodeOwner;
}

const THICKNESS = 4;

export function dropPlace(
  { nodes, ownerOf }: Page,
  point: DragPoint,
  isPossible: (document: DocumentId) => boolean,
): DropPlace | null {
  let id: NodeAddress | null = nodeAt(nodes, point);
  const mayBeBeside = (each: NodeAddress) =>
    isPossible(ownerOf(each).document) && !(point.isRow && nodes.typeOf(each) !== undefined);
  while (id !== null && !mayBeBeside(id)) id = nodes.parentOf(id);
  const rect = id === null ? null : rectAround(nodes.elementsOf(id));
  if (id === null || !rect) return null;
  const { nodeId, document } = ownerOf(id);
  const isSideBySide = hasNeighbourBeside(nodes, id, rect);
  const isBefore = isSideBySide ? point.x < rect.left + rect.width / 2 : point.y < rect.top + rect.height / 2;
  return {
    at: isBefore ? { before: nodeId } : { after: nodeId },
    document,
    line: lineOf(rect, isSideBySide, isBefore),
  };
}

/** The innermost node at the point; beside all nodes the container that is nearest in height. */
function nodeAt(nodes: CanvasNodes, { x, y }: DragPoint): NodeAddress | null {
  const target = document.elementFromPoint(x, y);
  const found = target && nodes.at(target);
  if (found !== null) return found;
  const distances = nodes
    .inOrder()
    .filter(id => nodes.typeOf(id) === undefined)
    .flatMap(id => {
      const rect = rectAround(nodes.elementsOf(id));
      return rect ? [{ id, by: Math.max(rect.top - y, y - rect.top - rect.height, 0) }] : [];
    })
    .toSorted((a, b) => a.by - b.by);
  return distances[0]?.id ?? null;
}

/** Widgets of one row stand beside each other on wide screens. */
function hasNeighbourBeside(nodes: CanvasNodes, id: NodeAddress, rect: Rect): boolean {
  if (nodes.typeOf(id) === undefined) return false;
  const parent = nodes.parentOf(id);
  return nodes.inOrder().some(other => {
    if (other === id || nodes.typeOf(other) === undefined || nodes.parentOf(other) !== parent) return false;
    const around = rectAround(nodes.elementsOf(other));
    return (
      around !== null && around.top < rect.top + rect.height / 2 && rect.top < around.top + around.height / 2
    );
  });
}

function lineOf({ left, top, width, height }: Rect, isSideBySide: boolean, isBefore: boolean): Rect {
  const half = THICKNESS / 2;
  return isSideBySide
    ? { left: (isBefore ? left : left + width) - half, top, width: THICKNESS, height }
    : { left, top: (isBefore ? top : top + height) - half, width, height: THICKNESS };
}
