/** Moves a part between documents that are edited as one: the server changes both, or neither (R-STUDIO-274). */

import { runInAction } from 'mobx';
import { withNewIds } from '#engine/operation/follow-renames.ts';
import { copyWithNewIds, idsOf } from '#engine/operation/new-ids.ts';
import { childLists, nodesWithin } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, NodeAddress, NodePlace } from '#engine/operation/operation.ts';
import { placeLeft } from '#engine/operation/place-left.ts';
import { subjectsOf } from '#engine/operation/touches.ts';
import type {
  DocumentId,
  OperationsAccepted,
  OperationsPost,
  PartMoved,
  PartMovedPost,
  StudioFinding,
} from '#studio-api/documents.ts';
import { ApiProblem, Unreachable } from '../../parts/api/api-client.ts';
import type { Moved, PartMove, WhyNotMoved } from '../context/part-move.ts';
import { withKnownExperiments } from '../experiments/experiment-ops.ts';
import type { DraftStore } from './draft-store.ts';
import type { History, RepeatedLater, SteppedDraft } from './history.ts';
import type { Sync } from './sync.ts';

type Ids = Moved['ids'];

/** One of the documents that are edited as one. */
export interface MovedDocument {
  draft: DraftStore;
  sync: Pick<Sync, 'alone'>;
}

interface Wanted extends Omit<PartMove, 'place'> {
  /** Asked once everything that waits is saved; null: there is none any more. */
  place(into: DocumentBody): NodePlace | null;
  /** What its nodes are called there, where that is free. */
  names?: Ids;
  isBack?: boolean;
}

function withNames(node: DocumentNode, names: Ids): DocumentNode {
  const lists = childLists(node).map(({ path: [key = ''], nodes }) => [
    key,
    nodes.map(child => withNames(child, names)),
  ]);
  return { ...node, id: names.get(node.id) ?? node.id, ...Object.fromEntries(lists) };
}

const idsIn = (node: DocumentNode): NodeAddress[] => [...nodesWithin(node)].map(({ id }) => id);

function whyOf(error: unknown): WhyNotMoved {
  if (!(error instanceof ApiProblem)) return { kind: 'offline' };
  const { code, status, body } = error;
  if (code === 'FINDINGS') {
    const [finding] = (body['findings'] ?? []) as readonly StudioFinding[];
    return finding ? { kind: 'finding', finding } : { kind: 'structure' };
  }
  if (status === 401 || status === 429 || status >= 500) return { kind: 'offline' };
  if (code === 'ROLE') return { kind: 'role' };
  // An operation that does not apply is about a part or a place that is gone.
  return { kind: status === 409 || body['operation'] !== undefined ? 'met' : 'structure' };
}

export class PartMover {
  private readonly documents: readonly MovedDocument[];
  private readonly history: History;
  private readonly send: (post: PartMovedPost) => Promise<PartMoved>;
  private last: Promise<unknown> = Promise.resolve();

  /** @param send an answer that is lost is asked for once more */
  constructor(
    documents: readonly MovedDocument[],
    history: History,
    send: (post: PartMovedPost) => Promise<PartMoved>,
  ) {
    this.documents = documents;
    this.history = history;
    this.send = send;
  }

  /** One step of undo, over both documents. @param label what it is called */
  async move({ place, ...move }: PartMove, label: string): Promise<Moved | WhyNotMoved> {
    const work = this.run({ ...move, place: () => place });
    await this.history.addLater(
      work.then(outcome =>
        outcome.kind === 'moved' ? { draft: new MovedPart(this, move, outcome), label, ops: [] } : null,
      ),
    );
    return work;
  }

  /** One after the other. */
  run(wanted: Wanted): Promise<Moved | WhyNotMoved> {
    const work = this.last.then(() => this.whileNothingIsPosted(wanted));
    this.last = work.catch(() => undefined);
    return work;
  }

  bodyOf(id: DocumentId): DocumentBody | undefined {
    return this.find(id)?.draft.body;
  }

  private find(id: DocumentId): MovedDocument | undefined {
    return this.documents.find(({ draft }) => draft.id === id);
  }

