/** The checkout as the shopper fills it: typed values are kept, the backend's options and totals are taken as they come (R-CHECKOUT-2). */
import { emptyAddress } from '#api/checkout/empty-address.ts';
import type { Cart } from '#api/cart/types.ts';
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
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartStore } from './cart-store.ts';
import type { EventLog } from './ports.ts';

/** A form with what an answer of the backend knows of the shopper. */
export type FormFill = (form: CheckoutForm, known: Checkout) => CheckoutForm;

export type CheckoutPhase =
  | { name: 'idle' }
  | { name: 'updating' }
  | { name: 'placing' }
  | { name: 'refused'; refusal: OrderRefusal }
  | { name: 'failed' };

/** Changes are gathered this long before they are sent (R-CHECKOUT-3), ms. */
const debounce = 150;

export interface CheckoutPorts {
  api: CheckoutApi;
  cart: CartStore;
  log: EventLog;
  /** A fresh key per attempt; a repeat of the same attempt sends the same key. */
  newKey: () => string;
}

export class CheckoutStore {
  form: CheckoutForm;
  checkout: Checkout | null = null;
  /** The form that `checkout` answers. */
  answered: CheckoutForm | null = null;
  phase: CheckoutPhase = { name: 'idle' };
  private timer: ReturnType<typeof setTimeout> | null = null;
  private key: string | null = null;
  /** Fills the form with the next answer alone: later ones must not bring back what the shopper has emptied. */
  private fill: FormFill | null = null;
  private readonly ports: CheckoutPorts;

  constructor(ports: CheckoutPorts, customerType: CustomerType, country: string) {
    this.ports = ports;
    this.form = {
      customerType,
      email: '',
      identityNumber: '',
      message: '',
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

  /** Keeps what was typed without sending it: names and streets change neither options nor sums. A changed form is a new attempt. */
  keep(changes: Partial<CheckoutForm>): void {
    this.form = { ...this.form, ...changes };
    this.key = null;
    if (this.phase.name === 'refused') this.phase = { name: 'idle' };
  }

  /** Keeps what was chosen and sends it after a short pause. */
  change(changes: Partial<CheckoutForm>): void {
    this.keep(changes);
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush().catch(() => undefined), debounce);
  }

  /** Sends the form, and fills it with what the answer knows of the signed-in shopper. `fill` is code of the checkout page alone. */
  fillFromAccount(fill: FormFill): Promise<void> {
    this.fill = fill;
    return this.flush();
  }

  /** Sends the form now; resolves when the answer is in. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    return this.ports.cart.inTurn(() => this.send());
  }

  /** Places the order with exactly what is on the screen: sends pending changes first, and asks again when they change lines or sum. */
  async place(): Promise<Result<PlacedOrder, OrderRefusal> | null> {
    if (this.phase.name === 'placing') return null;
    const { cart } = this.ports.cart;
    if (!cart) return null;
    const shown = orderedBy(cart);
    const { shippingId } = this.form;
    this.phase = { name: 'placing' };
    try {
      await this.flush();
      // Another zip code, another place of collection: it must be seen before it is ordered.
      if (this.form.shippingId !== shippingId) {
        const refusal = { code: 'shipping-not-available' } as const;
        runInAction(() => (this.phase = { name: 'refused', refusal }));
        return refuse(refusal);
      }
      if (orderedBy(this.ports.cart.cart) !== shown) {
        const refusal = { code: 'cart-changed' } as const;
        runInAction(() => (this.phase = { name: 'refused', refusal }));
        return refuse(refusal);
      }
      const answer = await this.ports.cart.inTurn(() => this.order());
      // Answered: whatever comes next is another attempt.
      this.key = null;
      if (answer.ok && this.timer) clearTimeout(this.timer);
      runInAction(
        () => (this.phase = answer.ok ? { name: 'idle' } : { name: 'refused', refusal: answer.refusal }),
      );
      return answer;
    } catch (accident) {
      // The key stays: trying again is the same attempt and can never order twice.
      runInAction(() => (this.phase = { name: 'failed' }));
      throw accident;
    }
  }

  private order(): Promise<Result<PlacedOrder, OrderRefusal>> {
    const { cart } = this.ports.cart;
    if (!cart) return Promise.resolve(refuse({ code: 'cart-empty' }));
    this.key ??= this.ports.newKey();
    return this.ports.api.place(cart.id, this.form, this.key, cart.totals.total.sellingIncVat);
  }

  private async send(): Promise<void> {
    const { cart } = this.ports.cart;
    if (!cart || cart.lines.length === 0) return;
    const { form: sent } = this;
    runInAction(() => this.rest({ name: 'updating' }));
    try {
      const answer = await this.ports.api.update(cart.id, sent);
      runInAction(() => this.take(answer, sent));
    } catch (accident) {
      runInAction(() => this.rest({ name: 'failed' }));
      throw accident;
    }
  }

  /** An order under way stays under way whatever an update says, so that a second press can never start another. */
  private rest(phase: CheckoutPhase): void {
    if (this.phase.name !== 'placing') this.phase = phase;
  }

  private take(answer: Result<Checkout, OrderRefusal>, sent: CheckoutForm): void {
    if (!answer.ok) {
      this.rest({ name: 'refused', refusal: answer.refusal });
      return;
    }
    const { value } = answer;
    const { shippingId, paymentId } = this.form;
    const { fill } = this;
    const filled = (form: CheckoutForm) => fill?.(form, value) ?? form;
    this.checkout = value;
    // The backend has reckoned with what the account knows.
    this.answered = filled(sent);
    this.form = {
      ...filled(this.form),
      // What was chosen while the answer was on its way is newer than the answer.
      ...(shippingId === sent.shippingId && { shippingId: chosenShipping(value.shippingOptions) }),
      ...(paymentId === sent.paymentId && { paymentId: selectedOf(value.paymentOptions) }),
    };
    this.fill = null;
    this.ports.cart.take(value.cart);
    this.rest({ name: 'idle' });
    this.ports.log('checkout:update', { checkout: { cartId: value.cart.id } });
  }
}

/** What the shopper agrees to by ordering: each line with its quantity, and the sum. */
const orderedBy = (cart: Cart | null): string =>
  [
    cart?.totals.total.sellingIncVatFormatted,
    ...(cart?.lines ?? []).map(({ id, quantity }) => `${id}×${quantity}`),
  ].join(' ');

/** The finer choice stands for the way it is within. */
function chosenShipping(options: readonly ShippingChoice[]): number | null {
  const way = options.find(({ isSelected }) => isSelected);
  return way ? (selectedOf(way.finer) ?? way.id) : null;
}

const selectedOf = (options: readonly { id: number; isSelected: boolean }[]): number | null =>
  options.find(option => option.isSelected)?.id ?? null;
