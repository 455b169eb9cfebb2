/**
 * The least that a package costs follows from the prices and the stock of its parts, so it is announced with them: as a
 * price where a price changed, otherwise as stock, so that an order does not render every list again.
 */
export const up = /* sql */ `
create or replace function announce_catalogue(kind text, product_id int) returns void language plpgsql as $$
declare v bigint;
begin
  insert into catalogue_change (kind, product_id) values ($1, $2) returning version into v;
  if $1 in ('price', 'stock', 'product') and $2 is not null then
    insert into catalogue_change (kind, product_id)
    select distinct case when $1 = 'price' then 'price' else 'stock' end, g.product_id
    from package_option o join package_group g using (group_id) where o.product_id = $2;
  end if;
  perform pg_notify('catalogue', v::text);
end $$;
comment on function announce_catalogue is 'Called by whoever changes the catalogue, in the same transaction: kinds price, stock, product, all. The packages that hold the product are announced with it';
`;
