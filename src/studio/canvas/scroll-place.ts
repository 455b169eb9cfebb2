/** Where the page is scrolled to, by what is there: two states of a page have other heights. */
import type { ScrollPlace } from '#studio-api/canvas.ts';
import type { CanvasNodes } from './canvas-nodes.ts';

type Nodes = Pick<CanvasNodes, 'inOrder' | 'elementsOf'>;

const topOf = (nodes: Nodes, id: string): number | undefined =>
  nodes.elementsOf(id)[0]?.getBoundingClientRect().top;

/** The last node that begins above the upper edge, and how far it is scrolled away. */
export function scrollPlace(nodes: Nodes): ScrollPlace {
  let place: ScrollPlace = { nodeId: null, offset: scrollY };
  for (const nodeId of nodes.inOrder()) {
    const top = topOf(nodes, nodeId);
    if (top !== undefined && top <= 0) place = { nodeId, offset: -top };
  }
  return place;
}

/** The same place here; a page without the node stays where it is. @returns false for such a page. */
export function scrollToPlace(nodes: Nodes, { nodeId, offset }: ScrollPlace): boolean {
  const top = nodeId === null ? -scrollY : topOf(nodes, nodeId);
  if (top === undefined) return false;
  scrollTo({ top: scrollY + top + offset, behavior: 'instant' });
  return true;
}
