/** What the shopper agreed to with an order stays with it, as proof and for whoever writes to customers. */
export const up = /* sql */ `
alter table shop_order add column consents text[] not null default '{}';
comment on column shop_order.consents is 'types of accepted consents: order (the terms), newsletter, sms';
`;
