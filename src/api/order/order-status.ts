/** The shop's states of an order as the four that customers are told (R-ORDER-3). */
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

/** A state that nobody has heard of is under way: an order must never be in neither list. */
export const orderStatus = (state: string): OrderStatus => statuses[state.toLowerCase()] ?? 'PROCESSING';
