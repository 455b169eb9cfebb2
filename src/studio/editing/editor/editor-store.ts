/** The open editor: the draft, what is selected, and for whom the canvas shows the page. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { DocumentBody, DocumentOperation, NodeAddress, NodePlace } from '#engine/operation/operation.ts';
import type { DraftApproval } from '#studio-api/approval-state.ts';
import type { CanvasContext } from '#studio-api/canvas.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import { addedForMarkets, mayWriteNode } from '#studio-api/market-limit.ts';
import type { PresentPerson } from '#studio-api/presence.ts';
import type { ShopStyle } from '#studio-api/shop-settings.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { CommentStore } from '../comments/comment-store.ts';
import { type ChangeOptions, type Editor, type Selection, screenWidths } from '../context/editor-context.ts';
import { changedContext, startContext } from '../context/start-context.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { UndoResult } from '../draft/history.ts';
import { ExperimentStore } from '../experiments/experiment-store.ts';
import type { OverrideDraft } from '../override/override-draft.ts';
import { isPhoneMenu, WIDTH_OF_MENUS } from '../structure/canvas-menu.ts';
import { EditedGroup } from './edited-group.ts';

/** Where Studio itself has less room, a whole computer would be too small to read, px. */
const ROOM_FOR_DESKTOP = 1024;

/** A page as most visitors on computers see it, made smaller; menus as wide as they are shown. */
function firstWidth({ id, body }: { id: string; body: DocumentBody }): number | null {
  if (id.startsWith('menu:')) return isPhoneMenu(body) ? screenWidths.phone : WIDTH_OF_MENUS;
  return globalThis.innerWidth < ROOM_FOR_DESKTOP ? null : screenWidths.desktop;
}

/** The document that the changes are written into: an override shows the page that it is merged with. */
const writtenBy = (draft: DraftStore | OverrideDraft): DraftStore =>
  'document' in draft ? draft.document : draft;

const nothing: Selection = { nodeId: null, path: '' };

export class EditorStore implements Editor {
  readonly session: StudioSession;
  readonly draft: DraftStore | OverrideDraft;
  readonly group: EditedGroup<EditorStore>;
  readonly comments: CommentStore;
  readonly experiments = new ExperimentStore();
  selection: Selection = nothing;
  hovered: NodeAddress | null = null;
  adding: NodePlace | null = null;
  pageUrl: string | null = null;
  look: ShopStyle | null = null;
  present: readonly PresentPerson[] = [];
  isCutOff = false;
  /** As the server has it. */
  private sent: DraftApproval | null = null;
  /** For whom and how wide the page is shown; those that are edited with another document have its view. */
  private view: { context: CanvasContext; width: number | null };

  /**
   * @param release whose draft it is; 0: of none
   * @param main of the document that this one is edited with; absent: it is edited by itself
   */
  constructor(session: StudioSession, draft: DraftStore | OverrideDraft, release = 0, main?: EditorStore) {
    this.session = session;
    this.draft = draft;
    this.group = main?.group ?? new EditedGroup<EditorStore>(this);
    this.comments = new CommentStore(main?.comments);
    writtenBy(draft).limit = session.staff;
    this.view = {
      context: changedContext(this.firstContext(), release === 0 ? {} : { release }),
      width: firstWidth(draft),
    };
    this.sent = draft.about.approval ?? null;
    makeAutoObservable<this, 'sent' | 'view'>(
      this,
      {
        sent: observableRef,
        view: observableRef,
        session: false,
        draft: false,
        group: false,
        comments: false,
        experiments: false,
        announce: false,
        announceStep: false,
        mayChange: false,
        selection: observableRef,
        adding: observableRef,
        look: observableRef,
        present: observableRef,
      },
      { autoBind: true },
    );
  }

  get context(): CanvasContext {
    return this.group.main.view.context;
  }

  get width(): number | null {
    return this.group.main.view.width;
  }

  /** What most visitors see, or most of those whom an override is for. */
  private firstContext(): CanvasContext {
    const start = startContext(this.session);
    const { override } = this.draft.about;
    const [market = start.market] = override?.markets ?? [];
    const [customerType = start.customerType] = override?.customerTypes ?? [];
    return {
      ...start,
      market,
      customerType: customerType === 'ORGANIZATION' ? customerType : 'PERSON',
      vatIncluded: customerType !== 'ORGANIZATION',
    };
  }

