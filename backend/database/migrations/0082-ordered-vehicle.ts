/** An order keeps the vehicle that it was made for, and what the shop said of each product then (R-VEHICLE-17). */
export const up = /* sql */ `
alter table checkout add column vehicle jsonb;
alter table shop_order add column vehicle jsonb;
comment on column shop_order.vehicle is 'manufacturer, year and model that the shopper had chosen; removed with the account';
alter table order_row add column fit text check (fit in ('fits', 'universal', 'check', 'other'));
comment on column order_row.fit is 'whether the product fits the vehicle of the order, as the shop said when it was placed';
`;
