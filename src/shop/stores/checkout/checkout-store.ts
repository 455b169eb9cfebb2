/** The checkout form: keeps what the shopper types, and takes options and totals from the backend as they are (R-CHECKOUT-2). */

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cart } from '#api/cart/types.ts';
import { emptyAddress } from '#api/checkout/empty-address.ts';
import type {
  Checkout,
  CheckoutApi,
  CheckoutForm,
  OrderRefusal,
  PlacedOrder,
  ShippingChoice,
} from '#api/checkout/types.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { CustomerType } from '#kernel/segment.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { eventCartOf } from '../common/event-product.ts';
import type { EventLog } from '../common/ports.ts';

/** Fills a form with what a response contains about the signed-in shopper. */
export type FormFill = (form: CheckoutForm, known: Checkout) => CheckoutForm;

export type CheckoutPhase =
  | { name: 'idle' }
  | { name: 'updating' }
  | { name: 'placing' }
  | { name: 'refused'; refusal: OrderRefusal }
  | { name: 'failed' };

/** Debounce delay of changes in ms (R-CHECKOUT-3). */
const debounceMs = 150;

export interface CheckoutPorts {
  api: CheckoutApi;
  cart: CartStore;
  log: EventLog;
  /** The vehicle that the shopper buys for; omitted where none can be chosen. */
  vehicle?: () => VehicleNames | null;
  /** Creates an idempotency key per attempt; a retry of the same attempt sends the same key. */
  newKey: () => string;
}

export class CheckoutStore {
  form: CheckoutForm;
  checkout: Checkout | null = null;
  /** The form that `checkout` is the response to. */
  answered: CheckoutForm | null = null;
  phase: CheckoutPhase = { name: 'idle' };
  private timer: ReturnType<typeof setTimeout> | null = null;
  private key: string | null = null;
  /** Used for the next response only, because later ones must not restore fields that the shopper has cleared. */
  private fill: FormFill | null = null;
  private readonly ports: CheckoutPorts;

  constructor(ports: CheckoutPorts, customerType: CustomerType, country: string) {
    this.ports = ports;
    this.form = {
      customerType,
      email: '',
      identityNumber: '',
      message: '',
      reference: '',
      costCenter: null,
      billingAddress: emptyAddress(country),
      shippingAddress: null,
      shippingId: null,
      paymentId: null,
      consents: [],
    };
    makeAutoObservable<CheckoutStore, 'ports' | 'timer' | 'key' | 'fill'>(
      this,
      {
        form: observableRef,
        checkout: observableRef,
        answered: observableRef,
        phase: observableRef,
        ports: false,
        timer: false,
        key: false,
        fill: false,
      },
      { autoBind: true },
    );
  }

  /** Stores typed values without sending them, because names and streets affect neither options nor totals. A changed form is a new attempt. */
  keep(changes: Partial<CheckoutForm>): void {
    this.form = { ...this.form, ...changes };
    this.key = null;
    // Typing does not sign in again: what the options wait for stays said.
    if (this.phase.name === 'refused' && this.phase.refusal.code !== 'signed-out')
      this.phase = { name: 'idle' };
  }

