/** The tables of orders as Kysely types, with idempotency keys and the outbox. */
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { JsonColumn } from './columns.ts';

export interface ShopOrderTable {
  order_id: GeneratedAlways<number>;
  public_id: string;
  cart_id: string;
  channel_id: string;
  market_id: string;
  language_id: string;
  currency_code: string;
  status: string;
  email: string;
  customer_id: number | null;
  customer_type: string;
  identity_number: string | null;
  billing_address: JsonColumn<unknown>;
  shipping_address: JsonColumn<unknown>;
  message: string | null;
  promo_code: string | null;
  payment_id: number;
  payment_name: string;
  payment_type: string;
  payment_fee_minor: number;
  shipping_id: number;
  shipping_name: string;
  shipping_fee_minor: number;
  shipping_vat_bp: number;
  items_minor: number;
  items_vat_minor: number;
  discount_minor: number;
  total_minor: number;
  total_vat_minor: number;
  pickup_point: string | null;
  desired_delivery_date: Date | null;
  customer_order_number: string | null;
  goods_label: string | null;
  cost_center: Generated<string | null>;
  vehicle: ColumnType<unknown, string | null | undefined, string | null>;
  consents: Generated<string[]>;
  cart_snapshot: JsonColumn<unknown>;
  ip_address: string | null;
  user_agent: string | null;
  metadata: string | null;
  balance_minor: Generated<number>;
  completed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  flag: ColumnType<string | null, string | null | undefined, string | null>;
  pay_by: ColumnType<Date | null, Date | null | undefined, Date | null>;
  remind_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  is_reserved: Generated<boolean>;
  placed_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export type OrderRecord = Selectable<ShopOrderTable>;

export interface OrderRowTable {
  order_id: number;
  row_number: number;
  product_id: number;
  sku_id: number;
  article_number: string;
  name: string;
  brand: string | null;
  variant: string | null;
  product_url: string | null;
  image_file: string | null;
  categories: Generated<string[]>;
  quantity: number;
  unit_minor: number;
  unit_regular_minor: number;
  total_minor: number;
  total_vat_minor: number;
  vat_bp: number;
  message: string | null;
  group_key: string | null;
  weight_grams: Generated<number>;
  gtin: string | null;
  external_id: string | null;
  length_mm: Generated<number>;
  width_mm: Generated<number>;
  height_mm: Generated<number>;
  campaign_ids: Generated<string[]>;
  campaign_names: Generated<string[]>;
  fit: Generated<string | null>;
  applications: ColumnType<unknown, string | undefined, string>;
  refunded_quantity: Generated<number>;
  withdrawn_quantity: Generated<number>;
}

interface OrderStatusChangeTable {
  order_id: number;
  changed_at: Generated<Date>;
  from_status: string | null;
  to_status: string;
  reason: string | null;
}

interface IdempotencyKeyTable {
  key: string;
  operation: string;
  request_hash: string;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Generated<Date>;
}

interface OutboxTable {
  outbox_id: GeneratedAlways<number>;
  kind: string;
  payload: JsonColumn<unknown>;
  created_at: Generated<Date>;
  sent_at: Date | null;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  parked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
}

interface OrderNoteTable {
  note_id: string;
  order_id: number;
  staff_id: string | null;
  author: string;
  text: string;
  created_at: Generated<Date>;
}

export interface OrderTables {
  shop_order: ShopOrderTable;
  order_row: OrderRowTable;
  order_status_change: OrderStatusChangeTable;
  idempotency_key: IdempotencyKeyTable;
  order_note: OrderNoteTable;
  outbox: OutboxTable;
}
