/** The tables as Kysely types; kept in step with `migrations/`, proven by `schema.test.ts` against a real database. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CustomerTables } from './customer-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PromotionTables } from './promotion-tables.ts';

/** jsonb that is read as its value and written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** A text per locale code: `{ fi: '…', sv: '…' }`. */
export type Localized = Partial<Record<string, string>>;

export interface ChannelTable {
  channel_id: string;
  name: string;
  type: string;
  url: string;
  default_language_id: string;
  default_market_id: string;
}

export interface LanguageTable {
  language_id: string;
  code: string;
  name: string;
  sort_order: number;
}

export interface CurrencyTable {
  currency_code: string;
  name: string;
  symbol: string;
  rate: string;
}

export interface MarketTable {
  market_id: string;
  channel_id: string;
  alias: string;
  default_language_id: string;
  currency_code: string;
  country_code: string;
  country_name: string;
  group_key: string;
  virtual: Generated<boolean>;
  only_display_in_checkout: Generated<boolean>;
  sort_order: number;
}

export interface MarketLanguageTable {
  market_id: string;
  language_id: string;
}

export interface VatRateTable {
  market_id: string;
  vat_class: string;
  basis_points: number;
}

export interface CategoryTable {
  category_id: number;
  parent_category_id: Generated<number>;
  sort_order: number;
  hidden: Generated<boolean>;
  primary_image: string | null;
  background_image: string | null;
}

export interface CategoryTextTable {
  category_id: number;
  language_id: string;
  alias: string;
  name: string;
  description: string | null;
  secondary_description: string | null;
  meta_title: string | null;
  meta_description: string | null;
}

export interface BrandTable {
  brand_id: number;
  alias: string;
  name: string;
  logo: string | null;
  primary_image: string | null;
  manufacturer_name: string;
  manufacturer_address: string;
  manufacturer_contact: string;
}

export interface BrandTextTable {
  brand_id: number;
  language_id: string;
  description: string | null;
  secondary_description: string | null;
}

export interface VariantGroupTable {
  variant_group_id: number;
  name: string;
  main_product_id: number;
  collapse_in_lists: boolean;
}

export interface ProductTable {
  product_id: number;
  article_number: string;
  type: string;
  brand_id: number;
  primary_category_id: number;
  vat_class: Generated<string>;
  variant_group_id: number | null;
  first_available_on: string;
  active: Generated<boolean>;
  weight_grams: Generated<number>;
  length_mm: Generated<number>;
  width_mm: Generated<number>;
  height_mm: Generated<number>;
  freight_class: string | null;
  supplier_id: Generated<number>;
  sold_count: Generated<number>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
}

export interface ProductTextTable {
  product_id: number;
  language_id: string;
  alias: string;
  name: string;
  text1: string | null;
  text2: string | null;
  text3: string | null;
  meta_title: string | null;
  meta_description: string | null;
}

export interface ProductCategoryTable {
  product_id: number;
  category_id: number;
}

export interface ProductImageTable {
  product_id: number;
  sort_order: number;
  file_name: string;
  tags: Generated<string[]>;
}

export interface ProductRelationTable {
  product_id: number;
  related_product_id: number;
  relation: string;
  sort_order: number;
}

export interface VariantValueTable {
  product_id: number;
  level: number;
  dimension: string;
  type: string;
  value: string;
  label: Json<Localized>;
  attributes: ColumnType<unknown, string | undefined, string>;
  sort_order: Generated<number>;
}

export interface SkuTable {
  sku_id: number;
  product_id: number;
  article_number: string;
  name: string;
  gtin: string | null;
  external_id: string | null;
  weight_grams: Generated<number>;
  sort_order: Generated<number>;
  active: Generated<boolean>;
}

export interface StockTable {
  sku_id: number;
  in_stock: Generated<number>;
  oversellable: Generated<number>;
  static: Generated<number>;
  sold: Generated<number>;
  incoming_on: string | null;
  shelf: string | null;
}

/** Read only: the stock of a package follows from its parts, that of any other SKU is its row in `stock`. */
export interface SellableStockView {
  sku_id: number;
  in_stock: number;
  oversellable: number;
  static: number;
  incoming_on: string | null;
  shelf: string | null;
}

export interface PriceTable {
  product_id: number;
  market_id: string;
  regular_minor: number;
  selling_minor: number;
  /** The selling price without the campaign; null when none lowers it. Written by triggers. */
  base_minor: ColumnType<number | null, never, never>;
  /** Setting it to null has the campaigns reckoned anew. */
  campaign_id: ColumnType<number | null, never, null>;
}

export interface PriceLogTable {
  product_id: number;
  market_id: string;
  valid_from: Date;
  regular_minor: number;
  selling_minor: number;
}

export interface ParameterGroupTable {
  parameter_group_id: number;
  name: Json<Localized>;
  sort_order: number;
}

export interface ParameterTable {
  parameter_id: number;
  parameter_group_id: number;
  identifier: string;
  type: Generated<string>;
  name: Json<Localized>;
  sort_order: number;
  show: Generated<boolean>;
  show_filter: Generated<boolean>;
}

export interface ParameterValueTable {
  parameter_value_id: number;
  parameter_id: number;
  slug: string;
  label: Json<Localized>;
  sort_order: Generated<number>;
}

export interface ProductParameterTable {
  product_id: number;
  parameter_value_id: number;
}

export interface VehicleTable {
  vehicle_id: number;
  manufacturer: string;
  year: number;
  model: string;
  parameter_value_id: number;
  tech_data: Json<unknown>;
}

