/** What product pages say: when a delivery arrives, who wrote a review, and what fitting the product takes. */
export const up = /* sql */ `
alter table shipping_option add column min_days smallint, add column max_days smallint,
  add constraint shipping_option_days check ((min_days is null) = (max_days is null) and min_days >= 0 and min_days <= max_days);
comment on column shipping_option.min_days is 'working days from dispatch to arrival; null: no date is promised';
alter table market add column dispatch_until time, add column time_zone text,
  add column supplier_days smallint not null default 2 check (supplier_days >= 0),
  add constraint market_dispatch check ((dispatch_until is null) = (time_zone is null));
comment on column market.dispatch_until is 'orders before this time of a working day leave on that day; null: no date is promised';
comment on column market.supplier_days is 'working days until pieces from the supplier can leave';
create table closed_day (
  country_code text not null, day date not null, name text not null default '', primary key (country_code, day)
);
comment on table closed_day is 'days from Monday to Friday on which nothing leaves and nothing arrives';
create trigger closed_day_changed after insert or update or delete on closed_day for each statement execute function announce_shipping();
create trigger market_dispatch_changed after update of dispatch_until, time_zone, supplier_days on market for each statement execute function announce_shipping();

alter table product_review
  add column customer_id int references customer on delete set null,
  add column is_buyer boolean not null default false,
  add column vehicle text not null default '';
comment on column product_review.is_buyer is 'an order of the account held the product when the review was written';
create index product_review_customer on product_review (customer_id) where customer_id is not null;

create table product_guide (
  product_id int not null references product on delete cascade, position smallint not null,
  kind text not null check (kind in ('manual', 'video', 'size')), title jsonb not null, url text not null check (url ~ '^(/|https://)'),
  primary key (product_id, position)
);
comment on table product_guide is 'manuals, videos and size guides, in the order in which product pages show them; shown in the languages of their titles';
alter table product_relation drop constraint product_relation_relation_check,
  add constraint product_relation_relation_check check (relation in ('RELATED', 'ACCESSORIES', 'SIMILAR', 'FITTING'));
`;
