/** Maps the shop's order states to the four shown to customers (R-ORDER-3). */
import type { OrderStatus } from './types.ts';

const statuses: Readonly<Record<string, OrderStatus>> = {
  pending: 'RECEIVED',
  'pending-payment': 'RECEIVED',
  backorder: 'RECEIVED',
  partial: 'PROCESSING',
  inactive: 'PROCESSING',
  'on-hold': 'PROCESSING',
  cancelled: 'CANCELLED',
  'out-of-stock': 'CANCELLED',
  completed: 'COMPLETED',
  refunded: 'COMPLETED',
};

/** An unknown state counts as in progress, because every order must be in one of the two lists. */
export const orderStatus = (state: string): OrderStatus => statuses[state.toLowerCase()] ?? 'PROCESSING';
