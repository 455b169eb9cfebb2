/** The editors of documents that are edited as one: a page and what its areas show. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { EditedPart, Editor, EditorGroup } from '../context/editor-context.ts';
import type { GroupMover } from '../context/part-move.ts';

interface GroupedEditor extends Editor {
  /** Something of another document is selected. */
  clearSelection(): void;
}

interface GroupedPart<Store> extends EditedPart {
  readonly editor: Store & Editor;
}

export class EditedGroup<Store extends GroupedEditor> implements EditorGroup {
  readonly main: Store;
  parts: readonly GroupedPart<Store>[] = [];
  mover: GroupMover | null = null;
  private selectedIn: Store;

  constructor(main: Store) {
    this.main = main;
    this.selectedIn = main;
    makeAutoObservable<this, 'selectedIn'>(
      this,
      {
        main: false,
        mover: false,
        parts: observableRef,
        selectedIn: observableRef,
        editorOf: false,
        partOf: false,
      },
      { autoBind: true },
    );
  }

  get active(): Store {
    return this.selectedIn;
  }

  get all(): readonly Store[] {
    return [this.main, ...this.parts.map(({ editor }) => editor)];
  }

  editorOf(document: DocumentId): Store | undefined {
    return this.all.find(({ draft }) => draft.id === document);
  }

  partOf(document: DocumentId): GroupedPart<Store> | undefined {
    return this.parts.find(({ editor }) => editor.draft.id === document);
  }

  /**
   * @param pages how many pages show the document
   * @param again further areas of the page that show it
   */
  add(editor: Store, node: NodeAddress, pages: number, again: readonly NodeAddress[] = []): void {
    this.parts = [...this.parts, { editor, node, pages, again }];
  }

  /** What is selected is in one document alone. */
  activate(editor: Store): void {
    const before = this.selectedIn;
    if (before === editor) return;
    this.selectedIn = editor;
    before.clearSelection();
  }
}
