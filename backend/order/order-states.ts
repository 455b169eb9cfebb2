/** How an order moves from state to state; the storefront has the texts for them. */
import { type OrderState, orderStates } from '#kernel/order/order-states.ts';

/** Transitions go forwards only: a final state stays, and what was sent is not pending again (R-ORDER-2). */
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

/** States in which the order ends unfulfilled: stock, code uses and balance are released. */
export const releasesReservations = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'out-of-stock';

/** Whether the shopper has an order; before that it is an unpaid attempt. */
export const isOrdered = (state: OrderState): boolean => state !== 'pending-payment' && state !== 'cancelled';

/** Whether something is still to be sent, so that money for it matters. */
export const isOpenOrder = (state: OrderState): boolean =>
  !releasesReservations(state) && state !== 'completed' && state !== 'refunded';

/** A text from the database that only this module has written. */
export function toOrderState(text: string): OrderState {
  const state = orderStates.find(each => each === text);
  if (!state) throw new Error(`${text} is not an order state`);
  return state;
}