export interface PackageGroupTable {
  group_id: number;
  product_id: number;
  name: Json<Localized>;
  description: ColumnType<Localized | null, string | null | undefined, string | null>;
  image: string | null;
  required: boolean;
  sort_order: number;
}

export interface PackageOptionTable {
  option_id: number;
  group_id: number;
  product_id: number;
  name: ColumnType<Localized | null, string | null | undefined, string | null>;
  quantity: number;
  is_selected: Generated<boolean>;
  sort_order: number;
}

export interface MenuTable {
  menu_id: string;
  name: string;
  title: ColumnType<Localized | null, string | null | undefined, string | null>;
  locations: string[];
  items: Json<unknown>;
}

export interface ContentCollectionTable {
  collection_id: number;
  name: string;
  family: string | null;
  area_name: string | null;
  title: ColumnType<Localized | null, string | null | undefined, string | null>;
  tags: Generated<string[]>;
  meta: ColumnType<unknown, string | null | undefined, string | null>;
  filters: ColumnType<unknown, string | undefined, string>;
  containers: ColumnType<unknown, string | undefined, string>;
  draft: Generated<boolean>;
  active_from: Date | null;
  active_to: Date | null;
}

export interface ContentAliasTable {
  collection_id: number;
  language_id: string;
  alias: string;
}

export interface ImageOriginalTable {
  type: string;
  file_name: string;
  mime: string;
  width: number;
  height: number;
  data: Buffer;
  version: Generated<number>;
}

export interface UrlHistoryTable {
  old_url: string;
  new_url: string;
}

export interface SettingTable {
  key: string;
  value: Json<unknown>;
}

export interface CatalogueChangeTable {
  version: GeneratedAlways<number>;
  kind: string;
  product_id: number | null;
  changed_at: Generated<Date>;
  /** The transaction that announced it. */
  tx: Generated<string>;
}

export interface ShippingOptionTable {
  shipping_id: number;
  market_id: string;
  name: string;
  display_name: Json<Localized>;
  logo: string | null;
  fee_minor: number;
  free_from_minor: number | null;
  max_weight_grams: number | null;
  zip_pattern: string | null;
  external_id: string | null;
  is_default: Generated<boolean>;
  sort_order: number;
  parent_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface PaymentOptionTable {
  payment_id: number;
  market_id: string;
  name: string;
  display_name: Json<Localized>;
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
}

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
}

export interface CartLineTable {
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
  external_shipping_id: string | null;
  urls: ColumnType<unknown, string | null | undefined, string | null>;
  skip_shipping_check: Generated<boolean>;
  updated_at: Generated<Date>;
}

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
  billing_address: Json<unknown>;
  shipping_address: Json<unknown>;
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
  consents: Generated<string[]>;
  cart_snapshot: Json<unknown>;
  ip_address: string | null;
  user_agent: string | null;
  metadata: string | null;
  balance_minor: Generated<number>;
  completed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  flag: ColumnType<string | null, string | null | undefined, string | null>;
  placed_at: Generated<Date>;
  updated_at: Generated<Date>;
}

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
  refunded_quantity: Generated<number>;
}

export interface CoPurchaseTable {
  product_id: number;
  other_product_id: number;
  orders: number;
  location: number;
}

export interface OrderStatusChangeTable {
  order_id: number;
  changed_at: Generated<Date>;
  from_status: string | null;
  to_status: string;
  reason: string | null;
}

export interface IdempotencyKeyTable {
  key: string;
  operation: string;
  request_hash: string;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Generated<Date>;
}

export interface OutboxTable {
  outbox_id: GeneratedAlways<number>;
  kind: string;
  payload: Json<unknown>;
  created_at: Generated<Date>;
  sent_at: Date | null;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  parked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface Schema extends CustomerTables, PaymentTables, NoticeTables, PromotionTables {
  channel: ChannelTable;
  language: LanguageTable;
  currency: CurrencyTable;
  market: MarketTable;
  market_language: MarketLanguageTable;
  vat_rate: VatRateTable;
  category: CategoryTable;
  category_text: CategoryTextTable;
  brand: BrandTable;
  brand_text: BrandTextTable;
  variant_group: VariantGroupTable;
  product: ProductTable;
  product_text: ProductTextTable;
  product_category: ProductCategoryTable;
  product_image: ProductImageTable;
  product_relation: ProductRelationTable;
  variant_value: VariantValueTable;
  sku: SkuTable;
  stock: StockTable;
  sellable_stock: SellableStockView;
  price: PriceTable;
  price_log: PriceLogTable;
  parameter_group: ParameterGroupTable;
  parameter: ParameterTable;
  parameter_value: ParameterValueTable;
  product_parameter: ProductParameterTable;
  vehicle: VehicleTable;
  package_group: PackageGroupTable;
  package_option: PackageOptionTable;
  menu: MenuTable;
  content_collection: ContentCollectionTable;
  content_alias: ContentAliasTable;
  image_original: ImageOriginalTable;
  url_history: UrlHistoryTable;
  setting: SettingTable;
  catalogue_change: CatalogueChangeTable;
  shipping_option: ShippingOptionTable;
  payment_option: PaymentOptionTable;
  cart: CartTable;
  cart_line: CartLineTable;
  checkout: CheckoutTable;
  shop_order: ShopOrderTable;
  order_row: OrderRowTable;
  order_status_change: OrderStatusChangeTable;
  co_purchase: CoPurchaseTable;
  idempotency_key: IdempotencyKeyTable;
  outbox: OutboxTable;
}
