/** A quiet frame around each part that somebody else is at, with their initials. */

import type { NodeAddress } from '#engine/operation/operation.ts';
import type { CanvasPerson } from '#studio-api/canvas.ts';
import { createNodeBoxes, type NodeBoxes } from './node-boxes.ts';
import { presenceStyles } from './overlay-styles.ts';

export interface PresenceFrames extends Pick<NodeBoxes, 'refresh'> {
  show(people: readonly CanvasPerson[]): void;
  /** @param scale how much smaller the frame is shown, from 0 to 1 */
  setScale(scale: number): void;
}

/** @param elementsAt the elements of a node of the edited document */
export function createPresenceFrames(
  elementsAt: (nodeId: NodeAddress) => readonly HTMLElement[],
): PresenceFrames {
  const boxes = createNodeBoxes(presenceStyles, elementsAt);
  return {
    refresh: boxes.refresh,
    setScale: scale => boxes.host.style.setProperty('--enlarged', String(1 / scale)),
    show(people) {
      const nodeIds = new Set(people.map(({ nodeId }) => nodeId));
      boxes.show(
        [...nodeIds].map(nodeId => {
          const there = people.filter(person => person.nodeId === nodeId);
          const box = document.createElement('div');
          const names = document.createElement('span');
          box.className = there.some(({ isTyping }) => isTyping) ? 'typing' : '';
          names.textContent = there.map(({ initials }) => initials).join(' ');
          box.append(names);
          return { box, nodeId };
        }),
      );
    },
  };
}
