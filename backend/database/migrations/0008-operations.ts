/** What the cleaning looks for is found by an index. */
export const up = /* sql */ `
create index cart_age on cart (updated_at);
create index idempotency_key_age on idempotency_key (created_at);
create index catalogue_change_age on catalogue_change (changed_at);
create index checkout_identity_age on checkout (updated_at) where identity_number is not null;
create index shop_order_identity_age on shop_order (placed_at) where identity_number is not null;
create index outbox_parked on outbox (parked_at) where parked_at is not null;
create index payment_event_age on payment_event (received_at);
create index sandbox_payment_age on sandbox_payment (updated_at);
`;
