/** The shopper's cart in this tab. The backend returns the whole cart with every response, which replaces this one (R-CART-3). */

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cart, CartLine, CartRefusal, PromoRefusal } from '#api/cart/types.ts';
import { cookieNames, yearSeconds } from '../common/cookie-names.ts';
import { isSignedOut } from '../visitor/with-login.ts';
import { logAddedLine, logLineChange, logPackageChange, logPutBack } from './cart-events.ts';
import { quantityOf, totalQuantity, withPending } from './cart-quantities.ts';
import { CartQueue } from './cart-queue.ts';
import type { AddedNotice, CartPhase, CartPorts } from './cart-types.ts';
import { PendingQuantities, type QuantityOutcome } from './pending-quantities.ts';
import { putBack, type RemovedRow, rowOf } from './removed-row.ts';

export class CartStore {
  /** The cart of the backend's latest response. */
  settled: Cart | null = null;
  phase: CartPhase = { name: 'idle' };
  added: AddedNotice | null = null;
  /** What the shopper removed last, until something else changes in the cart. */
  removed: RemovedRow | null = null;
  /** How often changed prices were accepted in this tab; views that show price changes depend on it. */
  pricesAccepted = 0;
  private readonly pending = new PendingQuantities((line, quantity) => this.saveQuantity(line, quantity));
  private readonly ports: CartPorts;
  private readonly queue: CartQueue;

  constructor(ports: CartPorts) {
    this.ports = ports;
    this.queue = new CartQueue(this, ports, this.pending);
    makeAutoObservable<CartStore, 'queue' | 'ports' | 'pending'>(
      this,
      {
        settled: observableRef,
        pending: false,
        phase: observableRef,
        added: observableRef,
        removed: observableRef,
        queue: false,
        ports: false,
      },
      { autoBind: true },
    );
  }

  /** The cart with pending quantities; totals are still those of the backend. */
  get cart(): Cart | null {
    const { settled, pending } = this;
    return !settled || pending.isEmpty ? settled : withPending(settled, pending);
  }

  /** Whether the shown totals do not match the shown quantities yet. */
  get isChanging(): boolean {
    return !this.pending.isEmpty || this.phase.name === 'saving';
  }

  isPending(lineId: string): boolean {
    return this.pending.of(lineId) !== undefined;
  }

  /** Ungrouped lines by quantity, plus one for each package (R-CART-8). */
  get totalQuantity(): number {
    return totalQuantity(this.cart?.lines ?? []);
  }

  quantityOf(skuId: number): number {
    return quantityOf(this.cart?.lines ?? [], skuId);
  }

  /**
   * Loads the cart of the cookie; without a cookie there is no cart, and none is created.
   * @param ofAccount whether a user has just signed in: the account may have an active cart from another device.
   */
  load(ofAccount = false): Promise<void> {
    return this.queue.afterOthers(async () => {
      // Read the cookie when the operation runs, because an earlier operation may have changed it.
      const id = this.ports.cookies.get(cookieNames.cart);
      const mayHaveCart = id !== null || ofAccount;
      runInAction(() => {
        this.phase = { name: mayHaveCart ? 'loading' : 'idle' };
        if (!id) this.settled = null;
      });
      if (!mayHaveCart) return;
      try {
        this.take(await this.ports.api.get(id));
      } catch (error) {
        if (!isSignedOut(error)) throw error;
        this.ports.account.restore();
        runInAction(() => (this.phase = { name: 'signed-out' }));
      }
    });
  }

  /** Asks the shopper to sign in, because the cart belongs to an account whose session has ended. */
  signInAgain(): Promise<boolean> {
    return this.queue.signInAgain();
  }

  acceptPrices(): void {
    this.pricesAccepted += 1;
  }

  /** Runs other work in the queue of cart operations, because its response contains a cart as well. */
  runQueued<T>(work: () => Promise<T>): Promise<T> {
    this.pending.flush();
    return this.queue.afterOthers(work, () => undefined);
  }

  /** @returns true when the line was added; false when it was rejected, with the reason in `phase`. */
  async add(line: AddedNotice): Promise<boolean> {
    const refusal = await this.queue.change(
      id => this.ports.api.add(id, { skuId: line.skuId, quantity: line.quantity }),
      () => this.announce(line),
    );
    return refusal === null;
  }

  /** All parts of a set, or none. @param name of the set. @returns as `add` does */
  async addSet(name: string, parts: readonly { skuId: number; quantity: number }[]): Promise<boolean> {
    const lines = parts.map(({ skuId, quantity }) => ({ skuId, quantity }));
    const [first, ...others] = lines;
    if (!first) return false;
    const refusal = await this.queue.change(
      id => this.ports.api.addAll(id, lines, crypto.randomUUID()),
      () => {
        const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
        this.added = { skuId: first.skuId, name, quantity, withSkus: others.map(({ skuId }) => skuId) };
        for (const line of lines) logAddedLine(this.ports.log, line, this.cart);
      },
    );
    return refusal === null;
  }

