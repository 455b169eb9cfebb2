/** An order closes its cart; that the shopper has seen the confirmation is told later, by completeCart. */
export const up = /* sql */ `
alter table cart add column confirmed_at timestamptz;
comment on column cart.confirmed_at is 'completeCart was called: until then clients count the purchase and complete the cart';
`;
