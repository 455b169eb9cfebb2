/** The states of an order; what people read for each is the storefront's (contract 3, getOrders). */

/** Every order begins here: placed, not yet looked at by the shop. */
export const placedStatus = 'pending';
