/** The stock of a package follows from its parts, and changes whenever theirs does. */
export const up = /* sql */ `
create index package_option_product on package_option (product_id);

create view sellable_stock as
select s.sku_id,
  case when p.type = 'package' then parts.in_stock else coalesce(own.in_stock, 0) end as in_stock,
  case when p.type = 'package' then parts.to_order - parts.in_stock else coalesce(own.oversellable, 0) end as oversellable,
  case when p.type = 'package' then parts.total - parts.to_order else coalesce(own.static, 0) end as static,
  case when p.type = 'package' then parts.incoming_on else own.incoming_on end as incoming_on,
  own.shelf
from sku s
join product p using (product_id)
left join stock own using (sku_id)
left join lateral (
  -- Without required groups any option makes a package; without options nothing does.
  select coalesce(min(in_stock) filter (where required), max(in_stock), 0) as in_stock,
    coalesce(min(to_order) filter (where required), max(to_order), 0) as to_order,
    coalesce(min(total) filter (where required), max(total), 0) as total,
    case when bool_and(total > 0 or incoming_on is not null) filter (where required)
      then max(incoming_on) filter (where required and total = 0) end as incoming_on
  from (
    -- The best that a group can give, counted in packages.
    select g.required,
      coalesce(max(k.in_stock / o.quantity), 0) as in_stock,
      coalesce(max((k.in_stock + k.oversellable) / o.quantity), 0) as to_order,
      coalesce(max((k.in_stock + k.oversellable + k.static) / o.quantity), 0) as total,
      min(k.incoming_on) as incoming_on
    from package_group g
    left join (package_option o
      join product q on q.product_id = o.product_id and q.active
      join sku x on x.product_id = q.product_id and x.active
      join stock k on k.sku_id = x.sku_id) on o.group_id = g.group_id
    where p.type = 'package' and g.product_id = p.product_id
    group by g.group_id
  ) as groups
) as parts on true;
comment on view sellable_stock is 'What can be sold of each SKU: its own stock row, or for a package as many as its required groups can give';

create or replace function announce_catalogue(kind text, product_id int) returns void language plpgsql as $$
declare v bigint;
begin
  insert into catalogue_change (kind, product_id) values ($1, $2) returning version into v;
  if $1 in ('stock', 'product') and $2 is not null then
    insert into catalogue_change (kind, product_id)
    select distinct 'stock', g.product_id from package_option o join package_group g using (group_id)
    where o.product_id = $2;
  end if;
  perform pg_notify('catalogue', v::text);
end $$;
comment on function announce_catalogue is 'Called by whoever changes the catalogue, in the same transaction: kinds price, stock, product, all. The stock of the packages that hold the product is announced with it';

create function send_stock_notices(sku int) returns void language sql as $$
  with fulfilled as (delete from stock_wish where sku_id = $1 returning email, language_id, market_id)
  insert into outbox (kind, payload)
  select 'stock-notice', jsonb_build_object(
    'email', email, 'languageId', language_id, 'marketId', market_id, 'skuId', $1,
    'productId', (select product_id from sku where sku_id = $1))
  from fulfilled;
$$;

create or replace function fulfil_stock_wishes() returns trigger language plpgsql as $$
begin
  perform send_stock_notices(new.sku_id);
  return null;
end $$;

create function fulfil_package_wishes() returns trigger language plpgsql as $$
begin
  perform send_stock_notices(w.sku_id)
  from (
    select distinct s.sku_id
    from sku part
    join package_option o on o.product_id = part.product_id
    join package_group g using (group_id)
    join sku s on s.product_id = g.product_id
    where part.sku_id = new.sku_id and exists (select from stock_wish where sku_id = s.sku_id)
  ) as w
  join sellable_stock k using (sku_id)
  where k.in_stock + k.oversellable + k.static > 0;
  return null;
end $$;
comment on function fulfil_package_wishes is 'A part that comes back may complete a package: its requests are mailed in the same transaction';
create trigger package_came_back after update of in_stock, oversellable, static on stock for each row
  when (old.in_stock + old.oversellable + old.static < new.in_stock + new.oversellable + new.static)
  execute function fulfil_package_wishes();
`;