  /** Who edits the same draft. Others have another one of the document: nothing of theirs stands here. */
  get others(): readonly PresentPerson[] {
    const { release = 0 } = this.context;
    return this.present.filter(person => person.release === release);
  }

  get findings(): readonly StudioFinding[] {
    return this.draft.findings;
  }

  /** Of the draft as it is here: an approval counts for one version alone. Null for one that is live. */
  get approval(): DraftApproval | null {
    const { sent, draft } = this;
    if (draft.state === 'live') return null;
    const isSame = sent?.version === draft.version && draft.unsaved === 0;
    return sent?.state === 'approved' && !isSame ? { ...sent, state: 'outdated' } : sent;
  }

  setApproval(approval: DraftApproval | null): void {
    this.sent = approval;
  }

  select(nodeId: NodeAddress | null, path = ''): void {
    const { selection, group } = this;
    // Where nothing of a part is selected, nothing of the page is.
    if (nodeId === null && group.main !== this) {
      if (group.active === this) group.main.select(null);
      return;
    }
    group.activate(this);
    if (selection.nodeId === nodeId && selection.path === path) return;
    if (selection.nodeId !== nodeId) this.draft.history.endTyping();
    this.selection = { nodeId, path };
  }

  clearSelection(): void {
    this.draft.history.endTyping();
    this.selection = nothing;
  }

  requestAdd(place: NodePlace | null): void {
    this.adding = place;
  }

  hover(nodeId: NodeAddress | null): void {
    this.hovered = nodeId;
  }

  mayChange(nodeId: NodeAddress): boolean {
    const { draft, session } = this;
    // Without a limit no one has to hear of every change of the body.
    if (draft.isReadOnly || !session.staff.markets) return !draft.isReadOnly;
    const written = writtenBy(draft);
    return mayWriteNode(written.body, written === draft ? nodeId : '', session.staff);
  }

  change(ops: readonly DocumentOperation[], label: string, options: ChangeOptions = {}): boolean {
    const { draft, session } = this;
    // What is added to an override is for its customers alone.
    const own =
      writtenBy(draft) === draft ? ops.map(op => addedForMarkets(draft.body, op, session.staff)) : ops;
    const isChanged = draft.change(own, label, { ...options, selected: this.selection.nodeId });
    if (isChanged && options.select !== undefined) this.select(options.select);
    return isChanged;
  }

  undo(): UndoResult {
    return this.follow(this.draft.undo());
  }

  redo(): UndoResult {
    return this.follow(this.draft.redo());
  }

  private follow(result: UndoResult): UndoResult {
    if (result.kind === 'started')
      return { kind: 'started', done: result.done.then(done => this.follow(done)) };
    // The step may be one of another document that is edited with this one.
    const of = ('document' in result ? this.group.editorOf(result.document) : undefined) ?? this;
    if (result.kind === 'done' && result.select && of.draft.node(result.select)) of.select(result.select);
    else of.keepSelection();
    return result;
  }

  /** The selection never names a node that is not there. */
  keepSelection(): void {
    const { nodeId } = this.selection;
    if (nodeId && !this.draft.node(nodeId)) this.select(null);
  }

  setContext(change: Partial<CanvasContext>): void {
    const { main } = this.group;
    main.view = { ...main.view, context: changedContext(this.context, change) };
  }

  resetContext(): void {
    const { main } = this.group;
    const { locale, release } = this.context;
    const context = { ...main.firstContext(), locale, ...(release === undefined ? {} : { release }) };
    main.view = { ...main.view, context };
  }

  setWidth(width: number | null): void {
    const { main } = this.group;
    main.view = { ...main.view, width };
  }

  setPageUrl(url: string): void {
    this.pageUrl = url;
  }

  setLook(look: ShopStyle): void {
    this.look = look;
  }

  setCutOff(isCutOff: boolean): void {
    this.isCutOff = isCutOff;
    // Who was there is not known any more.
    if (isCutOff) this.present = [];
  }

  setPresent(present: readonly PresentPerson[]): void {
    this.present = present;
  }

  announce(text: string): void {
    announce(text);
  }

  announceStep(text: string): void {
    const last = () => this.draft.history.undoable.at(-1);
    const step = last();
    announce(text, () => {
      if (last() === step) this.undo();
    });
  }
}
