/** Ids of the products that the shopper compares, in the order of choice, stored in this browser. */
import type { Persisted, PersistedField } from '../common/persisted-field.ts';
import type { TabChannel } from '../common/ports.ts';
import { jsonField } from '../common/stored-format.ts';

/** More columns cannot be compared at a glance. */
export const mostCompared = 4;

const format = jsonField('ralph', 'compare', (raw): readonly number[] =>
  Array.isArray(raw)
    ? [...new Set(raw.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(
        0,
        mostCompared,
      )
    : [],
);

export class CompareStore {
  private readonly field: PersistedField<readonly number[]>;
  private readonly tabs: TabChannel;

  constructor({ persisted, tabs }: { persisted: Persisted; tabs: TabChannel }) {
    this.field = persisted(format);
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

  remove(productId: number): void {
    this.change(ids => ids.filter(id => id !== productId));
  }

  /** @returns `full` when the product could not be added. */
  toggle(productId: number): 'added' | 'removed' | 'full' {
    const stored = this.field.read();
    if (stored.includes(productId)) {
      this.remove(productId);
      return 'removed';
    }
    if (stored.length >= mostCompared) return 'full';
    this.change(ids => [...ids, productId]);
    return 'added';
  }

  private change(apply: (ids: readonly number[]) => readonly number[]): void {
    this.field.change(apply);
    this.tabs.publish('compare');
  }
}
