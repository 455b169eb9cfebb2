/** Puts together what an open editor consists of, and starts and ends what runs beside it. */
import { makeAutoObservable } from 'mobx';
import type { FoundApproval } from '#studio-api/approvals.ts';
import type { CommentThread } from '#studio-api/comments.ts';
import type { DocumentId, OpenDocument, StudioFinding } from '#studio-api/documents.ts';
import type { OperationsEvent, PresenceEvent } from '#studio-api/events.ts';
import type { PresenceAnswer, PresencePost } from '#studio-api/presence.ts';
import type { StudioSession } from '#studio-api/staff.ts';
import { createCommentFollower } from '../../editing/comments/follow-comments.ts';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import { followFindings } from '../../editing/draft/follow-findings.ts';
import { Incoming } from '../../editing/draft/incoming.ts';
import {
  createPendingChanges,
  lockName,
  type PendingChanges,
  readOpenEditors,
} from '../../editing/draft/pending-changes.ts';
import { Sync } from '../../editing/draft/sync.ts';
import { EditorStore } from '../../editing/editor/editor-store.ts';
import { type OverriddenBase, OverrideDraft } from '../../editing/override/override-draft.ts';
import { OwnPresence } from '../../editing/presence/own-presence.ts';
import type { ApiClient } from '../../parts/api/api-client.ts';
import type { Studio } from '../../parts/context/studio-context.ts';
import { documentPath } from '../../parts/releases/document-path.ts';
import { LeftChanges } from './left-changes.ts';
import { moverOf } from './part-moves.ts';
import { type OpenedPart, readOverridden } from './read-opened.ts';
import { followPage, holdLock } from './while-open.ts';

interface Ports {
  api: ApiClient;
  session: StudioSession;
  events: Studio['events'];
  /** Whose draft is edited; 0: of none. */
  release: number;
}

const setTimer = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

let pendingOfBrowser: PendingChanges | undefined;
const pendingChanges = (): PendingChanges =>
  (pendingOfBrowser ??= createPendingChanges(indexedDB, readOpenEditors));

export class OpenedEditor {
  readonly editor: EditorStore;
  readonly sync: Sync;
  /** Of the documents that are edited with this one. */
  readonly parts: readonly OpenedEditor[];
  readonly left: LeftChanges;
  /** What is posted: of an override, its own document. */
  private readonly store: DraftStore;
  private readonly incoming: Incoming;
  private readonly presence: OwnPresence;
  private readonly clientId = crypto.randomUUID();
  private readonly ports: Ports;
  /** Of an override: what is posted are its operations, and what is shown is the page. */
  private readonly override: OverrideDraft | null;

  /**
   * @param base of an override
   * @param parts what is edited with the document
   * @param main of the document that this one is edited with
   */
  constructor(
    document: OpenDocument,
    base: OverriddenBase | null,
    ports: Ports,
    parts: readonly OpenedPart[] = [],
    main?: EditorStore,
  ) {
    const { api, session, release } = ports;
    this.ports = ports;
    const pending = pendingChanges();
    const history = main?.draft.history;
    const store = new DraftStore(document, Date.now, history);
    this.store = store;
    this.override = base && new OverrideDraft(store, base);
    this.editor = new EditorStore(session, this.override ?? store, release, main);
    this.parts = parts.map(part => new OpenedEditor(part.opened, null, ports, [], this.editor));
    for (const [at, { editor }] of this.parts.entries()) {
      const part = parts[at];
      if (part) this.editor.group.add(editor, part.node, part.pages, part.again);
    }
    this.sync = new Sync(store, {
      clientId: this.clientId,
      staffId: session.staff.id,
      release,
      post: (_, post) => api.post(this.path('/operations'), post),
      open: () => api.get<OpenDocument>(this.path()),
      pending,
      setTimer,
      now: Date.now,
    });
    this.left = new LeftChanges(pending, this.sync);
    if (this.parts.length > 0) this.editor.group.mover = moverOf(this.all, store.history, { api, release });
    this.incoming = new Incoming(store, {
      open: () => api.get<OpenDocument>(this.path()),
      onChanged: () => this.editor.keepSelection(),
    });
    this.presence = new OwnPresence({
      clientId: this.clientId,
      place: () => ({ nodeId: this.editor.selection.nodeId, isBusy: this.editor.draft.unsaved > 0 }),
      post: post => api.post<PresenceAnswer>(this.path('/presence'), post satisfies PresencePost),
      onOthers: this.editor.setPresent,
      onForgotten: () => ports.events.restart(),
      setTimer,
    });
    makeAutoObservable<this, 'store' | 'incoming' | 'presence' | 'clientId' | 'path' | 'ports' | 'override'>(
      this,
      {
        editor: false,
        sync: false,
        parts: false,
        store: false,
        incoming: false,
        presence: false,
        left: false,
        clientId: false,
        path: false,
        ports: false,
        override: false,
        start: false,
      },
      { autoBind: true },
    );
  }

