/** Checkout and the order it becomes, in our words. */
import type { Result } from '#kernel/result.ts';
import type { CustomerType } from '#kernel/segment.ts';
import type { Cart } from '../cart/types.ts';

export interface Address {
  firstName: string;
  lastName: string;
  company: string;
  careOf: string;
  addressLine1: string;
  addressLine2: string;
  zip: string;
  city: string;
  country: string;
  mobile: string;
  entryCode: string;
}

/** A place of collection or a time of the day within a way of shipping. */
export interface FinerChoice {
  id: number;
  name: string;
  feeIncVatFormatted: string;
  feeExVatFormatted: string;
  isFree: boolean;
  isSelected: boolean;
}

export interface ShippingChoice extends FinerChoice {
  /** One of them is selected when this is. */
  finer: readonly FinerChoice[];
}

export interface PaymentChoice {
  id: number;
  /** The payment's own word, the same in every language: `invoice`. */
  code: string;
  name: string;
  paymentType: string;
  /** Ordered and paid in the provider's own form; its snippet is there once it is chosen (R-PAY-7). */
  isExternal: boolean;
  snippet: string | null;
  /** The form that is shown already is of no use any more. */
  isNewSession: boolean;
  feeIncVatFormatted: string;
  isFree: boolean;
  isSelected: boolean;
}

export interface CheckoutForm {
  customerType: CustomerType;
  email: string;
  identityNumber: string;
  message: string;
  billingAddress: Address;
  /** Null: delivered to the billing address. */
  shippingAddress: Address | null;
  /** The way, or the finer choice within it. */
  shippingId: number | null;
  paymentId: number | null;
  /** Types of what is agreed to: `order` for the terms, and what the page asks beyond them (R-CHECKOUT-10). */
  consents: readonly string[];
}

export interface Checkout {
  cart: Cart;
  email: string;
  /** Only the caller's own; empty when none is known. */
  identityNumber: string;
  billingAddress: Address | null;
  shippingAddress: Address | null;
  shippingOptions: ShippingChoice[];
  paymentOptions: PaymentChoice[];
}

export type OrderRefusal =
  | { code: 'out-of-stock' }
  | { code: 'invalid-identity-number' }
  | { code: 'payment-not-available' }
  | { code: 'shipping-not-available' }
  | { code: 'cart-empty' }
  | { code: 'cart-completed' }
  /** The sum is no longer the one the shopper saw when pressing the button. */
  | { code: 'cart-changed' }
  | { code: 'customer-blocked' }
  | { code: 'bad-input'; field?: string };

export interface PlacedOrder {
  orderId: string;
  publicId: string;
  /** Off-site payment to go to; null when the order is complete. */
  redirectUrl: string | null;
}

/** Whose number an order is looked up by. */
export type OrderIdKind = 'STANDARD' | 'KLARNA' | 'SVEA' | 'WALLEY';

export interface ConfirmationRow {
  /** Unique within the order. */
  id: string;
  productId: number;
  /** The SKU's id as the backend writes it; empty when it is not known. */
  sku: string;
  name: string;
  articleNumber: string;
  variant: string;
  quantity: number;
  totalIncVat: number;
  /** What the row cost less than at its regular price, with VAT. */
  savedIncVat: number;
  groupKey: string | null;
  /** Rows of one package share the group key. */
  package: { name: string } | null;
}

export interface Confirmation {
  orderId: string;
  email: string;
  currency: string;
  billingAddress: Address;
  shippingAddress: Address;
  /** How it is brought and paid, in words; empty when nobody knows any more. */
  shippingName: string;
  paymentName: string;
  rows: ConfirmationRow[];
  itemsIncVat: number;
  shippingFeeIncVat: number;
  paymentFeeIncVat: number;
  sumIncVat: number;
  sumExVat: number;
  /** False: nobody knows yet whether it is paid; a provider's order may have no number and no rows until then. */
  completed: boolean;
}

export interface CheckoutApi {
  /** Stores what is given, answers options and totals. Omitted fields keep their value. */
  update(cartId: string, form: Partial<CheckoutForm>): Promise<Result<Checkout, OrderRefusal>>;
  /** @param expectedTotal with VAT, as the shopper has seen it; another sum is refused. */
  place(
    cartId: string,
    form: CheckoutForm,
    idempotencyKey: string,
    expectedTotal: number,
  ): Promise<Result<PlacedOrder, OrderRefusal>>;
  /** Null: no such order for this cart. */
  confirmation(orderId: string, cartId: string, kind?: OrderIdKind): Promise<Confirmation | null>;
  complete(cartId: string): Promise<void>;
}
