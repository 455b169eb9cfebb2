/** The total that a client was last told of a cart: an order is refused when it has risen since. */
export const up = /* sql */ `
alter table cart add column answered_minor int, add column answered_currency text;
comment on column cart.answered_minor is 'total with VAT in the last answer to a client; null before the first, and then nothing is compared';
`;
