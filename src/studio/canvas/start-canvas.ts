/** Puts the parts of the canvas together: the page, its selection, the overlay and the messages with Studio. */

import type { PageContext } from '#engine/definition/contract.ts';
import type { PageServices } from '#engine/load/page-services.ts';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { CanvasState } from '#engine/resolve/canvas-state.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import { nameOf } from '#page-form/field.ts';
import {
  type CanvasComments,
  type CanvasPerson,
  type FromCanvas,
  kindLabel,
  type NodeOwner,
  type PartTool,
  type ToCanvas,
} from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { type CanvasDocuments, createCanvasDocuments } from './canvas-documents.ts';
import { type CanvasNodes, createCanvasNodes } from './canvas-nodes.ts';
import { type CanvasPage, createCanvasPage } from './canvas-page.ts';
import { openCanvasPort } from './canvas-port.ts';
import { createCanvasReferences } from './canvas-references.ts';
import { createCommentMarks } from './comment-marks.ts';
import { createComparedView } from './compared-view.ts';
import { createDragFollower } from './follow-drag.ts';
import { createInlineText } from './inline-text.ts';
import { lookUpReferences } from './look-up-references.ts';
import { createMarketLocks } from './market-locks.ts';
import { addressIn, ownerOf } from './node-owner.ts';
import { createOverlay, type Overlay, type OverlayActions } from './overlay.ts';
import { createPresenceFrames } from './presence-frames.ts';
import { type CanvasSelection, listenForSelection } from './selection.ts';
import { createMenuShower } from './show-menu.ts';
import { createStyleShower } from './show-style.ts';
import { takeMessage } from './take-message.ts';

export interface CanvasParts {
  state: CanvasState;
  context: PageContext;
  services: PageServices;
  /** Gives a part of a document the aliases of the page's language. */
  localise: <Authored>(authored: Authored, aliases: ReferenceAliases) => Authored;
  /** Opens the menu of phones at an entry, or closes it. */
  showMenu(at: readonly NodeAddress[] | null): void;
  /** Opens the main menu of wide screens at an entry of its first level, or closes it; tells where the entry is. */
  showSubmenu(at: readonly number[] | null): { within: 'row' | 'all'; entry: HTMLElement } | null;
  /** Loads another page of the shop in the canvas. */
  follow(href: string): void;
}

export interface Canvas {
  page: CanvasPage;
  /** Called when the page is rendered from its documents and follows them. */
  ready(): void;
  /** Called when a widget could not be rendered. */
  failed(code: string, nodeId: NodeAddress | null): void;
}

export function startCanvas(parts: CanvasParts): Canvas {
  const { state, context } = parts;
  const documents = createCanvasDocuments(state);
  const send = (message: FromCanvas) => port?.send(message);
  const references = createCanvasReferences({
    aliases: state.aliases,
    documents: [state.page, state.overrides, state.fragments, state.content],
    localise: parts.localise,
    lookUp: unknown => lookUpReferences(unknown, context.segment.market),
  });
  const page = createCanvasPage({
    ...{ documents, context, references, services: parts.services },
    onFailure(code, error) {
      send({ kind: 'canvas:failed', code, nodeId: null });
      if (error !== undefined) reportError(error);
    },
    onShown(version) {
      view?.refresh();
      afterPaint(() => send({ kind: 'canvas:painted', version }));
    },
  });
  const { studioOrigin } = state;
  const create = state.isCompared ? createCompared : createView;
  const view = studioOrigin === null ? undefined : create(parts, { documents, page, context, send });
  const port =
    studioOrigin === null ? undefined : openCanvasPort(studioOrigin, message => view?.take(message));

  return {
    page,
    ready: () =>
      send({
        kind: 'canvas:ready',
        document: documents.pageId,
        path: context.path,
        documents: documents.ids(),
      }),
    failed(code, nodeId) {
      if (nodeId !== null) page.failed(nodeId);
      send({ kind: 'canvas:failed', code, nodeId });
    },
  };
}

interface ViewParts {
  documents: CanvasDocuments;
  page: CanvasPage;
  context: PageContext;
  send(message: FromCanvas): void;
}

interface View {
  /** The page was rendered anew. */
  refresh(): void;
  take(message: ToCanvas): void;
}

function createCompared(_: CanvasParts, { documents, page, context, send }: ViewParts): View {
  return createComparedView({
    nodes: createCanvasNodes(page.regions),
    addressOf: (nodeId, document) => addressIn(documents.compose(context.segment), { document, nodeId }),
    send,
  });
}

/** Opens the main menu at an entry, frames the entry, and says where it is. */
const createSubmenuShower =
  ({ showSubmenu }: CanvasParts, overlay: Overlay, send: ViewParts['send']) =>
  (at: readonly number[] | null): void => {
    const shown = showSubmenu(at);
    overlay.entry(shown?.entry ?? null);
    send({ kind: 'canvas:submenu', shown: shown?.within ?? null });
  };

/** What the buttons at the selected node ask Studio for. */
const actionsOf = (
  selected: () => NodeOwner | null,
  send: ViewParts['send'],
): Pick<OverlayActions, 'add' | 'act'> => ({
  add(side) {
    const owner = selected();
    if (!owner) return;
    const { document, nodeId } = owner;
    send({ kind: 'canvas:add', at: side === 'before' ? { before: nodeId } : { after: nodeId }, document });
  },
  act(act) {
    const owner = selected();
    if (owner) send({ kind: 'canvas:act', act, ...owner });
  },
});

