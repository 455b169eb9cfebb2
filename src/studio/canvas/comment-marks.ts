/** How many open comments a part has, at its corner; a press leads to them (R-STUDIO-242). */

import type { NodeAddress } from '#engine/operation/operation.ts';
import type { CanvasComments } from '#studio-api/canvas.ts';
import { createNodeBoxes, type NodeBoxes } from './node-boxes.ts';
import { commentStyles } from './overlay-styles.ts';

export interface CommentMarks extends Pick<NodeBoxes, 'refresh'> {
  show(marks: readonly CanvasComments[]): void;
  /** @param scale how much smaller the frame is shown, from 0 to 1 */
  setScale(scale: number): void;
}

/** @param elementsAt the elements of a node of the edited document */
export function createCommentMarks(
  elementsAt: (nodeId: NodeAddress) => readonly HTMLElement[],
  onOpen: (nodeId: NodeAddress) => void,
): CommentMarks {
  const boxes = createNodeBoxes(commentStyles, elementsAt);
  return {
    refresh: boxes.refresh,
    setScale: scale => boxes.host.style.setProperty('--enlarged', String(1 / scale)),
    show(marks) {
      boxes.show(
        marks.map(({ nodeId, count, name }) => {
          const box = document.createElement('div');
          const mark = document.createElement('button');
          mark.type = 'button';
          mark.tabIndex = -1;
          mark.title = name;
          mark.textContent = String(count);
          mark.addEventListener('click', () => onOpen(nodeId));
          box.append(mark);
          return { box, nodeId };
        }),
      );
    },
  };
}
