/** An open document: changes are applied at once, undone by inverse operations, and posted by `Sync`. */
import { makeAutoObservable, observableRef } from 'mobx';
import { diffDocuments } from '#engine/operation/diff.ts';
import { applyWithInverse } from '#engine/operation/invert.ts';
import type {
  DocumentBody,
  DocumentNode,
  DocumentOperation,
  NodeAddress,
} from '#engine/operation/operation.ts';
import { onPresentText, rebaseOperations } from '#engine/operation/rebase.ts';
import { sameJson } from '#kernel/same-json.ts';
import type {
  Conflict,
  ConflictDecision,
  DocumentId,
  OpenDocument,
  StudioFinding,
} from '#studio-api/documents.ts';
import { type MarketLimited, outsideMarkets } from '#studio-api/market-limit.ts';
import type { ChangeOptions, EditedDraft, UndecidedChange } from '../context/editor-context.ts';
import { appendOperations, applyAll, isSaidBy, withWas } from './complete-operations.ts';
import { deferConflicts } from './defer-conflicts.ts';
import {
  type DeferredChange,
  decisionAbout,
  deferFurther,
  describeDeferred,
  operationsForMine,
  rivalsOf,
  undecided,
  waitingAfter,
  withDeferred,
} from './deferred-changes.ts';
import { History, type UndoResult } from './history.ts';
import { NodeIndex } from './node-index.ts';

type Listener = (ops: readonly DocumentOperation[]) => void;

export class DraftStore implements EditedDraft {
  readonly id: DocumentId;
  readonly history: History;
  about: Omit<OpenDocument, 'body'>;
  body: DocumentBody;
  findings: readonly StudioFinding[];
  /** The version that these are about. */
  foundIn: number;
  /** As the server has it. */
  version: number;
  confirmed: DocumentBody;
  /** Whether a post is under way, which may be of decisions alone. */
  isPosting = false;
  /** Posted, but not answered yet. */
  inFlight: readonly DocumentOperation[] = [];
  /** Not posted yet. */
  queue: readonly DocumentOperation[] = [];
  /** Met changes of other users, and wait for a decision. */
  deferred: readonly DeferredChange[] = [];
  /** Not reported yet. */
  decisions: readonly ConflictDecision[] = [];
  /** Whose changes these are, as far as they are limited to markets. */
  limit: MarketLimited = {};
  /** Set by `Sync`: called when something waits to be posted. */
  onQueued: () => void = () => {};
  /** As it was when `about` was read. */
  private opened: DocumentBody;
  private readonly nodes = new NodeIndex();
  private readonly listeners = new Set<Listener>();
  private readonly now: () => number;

  /** @param history of the documents that are edited together with this one */
  constructor(
    { body, ...about }: OpenDocument,
    now: () => number = Date.now,
    history: History = new History(),
  ) {
    this.id = about.id;
    this.history = history;
    this.about = about;
    this.body = body;
    this.confirmed = body;
    this.opened = body;
    this.version = about.version;
    this.findings = about.openFindings;
    this.foundIn = about.version;
    this.now = now;
    this.nodes.update(body);
    makeAutoObservable<this, 'opened' | 'nodes' | 'listeners' | 'now'>(
      this,
      {
        id: false,
        history: false,
        limit: false,
        onQueued: false,
        nodes: false,
        listeners: false,
        now: false,
        node: false,
        opened: observableRef,
      },
      // Documents and lists are replaced, never changed.
      { autoBind: true, deep: false },
    );
  }

  get isReadOnly(): boolean {
    return this.about.readOnly !== undefined;
  }

  /** What is live may have been changed since it was opened. */
  get state(): OpenDocument['state'] {
    const { state, isPublished } = this.about;
    if ((state !== 'live' && state !== 'scheduled') || sameJson(this.body, this.opened)) return state;
    return isPublished ? 'changed' : 'new';
  }

  /** How many changes the server does not have yet. */
  get unsaved(): number {
    return this.inFlight.length + this.queue.length;
  }

  /** What others do comes with the answer to a post until nothing waits for one. */
  get isBusy(): boolean {
    return this.isPosting || this.unsaved > 0;
  }

  get undecided(): readonly UndecidedChange[] {
    return this.deferred.map(change => describeDeferred(change, this.confirmed));
  }

  get stored(): DocumentBody {
    return this.body;
  }

  node(id: NodeAddress): DocumentNode | undefined {
    return this.nodes.get(id);
  }

