/** The orders of a customer, in our words. */
import type { CartLine, CartTotals } from '../cart/types.ts';
import type { Address } from '../checkout/types.ts';

/** What a customer is told; the shop's own states are more. */
export type OrderStatus = 'RECEIVED' | 'PROCESSING' | 'COMPLETED' | 'CANCELLED';

export interface OrderRefund {
  id: number;
  /** The sku that was paid back; 0 when it was none. */
  skuId: number;
  /** ISO moment. */
  date: string;
  reason: string;
  /** With VAT, in the order's currency. */
  amount: number;
}

export interface CustomerOrder {
  id: number;
  publicId: string;
  /** ISO moment. */
  date: string;
  currency: string;
  status: OrderStatus;
  message: string;
  totalFormatted: string;
  /** Pieces. */
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
