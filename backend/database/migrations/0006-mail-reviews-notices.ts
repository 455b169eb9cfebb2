/** Mail retries, reviews, the newsletter, back-in-stock requests, and the counters of rate limits. */
export const up = /* sql */ `
alter table outbox add column parked_at timestamptz, add column last_error text;
comment on column outbox.parked_at is 'Given up: nobody sends it until somebody empties this';
drop index outbox_due;
create index outbox_due on outbox (next_attempt_at) where sent_at is null and parked_at is null;
create index outbox_sent on outbox (sent_at) where sent_at is not null;

create function wake_post() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_wakes after insert on outbox for each statement execute function wake_post();

create unlogged table rate_limit (
  key text primary key, window_start timestamptz not null, expires_at timestamptz not null, count int not null check (count > 0)
);
create index rate_limit_expiry on rate_limit (expires_at);
comment on table rate_limit is 'Counters shared by all copies of the shop; a crash of the database may forget them';

create table product_review (
  review_id int generated always as identity primary key, product_id int not null references product on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  rating int check (rating between 1 and 5), author text not null check (author <> ''), comment text not null default '',
  language_id text not null references language, created_at timestamptz not null default now(), moderated_at timestamptz
);
create index product_review_shown on product_review (product_id, created_at desc, review_id desc) where status = 'approved';
create index product_review_pending on product_review (created_at, review_id) where status = 'pending';

create table newsletter_subscriber (
  email text primary key check (email = lower(email)), language_id text not null references language, market_id text not null references market,
  tags text[] not null default '{}', unsubscribe_key text not null unique, subscribed_at timestamptz not null, unsubscribed_at timestamptz
);

create table stock_wish (
  sku_id int not null references sku on delete cascade, email text not null check (email = lower(email)), language_id text not null references language,
  market_id text not null references market, created_at timestamptz not null default now(), primary key (sku_id, email)
);

create function fulfil_stock_wishes() returns trigger language plpgsql as $$
begin
  with fulfilled as (delete from stock_wish where sku_id = new.sku_id returning email, language_id, market_id)
  insert into outbox (kind, payload)
  select 'stock-notice', jsonb_build_object(
    'email', email, 'languageId', language_id, 'marketId', market_id, 'skuId', new.sku_id,
    'productId', (select product_id from sku where sku.sku_id = new.sku_id))
  from fulfilled;
  return null;
end $$;
comment on function fulfil_stock_wishes is 'In the transaction that brings the pieces: each wish is mailed once, whoever changes the stock';
create trigger stock_came_back after update of in_stock, oversellable, static on stock for each row
  when (old.in_stock + old.oversellable + old.static = 0 and new.in_stock + new.oversellable + new.static > 0)
  execute function fulfil_stock_wishes();
`;
