/** An order stores the shopper's consents, as proof and for those who send mails to customers. */
export const up = /* sql */ `
alter table shop_order add column consents text[] not null default '{}';
comment on column shop_order.consents is 'types of accepted consents: order (the terms), newsletter, sms';
`;
