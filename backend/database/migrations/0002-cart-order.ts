/** Cart, checkout, order, idempotency and outbox. Stock moves only by guarded statements on `stock`. */
export const up = /* sql */ `
create table shipping_option (
  shipping_id int not null, market_id text not null references market, name text not null, display_name jsonb not null, logo text,
  fee_minor int not null check (fee_minor >= 0), free_from_minor int, max_weight_grams int, zip_pattern text, external_id text,
  is_default boolean not null default false, sort_order int not null, primary key (shipping_id, market_id)
);
create table payment_option (
  payment_id int not null, market_id text not null references market, name text not null, display_name jsonb not null, logo text,
  fee_minor int not null default 0 check (fee_minor >= 0), payment_type text not null, checkout_type text not null,
  customer_types text[] not null, credit_class int not null, needs_identity_number boolean not null default false,
  is_default boolean not null default false, sort_order int not null, primary key (payment_id, market_id)
);
comment on column payment_option.credit_class is '1 no credit, 2 possible credit, 3 credit: the order in which Finnish law wants them shown';

create table cart (
  cart_id text primary key, channel_id text not null, market_id text not null references market, promo_code text, merchant_data text,
  external_shipping_minor int, customer_id int, completed_at timestamptz, version int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create table cart_line (
  line_id text primary key, cart_id text not null references cart on delete cascade, sku_id int not null references sku, quantity int not null check (quantity > 0),
  message text not null default '', group_key text not null default '', package_id int, package_group_id int, package_option_id int,
  position int generated always as identity
);
create unique index cart_line_place on cart_line (cart_id, sku_id, message, group_key, coalesce(package_option_id, 0));

create table checkout (
  cart_id text primary key references cart on delete cascade, email text, identity_number text, customer_type text not null default 'PERSON',
  billing_address jsonb, shipping_address jsonb, payment_id int, shipping_id int, message text, consents text[] not null default '{}',
  pickup_point text, desired_delivery_date timestamptz, customer_order_number text, goods_label text, external_shipping_id text,
  updated_at timestamptz not null default now()
);

create table shop_order (
  order_id int generated always as identity (start with 100001) primary key, public_id uuid not null unique, cart_id text not null unique,
  channel_id text not null, market_id text not null references market, language_id text not null, currency_code text not null,
  status text not null, email text not null, customer_id int, customer_type text not null, identity_number text,
  billing_address jsonb not null, shipping_address jsonb not null, message text, promo_code text,
  payment_id int not null, payment_name text not null, payment_type text not null, payment_fee_minor int not null,
  shipping_id int not null, shipping_name text not null, shipping_fee_minor int not null, shipping_vat_bp int not null,
  items_minor int not null, items_vat_minor int not null, discount_minor int not null, total_minor int not null, total_vat_minor int not null,
  pickup_point text, desired_delivery_date timestamptz, customer_order_number text, goods_label text,
  cart_snapshot jsonb not null, ip_address text, user_agent text, metadata text,
  placed_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create index shop_order_customer on shop_order (customer_id, placed_at desc) where customer_id is not null;
create table order_row (
  order_id int not null references shop_order, row_number int not null, product_id int not null, sku_id int not null, article_number text not null,
  name text not null, brand text, variant text, product_url text, image_file text, categories text[] not null default '{}', quantity int not null check (quantity > 0),
  unit_minor int not null, unit_regular_minor int not null, total_minor int not null, total_vat_minor int not null, vat_bp int not null,
  message text, group_key text, weight_grams int not null default 0, primary key (order_id, row_number)
);
create table order_status_change (
  order_id int not null references shop_order, changed_at timestamptz not null default clock_timestamp(), from_status text, to_status text not null, reason text,
  primary key (order_id, changed_at)
);

create table idempotency_key (
  key text primary key, operation text not null, request_hash text not null, answer jsonb, created_at timestamptz not null default now()
);
create table outbox (
  outbox_id bigint generated always as identity primary key, kind text not null, payload jsonb not null,
  created_at timestamptz not null default now(), sent_at timestamptz, attempts int not null default 0, next_attempt_at timestamptz not null default now()
);
create index outbox_due on outbox (next_attempt_at) where sent_at is null;
`;
