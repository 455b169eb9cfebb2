/** Does what Studio's messages ask of the page that is edited. */
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { CanvasComments, CanvasPerson, PartTool, ToCanvas } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { CanvasDocuments } from './canvas-documents.ts';
import type { CanvasNodes } from './canvas-nodes.ts';
import type { CanvasPage } from './canvas-page.ts';
import type { DragMessage } from './follow-drag.ts';
import { addressIn, type ownerOf } from './node-owner.ts';
import type { Overlay } from './overlay.ts';
import { scrollToPlace } from './scroll-place.ts';
import type { CanvasSelection } from './selection.ts';

interface Taking {
  documents: CanvasDocuments;
  page: CanvasPage;
  nodes: CanvasNodes;
  overlay: Overlay;
  selection: CanvasSelection;
  draw(id: NodeAddress | null): void;
  composed(): Parameters<typeof ownerOf>[0];
  begin(hello: Extract<ToCanvas, { kind: 'studio:hello' }>): void;
  /** Studio edits this document. */
  isOpened(document: DocumentId, tools?: readonly PartTool[]): void;
  followDrag(message: DragMessage): void;
  showComments(document: DocumentId, marks: readonly CanvasComments[]): void;
  setScale(scale: number): void;
  showPeople(document: DocumentId, people: readonly CanvasPerson[]): void;
  showStyle(style: string): void;
  showMenu(at: readonly NodeAddress[] | null): void;
  showSubmenu(at: readonly number[] | null): void;
}

export function takeMessage(message: ToCanvas, parts: Taking): void {
  const { page, nodes, overlay, selection } = parts;
  const addressOf = (nodeId: NodeAddress | null, document: DocumentId | undefined) =>
    nodeId === null || document === undefined ? nodeId : addressIn(parts.composed(), { document, nodeId });
  switch (message.kind) {
    case 'studio:hello':
      return parts.begin(message);
    case 'studio:document':
      parts.isOpened(message.document, message.tools);
      return page.replace(message.document, message.body);
    case 'studio:page':
      return page.replace(message.document, message.body);
    case 'studio:operations':
      return page.apply(message.document, message.ops);
    case 'studio:hover': {
      const id = addressOf(message.nodeId, message.document);
      return overlay.hover(id === null ? [] : nodes.elementsOf(id));
    }
    case 'studio:select': {
      const id = addressOf(message.nodeId, message.document);
      selection.show(id);
      parts.draw(id);
      if (message.scroll && id !== null) showElement(nodes.elementsOf(id)[0]);
      return;
    }
    case 'studio:scroll':
      scrollToPlace(nodes, message.at);
      return;
    case 'studio:style':
      return parts.showStyle(message.style);
    case 'studio:scale':
      return parts.setScale(message.scale);
    case 'studio:arms':
      parts.documents.showArms(message.arms);
      page.changed();
      // What is selected may be on the page from now on.
      void page.settled().then(() => requestAnimationFrame(() => parts.draw(selection.id)));
      return;
    case 'studio:menu':
      return parts.showMenu(message.at);
    case 'studio:submenu':
      return parts.showSubmenu(message.at);
    case 'studio:drag':
    case 'studio:mark':
      return parts.followDrag(message);
    case 'studio:presence':
      return parts.showPeople(
        message.document,
        message.people.flatMap(person => {
          const nodeId = addressOf(person.nodeId, message.document);
          return nodeId === null ? [] : [{ ...person, nodeId }];
        }),
      );
    case 'studio:comments':
      return parts.showComments(
        message.document,
        message.marks.flatMap(mark => {
          const nodeId = addressOf(mark.nodeId, message.document);
          return nodeId === null ? [] : [{ ...mark, nodeId }];
        }),
      );
    // Of two states side by side.
    case 'studio:changes':
      return;
  }
}

/** Scrolls this page alone: `scrollIntoView` would scroll Studio around it as well. */
function showElement(element: HTMLElement | undefined): void {
  const rect = element?.getBoundingClientRect();
  if (!rect) return;
  const margin = 48;
  if (rect.top < margin) scrollBy({ top: rect.top - margin, behavior: 'instant' });
  else if (rect.bottom > innerHeight)
    scrollBy({ top: Math.min(rect.top - margin, rect.bottom - innerHeight + margin), behavior: 'instant' });
}
