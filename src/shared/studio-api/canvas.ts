/** The context in which the canvas shows a page, and the messages between Studio and the frame. */

import type { DocumentBody, DocumentOperation, NodeAddress, NodePlace } from '#engine/operation/operation.ts';
import type { Arms } from '#kernel/experiment/choose-arm.ts';
import type { DocumentId } from './documents.ts';

/** For whom and when the page is shown. */
export interface CanvasContext {
  market: string;
  locale: string;
  customerType: 'PERSON' | 'ORGANIZATION';
  vatIncluded: boolean;
  signedIn: boolean;
  /** ISO 8601; absent: now. */
  at?: string;
  /** The release whose drafts are shown; absent: those of none. */
  release?: number;
  /** The vehicle that the visitor has chosen, as `writeVehicle` writes it. */
  vehicle?: string;
}

/** A state of a document that is looked at beside another one: nothing is edited there. */
export interface ShownRevision {
  document: DocumentId;
  /** `live`: what shoppers see. */
  revision: number | 'live' | 'draft';
}

/** A link that shows a draft to people without an account. */
export interface PreviewLinkInfo {
  id: number;
  /** Name of the member of staff. */
  madeBy: string;
  /** ISO 8601. */
  endsAt: string;
}

/** POST /api/canvas answers the address of the frame, which works once; its session lasts an hour. */
export interface CanvasPost {
  context: CanvasContext;
  /** The document to show; a document without an address of its own is shown on a page that uses it. */
  document: DocumentId;
  /** Path of the shop to show instead, as the frame has named it. */
  path?: string;
  /** State of the document to look at; absent: the drafts, to edit them. */
  revision?: ShownRevision['revision'];
}
export interface CanvasGrant {
  /** `{shopOrigin}/preview/canvas/fi/…?grant=…` */
  url: string;
  /** Documents that the shown page consists of: the page, its layout, fragments, areas and menus. */
  documents: DocumentId[];
}

/** Where the labels of the frame have the name of what is no widget. */
export const kindLabel = (kind: 'container' | 'area'): string => `kind:${kind}`;

/** From Studio to the frame. Both sides check origin and source of every message, and drop unknown kinds. */
export type ToCanvas =
  /** `labels`: what people call the widget types and kinds of nodes, in the language of Studio. */
  | {
      kind: 'studio:hello';
      version: 1;
      labels?: Readonly<Record<string, string>>;
      /** Of a person who is limited to markets, and why other parts cannot be changed. */
      limit?: { markets: readonly string[]; reason: string };
    }
  /** A whole document that is edited, as the editor has it, after the frame was loaded from an earlier version. */
  | {
      kind: 'studio:document';
      document: DocumentId;
      body: DocumentBody;
      /** Buttons at its selected part; none where it is only read. */
      tools?: readonly PartTool[];
    }
  /** The page of the override that is edited, after others have changed it. */
  | { kind: 'studio:page'; document: DocumentId; body: DocumentBody }
  /** Applies operations of one document, in order. */
  | { kind: 'studio:operations'; document: DocumentId; ops: DocumentOperation[] }
  /** `nodeId` is an address in `document`, by default in the page. */
  | { kind: 'studio:select'; nodeId: NodeAddress | null; scroll: boolean; document?: DocumentId }
  | { kind: 'studio:hover'; nodeId: NodeAddress | null; document?: DocumentId }
  /** Of two states side by side: what differs, with a word for how, and where the other frame is scrolled to. */
  | { kind: 'studio:changes'; document: DocumentId; changes: MarkedChange[] }
  | { kind: 'studio:scroll'; at: ScrollPlace }
  /** Custom properties of a theme that is being written, in place of those that the page came with. */
  | { kind: 'studio:style'; style: string }
  /** How much smaller the frame is shown than it is, from 0 to 1: what is pressed in it stays as large. */
  | { kind: 'studio:scale'; scale: number }
  /** The arms to show of the page's experiments; of the others the first ones. */
  | { kind: 'studio:arms'; arms: Arms }
  /** Opens the menu of phones at an entry: ids from the first level down, none for the menu itself. Null closes it. */
  | { kind: 'studio:menu'; at: readonly NodeAddress[] | null }
  /** Opens the main menu of wide screens at an entry: its places from the first level down, counted from 0; null closes it. The frame answers. */
  | { kind: 'studio:submenu'; at: readonly number[] | null }
  /**
   * Something is dragged over the frame, at a point of its window; null: no longer. The frame answers with the place, which
   * is in `document`, or without one in any that is edited.
   */
  | { kind: 'studio:drag'; at: DragPoint | null; document?: DocumentId }
  /** Whether it may be dropped at the place that the frame has named last, which then has a line. */
  | { kind: 'studio:mark'; isShown: boolean }
  /** Who else is at which part of a document. */
  | { kind: 'studio:presence'; document: DocumentId; people: readonly CanvasPerson[] }
  /** Which parts of a document have open comments. */
  | { kind: 'studio:comments'; document: DocumentId; marks: readonly CanvasComments[] };

