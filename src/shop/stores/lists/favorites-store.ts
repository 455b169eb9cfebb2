/** Ids of the shopper's favourite products, newest first, stored in this browser. */
import type { Persisted, PersistedField } from '../common/persisted-field.ts';
import type { EventLog, TabChannel } from '../common/ports.ts';
import { type MarkOutcome, mark, markedLists } from './marked-products.ts';

const list = markedLists.favorite;

export class FavoritesStore {
  private readonly field: PersistedField<readonly number[]>;
  private readonly tabs: TabChannel;
  private readonly log: EventLog;

  constructor({ persisted, tabs, log }: { persisted: Persisted; tabs: TabChannel; log: EventLog }) {
    this.field = persisted(list.format);
    this.tabs = tabs;
    this.log = log;
  }

  get ids(): readonly number[] {
    return this.field.value;
  }

  get count(): number {
    return this.ids.length;
  }

  has(productId: number): boolean {
    return this.ids.includes(productId);
  }

  /** Reads the stored value: at the start, and when another tab has changed it. */
  restore = (): void => this.field.restore();

  /** Removes products that the shop no longer has. Nothing is logged, because the shopper did nothing. */
  forget(removed: readonly number[]): void {
    this.change(ids => ids.filter(id => !removed.includes(id)));
  }

  toggle(productId: number): void {
    const isMarked = this.field.read().includes(productId);
    this.change(ids => mark(list, ids, productId, !isMarked).ids);
    this.logChange(productId, isMarked ? 'removed' : 'added');
  }

  /** Takes over a change that this page has stored before its application ran. */
  adopt(productId: number, outcome: MarkOutcome): void {
    this.restore();
    this.tabs.publish('favorites');
    this.logChange(productId, outcome);
  }

  private logChange(productId: number, outcome: MarkOutcome): void {
    this.log(outcome === 'removed' ? 'favorite:remove' : 'favorite:add', { productId });
  }

  private change(apply: (ids: readonly number[]) => readonly number[]): void {
    this.field.change(apply);
    this.tabs.publish('favorites');
  }
}
