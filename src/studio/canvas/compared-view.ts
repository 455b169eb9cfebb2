/** A state of the page beside another one: it marks what differs and follows the other's scrolling, and nothing is edited. */
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { FromCanvas, MarkedChange, ScrollPlace, ToCanvas } from '#studio-api/canvas.ts';
import type { CanvasNodes } from './canvas-nodes.ts';
import { createMarks } from './marks.ts';
import { scrollPlace, scrollToPlace } from './scroll-place.ts';

interface ComparedParts {
  nodes: CanvasNodes;
  /** The node of a document as this page addresses it; null for one that it does not show. */
  addressOf(
    nodeId: NodeAddress,
    document: Extract<ToCanvas, { kind: 'studio:changes' }>['document'],
  ): NodeAddress | null;
  send(message: FromCanvas): void;
}

export interface ComparedView {
  take(message: ToCanvas): void;
  /** The page was rendered anew. */
  refresh(): void;
}

export function createComparedView({ nodes, addressOf, send }: ComparedParts): ComparedView {
  const marks = createMarks(nodes);
  blockPage(() => send({ kind: 'canvas:leave' }));
  const follow = followScrolling(nodes, at => send({ kind: 'canvas:scroll', at }));
  return {
    refresh: marks.refresh,
    take(message) {
      if (message.kind === 'studio:scroll') follow(message.at);
      if (message.kind !== 'studio:changes') return;
      const { document, changes } = message;
      marks.show(
        changes.flatMap((each): MarkedChange[] => {
          const nodeId = addressOf(each.nodeId, document);
          return nodeId === null ? [] : [{ ...each, nodeId }];
        }),
      );
    },
  };
}

/** Says where a person scrolls to. @returns what scrolls as the other page does, without saying so. */
function followScrolling(nodes: CanvasNodes, say: (at: ScrollPlace) => void): (at: ScrollPlace) => void {
  let followed = -1;
  let frame = 0;
  addEventListener(
    'scroll',
    () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (Math.abs(scrollY - followed) > 1) say(scrollPlace(nodes));
        followed = -1;
      });
    },
    { passive: true },
  );
  return at => {
    if (scrollToPlace(nodes, at)) followed = scrollY;
  };
}

/** Links, buttons and forms do nothing; the wheel and the keys that scroll work. */
function blockPage(onLeave: () => void): void {
  for (const type of ['click', 'dblclick', 'submit', 'change', 'pointerdown', 'mousedown'])
    addEventListener(
      type,
      event => {
        event.stopImmediatePropagation();
        if (type === 'click' || type === 'submit') event.preventDefault();
      },
      { capture: true },
    );
  addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' && event.key !== 'F6') return;
      event.preventDefault();
      onLeave();
    },
    { capture: true },
  );
}
