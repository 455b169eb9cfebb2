/** The tables of carts and checkouts, with their shipping and payment options, as Kysely types. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn, Localized } from './columns.ts';

export interface CartTable {
  cart_id: string;
  channel_id: string;
  market_id: string;
  promo_code: string | null;
  merchant_data: string | null;
  external_shipping_minor: number | null;
  customer_id: number | null;
  completed_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  plain_prices: Generated<boolean>;
  confirmed_at: Generated<Date | null>;
  answered_minor: Generated<number | null>;
  answered_currency: Generated<string | null>;
}

interface CartLineTable {
  line_id: string;
  cart_id: string;
  sku_id: number;
  quantity: number;
  message: Generated<string>;
  group_key: Generated<string>;
  package_id: number | null;
  package_group_id: number | null;
  package_option_id: number | null;
  position: GeneratedAlways<number>;
}

export interface CheckoutTable {
  cart_id: string;
  email: string | null;
  identity_number: string | null;
  customer_type: Generated<string>;
  billing_address: ColumnType<unknown, string | null | undefined, string | null>;
  shipping_address: ColumnType<unknown, string | null | undefined, string | null>;
  payment_id: number | null;
  shipping_id: number | null;
  message: string | null;
  consents: Generated<string[]>;
  pickup_point: string | null;
  desired_delivery_date: Date | null;
  customer_order_number: string | null;
  goods_label: string | null;
  cost_center: ColumnType<string | null, string | null | undefined, string | null>;
  vehicle: ColumnType<unknown, string | null | undefined, string | null>;
  external_shipping_id: string | null;
  urls: ColumnType<unknown, string | null | undefined, string | null>;
  skip_shipping_check: Generated<boolean>;
  customer_id: Generated<number | null>;
  updated_at: Generated<Date>;
}

export interface ShippingOptionTable {
  shipping_id: number;
  market_id: string;
  name: string;
  display_name: JsonColumn<Localized>;
  logo: string | null;
  fee_minor: number;
  free_from_minor: number | null;
  max_weight_grams: number | null;
  zip_pattern: string | null;
  external_id: string | null;
  is_default: Generated<boolean>;
  sort_order: number;
  parent_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Working days from dispatch to arrival. */
  min_days: Generated<number | null>;
  max_days: Generated<number | null>;
  /** Of a pickup point: its own zip code. */
  place_zip: Generated<string | null>;
}

export interface PaymentOptionTable {
  payment_id: number;
  market_id: string;
  name: string;
  display_name: JsonColumn<Localized>;
  logo: string | null;
  fee_minor: Generated<number>;
  payment_type: string;
  checkout_type: string;
  customer_types: string[];
  credit_class: number;
  needs_identity_number: Generated<boolean>;
  is_default: Generated<boolean>;
  sort_order: number;
  provider_way: ColumnType<string | null, string | null | undefined, string | null>;
  is_prepaid: Generated<boolean>;
}

/** One row; its triggers renew it with the options. */
interface DeliveryVersionTable {
  version: string;
}

export interface CartTables {
  cart: CartTable;
  cart_line: CartLineTable;
  checkout: CheckoutTable;
  shipping_option: ShippingOptionTable;
  payment_option: PaymentOptionTable;
  delivery_version: DeliveryVersionTable;
}
