/** Lines saved for later: a customer's in the account, a guest's in this browser (R-CART-29, R-CART-31). */

import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Api } from '#api/api.ts';
import type { Cart, CartLine } from '#api/cart/types.ts';
import type { SavedLine, SavedQuantity } from '#api/saved-line/types.ts';
import type { Persisted, PersistedField } from '../common/persisted-field.ts';
import type { PanelStore } from '../shell/panel-store.ts';
import type { SessionStore } from '../visitor/session-store.ts';
import { isSignedOut, withLogin } from '../visitor/with-login.ts';
import { accountLines } from './guest-lines.ts';
import type { QuantityOutcome } from './pending-quantities.ts';
import { joinedWith, maxSavedLines, savedLinesFormat, withoutSaved, withSaved } from './saved-lines.ts';

/** `full`: as many lines are saved as may be. */
export type SaveOutcome = 'saved' | 'full' | 'failed';
/** `refused`: the cart did not take it, and it stays saved. `doubled`: the cart took it, but it could not be removed here. */
export type MoveOutcome = 'moved' | 'refused' | 'doubled';

export interface SavedLinesPorts {
  session: SessionStore;
  panels: PanelStore;
  persisted: Persisted;
  api: () => Promise<Pick<Api, 'savedLine'>>;
  cart: {
    setQuantity(line: CartLine, quantity: number): Promise<QuantityOutcome>;
    add(line: { skuId: number; name: string; quantity: number }): Promise<boolean>;
    dismissAdded(): void;
    load(): Promise<void>;
    readonly settled: Pick<Cart, 'lines'> | null;
  };
}

export class SavedLinesStore {
  phase: 'loading' | 'ready' | 'failed' = 'loading';
  /** Null: the lines are stored in this browser. */
  private account: { user: string; lines: readonly SavedLine[] } | null = null;
  /** Operations run one after another, because each depends on the result of the previous one. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly field: PersistedField<readonly SavedLine[]>;
  private readonly ports: SavedLinesPorts;

  constructor(ports: SavedLinesPorts) {
    this.ports = ports;
    this.field = ports.persisted(savedLinesFormat);
    makeAutoObservable<SavedLinesStore, 'account' | 'queue' | 'field' | 'ports'>(
      this,
      { account: observableRef, queue: false, field: false, ports: false },
      { autoBind: true },
    );
  }

  /** Those of the account first; then those of this browser for which it has no room. */
  get lines(): readonly SavedLine[] {
    return this.own ? [...this.own, ...this.left] : this.field.value;
  }

  /** Lines that are only in this browser because the account has no room for them. Staff who act as a customer see none of their own. */
  get left(): readonly SavedLine[] {
    const { own, field, ports } = this;
    if (own === null || ports.session.isSpoofed) return [];
    return field.value.filter(({ skuId }) => !own.some(line => line.skuId === skuId));
  }

  /** Reads the lines now and whenever another user is signed in, until the returned function is called. */
  follow(): () => void {
    const { session } = this.ports;
    return reaction(
      () => session.user,
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  /** Reads the lines; a failure is in `phase`. */
  load(): Promise<void> {
    return this.enqueue(() => this.read());
  }

  /** Saves a line before it leaves the cart, so that it is never lost; one that stays in the cart is not saved. */
  save(line: CartLine): Promise<SaveOutcome> {
    return this.enqueue(async () => {
      try {
        if (this.phase !== 'ready') await this.read();
        if (this.phase !== 'ready') return 'failed';
        return await this.takeFromCart(line);
      } catch (error) {
        reportError(error);
        return 'failed';
      }
    });
  }

  /** Resolves to whether it was removed. */
  remove(skuId: number): Promise<boolean> {
    return this.enqueue(() => this.isDropped(skuId));
  }

  /** @param quantity what the stock allows */
  move({ skuId, name }: SavedLine, quantity: number): Promise<MoveOutcome> {
    const { cart } = this.ports;
    return this.enqueue(async () => {
      if (!(await cart.add({ skuId, name, quantity }).catch(() => false))) return 'refused';
      cart.dismissAdded();
      return (await this.isDropped(skuId)) ? 'moved' : 'doubled';
    });
  }

  private async takeFromCart(line: CartLine): Promise<SaveOutcome> {
    const { skuId, quantity, product } = line;
    const { productId, name } = product;
    const before = this.lines.find(saved => saved.skuId === skuId);
    if (!before && this.lines.length >= maxSavedLines) return 'full';
    if (!(await this.put(joinedWith({ skuId, quantity, productId, name }, before)))) return 'full';
    const outcome = await this.ports.cart.setQuantity(line, 0).catch(() => this.outcomeRead(line));
    if (outcome === 'taken') return 'saved';
    if (outcome !== 'unknown') await (before ? this.put(before) : this.drop(skuId));
    return 'failed';
  }

  /** Without an answer the line may have left the cart all the same, as when the page is left: only the cart knows. */
  private async outcomeRead({ id }: CartLine): Promise<'taken' | 'kept' | 'unknown'> {
    const { cart } = this.ports;
    try {
      await cart.load();
    } catch {
      return 'unknown';
    }
    return cart.settled?.lines.some(line => line.id === id) ? 'kept' : 'taken';
  }

  private async read(): Promise<void> {
    const { session } = this.ports;
    const { user } = session;
    runInAction(() => {
      if (this.own === null) this.phase = 'loading';
    });
    try {
      const lines = user === null ? null : await accountLines(this.ports);
      runInAction(() => {
        this.account = user !== null && lines ? { user, lines } : null;
        this.phase = 'ready';
        // Another tab may have changed it, or moved it into the account.
        this.field.restore();
      });
    } catch (error) {
      // The server has removed the cookies of a session that has ended.
      if (isSignedOut(error)) session.restore();
      runInAction(() => {
        if (isSignedOut(error)) this.account = null;
        this.phase = isSignedOut(error) ? 'ready' : 'failed';
      });
    }
  }

  /** Stores a line where the others are; false when the account has no room. */
  private async put(line: SavedLine): Promise<boolean> {
    if (this.own === null) {
      this.field.change(withSaved(line));
      return true;
    }
    const isLeft = this.left.some(({ skuId }) => skuId === line.skuId);
    const isStored = await this.setInAccount(line);
    if (isStored && isLeft) this.field.change(withoutSaved(line.skuId));
    return isStored;
  }

  private async drop(skuId: number): Promise<void> {
    if (this.own?.some(line => line.skuId === skuId)) await this.setInAccount({ skuId, quantity: 0 });
    else this.field.change(withoutSaved(skuId));
  }

  private async isDropped(skuId: number): Promise<boolean> {
    try {
      await this.drop(skuId);
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  }

  private async setInAccount(line: SavedQuantity): Promise<boolean> {
    const { session, api } = this.ports;
    const answer = await withLogin(this.ports, async () => (await api()).savedLine.set([line]));
    if (!answer.ok) return false;
    const { user } = session;
    runInAction(() => (this.account = user === null ? null : { user, lines: answer.value }));
    return true;
  }

  private get own(): readonly SavedLine[] | null {
    const { account, ports } = this;
    return account !== null && account.user === ports.session.user ? account.lines : null;
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work);
    this.queue = next.catch(() => undefined);
    return next;
  }
}
