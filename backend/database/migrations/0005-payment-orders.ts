/** Payments at a provider, order states with what they give back, refunds, shipments, blocked customers; facts of rows that were left empty. */
export const up = /* sql */ `
alter table payment_option add column provider_way text;
comment on column payment_option.provider_way is 'card, bank, instalments, klarna, svea, walley: settled by the payment provider; null is settled by the shop itself';
alter table shipping_option add column parent_id int;
comment on column shipping_option.parent_id is 'shipping_id of the option in the same market that this one refines';
alter table checkout add column urls jsonb, add column skip_shipping_check boolean not null default false;

alter table shop_order drop constraint shop_order_cart_id_key;
create unique index shop_order_cart on shop_order (cart_id) where status <> 'cancelled';
create index shop_order_every_cart on shop_order (cart_id);
alter table shop_order add column balance_minor int not null default 0 check (balance_minor >= 0), add column completed_at timestamptz, add column flag text;
comment on column shop_order.flag is 'why a person must look at the order: amount, currency';
alter table order_row
  add column gtin text, add column external_id text, add column length_mm int not null default 0, add column width_mm int not null default 0,
  add column height_mm int not null default 0, add column campaign_ids text[] not null default '{}', add column campaign_names text[] not null default '{}',
  add column refunded_quantity int not null default 0, add constraint order_row_refunded check (refunded_quantity between 0 and quantity);

create table order_stock (
  order_id int not null references shop_order, sku_id int not null, pieces int not null check (pieces > 0),
  from_stock int not null, from_oversellable int not null, returned_at timestamptz, primary key (order_id, sku_id)
);
create table order_shipment (
  shipment_id int generated always as identity primary key, order_id int not null references shop_order,
  parcel_number text, tracking_link text, shipped_at timestamptz not null
);
create index order_shipment_order on order_shipment (order_id);
create table order_refund (
  refund_id int generated always as identity primary key, order_id int not null references shop_order, sku_id int not null default 0,
  article_number text, quantity int not null default 0, total_minor int not null check (total_minor > 0), vat_minor int not null,
  reason text, reason_code int, refund_type text not null, to_balance boolean not null, state text not null,
  request_key text not null, created_at timestamptz not null default now()
);
create index order_refund_order on order_refund (order_id);
create index order_refund_request on order_refund (request_key);
comment on column order_refund.state is 'pending until the provider has done it, then done';

create table payment (
  payment_ref uuid primary key, cart_id text not null, order_id int references shop_order, is_session boolean not null, way text not null,
  payment_id int not null, channel_id text not null, market_id text not null, language_id text not null, customer_id int, customer_type text not null,
  amount_minor int not null check (amount_minor >= 0), currency_code text not null, state text not null default 'open',
  authorized_minor int not null default 0, captured_minor int not null default 0, refunded_minor int not null default 0,
  wanted text, failure text, redirect_url text, snippet text, urls jsonb,
  created_at timestamptz not null, updated_at timestamptz not null, paid_at timestamptz, expires_at timestamptz not null,
  check_at timestamptz, attempts int not null default 0
);
comment on column payment.wanted is 'what the provider must still be told: void';
comment on column payment.check_at is 'when the provider is asked next; null when nothing can change any more';
create unique index payment_order on payment (order_id) where order_id is not null;
create unique index payment_session on payment (cart_id, payment_id) where is_session and state = 'open' and order_id is null;
create index payment_cart on payment (cart_id);
create index payment_due on payment (check_at) where check_at is not null;
create table payment_event (event_id text primary key, payment_ref uuid not null, received_at timestamptz not null);

create table blocked_customer (
  kind text not null check (kind in ('email', 'identity', 'customer')), value text not null, reason text, created_at timestamptz not null default now(),
  primary key (kind, value)
);
comment on column blocked_customer.value is 'a mail address in lower case, an identity number without separators, or a customer id';
create table sandbox_payment (reference text primary key, data jsonb not null, updated_at timestamptz not null default now());
comment on table sandbox_payment is 'memory of the bundled test payment provider; empty where a real one is used';
`;
