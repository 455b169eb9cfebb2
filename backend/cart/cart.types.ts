/** A cart as it is stored, and as it is priced: integers in minor units, plain JSON, no words of the contract. */
import type { BasisPoints, Minor } from '#kernel/money.ts';
import type { Currency } from '#backend/kernel/market.ts';
import type { Campaign } from '#backend/promotion/promotions.ts';

/** Where a line stands in a package; the lines of one package share the `groupKey`. */
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

export interface Cart {
  id: string;
  promoCode: string | null;
  merchantData: string | null;
  /** A fee that an external shipping system has set; counts only for options of such a system. */
  externalShipping: Minor | null;
  customerId: number | null;
  /** Copied without promotions: price lists do not count in it. */
  plainPrices: boolean;
  completedAt: Date | null;
  updatedAt: Date;
  lines: readonly CartLine[];
}

/** What is paid and what it would cost without reductions, each with the VAT it contains. */
export interface Amount {
  selling: Minor;
  sellingVat: Minor;
  regular: Minor;
  regularVat: Minor;
}

/** So many pieces of a line at one price, and what campaigns of the cart took off each. */
export interface PriceGroup {
  quantity: number;
  unit: Amount;
  discount: Minor;
}

export interface PricedLine extends CartLine {
  productId: number;
  packageName: string | null;
  vatRate: BasisPoints;
  /** Null when the product is not for sale here any more: such a line is in no sum and stops the order. */
  unit: Amount | null;
  total: Amount | null;
  campaigns: readonly Campaign[];
  /** The pieces by their price, where campaigns of the cart lowered it; absent in carts frozen before these were known. */
  priceGroups?: readonly PriceGroup[];
  /** A present of a campaign: no one put it in, no one can change it. Absent in older frozen carts. */
  isGift?: boolean;
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
  /** Finer choices within this one; one of them may be the chosen one. */
  subOptions: readonly (ShippingOption & { vat: Minor })[];
}

/** Who settles a payment. */
export type PaymentType = 'STANDARD' | 'KLARNA' | 'SVEA' | 'WALLEY' | 'AVARDA' | 'GEINS_PAY';

export interface PaymentOption {
  id: number;
  name: string;
  displayName: string;
  logo: string | null;
  fee: Minor;
  paymentType: PaymentType;
  /** EXTERNAL brings a form of its own, STANDARD uses the shop's. */
  checkoutType: 'STANDARD' | 'EXTERNAL';
  /** How it is paid at the payment provider; null is settled by the shop itself. */
  way: string | null;
  /** The external form, as long as this option is chosen. */
  session: { html: string; isNew: boolean } | null;
  needsIdentityNumber: boolean;
  isDefault: boolean;
  isSelected: boolean;
}

/** What the checkout says about bringing and paying a cart. */
export interface Delivery {
  /** Without a zip code only those that depend on none. */
  shippingOptions: readonly ShippingOption[];
  /** The chosen option, or an estimate (`isDefault`) before the zip code is known; null in a market that ships nothing. */
  shipping: ShippingOption | null;
  /** Empty before the checkout is entered, and while no shipping is offered. */
  paymentOptions: readonly PaymentOption[];
  payment: PaymentOption | null;
  /** A chosen option is not offered for this cart, zip code and customer. */
  shippingRefused: boolean;
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
  /** Of the customer's account balance: what this cart uses, and what stays. */
  balance: { used: Minor; usedVat: Minor; left: Minor };
  /** Lines + fees - fixed discount - balance. */
  total: Amount;
  vats: readonly VatGroup[];
}
