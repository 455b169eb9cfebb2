/** The states of an order and the moves between them; what people read for each is the storefront's (R-ORDER-2). */
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

/** Only forwards: what has ended stays ended, what was sent is not pending again (R-ORDER-2). */
const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  'pending-payment': ['pending', 'on-hold', 'cancelled'],
  pending: [
    'backorder',
    'partial',
    'inactive',
    'on-hold',
    'cancelled',
    'out-of-stock',
    'completed',
    'refunded',
  ],
  backorder: ['partial', 'on-hold', 'cancelled', 'out-of-stock', 'completed', 'refunded'],
  inactive: ['pending', 'cancelled'],
  'on-hold': ['pending', 'cancelled', 'refunded'],
  partial: ['completed', 'refunded'],
  completed: ['refunded'],
  'out-of-stock': ['refunded'],
  cancelled: [],
  refunded: [],
};

export const mayMove = (from: OrderState, to: OrderState): boolean => moves[from].includes(to);

/** Here the order came to nothing: its pieces, code uses and balance go back. */
export const releasesReservations = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'out-of-stock';

/** The shopper has an order; before that there is only a wish to pay. */
export const isOrdered = (state: OrderState): boolean => state !== 'pending-payment' && state !== 'cancelled';

/** A text of the database that only this room has written. */
export function toOrderState(text: string): OrderState {
  const state = orderStates.find(each => each === text);
  if (!state) throw new Error(`${text} is no state of an order`);
  return state;
}
