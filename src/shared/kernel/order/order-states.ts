/** The states of an order, in the words that the contract has for them (R-ORDER-2). */
export const orderStates = [
  'pending',
  'pending-payment',
  'backorder',
  'partial',
  'inactive',
  'on-hold',
  'cancelled',
  'out-of-stock',
  'completed',
  'refunded',
] as const;

export type OrderState = (typeof orderStates)[number];

/** Flag of an order whose payment came after its products were sold. */
export const SHORT_FLAG = 'sold out before the payment';
