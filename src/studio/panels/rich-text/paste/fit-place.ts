/** Blocks where there is room for words alone: in cells, captions and terms they become lines. */

import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';

/** Whether a list, a heading or a second paragraph can stand beside the block at the place. */
const hasRoomForBlocks = ({ parent }: ResolvedPos): boolean =>
  !parent.isTextblock || parent.type.isInGroup('block');

function linesOf(fragment: Fragment): Fragment[] {
  const lines: Fragment[] = [];
  fragment.forEach(node => {
    if (node.isTextblock) lines.push(node.content);
    else if (node.isInline) lines.push(Fragment.from(node));
    else lines.push(...linesOf(node.content));
  });
  return lines.filter(line => line.size > 0);
}

/** A heading with what stands below it stays one beside words: by itself the editor would join it to them. */
function withHeading(slice: Slice, { parent }: ResolvedPos): Slice {
  const { content, openStart, openEnd } = slice;
  const isJoined = openStart > 0 && content.childCount > 1 && content.firstChild?.type.name === 'heading';
  return isJoined && parent.content.size > 0 ? new Slice(content, 0, openEnd) : slice;
}

/** @returns the slice itself where it fits */
export function fitPlace(slice: Slice, $place: ResolvedPos): Slice {
  if (hasRoomForBlocks($place)) return withHeading(slice, $place);
  const { hardBreak } = $place.parent.type.schema.nodes;
  const nodes: Node[] = [];
  for (const line of linesOf(slice.content)) {
    if (nodes.length > 0 && hardBreak) nodes.push(hardBreak.create());
    line.forEach(node => nodes.push(node));
  }
  return new Slice(Fragment.from(nodes), 0, 0);
}