  private async whileNothingIsPosted(wanted: Wanted): Promise<Moved | WhyNotMoved> {
    const [from, to] = [this.find(wanted.from), this.find(wanted.to)];
    if (!from || !to) return { kind: 'structure' };
    const isSaved = () => from.draft.unsaved + to.draft.unsaved === 0;
    let outcome: Moved | WhyNotMoved | 'unsaved' | 'again';
    do
      outcome = await from.sync.alone(() =>
        // What was typed into the first while the second one was saved is saved before.
        to.sync.alone(async () => (isSaved() ? this.post(wanted, from, to) : 'again')),
      );
    while (outcome === 'again');
    return outcome === 'unsaved' ? { kind: 'offline' } : outcome;
  }

  private async post(
    wanted: Wanted,
    { draft: from }: MovedDocument,
    { draft: to }: MovedDocument,
  ): Promise<Moved | WhyNotMoved> {
    const seen = from.body;
    const node = from.node(wanted.id);
    const place = wanted.place(to.body);
    if (!node || !place) return { kind: 'met' };
    const known = withKnownExperiments(withNames(node, wanted.names ?? new Map()), to.body);
    const copy = copyWithNewIds(known, idsOf(to.body));
    const postOf = (draft: DraftStore, ops: OperationsPost['ops']) => ({
      id: draft.id,
      post: { base: draft.version, clientId: crypto.randomUUID(), seq: 1, ops },
    });
    const post: PartMovedPost = {
      from: postOf(from, [{ remove: { id: node.id, was: node } }]),
      to: postOf(to, [{ insert: { ...place, node: copy } }]),
      ...(wanted.isBack ? { isBack: true } : {}),
    };
    let answer: PartMoved;
    try {
      answer = await this.send(post).catch((error: unknown) => {
        if (error instanceof Unreachable) return this.send(post);
        throw error;
      });
    } catch (error) {
      return whyOf(error);
    }
    const after = idsIn(copy);
    const ids = new Map(idsIn(node).map((id, at) => [id, after[at] ?? id]));
    // What was typed into the part while it was on its way goes with it.
    const late = from.queue.filter(op => subjectsOf(op).some(id => ids.has(id)));
    runInAction(() => {
      from.queue = from.queue.filter(op => !late.includes(op));
    });
    accept(from, answer.from, post.from.post);
    accept(to, answer.to, post.to.post);
    if (late.length > 0) to.repeat(late.map(op => withNewIds(op, ids)));
    return { kind: 'moved', id: copy.id, ids, seen };
  }
}

function accept(draft: DraftStore, { version, missed, ops }: OperationsAccepted, post: OperationsPost): void {
  draft.acceptPost(version, missed, ops ?? post.ops);
}

/** A move as a step: the part as it is now goes back, and again, whatever has been written in it since. */
class MovedPart implements SteppedDraft {
  readonly id: DocumentId;
  readonly other: DocumentId;
  private readonly mover: PartMover;
  private here: { document: DocumentId; id: NodeAddress };
  /** Where it was. */
  private there: { document: DocumentId; id: NodeAddress; seen: DocumentBody; names: Ids };

  constructor(mover: PartMover, { from, to, id }: Pick<PartMove, 'from' | 'to' | 'id'>, moved: Moved) {
    this.id = to;
    this.other = from;
    this.mover = mover;
    this.here = { document: to, id: moved.id };
    this.there = { document: from, id, seen: moved.seen, names: namesBefore(moved.ids) };
  }

  async repeat(): Promise<RepeatedLater> {
    const { here, there } = this;
    const outcome = await this.mover.run({
      from: here.document,
      id: here.id,
      to: there.document,
      place: into => placeLeft(there.seen, into, there.id),
      names: there.names,
      isBack: true,
    });
    if (outcome.kind === 'offline') return { kind: 'later' };
    if (outcome.kind !== 'moved') return { kind: 'refused' };
    this.here = { document: there.document, id: outcome.id };
    this.there = { ...here, seen: outcome.seen, names: namesBefore(outcome.ids) };
    return { kind: 'done', document: there.document, select: outcome.id };
  }
}

const namesBefore = (ids: Ids): Ids => new Map([...ids].map(([before, now]) => [now, before]));
