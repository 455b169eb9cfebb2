/** The shopper's cart in this tab. The backend returns the whole cart with every response, which replaces this one (R-CART-3). */
import type { Cart, CartLine, CartRefusal, PromoRefusal } from '#api/cart/types.ts';
import type { Result } from '#kernel/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { logAddedLine, logLineChange, logPackageChange, logPutBack } from './cart-events.ts';
import { nextCart, withCart } from './next-cart.ts';
import { quantityOf, totalQuantity, withPending } from './cart-quantities.ts';
import type { AddedNotice, CartPhase, CartPorts } from './cart-types.ts';
import { cookieNames, yearSeconds } from '../common/cookie-names.ts';
import { PendingQuantities, type QuantityOutcome } from './pending-quantities.ts';
import { putBack, type RemovedRow, rowOf } from './removed-row.ts';
import { isSignedOut } from '../visitor/with-login.ts';

/** Runs once the backend has taken a change, with the cart that it has answered. */
type Done = () => unknown;

export class CartStore {
  /** The cart of the backend's latest response. */
  settled: Cart | null = null;
  phase: CartPhase = { name: 'idle' };
  added: AddedNotice | null = null;
  /** What the shopper removed last, until something else changes in the cart. */
  removed: RemovedRow | null = null;
  /** How often changed prices were accepted in this tab; views that show price changes depend on it. */
  pricesAccepted = 0;
  /** Operations run one after another, because each depends on the result of the previous one. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly pending = new PendingQuantities((line, quantity) => this.saveQuantity(line, quantity));
  private readonly ports: CartPorts;

  constructor(ports: CartPorts) {
    this.ports = ports;
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
    return this.afterQueue(async () => {
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
    return this.ports.account.signInAgain();
  }

  acceptPrices(): void {
    this.pricesAccepted += 1;
  }

  /** Runs other work in the queue of cart operations, because its response contains a cart as well. */
  runQueued<T>(work: () => Promise<T>): Promise<T> {
    this.pending.flush();
    return this.afterQueue(work, () => undefined);
  }

  /** @returns true when the line was added; false when it was rejected, with the reason in `phase`. */
  async add(line: AddedNotice): Promise<boolean> {
    const refusal = await this.change(
      id => this.ports.api.add(id, { skuId: line.skuId, quantity: line.quantity }),
      () => this.announce(line),
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
    const refusal = await this.change(
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
    return this.change(
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
    await this.queue;
    return areTaken;
  }

  /** "" removes the code. Resolves to null on success. */
  async setPromoCode(code: string): Promise<PromoRefusal | null> {
    const set = () =>
      this.enqueue(async () => {
        const answer = await this.ofCart<PromoRefusal | 'signed-out'>(
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
    return this.change(
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

  /**
   * Resolves to null on success, otherwise to the rejection, which is also in `phase`. When the session has ended, the change
   * waits for the sign-in, outside the queue: signing in loads the cart.
   */
  private async change(
    work: (cartId: string) => Promise<Result<Cart, CartRefusal>>,
    done: Done,
    isNewLine = true,
  ): Promise<CartRefusal | null> {
    const refusal = await this.attempt(work, done, isNewLine);
    if (refusal?.code !== 'signed-out') return refusal;
    if (!(await this.signInAgain())) {
      if (!isNewLine) return refusal;
      // Without the account a new line begins a cart of its own, which the next sign-in merges with that of the account.
      this.forget();
    }
    return this.attempt(work, done, isNewLine);
  }

  private attempt(
    work: (cartId: string) => Promise<Result<Cart, CartRefusal>>,
    done: Done,
    isNewLine: boolean,
  ): Promise<CartRefusal | null> {
    return this.enqueue(async () => {
      runInAction(() => (this.phase = { name: 'saving' }));
      let answer = await this.ofCart<CartRefusal>(work, { code: 'signed-out' });
      // A completed or expired cart is replaced once: a new line is added to the next cart (R-CART-21), an old line went with its cart.
      if (!answer.ok && answer.refusal.code === 'cart-completed') {
        const next = await nextCart(this.settled?.id ?? null, { ports: this.ports, take: this.take });
        if (isNewLine) answer = await work(next);
      }
      if (!answer.ok) {
        const { refusal } = answer;
        runInAction(() => (this.phase = { name: 'refused', refusal }));
        return refusal;
      }
      const cart = answer.value;
      runInAction(() => {
        this.take(cart);
        this.removed = null;
        done();
      });
      this.ports.tabs.publish('cart');
      return null;
    });
  }

  /** Runs `work` with the shown cart, or with that of the next line; `signedOut` when that one waits for its account. */
  private ofCart<Refusal>(
    work: (cartId: string) => Promise<Result<Cart, Refusal>>,
    signedOut: Refusal,
  ): Promise<Result<Cart, Refusal>> {
    const { settled, ports, take } = this;
    return withCart(settled?.id ?? null, { ports, take }, work, signedOut);
  }

  /** Queues a change of the cart after the pending quantities. */
  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.pending.flush();
    return this.afterQueue(work);
  }

  private afterQueue<T>(
    work: () => Promise<T>,
    onError = () => runInAction(() => void (this.phase = { name: 'failed' })),
  ): Promise<T> {
    const next = this.queue.then(work);
    this.queue = next.catch(onError);
    return next;
  }
}
