/** An order as it was frozen when it was placed. */

import type { PricedCart } from '#backend/cart/cart.types.ts';
import type { Address } from '#backend/checkout/checkout.types.ts';
import type { Payment } from '#backend/payment/payment.ts';
import type { IdentityHolder } from '#kernel/identity/identity-number.ts';
import type { BasisPoints, Minor } from '#kernel/money/money.ts';
import type { OrderState } from '#kernel/order/order-states.ts';
import type { PartUse } from '#kernel/vehicle/application.ts';
import type { Compatibility } from '#kernel/vehicle/product-compatibility.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';

export interface OrderRow {
  productId: number;
  skuId: number;
  articleNumber: string;
  name: string;
  brand: string;
  variant: string;
  imageFile: string | null;
  quantity: number;
  unit: Minor;
  unitRegular: Minor;
  total: Minor;
  totalVat: Minor;
  vatRate: BasisPoints;
  message: string | null;
  groupKey: string | null;
  weightGrams: number;
  /** Path of the product's page when it was bought; null when it had none. */
  productUrl: string | null;
  categories: readonly string[];
  gtin: string | null;
  externalId: string | null;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  campaignIds: readonly string[];
  campaignNames: readonly string[];
  /** Whether it fits the vehicle of the order, as was said when it was placed; null: nothing was. */
  fit: Compatibility | null;
  /** How it is used on that vehicle by its applications, as it was then; in the language of the order. */
  uses: readonly PartUse[];
}

export interface OrderDraft {
  channelId: string;
  marketId: string;
  languageId: string;
  email: string;
  customerId: number | null;
  customerType: IdentityHolder;
  identityNumber: string;
  billingAddress: Address;
  shippingAddress: Address;
  message: string;
  pickupPoint: string;
  desiredDeliveryDate: Date | null;
  customerOrderNumber: string;
  goodsLabel: string;
  /** Cost centre that an organisation wants on its invoice. */
  costCenter: string;
  /** The vehicle that the shopper had chosen; null without one, and after the account was removed. */
  vehicle: VehicleNames | null;
  /** Types of the consents: `order` for the terms, `newsletter`, `sms`. */
  consents: readonly string[];
  ipAddress: string | null;
  userAgent: string | null;
  shippingVatRate: BasisPoints;
  /** Agreed prices, fees and sums. */
  cart: PricedCart;
  rows: readonly OrderRow[];
  placedAt: Date;
}

export interface Shipment {
  id: number;
  parcelNumber: string | null;
  trackingLink: string | null;
  shippedAt: Date;
}

export interface Refund {
  id: number;
  skuId: number;
  articleNumber: string | null;
  total: Minor;
  vat: Minor;
  reason: string | null;
  reasonCode: number | null;
  refundType: string;
  toBalance: boolean;
  createdAt: Date;
}

export interface Order extends OrderDraft {
  id: number;
  publicId: string;
  status: OrderState;
  updatedAt: Date;
  completedAt: Date | null;
  /** Until when a transfer in advance is awaited, or `noLastDay`; null when it has come, lapsed or was never due. */
  payBy: Date | null;
  /** False: its stock is taken when it is paid. */
  isReserved: boolean;
  shipments: readonly Shipment[];
  refunds: readonly Refund[];
  payment: Payment | null;
}
