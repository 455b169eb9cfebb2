/** Types of customer orders. */
import type { CartLine, CartTotals } from '../cart/types.ts';
import type { Address } from '../checkout/types.ts';

/** The status shown to customers; the shop has more states. */
export type OrderStatus = 'RECEIVED' | 'PROCESSING' | 'COMPLETED' | 'CANCELLED';

export interface OrderRefund {
  id: number;
  /** The refunded sku; 0 when the refund is not for a sku. */
  skuId: number;
  /** ISO date and time. */
  date: string;
  reason: string;
  /** With VAT, in the order's currency. */
  amount: number;
}

export interface CustomerOrder {
  id: number;
  publicId: string;
  /** ISO date and time. */
  date: string;
  currency: string;
  status: OrderStatus;
  message: string;
  /** The customer's own order number, for the invoice. */
  reference: string;
  /** Cost centre for the invoice. */
  costCenter: string;
  /** Name of the vehicle that it was bought for; null without one. */
  vehicle: string | null;
  totalFormatted: string;
  /** Quantity. */
  quantity: number;
  lines: CartLine[];
  totals: CartTotals | null;
  billing: Address | null;
  shipping: Address | null;
  deliveries: { name: string; parcelNumber: string; trackingHref: string | null }[];
  payments: { name: string }[];
  refunds: OrderRefund[];
}

export interface OrderApi {
  /** Newest first. */
  mine(): Promise<CustomerOrder[]>;
}
