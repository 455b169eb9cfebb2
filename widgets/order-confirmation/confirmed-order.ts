/** The confirmed order with what its own page knows besides, where the shop keeps the orders. */

import type { Confirmation } from '#api/checkout/types.ts';
import type { OfferProblem } from '#components/account/account-password-offer.tsx';
import type { OrderByLink, OrderView } from '#kernel/order/order-view.ts';

export interface ConfirmedOrderFacts {
  placedAt: string;
  timeZone: string;
  /** File names of the pictures, in the order of the rows. */
  images: readonly (string | null)[];
  arrival: OrderView['arrival'];
  isInvoice: boolean;
  transfer: OrderView['transfer'];
  isConsumer: boolean;
  isGuest: boolean;
}

/** The offer of an account to a guest: by a link in a mail, or by a password on this page, with what came of it. */
export type AccountState = 'mail' | 'password' | 'made' | 'sent' | OfferProblem;

export interface ConfirmedOrder extends Confirmation {
  /** The cart that was ordered, which this browser forgets. */
  cartId: string;
  facts?: ConfirmedOrderFacts;
  account?: AccountState;
}

/** @param seen the order of the secret id; that of another number adds nothing */
export function withFacts(order: ConfirmedOrder, seen: OrderByLink | undefined): ConfirmedOrder {
  if (seen?.state !== 'found' || String(seen.order.number) !== order.orderId) return order;
  const { placedAt, timeZone, lines, arrival, paymentCode, transfer, isConsumer, isGuest } = seen.order;
  const isInvoice = paymentCode === 'invoice';
  const images = lines.map(({ image }) => image);
  return {
    ...order,
    facts: { placedAt, timeZone, images, arrival, isInvoice, transfer, isConsumer, isGuest },
  };
}