/** Open comments at a part. */
export interface CanvasComments {
  nodeId: NodeAddress;
  count: number;
  /** In words, in the language of Studio. */
  name: string;
}

/** Somebody else, as the frame shows them. */
export interface CanvasPerson {
  nodeId: NodeAddress;
  initials: string;
  isTyping: boolean;
}

/** What a button at the selected part does. */
export type PartAct = 'up' | 'down' | 'duplicate' | 'copy' | 'try' | 'hide' | 'remove';

/** A button at the selected part; its name is in the language of Studio, its icon a path on a grid of 24. */
export interface PartTool {
  act: PartAct;
  name: string;
  icon: string;
}

export interface DragPoint {
  x: number;
  y: number;
  /** A row stands between rows only. */
  isRow: boolean;
}

export interface MarkedChange {
  nodeId: NodeAddress;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** `Changed`, in the language of Studio. */
  label: string;
}

/** A place on a page that a page with other heights has as well. */
export interface ScrollPlace {
  /** The node at the upper edge, as the page addresses it; null above and below all nodes. */
  nodeId: NodeAddress | null;
  /** Pixels from the top of the node, else from the top of the page. */
  offset: number;
}

/** A node as its own document addresses it: that of a fragment in the page belongs to the fragment. */
export interface NodeOwner {
  document: DocumentId;
  nodeId: NodeAddress;
}

/** From the frame to Studio. */
export type FromCanvas =
  /** `documents`: those that the page is made of and whose operations the frame follows. */
  | { kind: 'canvas:ready'; document: DocumentId; path: string; documents?: DocumentId[] }
  /** `nodeId` is an address in the page; `path` is the field that was pressed, if one alone shows what was pressed. */
  | { kind: 'canvas:select'; nodeId: NodeAddress | null; path?: string; owner?: NodeOwner }
  | { kind: 'canvas:hover'; nodeId: NodeAddress | null; owner?: NodeOwner }
  /** Text typed in the canvas itself. */
  | { kind: 'canvas:edit'; ops: DocumentOperation[]; document?: DocumentId }
  /** The button or place to add something was used; `widget` is what was dropped there. */
  | { kind: 'canvas:add'; at: NodePlace; document: DocumentId; widget?: string }
  /** A button at the selected part was pressed. */
  | { kind: 'canvas:act'; act: PartAct; nodeId: NodeAddress; document: DocumentId }
  /** The mark of the comments at a part was pressed. */
  | { kind: 'canvas:comments'; nodeId: NodeAddress; document: DocumentId }
  /** F6 or Escape with nothing selected: the focus goes back to Studio. */
  | { kind: 'canvas:leave' }
  /** Where something that is dragged would be put; null where nothing can be. */
  | { kind: 'canvas:place'; at: NodePlace | null; document?: DocumentId }
  /** Where the row of the main menu shows the entry: in its own place, or in the panel of all entries for want of room. */
  | { kind: 'canvas:submenu'; shown: 'row' | 'all' | null }
  /** A person scrolled a frame in which nothing is edited. */
  | { kind: 'canvas:scroll'; at: ScrollPlace }
  | { kind: 'canvas:painted'; version: number }
  | { kind: 'canvas:failed'; code: string; nodeId: NodeAddress | null }
  /** A link was followed: the canvas shows another page. */
  | { kind: 'canvas:navigated'; path: string };

/** GET /api/shop-answers?document: how the shop answers for a page that shows the document, in each language. */
export interface PageInShop {
  url: string;
  /** `unknown`: the shop could not be asked. */
  is: 'shown' | 'missing' | 'unknown';
}
