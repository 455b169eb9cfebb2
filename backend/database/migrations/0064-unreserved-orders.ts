/** An unpaid order that would hold too much stock holds none until it is paid (R-ORDER-21). */
export const up = /* sql */ `
alter table shop_order add column is_reserved boolean not null default true;
comment on column shop_order.is_reserved is 'false: the stock of this order is taken when it is paid';
`;
