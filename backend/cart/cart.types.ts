/** A stored and a priced cart: integers in minor units, plain JSON, independent of the GraphQL contract. */

import type { Currency, UndeliveredArea } from '#backend/kernel/market.ts';
import type { Campaign } from '#backend/promotion/promotions.ts';
import type { BasisPoints, Minor } from '#kernel/money/money.ts';
import type { PartUse } from '#kernel/vehicle/application.ts';
import type { Compatibility } from '#kernel/vehicle/product-compatibility.ts';

/** The position of a line in a package; the lines of one package share the `groupKey`. */
interface PackagePlace {
  packageId: number;
  groupId: number;
  optionId: number;
}

export interface CartLine {
  id: string;
  skuId: number;
  quantity: number;
  message: string;
  /** Empty outside packages. */
  groupKey: string;
  package: PackagePlace | null;
}

/** The total with VAT in the last answer to a client. */
export interface AnsweredTotal {
  minor: Minor;
  currency: string;
}

export interface Cart {
  id: string;
  promoCode: string | null;
  merchantData: string | null;
  /** A fee from an external shipping system; applies only to options of such a system. */
  externalShipping: Minor | null;
  customerId: number | null;
  /** Copied without promotions: price lists do not apply. */
  plainPrices: boolean;
  completedAt: Date | null;
  updatedAt: Date;
  /** Of the stored cart; each change of it or of its lines increases it. */
  version: number;
  /** Null before the first answer. */
  answered: AnsweredTotal | null;
  lines: readonly CartLine[];
}

/** A cart without its lines. */
export type CartHead = Omit<Cart, 'lines'>;

/** The amount to pay and the amount without reductions, each with the VAT it contains. */
export interface Amount {
  selling: Minor;
  sellingVat: Minor;
  regular: Minor;
  regularVat: Minor;
}

/** A number of pieces of a line at one price, with the campaign discount per piece. */
export interface PriceGroup {
  quantity: number;
  unit: Amount;
  discount: Minor;
}

export interface PricedLine extends CartLine {
  productId: number;
  packageName: string | null;
  vatRate: BasisPoints;
  /** Null when the product is not sold here any more: the line is in no sum and blocks the order. */
  unit: Amount | null;
  total: Amount | null;
  campaigns: readonly Campaign[];
  /** The pieces by price, where cart campaigns lowered it; absent in carts frozen before this existed. */
  priceGroups?: readonly PriceGroup[];
  /** A gift of a campaign, which cannot be changed. Absent in older frozen carts. */
  isGift?: boolean;
  /** Of a line of an order: see `OrderRow`. */
  fit?: Compatibility | null;
  /** Of an order: how the product is used on its vehicle. */
  uses?: readonly PartUse[];
}

export interface ShippingOption {
  id: number;
  name: string;
  displayName: string;
  logo: string | null;
  externalId: string | null;
  fee: Minor;
  /** Null: this option has no free limit. */
  leftToFree: Minor | null;
  isDefault: boolean;
  isSelected: boolean;
  /** When an order that is placed now arrives; null: no date is promised. */
  arrival: { from: string; to: string } | null;
  /** Sub-options of this one, of which one may be the chosen one. */
  subOptions: readonly (ShippingOption & { vat: Minor })[];
}

/** Who processes a payment. */
export type PaymentType = 'STANDARD' | 'KLARNA' | 'SVEA' | 'WALLEY' | 'AVARDA' | 'GEINS_PAY';

export interface PaymentOption {
  id: number;
  name: string;
  displayName: string;
  logo: string | null;
  fee: Minor;
  paymentType: PaymentType;
  /** EXTERNAL has a form of its own, STANDARD uses the shop's form. */
  checkoutType: 'STANDARD' | 'EXTERNAL';
  /** The method at the payment provider; null is processed by the shop itself. */
  way: string | null;
  /** The shopper transfers the money before the shop dispatches. Absent in older frozen carts. */
  isPrepaid?: boolean;
  /** The external form, while this option is chosen. */
  session: { html: string; isNew: boolean } | null;
  needsIdentityNumber: boolean;
  isDefault: boolean;
  isSelected: boolean;
}

/** Shipping and payment of a cart, from the checkout. */
export interface Delivery {
  /** Without a zip code only those that do not depend on one. */
  shippingOptions: readonly ShippingOption[];
  /** The chosen option, or an estimate (`isDefault`) before the zip code is known; null in a market without shipping. */
  shipping: ShippingOption | null;
  /** Empty before the checkout is entered and while no shipping is offered. */
  paymentOptions: readonly PaymentOption[];
  payment: PaymentOption | null;
  /** A chosen option is not available for this cart, zip code and customer. */
  shippingRefused: boolean;
  /** The area of the address, when nothing is delivered there. */
  undelivered: UndeliveredArea | null;
  paymentRefused: boolean;
}

export interface VatGroup {
  rate: BasisPoints;
  vat: Minor;
}

export interface PricedCart {
  id: string;
  isCompleted: boolean;
  currency: Currency;
  promoCode: string | null;
  merchantData: string | null;
  campaigns: readonly Campaign[];
  freeShipping: boolean;
  lines: readonly PricedLine[];
  /** Lines before fees and before the fixed discount. */
  items: Amount;
  fixedDiscount: Minor;
  fixedDiscountVat: Minor;
  shipping: (ShippingOption & { vat: Minor }) | null;
  payment: (PaymentOption & { vat: Minor }) | null;
  /** The account balance that this cart uses, and the remaining balance. */
  balance: { used: Minor; left: Minor };
  /** Lines + fees - fixed discount - balance; its VAT is that of the whole cart, which the balance pays as well. */
  total: Amount;
  vats: readonly VatGroup[];
}
