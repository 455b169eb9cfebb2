/** Finds SKUs by the numbers that organisations order with, in any case. */
export const up = /* sql */ `
create index sku_number on sku (upper(article_number));
create index sku_gtin on sku (gtin) where gtin is not null;
create index product_number on product (upper(article_number));
`;
