/** The shopper's cart as this tab knows it; the backend's answer is always the whole truth (R-CART-3). */
import type { Cart, CartApi, CartLine, CartRefusal, PromoRefusal } from '#api/cart/types.ts';
import type { Result } from '#kernel/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { cookieNames, yearSeconds } from './cookie-names.ts';
import { eventProductOfLine } from './event-product.ts';
import { PendingQuantities, type QuantityOutcome } from './pending-quantities.ts';
import type { CookieJar, EventLog, TabChannel } from './ports.ts';

export type CartPhase =
  | { name: 'idle' }
  | { name: 'loading' }
  | { name: 'saving' }
  | { name: 'refused'; refusal: CartRefusal }
  | { name: 'failed' };

export interface AddedNotice {
  skuId: number;
  name: string;
  quantity: number;
  /** Of the product, where it was bought for its own sake: what goes with it is offered. */
  alias?: string | undefined;
}

export interface CartPorts {
  api: CartApi;
  cookies: CookieJar;
  tabs: TabChannel;
  log: EventLog;
}

export class CartStore {
  /** As the backend has answered last. */
  settled: Cart | null = null;
  phase: CartPhase = { name: 'idle' };
  added: AddedNotice | null = null;
  /** How often changed prices were agreed to in this tab: every view that tells of them looks again. */
  pricesAgreed = 0;
  /** Operations run one after another: each answer is the base of the next. */
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
        queue: false,
        ports: false,
      },
      { autoBind: true },
    );
  }

  /** With the pending quantities; sums are the backend's. */
  get cart(): Cart | null {
    const { settled, pending } = this;
    if (!settled || pending.isEmpty) return settled;
    return {
      ...settled,
      lines: settled.lines.map(line => ({ ...line, quantity: pending.of(line.id) ?? line.quantity })),
    };
  }

  /** The sums on the screen are not those of the quantities beside them yet. */
  get isChanging(): boolean {
    return !this.pending.isEmpty || this.phase.name === 'saving';
  }

  isPending(lineId: string): boolean {
    return this.pending.of(lineId) !== undefined;
  }

  /** Ungrouped lines by quantity, plus one for each package (R-CART-8). */
  get totalQuantity(): number {
    const lines = this.cart?.lines ?? [];
    const single = lines
      .filter(line => line.groupKey === null && line.package === null)
      .reduce((sum, line) => sum + line.quantity, 0);
    const groups = new Set(
      lines.flatMap(line => line.groupKey ?? (line.package ? `package ${line.package.packageId}` : [])),
    );
    return single + groups.size;
  }

  quantityOf(skuId: number): number {
    return (this.cart?.lines ?? []).reduce(
      (sum, line) => (line.skuId === skuId ? sum + line.quantity : sum),
      0,
    );
  }

  /**
   * Reads the cart of the cookie; without a cookie there is no cart (any more), and none is made. `ofAccount`: somebody has
   * just logged in, whose account may go on with a cart of another device.
   */
  load(ofAccount = false): Promise<void> {
    return this.afterQueue(async () => {
      // Read in its turn: an operation before may have changed it.
      const id = this.ports.cookies.get(cookieNames.cart);
      const isAsked = id !== null || ofAccount;
      runInAction(() => {
        this.phase = { name: isAsked ? 'loading' : 'idle' };
        if (!id) this.settled = null;
      });
      if (isAsked) this.take(await this.ports.api.get(id));
    });
  }

  agreeToPrices(): void {
    this.pricesAgreed += 1;
  }

  /** Another's work between the cart's own operations, because its answer brings a cart as well. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.pending.flush();
    const next = this.queue.then(work);
    this.queue = next.catch(() => undefined);
    return next;
  }

  /** True when the line is in the cart; false when it was refused: `phase` says why. */
  async add(line: AddedNotice): Promise<boolean> {
    const refusal = await this.change(
      id => this.ports.api.add(id, { skuId: line.skuId, quantity: line.quantity }),
      () => {
        this.added = line;
        const item = { skuId: line.skuId, quantity: line.quantity };
        this.ports.log('cart:add', { item, ...told(this.cart?.lines.find(isSingle(line.skuId))) });
      },
    );
    return refusal === null;
  }

  async addPackage(
    packageId: number,
    name: string,
    selections: { groupId: number; optionId: number; skuId: number }[],
  ): Promise<boolean> {
    const refusal = await this.change(
      id => this.ports.api.addPackage(id, packageId, selections),
      () => {
        this.added = { skuId: packageId, name, quantity: 1 };
        this.ports.log('cart:add', { item: { skuId: 0, quantity: 1 }, packageId });
      },
    );
    return refusal === null;
  }

  /**
   * Absolute. 0 removes at once, and a line of a package changes the whole package at once. Another quantity of one line is
   * shown at once, and sent when it rests or another operation of the cart needs it.
   */
  async setQuantity(line: CartLine, quantity: number): Promise<QuantityOutcome> {
    if (!line.groupKey && quantity > 0) return this.pending.change(line, quantity);
    this.pending.drop(line.id);
    return (await this.saveQuantity(line, quantity)) ?? 'taken';
  }

  /** Sends what is pending without waiting for it: the page may be about to go. */
  flush(): void {
    this.pending.flush();
  }

  /** Resolves when the backend has answered every change; false: some quantity on the screen was not taken. */
  async settle(): Promise<boolean> {
    const areTaken = this.pending.settle();
    await this.queue;
    return areTaken;
  }

  /** "" takes the code away. Null when the backend agrees. */
  setPromoCode(code: string): Promise<PromoRefusal | null> {
    return this.enqueue(async () => {
      const answer = await this.ports.api.setPromoCode(await this.ensureId(), code);
      if (!answer.ok) return answer.refusal;
      runInAction(() => this.take(answer.value));
      this.ports.tabs.publish('cart');
      return null;
    });
  }

  private saveQuantity(line: CartLine, quantity: number): Promise<CartRefusal | null> {
    const { groupKey } = line;
    let before = line.quantity;
    return this.change(
      id => {
        // Read in its turn: the line on the screen has the pending quantity.
        before = this.settled?.lines.find(known => known.id === line.id)?.quantity ?? before;
        return groupKey
          ? this.ports.api.setGroupQuantity(id, groupKey, quantity)
          : this.ports.api.setQuantity(id, { id: line.id, quantity });
      },
      () =>
        quantity !== before &&
        this.ports.log(quantity > before ? 'cart:add' : 'cart:remove', {
          item: { skuId: line.skuId, quantity: Math.abs(quantity - before) },
          ...told(line),
        }),
      { isNewLine: false },
    );
  }

  dismissAdded(): void {
    this.added = null;
  }

  /** Keeps a cart that another answer brought along, the checkout's for one. */
  take(cart: Cart): void {
    this.settled = cart;
    this.phase = { name: 'idle' };
    this.ports.cookies.set(cookieNames.cart, cart.id, yearSeconds);
  }

  /** After an order: the old cart is spent, the next one is made with the first line. */
  forget(): void {
    this.settled = null;
    this.phase = { name: 'idle' };
    this.ports.cookies.remove(cookieNames.cart);
    this.ports.tabs.publish('cart');
  }

  /** Forgets the cart of an order unless the shopper has begun another one since. */
  forgetOrdered(cartId: string): void {
    if (this.ports.cookies.get(cookieNames.cart) === cartId) this.forget();
  }

  /** Null when the backend has made the change; else why not, which `phase` says too. */
  private change(
    work: (cartId: string) => Promise<Result<Cart, CartRefusal>>,
    done: () => unknown,
    { isNewLine } = { isNewLine: true },
  ): Promise<CartRefusal | null> {
    return this.enqueue(async () => {
      runInAction(() => (this.phase = { name: 'saving' }));
      const id = await this.ensureId();
      let answer = await work(id);
      // A spent or expired cart is replaced once; the new line the shopper wanted is kept (R-CART-21), an old one went with it.
      if (!answer.ok && answer.refusal.code === 'cart-completed') {
        const next = await this.begin(id);
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
        done();
      });
      this.ports.tabs.publish('cart');
      return null;
    });
  }

  private async ensureId(): Promise<string> {
    if (this.cart) return this.cart.id;
    return this.begin(null);
  }

  /** The cart that the next line goes to: that of the cookie unless it is `spent`, or a new one, of which two tabs never make two (R-CART-20). */
  private begin(spent: string | null): Promise<string> {
    const make = async () => {
      const kept = this.ports.cookies.get(cookieNames.cart);
      const cart = await this.ports.api.get(kept === spent ? null : kept);
      runInAction(() => this.take(cart));
      return cart.id;
    };
    return this.ports.tabs.alone?.(make) ?? make();
  }

  /** A change of the cart: quantities that were chosen before it come first. */
  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.pending.flush();
    return this.afterQueue(work);
  }

  private afterQueue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.queue.then(work, work);
    this.queue = next.then(
      () => undefined,
      () => runInAction(() => (this.phase = { name: 'failed' })),
    );
    return next;
  }
}

const isSingle = (skuId: number) => (line: CartLine) => line.skuId === skuId && line.package === null;
const told = (line: CartLine | undefined) => (line ? { product: eventProductOfLine(line) } : {});
