/** Ids of the products that the shopper compares, in the order of choice, stored in this browser. */
import type { Persisted, PersistedField } from '../common/persisted-field.ts';
import type { TabChannel } from '../common/ports.ts';
import { type MarkOutcome, mark, markedLists } from './marked-products.ts';

const list = markedLists.compare;

export class CompareStore {
  private readonly field: PersistedField<readonly number[]>;
  private readonly tabs: TabChannel;

  constructor({ persisted, tabs }: { persisted: Persisted; tabs: TabChannel }) {
    this.field = persisted(list.format);
    this.tabs = tabs;
  }

  get ids(): readonly number[] {
    return this.field.value;
  }

  has(productId: number): boolean {
    return this.ids.includes(productId);
  }

  /** Reads the stored value: at the start, and when another tab has changed it. */
  restore = (): void => this.field.restore();

  /** Takes over a change that this page has stored before its application ran. */
  adopt(): void {
    this.restore();
    this.tabs.publish('compare');
  }

  remove(productId: number): void {
    this.change(ids => mark(list, ids, productId, false).ids);
  }

  /** @returns `full` when the product could not be added. */
  toggle(productId: number): MarkOutcome {
    const stored = this.field.read();
    const { outcome } = mark(list, stored, productId, !stored.includes(productId));
    if (outcome !== 'full') this.change(ids => mark(list, ids, productId, outcome === 'added').ids);
    return outcome;
  }

  private change(apply: (ids: readonly number[]) => readonly number[]): void {
    this.field.change(apply);
    this.tabs.publish('compare');
  }
}
