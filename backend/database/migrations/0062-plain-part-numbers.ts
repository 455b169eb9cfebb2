/** Finds SKUs by numbers that are written without their hyphens, and those with nearly the same number. */
export const up = /* sql */ `
create function plain_number(number text) returns text language sql immutable strict parallel safe
  return upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g'));
create index sku_plain_number on sku (plain_number(article_number)) where active;
create index sku_number_beginning on sku (left(plain_number(article_number), 3)) where active;
create index product_plain_number on product (plain_number(article_number));
`;
