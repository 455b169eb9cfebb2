/** The shop's first tables: channel, catalogue, content, pictures. Cart and order tables are 0002. */
export const up = /* sql */ `
create table channel (
  channel_id text primary key, name text not null, type text not null, url text not null,
  default_language_id text not null, default_market_id text not null
);
create table language (language_id text primary key, code text not null, name text not null, sort_order int not null);
create table currency (currency_code text primary key, name text not null, symbol text not null, rate numeric(14,6) not null);
create table market (
  market_id text primary key, channel_id text not null references channel, alias text not null unique,
  default_language_id text not null references language, currency_code text not null references currency,
  country_code text not null, country_name text not null, group_key text not null,
  virtual boolean not null default false, only_display_in_checkout boolean not null default false, sort_order int not null
);
create table market_language (market_id text not null references market, language_id text not null references language, primary key (market_id, language_id));
create table vat_rate (market_id text not null references market, vat_class text not null, basis_points int not null check (basis_points between 0 and 10000), primary key (market_id, vat_class));

create table category (
  category_id int primary key, parent_category_id int not null default 0, sort_order int not null, hidden boolean not null default false,
  primary_image text, background_image text
);
create index category_parent on category (parent_category_id, sort_order);
create table category_text (
  category_id int not null references category on delete cascade, language_id text not null references language,
  alias text not null, name text not null, description text, secondary_description text, meta_title text, meta_description text,
  primary key (category_id, language_id)
);
create unique index category_alias on category_text (language_id, alias);

create table brand (
  brand_id int primary key, alias text not null unique, name text not null, logo text, primary_image text,
  manufacturer_name text not null, manufacturer_address text not null, manufacturer_contact text not null
);
create table brand_text (
  brand_id int not null references brand on delete cascade, language_id text not null references language,
  description text, secondary_description text, primary key (brand_id, language_id)
);

create table variant_group (variant_group_id int primary key, name text not null, main_product_id int not null, collapse_in_lists boolean not null);
create table product (
  product_id int primary key, article_number text not null unique, type text not null check (type in ('product', 'package')),
  brand_id int not null references brand, primary_category_id int not null references category, vat_class text not null default 'standard',
  variant_group_id int references variant_group, first_available_on date not null, active boolean not null default true,
  weight_grams int not null default 0, length_mm int not null default 0, width_mm int not null default 0, height_mm int not null default 0,
  freight_class text, supplier_id int not null default 0, sold_count int not null default 0,
  rating_sum int not null default 0, rating_count int not null default 0
);
create index product_brand on product (brand_id);
create index product_variant_group on product (variant_group_id) where variant_group_id is not null;
create table product_text (
  product_id int not null references product on delete cascade, language_id text not null references language,
  alias text not null, name text not null, text1 text, text2 text, text3 text, meta_title text, meta_description text,
  primary key (product_id, language_id)
);
create unique index product_alias on product_text (language_id, alias);
create table product_category (product_id int not null references product on delete cascade, category_id int not null references category, primary key (product_id, category_id));
create index product_category_category on product_category (category_id);
create table product_image (product_id int not null references product on delete cascade, sort_order int not null, file_name text not null, tags text[] not null default '{}', primary key (product_id, sort_order));
create table product_relation (
  product_id int not null references product on delete cascade, related_product_id int not null references product on delete cascade,
  relation text not null check (relation in ('RELATED', 'ACCESSORIES', 'SIMILAR')), sort_order int not null, primary key (product_id, relation, related_product_id)
);
create table variant_value (
  product_id int not null references product on delete cascade, level int not null check (level in (1, 2)), dimension text not null, type text not null,
  value text not null, label jsonb not null, attributes jsonb not null default '[]', sort_order int not null default 0, primary key (product_id, level)
);

create table sku (
  sku_id int primary key, product_id int not null references product on delete cascade, article_number text not null, name text not null,
  gtin text, external_id text, weight_grams int not null default 0, sort_order int not null default 0, active boolean not null default true
);
create index sku_product on sku (product_id, sort_order);
create table stock (
  sku_id int primary key references sku on delete cascade,
  in_stock int not null default 0 check (in_stock >= 0), oversellable int not null default 0 check (oversellable >= 0),
  static int not null default 0 check (static >= 0), sold int not null default 0 check (sold >= 0), incoming_on date, shelf text
);

create table price (
  product_id int not null references product on delete cascade, market_id text not null references market,
  regular_minor int not null check (regular_minor >= 0), selling_minor int not null check (selling_minor >= 0 and selling_minor <= regular_minor),
  primary key (product_id, market_id)
);
comment on table price is 'Minor units of the market''s currency, including VAT';
create table price_log (
  product_id int not null references product on delete cascade, market_id text not null references market, valid_from timestamptz not null,
  regular_minor int not null, selling_minor int not null, primary key (product_id, market_id, valid_from)
);

create table parameter_group (parameter_group_id int primary key, name jsonb not null, sort_order int not null);
create table parameter (
  parameter_id int primary key, parameter_group_id int not null references parameter_group, identifier text not null unique, type text not null default 'single',
  name jsonb not null, sort_order int not null, show boolean not null default true, show_filter boolean not null default false
);
create table parameter_value (
  parameter_value_id int primary key, parameter_id int not null references parameter, slug text not null, label jsonb not null, sort_order int not null default 0, unique (parameter_id, slug)
);
create table product_parameter (product_id int not null references product on delete cascade, parameter_value_id int not null references parameter_value, primary key (product_id, parameter_value_id));
create index product_parameter_value on product_parameter (parameter_value_id);
create table vehicle (
  vehicle_id int primary key, manufacturer text not null, year int not null, model text not null,
  parameter_value_id int not null references parameter_value, tech_data jsonb not null, unique (manufacturer, year, model)
);

create table package_group (group_id int primary key, product_id int not null references product on delete cascade, name jsonb not null, description jsonb, image text, required boolean not null, sort_order int not null);
create index package_group_product on package_group (product_id, sort_order);
create table package_option (
  option_id int primary key, group_id int not null references package_group on delete cascade, product_id int not null references product,
  name jsonb, quantity int not null check (quantity > 0), is_selected boolean not null default false, sort_order int not null
);
create index package_option_group on package_option (group_id, sort_order);

create table menu (menu_id text primary key, name text not null, title jsonb, locations text[] not null, items jsonb not null);
create table content_collection (
  collection_id int primary key, name text not null, family text, area_name text, title jsonb, tags text[] not null default '{}', meta jsonb,
  filters jsonb not null default '[]', containers jsonb not null default '[]', draft boolean not null default false, active_from timestamptz, active_to timestamptz
);
create index content_area on content_collection (family, area_name) where family is not null;
create table content_alias (collection_id int not null references content_collection on delete cascade, language_id text not null references language, alias text not null, primary key (language_id, alias));
create table image_original (
  type text not null, file_name text not null, mime text not null, width int not null, height int not null, data bytea not null, version int not null default 1, primary key (type, file_name)
);
create table url_history (old_url text primary key, new_url text not null);
create table setting (key text primary key, value jsonb not null);

create table catalogue_change (version bigint generated always as identity primary key, kind text not null, product_id int, changed_at timestamptz not null default now());

create function log_price() returns trigger language plpgsql as $$
begin
  insert into price_log (product_id, market_id, valid_from, regular_minor, selling_minor)
  values (new.product_id, new.market_id, clock_timestamp(), new.regular_minor, new.selling_minor)
  on conflict do nothing;
  return null;
end $$;
create trigger price_logged after insert or update of regular_minor, selling_minor on price for each row execute function log_price();

create function announce_catalogue(kind text, product_id int) returns void language plpgsql as $$
declare v bigint;
begin
  insert into catalogue_change (kind, product_id) values (kind, product_id) returning version into v;
  perform pg_notify('catalogue', v::text);
end $$;
comment on function announce_catalogue is 'Called by whoever changes the catalogue, in the same transaction: kinds price, stock, product, all';
`;
