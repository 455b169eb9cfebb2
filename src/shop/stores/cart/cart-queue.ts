/**
 * Changes of the cart: they run one after another, because each depends on the result of the previous one, and wait for a
 * sign-in where the session of the cart's account has ended.
 */

import { runInAction } from 'mobx';
import type { Cart, CartRefusal } from '#api/cart/types.ts';
import type { Result } from '#kernel/result.ts';
import type { CartPhase, CartPorts } from './cart-types.ts';
import { nextCart, withCart } from './next-cart.ts';
import type { PendingQuantities } from './pending-quantities.ts';
import type { RemovedRow } from './removed-row.ts';

/** What a change reads and writes of the cart in this tab. */
export interface ChangedCart {
  settled: Cart | null;
  phase: CartPhase;
  removed: RemovedRow | null;
  take(cart: Cart): void;
  forget(): void;
}

/** Runs once the backend has taken a change, with the cart that it has answered. */
type Done = () => unknown;

export class CartQueue {
  private queue: Promise<unknown> = Promise.resolve();
  private readonly cart: ChangedCart;
  private readonly ports: CartPorts;
  private readonly pending: Pick<PendingQuantities, 'flush'>;
  private readonly taking: { ports: CartPorts; take: (cart: Cart) => void };

  constructor(cart: ChangedCart, ports: CartPorts, pending: Pick<PendingQuantities, 'flush'>) {
    this.cart = cart;
    this.ports = ports;
    this.pending = pending;
    this.taking = { ports, take: taken => cart.take(taken) };
  }

  /** Resolves when everything that is queued by now has ended. */
  all(): Promise<unknown> {
    return this.queue;
  }

  /** Asks the shopper to sign in, because the cart belongs to an account whose session has ended. */
  signInAgain(): Promise<boolean> {
    return this.ports.account.signInAgain();
  }

  /**
   * Resolves to null on success, otherwise to the rejection, which is also in `phase`. When the session has ended, the change
   * waits for the sign-in, outside the queue: signing in loads the cart.
   */
  async change(
    work: (cartId: string) => Promise<Result<Cart, CartRefusal>>,
    done: Done,
    isNewLine = true,
  ): Promise<CartRefusal | null> {
    const refusal = await this.attempt(work, done, isNewLine);
    if (refusal?.code !== 'signed-out') return refusal;
    if (!(await this.signInAgain())) {
      if (!isNewLine) return refusal;
      // Without the account a new line begins a cart of its own, which the next sign-in merges with that of the account.
      this.cart.forget();
    }
    return this.attempt(work, done, isNewLine);
  }

  private attempt(
    work: (cartId: string) => Promise<Result<Cart, CartRefusal>>,
    done: Done,
    isNewLine: boolean,
  ): Promise<CartRefusal | null> {
    return this.enqueue(async () => {
      runInAction(() => (this.cart.phase = { name: 'saving' }));
      let answer = await this.ofCart<CartRefusal>(work, { code: 'signed-out' });
      // A completed or expired cart is replaced once: a new line is added to the next cart (R-CART-21), an old line went with its cart.
      if (!answer.ok && answer.refusal.code === 'cart-completed') {
        const next = await nextCart(this.cart.settled?.id ?? null, this.taking);
        if (isNewLine) answer = await work(next);
      }
      if (!answer.ok) {
        const { refusal } = answer;
        runInAction(() => (this.cart.phase = { name: 'refused', refusal }));
        return refusal;
      }
      const cart = answer.value;
      runInAction(() => {
        this.cart.take(cart);
        this.cart.removed = null;
        done();
      });
      this.ports.tabs.publish('cart');
      return null;
    });
  }

  /** Runs `work` with the shown cart, or with that of the next line; `signedOut` when that one waits for its account. */
  ofCart<Refusal>(
    work: (cartId: string) => Promise<Result<Cart, Refusal>>,
    signedOut: Refusal,
  ): Promise<Result<Cart, Refusal>> {
    return withCart(this.cart.settled?.id ?? null, this.taking, work, signedOut);
  }

  /** Queues a change of the cart after the pending quantities. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.pending.flush();
    return this.afterOthers(work);
  }

  /** Runs `work` once what was queued before it has ended. */
  afterOthers<T>(
    work: () => Promise<T>,
    onError = () => runInAction(() => void (this.cart.phase = { name: 'failed' })),
  ): Promise<T> {
    const next = this.queue.then(work);
    this.queue = next.catch(onError);
    return next;
  }
}