  onOperations(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  change(
    ops: readonly DocumentOperation[],
    label: string,
    { select, typing, selected }: ChangeOptions & { selected?: NodeAddress | null } = {},
  ): boolean {
    const applied = this.apply(withWas(this.body, ops));
    if (typeof applied === 'string') return false;
    const back = select === undefined ? undefined : selected;
    const key = typing === undefined ? undefined : `${this.id} ${typing}`;
    this.history.add({ draft: this, label, ops: applied, select: back, opposite: select }, key, this.now());
    return true;
  }

  /** The last step of this document, or of one that is edited with it. */
  undo(): UndoResult {
    return this.history.undo();
  }

  redo(): UndoResult {
    return this.history.redo();
  }

  repeat(ops: readonly DocumentOperation[]): readonly DocumentOperation[] | 'refused' | 'no-effect' {
    const applied = this.apply(ops.map(op => onPresentText(this.body, op)));
    // A step that the server has taken back says already what undoing it would.
    return applied === 'refused' && isSaidBy(this.body, ops) ? 'no-effect' : applied;
  }

  /** Returns the operations that undo the change. */
  private apply(ops: readonly DocumentOperation[]): readonly DocumentOperation[] | 'refused' | 'no-effect' {
    const applied = this.isReadOnly ? null : applyWithInverse(this.body, ops);
    if (!applied?.ok) return 'refused';
    const { body, inverse } = applied.value;
    if (sameJson(body, this.body)) return 'no-effect';
    // The server would refuse it.
    if (outsideMarkets(this.body, body, this.limit).length > 0) return 'refused';
    this.show(body);
    const { deferred, waiting } = deferFurther(this.deferred, ops, body);
    this.deferred = deferred;
    this.queue = appendOperations(this.queue, waiting);
    for (const listener of this.listeners) listener(ops);
    this.onQueued();
    return inverse;
  }

  private show(body: DocumentBody): void {
    this.body = body;
    this.nodes.update(body);
  }

  /** Begins a post: what waited is on its way. */
  beginPost(limit: number): void {
    this.inFlight = this.queue.slice(0, limit);
    this.queue = this.queue.slice(limit);
  }

  setPosting(isPosting: boolean): void {
    this.isPosting = isPosting;
  }

  /** The server has the post, and before it what others did. */
  acceptPost(
    version: number,
    missed: readonly DocumentOperation[],
    ops: readonly DocumentOperation[] = this.inFlight,
  ): void {
    const isAsSent = missed.length === 0 && ops === this.inFlight;
    this.confirmed = applyAll(applyAll(this.confirmed, missed), ops);
    this.version = version;
    this.inFlight = [];
    const rebased = rebaseOperations(this.confirmed, missed, this.queue);
    Object.assign(this, waitingAfter(this, missed));
    if (rebased.ok) this.queue = rebased.value.ops;
    if (!isAsSent) this.showReplayed();
  }

  /** What met other users' changes waits for a decision, everything else to be posted. */
  defer(conflicts: readonly Conflict[]): void {
    const all = [...this.inFlight, ...this.queue];
    const { deferred, waiting } = deferConflicts(all, conflicts, this.body, this.confirmed);
    this.deferred = [...this.deferred, ...deferred];
    this.queue = [];
    this.replacePost(waiting);
  }

  /**
   * Decides about a deferred change. Undoing the step decides the other way.
   * @param label what the step is called in undo
   */
  decide(id: string, chosen: ConflictDecision['chosen'], label: string): void {
    const change = this.deferred.find(each => each.id === id);
    if (!change) return;
    const ops = operationsForMine(change, this.confirmed) ?? [];
    this.decisions = [...this.decisions, { ...decisionAbout(change, this.confirmed), chosen }];
    const { rivals, others } = rivalsOf(this.deferred, change);
    this.deferred = others;
    this.showReplayed();
    if (chosen === 'mine') this.change(ops, label);
    else if (ops.length > 0) this.history.add({ draft: this, label, ops }, undefined, this.now());
    this.deferred = [...this.deferred, ...rivals];
    this.showReplayed();
    this.onQueued();
  }

  /** The server keeps these decisions. */
  acceptDecisions(reported: readonly ConflictDecision[]): void {
    this.decisions = this.decisions.filter(each => !reported.includes(each));
  }

  /** What others did before a post that met it; the post stays until a user decides. */
  acceptMissed(version: number, missed: readonly DocumentOperation[]): void {
    this.confirmed = applyAll(this.confirmed, missed);
    this.version = version;
    Object.assign(this, waitingAfter(this, missed));
  }

  /** What others did, while nothing of ours is on its way. */
  acceptOthers(version: number, ops: readonly DocumentOperation[]): void {
    this.acceptMissed(version, ops);
    this.showReplayed();
  }

  /** The server refused the post: these operations wait in its place, the others are taken back. */
  replacePost(kept: readonly DocumentOperation[]): void {
    this.inFlight = [];
    this.queue = [...kept, ...this.queue];
    this.showReplayed();
  }

  /**
   * What the server says of the document now, with what waits here on top. While a post is under way its answer brings
   * the body, and an answer that is older than what is shown has an older one.
   */
  reopen(document: OpenDocument): void {
    const { body, ...about } = document;
    if (!this.isPosting && this.inFlight.length === 0 && document.version >= this.version) {
      this.beginAgain(document);
      return;
    }
    this.about = about;
    // What is said of the document is true of the body that came with it.
    this.opened = body;
  }

  /** The document as the server has it now. What is posted without being accepted waits again. */
  beginAgain({ body, ...about }: OpenDocument): void {
    this.about = about;
    this.confirmed = body;
    this.opened = body;
    this.version = about.version;
    this.setFindings(about.openFindings, about.version);
    this.replacePost(this.inFlight);
  }

  /** Changes and decisions of an earlier visit. */
  bringBack(ops: readonly DocumentOperation[], decisions: readonly ConflictDecision[]): void {
    this.queue = [...this.queue, ...ops];
    this.decisions = [...decisions, ...this.decisions];
    this.showReplayed();
  }

  /** Findings of a version that is not the saved one any more are of no use. */
  setFindings(findings: readonly StudioFinding[], version: number): void {
    if (version !== this.version) return;
    this.findings = findings;
    this.foundIn = version;
  }

  private showReplayed(): void {
    this.deferred = undecided(this.deferred, this.confirmed);
    const saved = withDeferred(this.confirmed, this.deferred);
    const next = applyAll(applyAll(saved, this.inFlight), this.queue);
    const ops = diffDocuments(this.body, next);
    this.show(next);
    if (ops.length > 0) for (const listener of this.listeners) listener(ops);
  }
}
