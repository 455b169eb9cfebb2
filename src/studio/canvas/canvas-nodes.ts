/** Which element shows which node, and which node is around another. */
import { frameId } from '#engine/definition/frame-id.ts';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { Regions } from './canvas-page.ts';

export interface CanvasNodes {
  /** The innermost node that shows the element. */
  at(element: Element): NodeAddress | null;
  /** The elements of a node: several for a fragment or an area. */
  elementsOf(id: NodeAddress): HTMLElement[];
  parentOf(id: NodeAddress): NodeAddress | null;
  /** Widgets and containers in reading order. */
  inOrder(): NodeAddress[];
  /** Whether it is a row; what is neither that nor a widget is an area or a fragment, which shows rows of another document. */
  isContainer(id: NodeAddress): boolean;
  /** `banner`; undefined for nodes that are no widgets. */
  typeOf(id: NodeAddress): string | undefined;
}

export function createCanvasNodes(regions: () => Regions): CanvasNodes {
  const containers = () => Object.values(regions()).flat();
  const widgets = () => containers().flatMap(container => container.widgets);
  const containerElements = () => document.querySelectorAll<HTMLElement>('[data-node]');

  return {
    at(element) {
      const frame = element.closest<HTMLElement>('[data-widget],[data-node]');
      if (!frame) return null;
      return frame.dataset['node'] ?? widgets().find(({ id }) => frameId(id) === frame.id)?.id ?? null;
    },
    elementsOf(id) {
      const own = document.getElementById(frameId(id));
      if (own && widgets().some(widget => widget.id === id)) return [own];
      return [...containerElements()].filter(
        ({ dataset: { node = '' } }) => node === id || node.startsWith(`${id}/`),
      );
    },
    parentOf(id) {
      const holder = containers().find(container => container.widgets.some(widget => widget.id === id));
      if (holder) return holder.id;
      return id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : null;
    },
    inOrder: () => containers().flatMap(({ id, widgets: own }) => [id, ...own.map(widget => widget.id)]),
    isContainer: id => containers().some(container => container.id === id),
    typeOf: id => widgets().find(widget => widget.id === id)?.type,
  };
}
