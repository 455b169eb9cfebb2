/** Quantities of cart lines that are shown already but not confirmed by the backend yet. */

import { makeAutoObservable, observableRef } from 'mobx';
import type { CartLine, CartRefusal } from '#api/cart/types.ts';

/** Debounce delay before a quantity is sent, in ms. */
export const quantityDebounceMs = 500;

/** `superseded`: replaced by a newer quantity of the same line. */
export type QuantityOutcome = 'taken' | 'superseded' | CartRefusal;

interface Entry {
  line: CartLine;
  quantity: number;
  isSent: boolean;
  outcome: Promise<QuantityOutcome>;
  resolve(outcome: QuantityOutcome | Promise<QuantityOutcome>): void;
}

type Send = (line: CartLine, quantity: number) => Promise<CartRefusal | null>;

export class PendingQuantities {
  private entries: ReadonlyMap<string, Entry> = new Map();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly send: Send;

  constructor(send: Send) {
    this.send = send;
    makeAutoObservable<PendingQuantities, 'entries' | 'timer' | 'send'>(
      this,
      { entries: observableRef, timer: false, send: false },
      { autoBind: true },
    );
  }

  get isEmpty(): boolean {
    return this.entries.size === 0;
  }

  of(lineId: string): number | undefined {
    return this.entries.get(lineId)?.quantity;
  }

  /** Shows the quantity at once and sends it after the debounce delay; replaces an earlier one of the same line. */
  change(line: CartLine, quantity: number): Promise<QuantityOutcome> {
    this.drop(line.id);
    let resolve: Entry['resolve'] = () => undefined;
    const outcome = new Promise<QuantityOutcome>(settle => (resolve = settle));
    this.entries = new Map(this.entries).set(line.id, { line, quantity, isSent: false, outcome, resolve });
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, quantityDebounceMs);
    return outcome;
  }

  /** Drops a quantity that has not been sent yet. */
  drop(lineId: string): void {
    const entry = this.entries.get(lineId);
    if (!entry) return;
    if (!entry.isSent) entry.resolve('superseded');
    this.remove(entry);
  }

  /** Sends all pending quantities now. */
  flush(): void {
    clearTimeout(this.timer);
    for (const entry of this.entries.values()) {
      if (entry.isSent) continue;
      entry.isSent = true;
      const answer = this.send(entry.line, entry.quantity).finally(() => this.remove(entry));
      entry.resolve(answer.then(refusal => refusal ?? 'taken'));
    }
  }

  /** Sends all pending quantities; resolves when all are answered, to whether every quantity was accepted. */
  async settle(): Promise<boolean> {
    this.flush();
    const outcomes = await Promise.allSettled([...this.entries.values()].map(({ outcome }) => outcome));
    return outcomes.every(each => each.status === 'fulfilled' && typeof each.value === 'string');
  }

  /** Leaves a newer quantity of the same line. */
  private remove(entry: Entry): void {
    const { id } = entry.line;
    if (this.entries.get(id) !== entry) return;
    this.entries = new Map([...this.entries].filter(([key]) => key !== id));
  }
}
