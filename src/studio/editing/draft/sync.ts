/** Posts the changes of an open document: after a rest, one post at a time, again after a lost answer, never twice. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { DocumentId, OpenDocument, OperationsAccepted, OperationsPost } from '#studio-api/documents.ts';
import { ApiProblem, Unreachable } from '../../parts/api/api-client.ts';
import { bringBack } from './bring-back.ts';
import type { DraftStore } from './draft-store.ts';
import type { PendingChanges, PendingRecord } from './pending-changes.ts';
import { type Refusal, readRefusal } from './refusal.ts';

export interface SyncPorts {
  clientId: string;
  staffId: string;
  /** Of the draft; absent: of none. */
  release?: number;
  post(id: DocumentId, post: OperationsPost): Promise<OperationsAccepted>;
  open(id: DocumentId): Promise<OpenDocument>;
  pending: PendingChanges;
  /** Returns how to cancel it. */
  setTimer(work: () => void, milliseconds: number): () => void;
  now(): number;
}

export type SaveState = 'saved' | 'saving' | 'offline' | 'conflict';

/** How long typing pauses before operations are posted. */
const PAUSE_MS = 300;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
const MAX_OPERATIONS = 200;

/** What an earlier visit left, and what becomes of it. */
interface Left {
  record: PendingRecord;
  done(isBack: boolean): void;
}

export class Sync {
  /** Why the last change was taken back; the screen says it and clears it. */
  refusal: Refusal | null = null;
  isOffline = false;
  private readonly store: DraftStore;
  private readonly ports: SyncPorts;
  private seq = 0;
  /** The posts under way; null while nothing is sent. */
  private sending: Promise<void> | null = null;
  /** One after a refusal, to find the operation that is refused. */
  private limit = MAX_OPERATIONS;
  private pause = FIRST_RETRY_MS;
  private left: readonly Left[] = [];
  private cancelTimer: () => void = () => {};
  private isStopped = false;

  constructor(store: DraftStore, ports: SyncPorts) {
    this.store = store;
    this.ports = ports;
    store.onQueued = () => this.changed();
    makeAutoObservable<
      this,
      'store' | 'ports' | 'seq' | 'sending' | 'limit' | 'pause' | 'left' | 'cancelTimer' | 'isStopped'
    >(
      this,
      {
        refusal: observableRef,
        store: false,
        ports: false,
        seq: false,
        sending: false,
        limit: false,
        pause: false,
        left: false,
        cancelTimer: false,
        isStopped: false,
      },
      { autoBind: true },
    );
  }

  get state(): SaveState {
    if (this.isOffline) return 'offline';
    if (this.store.unsaved > 0) return 'saving';
    return this.store.deferred.length > 0 ? 'conflict' : 'saved';
  }

  private changed(): void {
    this.keep();
    this.schedule(PAUSE_MS);
  }

  private schedule(milliseconds: number): void {
    this.cancelTimer();
    if (!this.isStopped) this.cancelTimer = this.ports.setTimer(() => void this.flush(), milliseconds);
  }

