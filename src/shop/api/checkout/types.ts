/** Checkout and order types. */
import type { Costs } from '#kernel/money/cost-rows.ts';
import type { Result } from '#kernel/result.ts';
import type { CustomerType } from '#kernel/segment.ts';
import type { PartUse } from '#kernel/vehicle/application.ts';
import type { Compatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import type { Cart, DeliveryDays } from '../cart/types.ts';

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

/** A pickup point or a time slot of a delivery option. */
export interface FinerChoice {
  id: number;
  name: string;
  feeIncVatFormatted: string;
  feeExVatFormatted: string;
  isFree: boolean;
  isSelected: boolean;
}

export interface ShippingChoice extends FinerChoice {
  /** When an order that is placed now arrives; null: no date is promised. */
  days?: DeliveryDays | null;
  /** If this option is selected, one of its choices is selected too. */
  finer: readonly FinerChoice[];
}

export interface PaymentChoice {
  id: number;
  /** Language-independent code: `invoice`. */
  code: string;
  name: string;
  /** File name of the mark; null without one. */
  logo: string | null;
  paymentType: string;
  /** Ordered and paid in the provider's own form; the snippet is present once it is chosen (R-PAY-7). */
  isExternal: boolean;
  snippet: string | null;
  /** The displayed form is obsolete and must be replaced. */
  isNewSession: boolean;
  feeIncVatFormatted: string;
  feeExVatFormatted: string;
  isFree: boolean;
  isSelected: boolean;
}

export interface CheckoutForm {
  customerType: CustomerType;
  email: string;
  identityNumber: string;
  message: string;
  /** An organisation's own order number. */
  reference: string;
  /** Null until the shopper writes one: other backends may not know it. */
  costCenter: string | null;
  /** The shopper's vehicle as it is sent, which the order keeps; omitted: the stored one stays. */
  vehicle?: VehicleNames | null | undefined;
  billingAddress: Address;
  /** Null: delivery to the billing address. */
  shippingAddress: Address | null;
  /** Id of the delivery option, or of the finer choice within it. */
  shippingId: number | null;
  paymentId: number | null;
  /** Types of given consents: `order` for the terms, and those configured on the page (R-CHECKOUT-10). */
  consents: readonly string[];
}

export interface Checkout {
  cart: Cart;
  email: string;
  /** Only the customer's own; empty when unknown. */
  identityNumber: string;
  billingAddress: Address | null;
  shippingAddress: Address | null;
  shippingOptions: ShippingChoice[];
  paymentOptions: PaymentChoice[];
  /** Name of the area of the address, when nothing is delivered there; null otherwise. */
  undeliveredArea: string | null;
  /** An order placed now takes its products only when it is paid. */
  isUnreserved: boolean;
}

export type OrderRefusalCode =
  | 'out-of-stock'
  | 'invalid-identity-number'
  | 'payment-not-available'
  | 'shipping-not-available'
  | 'cart-empty'
  | 'cart-completed'
  /** The sum differs from the one shown when the order was submitted. */
  | 'cart-changed'
  /** The products would be taken only when the order is paid, which its shopper was not told. */
  | 'not-reserved'
  /** The code of the cart has ended, is used up, or its conditions are not met. */
  | 'promo-code'
  /** The account's balance no longer pays its part. */
  | 'balance-changed'
  /** The form was changed after it was sent: its key belongs to the first order. */
  | 'sent-before'
  /** The cart belongs to an account whose session has ended. */
  | 'signed-out'
  | 'customer-blocked'
  | 'too-many-orders'
  | 'bad-input';

export interface OrderRefusal {
  code: OrderRefusalCode;
  /** The refused input by its name in the contract: `checkout.billingAddress.zip`. */
  field?: string;
}

export interface PlacedOrder {
  orderId: string;
  publicId: string;
  /** External payment page; null when the order is complete. */
  redirectUrl: string | null;
}

/** Issuer of an order number. */
export type OrderIdKind = 'STANDARD' | 'KLARNA' | 'SVEA' | 'WALLEY';

export interface ConfirmationRow {
  /** Unique within the order. */
  id: string;
  productId: number;
  /** The sku id as the backend returns it; empty when unknown. */
  sku: string;
  name: string;
  articleNumber: string;
  /** Article number of the product, which one of its sizes may not share; empty when unknown. */
  productNumber: string;
  variant: string;
  quantity: number;
  total: { incVat: number; exVat: number };
  /** Saving compared to the regular price. */
  saved: { incVat: number; exVat: number };
  /** What was said of the vehicle; null: nothing was. */
  fit: Compatibility | null;
  /** How it is used on that vehicle. */
  uses: readonly PartUse[];
  groupKey: string | null;
  /** Rows of a package share the group key. */
  package: { name: string } | null;
}

export interface Confirmation {
  orderId: string;
  email: string;
  currency: string;
  billingAddress: Address;
  shippingAddress: Address;
  /** Names of delivery and payment method; empty when unknown. */
  shippingName: string;
  paymentName: string;
  /** Of an organisation; empty without one. */
  reference: string;
  costCenter: string;
  /** Name of the vehicle that it was bought for; null without one. */
  vehicle: string | null;
  rows: ConfirmationRow[];
  /** Regular prices are not known of an order: its lines are named at what was paid. */
  costs: Costs;
  /** Empty without one. */
  promoCode: string;
  /** How many orders the buyer has placed with this one; 0 when unknown. */
  nthPurchase: number;
  /** False: the payment is unconfirmed; a provider's order may have no number and no rows until then. */
  completed: boolean;
}

export interface CheckoutApi {
  /** Stores the given fields, returns options and totals. Omitted fields keep their value. */
  update(cartId: string, form: Partial<CheckoutForm>): Promise<Result<Checkout, OrderRefusal>>;
  /** @param expectedTotal sum with VAT as shown to the shopper; a different sum is refused */
  place(
    cartId: string,
    form: CheckoutForm,
    idempotencyKey: string,
    expectedTotal: number,
  ): Promise<Result<PlacedOrder, OrderRefusal>>;
  /** Null: this cart has no such order. */
  /** @param key the order's secret id; without it the order of a guest has no mail address and no addresses */
  confirmation(
    orderId: string,
    cartId: string,
    kind?: OrderIdKind,
    key?: string | null,
  ): Promise<Confirmation | null>;
  complete(cartId: string): Promise<void>;
}
