/** Test fixtures: a page and what its area shows, open as one editor, and a server in memory that has both. */
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentId, OperationsPost, PartMoved, PartMovedPost } from '#studio-api/documents.ts';
import { ApiProblem, Unreachable } from '../../parts/api/api-client.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import { EditorStore } from '../editor/editor-store.ts';
import { DraftStore } from './draft-store.ts';
import { PartMover } from './part-mover.ts';
import type { PendingChanges, PendingRecord } from './pending-changes.ts';
import { Sync } from './sync.ts';
import { anOpenPage, aPage, aWidget, DraftServer } from './testing-draft.ts';

export const anArea = (): DocumentBody => ({
  kind: 'content',
  id: 'front',
  regions: {
    main: [
      { kind: 'container', id: 'hero', layout: 'full', widgets: [aWidget('opening', 'Alue')] },
      { kind: 'container', id: 'last', layout: 'full', widgets: [aWidget('ending', 'Loppu')] },
    ],
  },
});

export const areaId: DocumentId = 'content:front';
export const pageId: DocumentId = 'page:home';

/** What both documents are on the server: moves change both, or neither. */
export class GroupServer {
  readonly page = new DraftServer(aPage());
  readonly area = new DraftServer(anArea());
  /** The posts that it has accepted, in their order. */
  readonly accepted: DocumentId[] = [];
  isDown = false;
  /** The next answer to a move is lost. */
  isLosing = false;

  of(id: DocumentId): DraftServer {
    return id === pageId ? this.page : this.area;
  }

  async open(id: DocumentId) {
    if (this.isDown) throw new Unreachable();
    return { ...(await this.of(id).open()), id };
  }

  async post(id: DocumentId, post: OperationsPost) {
    if (this.isDown) throw new Unreachable();
    const answer = await this.of(id).post(id, post);
    this.accepted.push(id);
    return answer;
  }

  move = async ({ from, to }: PartMovedPost): Promise<PartMoved> => {
    if (this.isDown) throw new Unreachable();
    const [source, target] = [this.of(from.id), this.of(to.id)];
    const before = source.body;
    const posts = source.log.length;
    const taken = await source.post(from.id, from.post);
    try {
      // Others have moved it away already.
      if (taken.ops?.length === 0) throw new ApiProblem(409, { code: 'VERSION_MOVED' });
      const put = await target.post(to.id, to.post);
      if (this.isLosing) {
        this.isLosing = false;
        throw new Unreachable();
      }
      return { from: taken, to: put };
    } catch (error) {
      if (!(error instanceof Unreachable)) {
        source.body = before;
        source.log.length = posts;
      }
      throw error;
    }
  };
}

/** What a browser keeps when a tab is closed. */
export class Browser {
  readonly records = new Map<string, PendingRecord>();

  readonly pending: PendingChanges = {
    save: record => this.records.set(`${record.document} ${record.clientId}`, structuredClone(record)),
    remove: (document, clientId) => this.records.delete(`${document} ${clientId}`),
    left: async document => [...this.records.values()].filter(record => record.document === document),
  };
}

/** An open tab. */
export function openGroup(server: GroupServer, clientId: string, browser = new Browser()) {
  const [page, area] = ([pageId, areaId] as const).map(id => ({
    ...anOpenPage(server.of(id).body, server.of(id).version),
    id,
  }));
  if (!page || !area) throw new Error('Both documents are there');
  const main = new EditorStore(aSession(), new DraftStore(page));
  const history = main.draft.history;
  const part = new EditorStore(aSession(), new DraftStore(area, Date.now, history), 0, main);
  main.group.add(part, 'front', 1);
  const opened = [main, part].map(({ draft }) => {
    if (!(draft instanceof DraftStore)) throw new Error('They are no overrides');
    const sync = new Sync(draft, {
      clientId: `${clientId} ${draft.id}`,
      staffId: clientId,
      post: (id, post) => server.post(id, post),
      open: id => server.open(id),
      pending: browser.pending,
      setTimer: () => () => {},
      now: () => 0,
    });
    return { draft, sync };
  });
  const mover = new PartMover(opened, history, post => server.move(post));
  main.group.mover = mover;
  const flush = async () => {
    for (const { sync } of opened) await sync.flush();
  };
  return { main, part, mover, history, syncs: opened.map(({ sync }) => sync), flush };
}