  /** This one, and those that are edited with it. */
  get all(): readonly OpenedEditor[] {
    return [this, ...this.parts];
  }

  private path(rest = ''): string {
    return documentPath(this.editor.draft.id, this.ports.release, rest);
  }

  /** Returns how to end it. */
  start(): () => void {
    const { sync, editor, incoming, presence } = this;
    const release = holdLock(lockName(this.clientId));
    const unfollow = this.follow();
    const warn = (event: BeforeUnloadEvent) => {
      if (editor.draft.unsaved + editor.draft.deferred.length === 0) return;
      void sync.flush();
      event.preventDefault();
    };
    addEventListener('online', sync.retry);
    addEventListener('beforeunload', warn);
    incoming.start();
    const unfollowFindings = followFindings(this.store, {
      check: () => this.ports.api.post<StudioFinding[]>(this.path('/check')),
      setTimer,
    });
    const stopPresence = presence.start();
    void this.left.find({
      ...{ document: editor.draft.id, clientId: this.clientId, release: this.ports.release },
      staffId: this.ports.session.staff.id,
    });
    const stopParts = this.parts.map(part => part.start());
    return () => {
      for (const stop of stopParts) stop();
      removeEventListener('online', sync.retry);
      removeEventListener('beforeunload', warn);
      unfollow();
      stopPresence();
      incoming.stop();
      unfollowFindings();
      // What waits is posted before the editor is gone; what cannot be posted stays in the browser.
      void sync.flush().finally(() => {
        sync.stop();
        release();
      });
    };
  }

  /** Others' operations come by events; without a connection they come with the answer of every post, and when a user looks at the tab again. */
  private follow(): () => void {
    const { events } = this.ports;
    const { incoming, editor, presence } = this;
    const readComments = createCommentFollower({
      read: () => this.ports.api.get<CommentThread[]>(this.path('/comments')),
      onThreads: editor.comments.receive,
    });
    void readComments();
    const isOwn = (event: { document: DocumentId }) => event.document === editor.draft.id;
    const stops = [
      // One connection brings what others do in all of them.
      ...(editor.group.main === editor ? [events.follow(() => this.eventsPath())] : []),
      events.on(['operations'], data => {
        const event = typeof data === 'string' ? (JSON.parse(data) as OperationsEvent) : null;
        if (event && isOwn(event)) incoming.receive(event);
      }),
      events.on(['presence'], data => {
        const event = typeof data === 'string' ? (JSON.parse(data) as PresenceEvent) : null;
        if (event && isOwn(event)) presence.receive(event.people);
      }),
      events.on(['published'], () => incoming.ask()),
      followPage(() => this.readPage(), events),
      events.onLost(editor.setCutOff),
      events.onBroken(presence.disconnect),
      events.on(['comments'], () => void readComments()),
      events.on(['approvals', 'published'], () => void this.readApproval()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private eventsPath(): string {
    const parts = this.parts.map(({ editor: { draft }, clientId }) =>
      [draft.id, draft.version, clientId].join('~'),
    );
    const query = new URLSearchParams([
      ['since', `${this.editor.draft.version}`],
      ['client', this.clientId],
      ...parts.map(part => ['with', part]),
    ]);
    return this.path(`/events?${query.toString()}`);
  }

  /** The page of an override, which others may have changed. What fails is made up for by the next event. */
  private async readPage(): Promise<void> {
    const { override, editor } = this;
    if (!override) return;
    const base = await readOverridden(
      { body: override.stored, before: override.about.before },
      this.ports,
    ).catch(() => null);
    if (!base) return;
    override.setBase(base);
    editor.keepSelection();
  }

  /** What fails is made up for by the next event. */
  private async readApproval(): Promise<void> {
    const answer = this.ports.api.get<FoundApproval>(this.path('/approval'));
    await answer.then(({ approval }) => this.editor.setApproval(approval)).catch(() => undefined);
  }
}

export const openEditor = (
  document: OpenDocument,
  base: OverriddenBase | null,
  parts: readonly OpenedPart[],
  ports: Ports,
): OpenedEditor => new OpenedEditor(document, base, ports, parts);
