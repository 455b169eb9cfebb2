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

export interface PricedLine extends CartLine {
  productId: number;
  packageName: string | null;
  vatRate: BasisPoints;
  /** Null when the product is not for sale here any more: such a line is in no sum and stops the order. */
  unit: Amount | null;
  total: Amount | null;
  campaigns: readonly Campaign[];
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
}

/** Who settles a payment (contract 8, PaymentType). */
export type PaymentType = 'STANDARD' | 'KLARNA' | 'SVEA' | 'WALLEY' | 'AVARDA' | 'GEINS_PAY';

/** Only payments of the shop's own form are offered: its checkout type is always STANDARD. */
export interface PaymentOption {
  id: number;
  name: string;
  displayName: string;
  logo: string | null;
  fee: Minor;
  paymentType: PaymentType;
  needsIdentityNumber: boolean;
  isDefault: boolean;
  isSelected: boolean;
}

/** What the checkout says about bringing and paying a cart. */
export interface Delivery {
  /** Empty until the zip code is known. */
  shippingOptions: readonly ShippingOption[];
  /** The chosen option, or before the zip code is known the market's default; null in a market that ships nothing. */
  shipping: ShippingOption | null;
  /** Empty until shipping is chosen. */
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
  /** Lines + fees - fixed discount. */
  total: Amount;
  vats: readonly VatGroup[];
}
