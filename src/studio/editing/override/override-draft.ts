/**
 * An open override: the editor shows the page as these customers see it, and what is changed there is written into the
 * override (R-STUDIO-213). The override itself is a document as any other.
 */
import { computed, makeAutoObservable, observableRef } from 'mobx';
import { diffDocuments } from '#engine/operation/diff.ts';
import { findNode, nodesOf } from '#engine/operation/node-tree.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
} from '#engine/operation/operation.ts';
import { changeOverride, withBaseSeen, withoutOperation } from '#engine/override/change-override.ts';
import { type EditedOverride, mergedPage, type OwnPart, ownParts } from '#engine/override/edited-override.ts';
import { type NamedOperation, overrideOperations } from '#engine/override/operation-ids.ts';
import { placeInPage } from '#engine/override/place-in-page.ts';
import type { ConflictDecision, DocumentId, OpenDocument, StudioFinding } from '#studio-api/documents.ts';
import type { ChangeOptions, EditedDraft, UndecidedChange } from '../context/editor-context.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { UndoResult } from '../draft/history.ts';
import { shareUnchanged } from './share-unchanged.ts';

/** What an override is about: the page, with the overrides that apply before. */
export interface OverriddenBase {
  id: DocumentId;
  label: string;
  names?: OpenDocument['names'];
  addresses: OpenDocument['addresses'];
  /** The page alone. */
  page: DocumentBody;
  body: DocumentBody;
}

export class OverrideDraft implements EditedDraft {
  readonly id: DocumentId;
  /** The override itself. */
  readonly document: DraftStore;
  base: OverriddenBase;
  private shown: DocumentBody = {};

  constructor(document: DraftStore, base: OverriddenBase) {
    this.id = document.id;
    this.document = document;
    this.base = base;
    makeAutoObservable<this, 'shown'>(
      this,
      {
        id: false,
        document: false,
        shown: false,
        base: observableRef,
        merged: computed({ keepAlive: true }),
        own: computed({ keepAlive: true }),
        node: false,
        isOfPage: false,
        onOperations: false,
      },
      { autoBind: true },
    );
  }

  get pageId(): DocumentId {
    return this.base.id;
  }

  get pageBody(): DocumentBody {
    return this.base.page;
  }

  /** The page was changed by others. */
  setBase(base: OverriddenBase): void {
    this.base = base;
  }

  private get editing(): EditedOverride {
    return { base: this.base.body, ops: overrideOperations(this.document.body) };
  }

  get merged(): { body: DocumentBody; nodes: ReadonlyMap<NodeAddress, DocumentNode> } {
    const { body } = mergedPage(this.editing);
    this.shown = shareUnchanged(this.shown, body) as DocumentBody;
    return { body: this.shown, nodes: new Map([...nodesOf(this.shown)].map(node => [node.id, node])) };
  }

  get body(): DocumentBody {
    return this.merged.body;
  }

  get stored(): DocumentBody {
    return this.document.body;
  }

  node(id: NodeAddress): DocumentNode | undefined {
    return this.merged.nodes.get(id);
  }

  isOfPage(id: NodeAddress): boolean {
    return findNode(this.base.body, id) !== null;
  }

  get own(): readonly OwnPart[] {
    return ownParts(this.editing);
  }

  get about(): EditedDraft['about'] {
    const { label, names, addresses } = this.base;
    return { ...this.document.about, label, ...(names ? { names } : {}), addresses };
  }

  get findings(): readonly StudioFinding[] {
    // Fixes are operations of the override, which the page does not have.
    return this.document.findings.map(finding => ({ ...finding, ...this.placed(finding), fixes: [] }));
  }

  get undecided(): readonly UndecidedChange[] {
    return this.document.undecided.map(change => ({ ...change, ...this.placed(change) }));
  }

  private placed(place: { nodeId: NodeAddress; path: string }) {
    return placeInPage(overrideOperations(this.document.body), place);
  }

  get isReadOnly(): boolean {
    return this.document.isReadOnly;
  }
  get version(): number {
    return this.document.version;
  }
  get state(): OpenDocument['state'] {
    return this.document.state;
  }
  get unsaved(): number {
    return this.document.unsaved;
  }
  get deferred(): DraftStore['deferred'] {
    return this.document.deferred;
  }
  get history(): DraftStore['history'] {
    return this.document.history;
  }

  decide(id: string, chosen: ConflictDecision['chosen'], label: string): void {
    this.document.decide(id, chosen, label);
  }

  reopen(document: OpenDocument): void {
    this.document.reopen(document);
  }

  onOperations(listener: (ops: readonly DocumentOperation[]) => void): () => void {
    return this.document.onOperations(listener);
  }

  change(
    ops: readonly DocumentOperation[],
    label: string,
    options: ChangeOptions & { selected?: NodeAddress | null } = {},
  ): boolean {
    const next = changeOverride(this.editing, ops);
    return next !== null && this.write(next, label, options);
  }

  /** The part is again as on the page of all markets. */
  useBase(op: string, label: string): boolean {
    const next = withoutOperation(this.editing, op);
    return next !== null && this.write(next, label);
  }

  /** What is written here stays, although the page says something else now. */
  keepOwn(op: string, label: string): boolean {
    return this.write(withBaseSeen(this.editing, op), label);
  }

  private write(
    ops: readonly NamedOperation[],
    label: string,
    options: ChangeOptions & { selected?: NodeAddress | null } = {},
  ): boolean {
    const { body } = this.document;
    return this.document.change(diffDocuments(body, { ...body, ops }), label, options);
  }

  undo(): UndoResult {
    return this.document.undo();
  }

  redo(): UndoResult {
    return this.document.redo();
  }
}
