/** A quiet frame around each part that somebody else is at, with their initials. */

import type { NodeAddress } from '#engine/operation/operation.ts';
import type { CanvasPerson } from '#studio-api/canvas.ts';
import { presenceStyles } from './overlay-styles.ts';
import { place } from './place-box.ts';

export interface PresenceFrames {
  show(people: readonly CanvasPerson[]): void;
  /** Draws again after the page has changed. */
  refresh(): void;
}

/** Screen readers get the list of people in Studio. @param elementsAt the elements of a node of the edited document */
export function createPresenceFrames(
  elementsAt: (nodeId: NodeAddress) => readonly HTMLElement[],
): PresenceFrames {
  const host = document.createElement('studio-overlay');
  host.setAttribute('aria-hidden', 'true');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(presenceStyles);
  shadow.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);

  let boxes: { box: HTMLElement; nodeId: NodeAddress }[] = [];
  let frame = 0;
  const refresh = () => {
    if (boxes.length === 0) return;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      for (const { box, nodeId } of boxes) place(box, elementsAt(nodeId));
    });
  };
  addEventListener('scroll', refresh, { capture: true, passive: true });
  addEventListener('resize', refresh, { passive: true });
  new ResizeObserver(refresh).observe(document.body);

  return {
    refresh,
    show(people) {
      const nodeIds = new Set(people.map(({ nodeId }) => nodeId));
      boxes = [...nodeIds].map(nodeId => {
        const there = people.filter(person => person.nodeId === nodeId);
        const box = document.createElement('div');
        const names = document.createElement('span');
        box.className = there.some(({ isTyping }) => isTyping) ? 'typing' : '';
        box.hidden = true;
        names.textContent = there.map(({ initials }) => initials).join(' ');
        box.append(names);
        return { box, nodeId };
      });
      shadow.replaceChildren(...boxes.map(({ box }) => box));
      refresh();
    },
  };
}
