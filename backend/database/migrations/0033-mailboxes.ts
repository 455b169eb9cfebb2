/** Orders are found by mailbox: a tag behind a plus sign makes no other customer of a promo code. */
export const up = /* sql */ `
create index shop_order_mailbox on shop_order (regexp_replace(lower(email), '^([^+@]+)\\+[^@]*@', '\\1@'));
`;
