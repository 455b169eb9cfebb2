/** The product ids that the shopper has marked, newest first, kept in this browser (R-FAV-2). */
import { makeAutoObservable, observableRef } from 'mobx';
import { type KeptValue, keptValue } from './kept-value.ts';
import type { EventLog, KeyValueStorage, TabChannel } from './ports.ts';

/** The contract answers at most 600 products by id (facts A.3). */
const limit = 600;

const productIds = (raw: unknown): number[] =>
  Array.isArray(raw)
    ? [...new Set(raw.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, limit)
    : [];

export class FavoritesStore {
  ids: readonly number[] = [];
  private readonly kept: KeptValue<number[]>;
  private readonly tabs: TabChannel;
  private readonly log: EventLog;

  constructor({ storage, tabs, log }: { storage: KeyValueStorage; tabs: TabChannel; log: EventLog }) {
    this.kept = keptValue(storage, 'ralph', 'favorites', productIds);
    this.tabs = tabs;
    this.log = log;
    makeAutoObservable<FavoritesStore, 'kept' | 'tabs' | 'log'>(
      this,
      { ids: observableRef, kept: false, tabs: false, log: false },
      { autoBind: true },
    );
  }

  get count(): number {
    return this.ids.length;
  }

  has(productId: number): boolean {
    return this.ids.includes(productId);
  }

  /** Reads what is stored: at the start, and when another tab has changed it. */
  restore(): void {
    this.ids = this.kept.read();
  }

  /** What the shop no longer has; no act of the shopper, so nothing is logged. */
  forget(gone: readonly number[]): void {
    this.keep(this.kept.read().filter(id => !gone.includes(id)));
  }

  toggle(productId: number): void {
    // Another tab may have written since: its marks are kept.
    const known = this.kept.read();
    const isMarked = known.includes(productId);
    this.keep(isMarked ? known.filter(id => id !== productId) : [productId, ...known].slice(0, limit));
    this.log(isMarked ? 'favorite:remove' : 'favorite:add', { productId });
  }

  private keep(ids: number[]): void {
    this.ids = ids;
    this.kept.write(ids);
    this.tabs.tell('favorites');
  }
}