  /** Stores a choice and sends it after the debounce delay. */
  change(changes: Partial<CheckoutForm>): void {
    this.keep(changes);
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush().catch(() => undefined), debounceMs);
  }

  /** Sends the form, and fills it with what the response contains about the signed-in shopper. `fill` belongs to the checkout page's code. */
  fillFromAccount(fill: FormFill): Promise<void> {
    this.fill = fill;
    return this.flush();
  }

  /** Sends the form now; resolves when the response has arrived. */
  async flush(): Promise<void> {
    await this.sync();
  }

  /** Sends the form; resolves to why the backend refused it. When the session has ended, it is sent again after the sign-in. */
  private async sync(): Promise<OrderRefusal | null> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { cart } = this.ports;
    const refusal = await cart.runQueued(() => this.send());
    const isAgain = refusal?.code === 'signed-out' && (await cart.signInAgain());
    return isAgain ? cart.runQueued(() => this.send()) : refusal;
  }

  /** Places the order exactly as shown: sends pending changes first, and rejects when they change lines, totals or delivery. */
  async place(): Promise<Result<PlacedOrder, OrderRefusal> | null> {
    if (this.phase.name === 'placing') return null;
    const { cart } = this.ports.cart;
    if (!cart) return null;
    const shown = orderedBy(cart);
    const { shippingId } = this.form;
    const wasUnreserved = this.checkout?.isUnreserved === true;
    this.phase = { name: 'placing' };
    const refused = (refusal: OrderRefusal) => {
      runInAction(() => (this.phase = { name: 'refused', refusal }));
      return refuse(refusal);
    };
    try {
      const refusal = await this.sync();
      if (refusal?.code === 'signed-out') return refused(refusal);
      // Another zip code can change the pickup point, which the shopper must see before ordering.
      if (this.form.shippingId !== shippingId) return refused({ code: 'shipping-not-available' });
      if (orderedBy(this.ports.cart.cart) !== shown) return refused({ code: 'cart-changed' });
      // The mail address was sent just now, and others order too.
      if (this.checkout?.isUnreserved && !wasUnreserved) return refused({ code: 'not-reserved' });
      this.logChoices();
      const answer = await this.orderSignedIn(shown);
      // The attempt was answered: the next one needs a new key.
      this.key = null;
      if (answer.ok && this.timer) clearTimeout(this.timer);
      runInAction(
        () => (this.phase = answer.ok ? { name: 'idle' } : { name: 'refused', refusal: answer.refusal }),
      );
      return answer;
    } catch (error) {
      // The key stays: a retry is the same attempt and can never order twice.
      runInAction(() => (this.phase = { name: 'failed' }));
      throw error;
    }
  }

  /** The delivery and the payment that the shopper orders with; both may have been preselected. */
  private logChoices(): void {
    const { cart } = this.ports.cart;
    if (!cart || !this.checkout) return;
    const { shippingOptions, paymentOptions } = this.checkout;
    const { shippingId, paymentId } = this.form;
    const isChosen = ({ id, finer }: ShippingChoice) =>
      id === shippingId || finer.some(choice => choice.id === shippingId);
    const shipping = shippingOptions.find(isChosen)?.name;
    const payment = paymentOptions.find(({ id }) => id === paymentId)?.name;
    if (shipping) this.ports.log('checkout:shipping', { ...eventCartOf(cart), name: shipping });
    if (payment) this.ports.log('checkout:payment', { ...eventCartOf(cart), name: payment });
  }

  /** Orders; when the session ends at this moment, again after the sign-in, unless that has changed the cart. */
  private async orderSignedIn(shown: string): Promise<Result<PlacedOrder, OrderRefusal>> {
    const { cart } = this.ports;
    const answer = await cart.runQueued(() => this.order());
    if (answer.ok || answer.refusal.code !== 'signed-out' || !(await cart.signInAgain())) return answer;
    if (orderedBy(cart.cart) !== shown) return refuse({ code: 'cart-changed' });
    return cart.runQueued(() => this.order());
  }

  private order(): Promise<Result<PlacedOrder, OrderRefusal>> {
    const { cart } = this.ports.cart;
    if (!cart) return Promise.resolve(refuse({ code: 'cart-empty' }));
    this.key ??= this.ports.newKey();
    return this.ports.api.place(cart.id, this.form, this.key, cart.totals.total.sellingIncVat);
  }

  private async send(): Promise<OrderRefusal | null> {
    const { cart } = this.ports.cart;
    if (!cart || cart.lines.length === 0) return null;
    const { form: sent } = this;
    runInAction(() => this.setPhase({ name: 'updating' }));
    try {
      const answer = await this.ports.api.update(cart.id, { ...sent, vehicle: this.ports.vehicle?.() });
      runInAction(() => this.take(answer, sent));
      return answer.ok ? null : answer.refusal;
    } catch (error) {
      runInAction(() => this.setPhase({ name: 'failed' }));
      throw error;
    }
  }

  /** Sets the phase unless an order is being placed, so that an update cannot enable a second order. */
  private setPhase(phase: CheckoutPhase): void {
    if (this.phase.name !== 'placing') this.phase = phase;
  }

  private take(answer: Result<Checkout, OrderRefusal>, sent: CheckoutForm): void {
    if (!answer.ok) {
      this.setPhase({ name: 'refused', refusal: answer.refusal });
      return;
    }
    const { value } = answer;
    const { shippingId, paymentId } = this.form;
    const { fill } = this;
    const filled = (form: CheckoutForm) => fill?.(form, value) ?? form;
    this.checkout = value;
    // The backend has calculated with the data of the account.
    this.answered = filled(sent);
    this.form = {
      ...filled(this.form),
      // A choice made while the response was pending is newer than the response.
      ...(shippingId === sent.shippingId && { shippingId: chosenShipping(value.shippingOptions) }),
      ...(paymentId === sent.paymentId && { paymentId: selectedOf(value.paymentOptions) }),
    };
    this.fill = null;
    this.ports.cart.take(value.cart);
    this.setPhase({ name: 'idle' });
    this.ports.log('checkout:update', { checkout: { cartId: value.cart.id } });
  }
}

/** What the shopper agrees to by ordering: each line with its quantity, and the total. */
export const orderedBy = (cart: Cart | null): string =>
  [
    cart?.totals.total.sellingIncVatFormatted,
    ...(cart?.lines ?? []).map(({ id, quantity }) => `${id}×${quantity}`),
  ].join(' ');

/** A choice within a delivery method, such as a pickup point, replaces the method itself. */
export function chosenShipping(options: readonly ShippingChoice[]): number | null {
  const way = options.find(({ isSelected }) => isSelected);
  return way ? (selectedOf(way.finer) ?? way.id) : null;
}

export const selectedOf = (options: readonly { id: number; isSelected: boolean }[]): number | null =>
  options.find(option => option.isSelected)?.id ?? null;
