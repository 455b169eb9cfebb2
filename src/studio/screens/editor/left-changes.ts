/** Changes of an earlier visit that were not saved: offered, posted or thrown away. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { DocumentId } from '#studio-api/documents.ts';
import type { PendingChanges, PendingRecord } from '../../editing/draft/pending-changes.ts';
import type { Sync } from '../../editing/draft/sync.ts';

/** Whose changes, and which tab is not an earlier one. */
interface Owner {
  document: DocumentId;
  clientId: string;
  staffId: string;
  release: number;
}

export class LeftChanges {
  all: readonly PendingRecord[] = [];
  private readonly pending: PendingChanges;
  private readonly sync: Sync;

  constructor(pending: PendingChanges, sync: Sync) {
    this.pending = pending;
    this.sync = sync;
    makeAutoObservable<this, 'pending' | 'sync'>(
      this,
      { all: observableRef, pending: false, sync: false },
      { autoBind: true },
    );
  }

  async find(owner: Owner): Promise<void> {
    const all = await this.pending.left(owner.document);
    const own = all.filter(
      ({ staffId, clientId, release = 0 }) =>
        staffId === owner.staffId && clientId !== owner.clientId && release === owner.release,
    );
    this.set(own);
    // What was decided is no change that anyone would miss.
    if (own.length > 0 && own.every(({ sent, queue }) => sent === null && queue.length === 0))
      await this.restore();
  }

  private set(all: readonly PendingRecord[]): void {
    this.all = all;
  }

  /** Posts them; what cannot be posted now is still offered. */
  async restore(): Promise<void> {
    const all = this.all;
    const still: PendingRecord[] = [];
    // A second press would bring them back twice.
    this.set([]);
    for (const record of all) {
      if (await this.sync.restore(record)) this.pending.remove(record.document, record.clientId);
      else still.push(record);
    }
    this.set(still);
  }

  discard(): void {
    for (const { document, clientId } of this.all) this.pending.remove(document, clientId);
    this.set([]);
  }
}
