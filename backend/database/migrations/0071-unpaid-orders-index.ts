/** What unpaid orders hold is summed while an order is placed: found without reading all orders. */
export const up = /* sql */ `
create index shop_order_unpaid on shop_order (order_id)
  where is_reserved and (status = 'pending-payment' or status = 'pending' and pay_by is not null);
`;
