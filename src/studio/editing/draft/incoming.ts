/** What other editors save while a document is open: applied in the server's order, each post once. */
import { reaction } from 'mobx';
import type { OpenDocument } from '#studio-api/documents.ts';
import { type OperationsEvent, serverClients } from '#studio-api/events.ts';
import type { DraftStore } from './draft-store.ts';

export interface IncomingPorts {
  open(): Promise<OpenDocument>;
  /** Others have changed the document. */
  onChanged(by: string | null): void;
}

export class Incoming {
  private readonly store: DraftStore;
  private readonly ports: IncomingPorts;
  private waiting: OperationsEvent[] = [];
  /** Version of the document as it was read last, with what is to be decided. */
  private read: number;
  /** Whether what the server has must be asked for. */
  private isStale = false;
  private isAsking = false;
  private stopWaiting: () => void = () => {};

  constructor(store: DraftStore, ports: IncomingPorts) {
    this.store = store;
    this.ports = ports;
    this.read = store.version;
  }

  start(): void {
    this.stopWaiting = reaction(
      () => !this.store.isBusy,
      isSaved => isSaved && this.proceed(),
    );
  }

  stop(): void {
    this.stopWaiting();
  }

  /** A post that the server accepted, of this editor too. */
  receive(post: OperationsEvent): void {
    this.waiting.push(post);
    this.proceed();
  }

  /** Events may have been missed, or what is live has changed. */
  ask(): void {
    this.isStale = true;
    this.proceed();
  }

  /** While something of ours is unsaved or under way, the answer to its post brings what others did. */
  private proceed(): void {
    const { store } = this;
    if (store.isBusy) return;
    const posts = this.waiting.toSorted((one, other) => one.version - other.version);
    this.waiting = [];
    let by: string | null | undefined;
    for (const { version, ops, author, clientId } of posts) {
      // What is to be decided may be something else now, also with a post that came with the answer to one of ours.
      const mayDecide = serverClients.includes(clientId) || store.about.conflicts.length > 0;
      if (mayDecide && version > this.read) this.isStale = true;
      if (version <= store.version) continue;
      if (version > store.version + 1) {
        this.isStale = true;
        break;
      }
      store.acceptOthers(version, ops);
      by = author;
    }
    if (by !== undefined) this.ports.onChanged(by);
    if (this.isStale) void this.reopen();
  }

  private async reopen(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    this.isStale = false;
    const { store, ports } = this;
    const { version } = store;
    // Without an answer the next event, post or look at the tab asks again.
    const opened = await ports.open().catch(() => null);
    this.isAsking = false;
    if (!opened) return;
    // What was saved in the meantime is newer than the answer.
    if (store.isBusy || opened.version < store.version) this.isStale = true;
    else {
      store.reopen(opened);
      this.read = opened.version;
      if (opened.version > version) ports.onChanged(opened.changedBy);
    }
    this.proceed();
  }
}
