/** Boxes that follow parts of the page, drawn over it in a shadow root that its styles do not reach. */

import type { NodeAddress } from '#engine/operation/operation.ts';
import { place } from './place-box.ts';

export interface NodeBox {
  box: HTMLElement;
  nodeId: NodeAddress;
}

export interface NodeBoxes {
  /** In place of those that were shown. */
  show(boxes: readonly NodeBox[]): void;
  /** Draws again after the page has changed. */
  refresh(): void;
  /** What all of them are in. */
  host: HTMLElement;
}

/**
 * Screen readers get the same from the structure in Studio.
 * @param elementsAt the elements of a node of the edited document
 */
export function createNodeBoxes(
  styles: string,
  elementsAt: (nodeId: NodeAddress) => readonly HTMLElement[],
): NodeBoxes {
  const host = document.createElement('studio-overlay');
  host.setAttribute('aria-hidden', 'true');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);

  let shown: readonly NodeBox[] = [];
  let frame = 0;
  const refresh = () => {
    if (shown.length === 0) return;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      for (const { box, nodeId } of shown) place(box, elementsAt(nodeId));
    });
  };
  addEventListener('scroll', refresh, { capture: true, passive: true });
  addEventListener('resize', refresh, { passive: true });
  new ResizeObserver(refresh).observe(document.body);

  return {
    host,
    refresh,
    show(boxes) {
      shown = boxes;
      for (const { box } of boxes) box.hidden = true;
      shadow.replaceChildren(...boxes.map(({ box }) => box));
      refresh();
    },
  };
}