/** What Studio shows on the page, of which nothing belongs to the draft. */
const createShowers = (parts: CanvasParts, overlay: Overlay, send: ViewParts['send']) => ({
  showMenu: createMenuShower(parts.showMenu),
  showStyle: createStyleShower(),
  showSubmenu: createSubmenuShower(parts, overlay, send),
});

/** What colleagues do and say, at the parts of the page. */
function createMarks(nodes: CanvasNodes, overlay: Overlay, onComments: (id: NodeAddress) => void) {
  const elementsAt = (id: NodeAddress) => nodes.elementsOf(id);
  const people = createPresenceFrames(elementsAt);
  const comments = createCommentMarks(elementsAt, onComments);
  const peopleIn = new Map<DocumentId, readonly CanvasPerson[]>();
  const commentsIn = new Map<DocumentId, readonly CanvasComments[]>();
  return {
    refresh() {
      people.refresh();
      comments.refresh();
    },
    showPeople(document: DocumentId, found: readonly CanvasPerson[]) {
      people.show([...peopleIn.set(document, found).values()].flat());
    },
    showComments(document: DocumentId, found: readonly CanvasComments[]) {
      comments.show([...commentsIn.set(document, found).values()].flat());
    },
    setScale(scale: number) {
      overlay.setScale(scale);
      comments.setScale(scale);
      people.setScale(scale);
    },
  };
}

/** What people call a node: a widget by its type, a row, or an area. */
function labelOf(id: NodeAddress, nodes: CanvasNodes, labels: Readonly<Record<string, string>>): string {
  const name = nodes.typeOf(id) ?? kindLabel(nodes.isContainer(id) ? 'container' : 'area');
  return labels[name] ?? name;
}

/** What a person who edits sees and presses. */
function createView(parts: CanvasParts, { documents, page, context, send }: ViewParts): View {
  const nodes = createCanvasNodes(page.regions);
  const composed = () => documents.compose(context.segment);
  let labels: Readonly<Record<string, string>> = {};
  /** The buttons of each document that Studio has open: parts of others are only looked at. */
  const edited = new Map<DocumentId, readonly PartTool[]>();
  const ownerOfNode = (id: NodeAddress): NodeOwner => ownerOf(composed(), id, edited.keys());
  const locks = createMarketLocks(ownerOfNode, documents.body);

  const overlay = createOverlay({
    ...actionsOf(() => (selection.id === null ? null : ownerOfNode(selection.id)), send),
    selectParent() {
      if (selection.id !== null) select(nodes.parentOf(selection.id));
    },
  });

  const marks = createMarks(nodes, overlay, id => send({ kind: 'canvas:comments', ...ownerOfNode(id) }));

  function draw(id: NodeAddress | null): void {
    if (id === null) return overlay.select([], '', false, '');
    const tools = edited.get(ownerOfNode(id).document);
    const isEdited = tools !== undefined;
    if (isEdited) overlay.setTools(tools);
    overlay.select(nodes.elementsOf(id), labelOf(id, nodes, labels), isEdited, locks.reasonOf(id));
  }

  function select(id: NodeAddress | null, target: Element | null = null): void {
    selection.show(id);
    draw(id);
    const owner = id === null ? undefined : ownerOfNode(id);
    const field = id !== null && target ? inline.fieldAt(id, target) : null;
    const place = { ...(owner ? { owner } : {}), ...(field ? { path: nameOf(field) } : {}) };
    send({ kind: 'canvas:select', nodeId: id, ...place });
  }

  const inline = createInlineText({
    ...{ documents, page, nodes, locale: context.segment.locale },
    fields: parts.services.fields,
    ...{ ownerOf: ownerOfNode, pageBody: () => ({ ...composed().page }) },
    onEdit: ({ document }, op) => send({ kind: 'canvas:edit', document, ops: [op] }),
  });

  const selection: CanvasSelection = listenForSelection({
    nodes,
    onSelect: select,
    onHover(id) {
      overlay.hover(id === null ? [] : nodes.elementsOf(id));
      send({ kind: 'canvas:hover', nodeId: id, ...(id === null ? {} : { owner: ownerOfNode(id) }) });
    },
    // What cannot be typed here is edited in the inspector, which says why.
    onEdit(id, target) {
      if (locks.reasonOf(id) !== '' || !inline.begin(id, target)) select(id, target);
    },
    onFollow: parts.follow,
    onLeave: () => send({ kind: 'canvas:leave' }),
    isEditing: () => inline.isActive,
  });
  page.subscribe(() => draw(selection.id));
  const showers = createShowers(parts, overlay, send);
  const followDrag = createDragFollower({
    page: { nodes, ownerOf: ownerOfNode },
    isEdited: document => edited.has(document),
    ...{ overlay, send },
  });

  return {
    refresh() {
      overlay.refresh();
      marks.refresh();
    },
    take: message =>
      takeMessage(message, {
        ...{ documents, page, nodes, overlay, selection, draw, composed },
        begin,
        isOpened: (document, tools = []) => {
          edited.set(document, tools);
          draw(selection.id);
        },
        followDrag,
        ...marks,
        ...showers,
      }),
  };

  function begin({ labels: names, limit }: Extract<ToCanvas, { kind: 'studio:hello' }>): void {
    labels = names ?? labels;
    locks.set(limit);
    draw(selection.id);
  }
}

/** After the browser has painted what is rendered now. */
const afterPaint = (done: () => void): void =>
  void requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', done);
    port1.start();
    port2.postMessage(null);
  });