  /** Tells of a line that is in the cart now: by an answer, or by what the page has added before its application ran. */
  announce(line: AddedNotice): void {
    this.added = line;
    logAddedLine(this.ports.log, line, this.cart);
  }

  async addPackage(
    packageId: number,
    name: string,
    selections: { groupId: number; optionId: number; skuId: number }[],
  ): Promise<boolean> {
    let before: readonly CartLine[] = [];
    const refusal = await this.queue.change(
      id => {
        before = this.settled?.lines ?? [];
        return this.ports.api.addPackage(id, packageId, selections);
      },
      () => {
        this.added = { skuId: packageId, name, quantity: 1 };
        logPackageChange(this.ports.log, packageId, before, this.settled?.lines ?? []);
      },
    );
    return refusal === null;
  }

  /**
   * Sets an absolute quantity. 0 removes the line at once, and a line of a package changes the whole package at once. Any
   * other quantity is shown at once and sent after a delay, or before the next cart operation.
   */
  async setQuantity(line: CartLine, quantity: number): Promise<QuantityOutcome> {
    if (!line.groupKey && quantity > 0) return this.pending.change(line, quantity);
    this.pending.drop(line.id);
    return (await this.saveQuantity(line, quantity)) ?? 'taken';
  }

  /** Removes the line, or the whole package that it belongs to; `putBack` takes it back. @param name of the row */
  async remove(line: CartLine, name: string): Promise<QuantityOutcome> {
    this.pending.drop(line.id);
    const lines = rowOf(line, this.settled?.lines ?? [line]);
    return (await this.saveQuantity(line, 0, () => (this.removed = { name, lines }))) ?? 'taken';
  }

  /** Puts back what was removed last. Resolves to null on success, or without anything to put back. */
  async putBack(): Promise<CartRefusal | null> {
    const row = this.removed;
    if (!row) return null;
    const before = this.settled?.lines ?? [];
    return this.queue.change(
      id => putBack(this.ports.api, id, row),
      () => logPutBack(this.ports.log, row, before, this.settled?.lines ?? []),
    );
  }

  forgetRemoved(): void {
    this.removed = null;
  }

  /** Sends pending quantities without waiting for the response, because the page may be about to unload. */
  flush(): void {
    this.pending.flush();
  }

  /** Resolves when every change is answered: false when a shown quantity was rejected. */
  async settle(): Promise<boolean> {
    const areTaken = this.pending.settle();
    await this.queue.all();
    return areTaken;
  }

  /** "" removes the code. Resolves to null on success. */
  async setPromoCode(code: string): Promise<PromoRefusal | null> {
    const set = () =>
      this.queue.enqueue(async () => {
        const answer = await this.queue.ofCart<PromoRefusal | 'signed-out'>(
          id => this.ports.api.setPromoCode(id, code),
          'signed-out',
        );
        if (!answer.ok) return answer.refusal;
        this.take(answer.value);
        this.ports.tabs.publish('cart');
        return null;
      });
    const refusal = await set();
    return refusal === 'signed-out' && (await this.signInAgain()) ? set() : refusal;
  }

  private saveQuantity(line: CartLine, quantity: number, done?: () => unknown): Promise<CartRefusal | null> {
    const { groupKey } = line;
    let lines: readonly CartLine[] = [line];
    return this.queue.change(
      id => {
        // Read when the operation runs: the shown line has the pending quantity.
        lines = this.settled?.lines ?? lines;
        return groupKey
          ? this.ports.api.setGroupQuantity(id, groupKey, quantity)
          : this.ports.api.setQuantity(id, { id: line.id, quantity });
      },
      () => {
        done?.();
        logLineChange(this.ports.log, { line, quantity }, lines, this.settled?.lines ?? []);
      },
      false,
    );
  }

  dismissAdded(): void {
    this.added = null;
  }

  /** Takes over a cart from another response, such as the checkout's. */
  take(cart: Cart): void {
    this.settled = cart;
    this.phase = { name: 'idle' };
    this.ports.cookies.set(cookieNames.cart, cart.id, yearSeconds);
  }

  /** Forgets the cart after an order; the next one is created with its first line. */
  forget(): void {
    this.settled = null;
    this.phase = { name: 'idle' };
    this.ports.cookies.remove(cookieNames.cart);
    this.ports.tabs.publish('cart');
  }

  /** Forgets the cart of an order unless the shopper has started another one since. */
  forgetOrdered(cartId: string): void {
    if (this.ports.cookies.get(cookieNames.cart) === cartId) this.forget();
  }
}
