/** When what a product page says has last changed, for sitemaps; what every order changes, such as the number sold, does not count. */
export const up = /* sql */ `
alter table product add column modified_at timestamptz;
alter table product alter column modified_at set default now();
comment on column product.modified_at is 'of its own columns and texts; null: not changed since the column exists. Prices have a log of their own';

create function product_modified() returns trigger language plpgsql as $$
begin
  new.modified_at := now();
  return new;
end $$;
create trigger product_modified before update of article_number, brand_id, primary_category_id, vat_class, variant_group_id,
  first_available_on, active, weight_grams, length_mm, width_mm, height_mm, freight_class
  on product for each row when (old.* is distinct from new.*) execute function product_modified();

create function product_text_modified() returns trigger language plpgsql as $$
begin
  update product set modified_at = now()
  where product_id = new.product_id and modified_at is distinct from now();
  return null;
end $$;
create trigger product_text_modified after update on product_text
  for each row when (old.* is distinct from new.*) execute function product_text_modified();

create function product_texts_added() returns trigger language plpgsql as $$
begin
  update product p set modified_at = now() from (select distinct product_id from added) a
  where p.product_id = a.product_id and p.modified_at is distinct from now();
  return null;
end $$;
create trigger product_texts_added after insert on product_text
  referencing new table as added for each statement execute function product_texts_added();
`;
