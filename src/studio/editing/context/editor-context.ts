/** What the outline, the canvas and the inspector of an open editor share. All values are observable by MobX. */
import { createContext, useContext } from 'react';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
  NodePlace,
} from '#engine/operation/operation.ts';
import type { OwnPart } from '#engine/override/edited-override.ts';
import type { CanvasContext } from '#studio-api/canvas.ts';
import type {
  Conflict,
  ConflictDecision,
  DocumentId,
  OpenDocument,
  StudioFinding,
} from '#studio-api/documents.ts';
import type { PresentPerson } from '#studio-api/presence.ts';
import type { ShopStyle } from '#studio-api/shop-settings.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import type { CommentStore } from '../comments/comment-store.ts';
import type { ExperimentStore } from '../experiments/experiment-store.ts';
import type { GroupMover } from './part-move.ts';

/** A change of this editor that met one of another user. */
export interface UndecidedChange extends Pick<Conflict, 'reason' | 'nodeId' | 'path' | 'by' | 'at'> {
  id: string;
  /** The part, as it is or as it was when it was removed; undefined for the document itself. */
  node: DocumentNode | undefined;
  /** Undefined: nothing. */
  theirs: unknown;
  mine: unknown;
  /** `gone`: mine brings a removed part back. `remove`: mine removes a part that was changed. */
  kind: 'field' | 'gone' | 'remove' | 'place';
  /** Whether mine can still be chosen. */
  isPossible: boolean;
}

/** What a step has changed; a part that was moved was in another document before. */
export interface ChangedDocuments {
  readonly id: DocumentId;
  readonly other?: DocumentId;
}

/** The open document and the changes of this editor. */
export interface EditedDraft {
  readonly id: DocumentId;
  /** As the document was opened, without its body. */
  readonly about: Omit<OpenDocument, 'body'>;
  /** With all changes, saved or not. A new object after each change; unchanged parts stay the same objects. */
  readonly body: DocumentBody;
  /** The document itself: of an override its operations, whose page is `body`. */
  readonly stored: DocumentBody;
  /** What of the page an override has of its own; absent for other documents. */
  readonly own?: readonly OwnPart[];
  /** The page that an override is of, and as others have written it. */
  readonly pageId?: DocumentId;
  readonly pageBody?: DocumentBody;
  /** Whether all markets have the part. */
  isOfPage?(id: NodeAddress): boolean;
  /** The part is again as on the page of all markets. @param op id of the override's operation */
  useBase?(op: string, label: string): boolean;
  /** What the override says stays, although the page says something else now. */
  keepOwn?(op: string, label: string): boolean;
  /** Observable by node: a change elsewhere does not notify who reads this one. Undefined: there is no such node. */
  node(id: NodeAddress): DocumentNode | undefined;
  readonly isReadOnly: boolean;
  /** What this editor has changed, and can take back, with the document of each step. */
  readonly history: { readonly undoable: readonly { readonly draft: ChangedDocuments }[] };
  /** Of the draft as the server has it. */
  readonly version: number;
  readonly findings: readonly StudioFinding[];
  /** What this editor must decide; nothing else waits for it. */
  readonly undecided: readonly UndecidedChange[];
  /** @param label what the step is called in undo, which decides the other way */
  decide(id: string, chosen: ConflictDecision['chosen'], label: string): void;
  /** Hears every change that was applied, in order; returns how to stop. The canvas sends these on. */
  onOperations(listener: (ops: readonly DocumentOperation[]) => void): () => void;
}

export interface Selection {
  /** Null: nothing; the empty id: the document itself. */
  readonly nodeId: NodeAddress | null;
  /** Below the node: `props.title`; empty: the node itself. */
  readonly path: string;
}

export interface ChangeOptions {
  /** Changes with the same key, without a rest of a second between them, are one step of undo: `hero props.title.fi`. */
  typing?: string;
  /** What to select after the change, and again after redoing it. */
  select?: NodeAddress | null;
}

/** Screens that a page is looked at for, px. */
export const screenWidths = { desktop: 1280, tablet: 768, phone: 360 } as const;

/** For whom and how wide a page of the shop is shown. */
export interface PageView {
  readonly session: StudioSession;
  readonly context: CanvasContext;
  /** Of the canvas, px; null: as wide as there is room. */
  readonly width: number | null;
  setContext(change: Partial<CanvasContext>): void;
  /** Back to what most visitors see; the language stays. */
  resetContext(): void;
  setWidth(width: number | null): void;
}

/** A document that an area of the page shows, edited with the page. */
export interface EditedPart {
  /** The area on the page. */
  readonly node: NodeAddress;
  /** Further areas of the page that show the same. */
  readonly again?: readonly NodeAddress[];
  /** How many pages show the document. */
  readonly pages: number;
  readonly editor: Editor;
}

/** The documents that are edited as one: a page with what its areas show, or a document alone. */
export interface EditorGroup {
  /** Of the document that was opened. */
  readonly main: Editor;
  readonly parts: readonly EditedPart[];
  /** All of them, the main one first. */
  readonly all: readonly Editor[];
  /** Whose part is selected; the main one when nothing is. */
  readonly active: Editor;
  /** Undefined: the document is not edited here. */
  editorOf(document: DocumentId): Editor | undefined;
  partOf(document: DocumentId): EditedPart | undefined;
  /** Absent for a document alone. */
  readonly mover?: GroupMover | null;
}

export interface Editor extends PageView {
  readonly group: EditorGroup;
  /** Address of the shown page in the shop; null until it is known. */
  readonly pageUrl: string | null;
  setPageUrl(url: string): void;
  /** How the shop looks with the theme that is edited; null until it is known, and for other documents. */
  readonly look: ShopStyle | null;
  setLook(look: ShopStyle): void;
  readonly draft: EditedDraft;
  readonly selection: Selection;
  /** The node under the pointer, in the canvas or in the outline. */
  readonly hovered: NodeAddress | null;
  readonly findings: readonly StudioFinding[];
  /** The server is not heard: what others do is not seen. */
  readonly isCutOff: boolean;
  /** Who else has the document open, in whatever release, in the order of their names. */
  readonly present: readonly PresentPerson[];
  /** Who else edits the same draft. */
  readonly others: readonly PresentPerson[];
  /** What colleagues say about the document. */
  readonly comments: CommentStore;
  /** What is shown of the page's experiments. */
  readonly experiments: ExperimentStore;
  /** Where something is about to be added; null while the dialog for it is closed. */
  readonly adding: NodePlace | null;
  /** Opens the dialog that adds a widget or a row at the place; null closes it. */
  requestAdd(place: NodePlace | null): void;
  /** Whether this person may change a part, and what is in it; the empty id is the document itself. */
  mayChange(nodeId: NodeAddress): boolean;
  select(nodeId: NodeAddress | null, path?: string): void;
  hover(nodeId: NodeAddress | null): void;
  /**
   * Applies operations at once and posts them later. A missing `was` is filled in with the present value.
   * @param label what the step is called in undo: "Headline", "Banner moved".
   * @returns false when nothing was changed, because the document refuses them or is read-only.
   */
  change(ops: readonly DocumentOperation[], label: string, options?: ChangeOptions): boolean;
  /** Says something on the screen and to screen readers. */
  announce(text: string): void;
  /** Says what the last step did, with a button that takes this step back while it is the last one. */
  announceStep(text: string): void;
}

export const EditorContext = createContext<Editor | null>(null);

/** The open editor. @throws Error outside of one. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no open editor here');
  return editor;
}