  /** Posts at once what waits; resolves when the server has everything but what waits for a decision, or cannot be reached. */
  flush(): Promise<void> {
    this.cancelTimer();
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /**
   * Does what may not meet a post: what waits is posted before, and nothing meanwhile.
   * @returns 'unsaved' when what waits cannot be posted now; then nothing is done
   */
  async alone<T>(work: () => Promise<T>): Promise<T | 'unsaved'> {
    do {
      await this.flush();
      // Another post, or another one that is alone, may have begun since.
      while (this.sending) await this.sending;
    } while (this.store.unsaved > 0 && !this.isOffline && !this.isStopped);
    if (this.isStopped || this.store.unsaved > 0) return 'unsaved';
    const done = this.whilePosting(work);
    const goOn = () => this.send();
    this.sending = done.then(goOn, goOn).finally(() => {
      this.sending = null;
    });
    return done;
  }

  private async whilePosting<T>(work: () => Promise<T>): Promise<T> {
    this.store.setPosting(true);
    try {
      return await work();
    } finally {
      this.store.setPosting(false);
    }
  }

  private get hasWork(): boolean {
    return this.left.length > 0 || this.store.unsaved > 0 || this.store.decisions.length > 0;
  }

  private async send(): Promise<void> {
    while (!this.isStopped && this.hasWork) {
      const [next] = this.left;
      // What was written in this visit goes first: where both wrote the same, the author decides.
      if (next && this.store.unsaved === 0) await this.bringBack(next);
      else if (!(await this.postOnce())) return this.leave();
    }
  }

  private async bringBack(left: Left): Promise<void> {
    const { store, ports } = this;
    this.left = this.left.filter(each => each !== left);
    const isBack = await bringBack(store, left.record, ports);
    this.keep();
    left.done(isBack);
  }

  /** Without a connection nothing is brought back. */
  private leave(): void {
    for (const { done } of this.left) done(false);
    this.left = [];
  }

  /** Continues after a pause: the browser is online again, or a caller asks for it. */
  retry(): void {
    this.pause = FIRST_RETRY_MS;
    void this.flush();
  }

  stop(): void {
    this.isStopped = true;
    this.cancelTimer();
    this.leave();
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  /**
   * Posts what was not saved in an earlier visit, between the posts of this one.
   * @returns false when the server cannot be reached: the record stays as it was
   */
  async restore(record: PendingRecord): Promise<boolean> {
    if (this.isStopped) return false;
    const isBack = new Promise<boolean>(done => {
      this.left = [...this.left, { record, done }];
    });
    // One that has just come to its end does not see it.
    await this.flush();
    await this.flush();
    return isBack;
  }

  /** False when posting must wait. */
  private async postOnce(): Promise<boolean> {
    const { store, ports } = this;
    if (store.inFlight.length === 0) {
      store.beginPost(this.limit);
      this.seq += 1;
      this.keep();
    }
    const { clientId } = ports;
    const { decisions } = store;
    const reported = decisions.length > 0 ? { decisions: [...decisions] } : {};
    const post = { base: store.version, clientId, seq: this.seq, ops: [...store.inFlight], ...reported };
    store.setPosting(true);
    try {
      const { version, missed, ops } = await ports.post(store.id, post);
      store.acceptPost(version, missed, ops);
      store.acceptDecisions(decisions);
      this.succeed();
      return true;
    } catch (error) {
      return await this.fail(error);
    } finally {
      store.setPosting(false);
      this.keep();
    }
  }

  private succeed(): void {
    this.isOffline = false;
    this.pause = FIRST_RETRY_MS;
    if (this.store.queue.length === 0) this.limit = MAX_OPERATIONS;
  }

  private async fail(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiProblem)) return this.wait(error);
    const refused = readRefusal(error);
    if (refused.kind === 'conflict') {
      this.store.acceptMissed(refused.version, refused.missed);
      this.store.defer(refused.conflicts);
      this.isOffline = false;
      return true;
    }
    if (refused.kind === 'moved') return this.reopen();
    if (refused.kind === 'busy') return this.wait(error);
    this.takeBack(refused.refusal);
    return true;
  }

  /** No answer, or no one is signed in: the same post is sent again. */
  private wait(error: unknown): false {
    this.isOffline = true;
    if (error instanceof ApiProblem || error instanceof Unreachable) {
      this.schedule(this.pause);
      this.pause = Math.min(this.pause * 2, MAX_RETRY_MS);
    }
    return false;
  }

  private async reopen(): Promise<boolean> {
    try {
      this.store.beginAgain(await this.ports.open(this.store.id));
      return true;
    } catch (error) {
      return this.wait(error);
    }
  }

  /** Takes back the operation that is refused; of several, each is posted by itself to find it. */
  private takeBack(refusal: Refusal): void {
    const { store } = this;
    const ops = store.inFlight;
    const { operation } = refusal;
    if (store.decisions.length > 0 && operation === undefined) {
      // The report of a decision, which an older server does not take, must not cost what was written.
      store.acceptDecisions(store.decisions);
      store.replacePost(ops);
      return;
    }
    if (ops.length > 1 && operation === undefined) {
      this.limit = 1;
      store.replacePost(ops);
      return;
    }
    store.replacePost(ops.filter((_, at) => operation !== undefined && at !== operation));
    this.refusal = refusal;
    this.isOffline = false;
  }

  /** What waits outlives the tab. */
  private keep(): void {
    const { store, ports } = this;
    const { clientId, staffId, release = 0 } = ports;
    const deferred = store.deferred.map(({ operation }) => operation);
    const queue = [...deferred, ...store.queue];
    const { decisions } = store;
    if (store.inFlight.length + queue.length + decisions.length === 0)
      ports.pending.remove(store.id, clientId);
    else
      ports.pending.save({
        document: store.id,
        clientId,
        staffId,
        ...(release === 0 ? {} : { release }),
        at: ports.now(),
        sent:
          store.inFlight.length > 0
            ? { base: store.version, clientId, seq: this.seq, ops: [...store.inFlight] }
            : null,
        queue,
        ...(decisions.length > 0 ? { decisions } : {}),
      });
  }
}
