/**
 * The VAT of an order is that of everything ordered, also where a balance paid a part: the share that earlier versions took
 * out of it returns. A withdrawal keeps the parts of its refund, which its acknowledgement lists.
 */
export const up = /* sql */ `
alter table withdrawal add column refund_parts jsonb;
update shop_order set total_vat_minor = total_vat_minor + (cart_snapshot -> 'balance' ->> 'usedVat')::int
  where balance_minor > 0 and cart_snapshot -> 'balance' ->> 'usedVat' is not null;
`;
