/** Until when an order is to be paid that the shop settles itself in advance. */
export const up = /* sql */ `
alter table payment_option add column is_prepaid boolean not null default false;
comment on column payment_option.is_prepaid is 'the shopper transfers the money before the shop dispatches, without a payment provider';
update payment_option set is_prepaid = true where name = 'prepayment' and provider_way is null;
alter table shop_order add column pay_by timestamptz, add column remind_at timestamptz;
comment on column shop_order.pay_by is 'when an order in advance lapses; null when it is paid or needs no payment in advance';
comment on column shop_order.remind_at is 'when the mail about the missing payment is due; null when it was sent';
create index shop_order_pay_by on shop_order (pay_by) where pay_by is not null;
`;
