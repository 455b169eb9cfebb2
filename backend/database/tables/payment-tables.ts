/** The tables of payments, refunds and shipments as Kysely types (migration 0005). */

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RefundParts } from '#kernel/order/order-view.ts';
import type { JsonColumn } from './columns.ts';

export interface OrderStockTable {
  order_id: number;
  sku_id: number;
  pieces: number;
  from_stock: number;
  from_oversellable: number;
  returned_at: Date | null;
}

export interface OrderShipmentTable {
  shipment_id: GeneratedAlways<number>;
  order_id: number;
  parcel_number: string | null;
  tracking_link: string | null;
  shipped_at: Date;
}

export interface OrderRefundTable {
  refund_id: GeneratedAlways<number>;
  order_id: number;
  sku_id: Generated<number>;
  article_number: string | null;
  quantity: Generated<number>;
  total_minor: number;
  vat_minor: number;
  reason: string | null;
  reason_code: number | null;
  refund_type: string;
  to_balance: boolean;
  state: string;
  request_key: string;
  created_at: Generated<Date>;
}

export interface PaymentTable {
  payment_ref: string;
  cart_id: string;
  order_id: number | null;
  is_session: boolean;
  way: string;
  payment_id: number;
  channel_id: string;
  market_id: string;
  language_id: string;
  customer_id: number | null;
  customer_type: string;
  amount_minor: number;
  currency_code: string;
  state: Generated<string>;
  authorized_minor: Generated<number>;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  wanted: string | null;
  failure: string | null;
  redirect_url: string | null;
  snippet: string | null;
  urls: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Date;
  updated_at: Date;
  paid_at: Date | null;
  expires_at: Date;
  check_at: Date | null;
  attempts: Generated<number>;
}

export interface PaymentEventTable {
  event_id: string;
  payment_ref: string;
  received_at: Date;
}

export interface BlockedCustomerTable {
  kind: string;
  value: string;
  reason: string | null;
  created_at: Generated<Date>;
}

export interface SandboxPaymentTable {
  reference: string;
  data: ColumnType<unknown, string, string>;
  updated_at: Generated<Date>;
}

interface WithdrawalTable {
  withdrawal_id: GeneratedAlways<number>;
  order_id: number;
  /** The same for a repeat of the request. */
  request_key: Generated<string>;
  name: string;
  received_at: Date;
  handled_at: Date | null;
  /** To be paid back, before the cost of the return; null for declarations of earlier versions. */
  refund_minor: number | null;
  /** What makes the refund, in minor units; null without one, and for declarations of earlier versions. */
  refund_parts: JsonColumn<RefundParts> | null;
}

interface WithdrawalLineTable {
  withdrawal_id: number;
  order_id: number;
  row_number: number;
  quantity: number;
}

export interface PaymentTables {
  withdrawal: WithdrawalTable;
  withdrawal_line: WithdrawalLineTable;
  order_stock: OrderStockTable;
  order_shipment: OrderShipmentTable;
  order_refund: OrderRefundTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  blocked_customer: BlockedCustomerTable;
  sandbox_payment: SandboxPaymentTable;
}
