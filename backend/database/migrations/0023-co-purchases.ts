/** Which products are bought together: counted from orders by a job, read by product pages. */
export const up = /* sql */ `
create index shop_order_placed on shop_order (placed_at);
create index order_row_product on order_row (product_id);

create unlogged table co_purchase (
  product_id int not null, other_product_id int not null, orders int not null check (orders > 0), place smallint not null,
  primary key (product_id, other_product_id)
);
comment on table co_purchase is 'Derived from orders and made anew by a job: a backup need not hold it';
create unlogged table co_purchase_run (
  singleton boolean primary key default true check (singleton), counted_at timestamptz not null
);
comment on table co_purchase_run is 'When the last count was made, by whichever instance of the shop';
`;
