/** How much stock orders may hold before they are paid, so that no one keeps it from others without paying (R-ORDER-21). */
import { type Kysely, sql } from 'kysely';
import { neededPerSku } from '#backend/cart/cart-lines.ts';
import type { Schema } from '#backend/database/schema.ts';
import { mailboxOf } from '#kernel/contact/mail-address.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { OrderDraft } from './order.types.ts';
import { returnStock } from './reserve-stock.ts';

/** Values are in whole units of the currency whose rate is 1. */
export interface ReservationLimits {
  /** Of one order. */
  value: number;
  /** Of all unpaid orders together. */
  totalValue: number;
  /** Pieces that unpaid orders of one network or one buyer hold together. */
  pieces: number;
  /** Unpaid orders of one buyer that hold stock. */
  perBuyer: number;
  /** Unpaid orders of one network that hold stock. */
  perNetwork: number;
}

/** Stock that an unpaid order holds. */
export interface Reservation {
  value: number;
  pieces: number;
  network: string;
  /** Account, or mailbox of a guest. */
  buyer: string;
}

const sumOf = (held: readonly Reservation[], of: 'value' | 'pieces'): number =>
  held.reduce((sum, each) => sum + each[of], 0);

/** Whether an order would hold too much beside the other unpaid ones. */
export function holdsTooMuch(
  limits: ReservationLimits,
  own: Reservation,
  others: readonly Reservation[],
): boolean {
  const ofBuyer = others.filter(({ buyer }) => buyer === own.buyer);
  const ofNetwork = others.filter(({ network }) => network === own.network);
  return (
    own.value > limits.value ||
    sumOf(others, 'value') + own.value > limits.totalValue ||
    ofBuyer.length >= limits.perBuyer ||
    ofNetwork.length >= limits.perNetwork ||
    sumOf(ofBuyer, 'pieces') + own.pieces > limits.pieces ||
    sumOf(ofNetwork, 'pieces') + own.pieces > limits.pieces
  );
}

interface Held {
  value: number;
  pieces: number;
  ip_address: string | null;
  customer_id: number | null;
  email: string;
}

const buyerOf = (customerId: number | null, email: string): string =>
  customerId === null ? `mail:${mailboxOf(email)}` : `customer:${customerId}`;

/** What other unpaid orders hold; counted one order at a time, so that orders at the same moment know of each other. */
async function otherReservations(db: Kysely<Schema>, orderId: number): Promise<Reservation[]> {
  await sql`select pg_advisory_xact_lock(hashtext('unpaid reservations'))`.execute(db);
  const { rows } = await sql<Held>`
    select o.total_minor / (100 * c.rate)::float8 as value, o.ip_address, o.customer_id, o.email,
      (select coalesce(sum(pieces), 0)::int from order_stock s where s.order_id = o.order_id) as pieces
    from shop_order o join currency c using (currency_code)
    where o.is_reserved and o.order_id <> ${orderId}
      and (o.status = 'pending-payment' or o.status = 'pending' and o.pay_by is not null)`.execute(db);
  return rows.map(({ value, pieces, ip_address: ip, customer_id: customerId, email }) => ({
    value,
    pieces,
    network: networkOf(ip),
    buyer: buyerOf(customerId, email),
  }));
}

const reservationOf = ({ cart, customerId, email, ipAddress }: OrderDraft): Reservation => ({
  value: cart.total.selling / (100 * cart.currency.rate),
  pieces: [...neededPerSku(cart.lines).values()].reduce((sum, pieces) => sum + pieces, 0),
  network: networkOf(ipAddress),
  buyer: buyerOf(customerId, email),
});

/**
 * An order that would hold too much before its payment, by transfer or at a provider, takes its products when it is paid.
 * Inside the order's transaction.
 */
export async function limitReservation(
  db: Kysely<Schema>,
  orderId: number,
  draft: OrderDraft,
  limits: ReservationLimits,
): Promise<void> {
  if (!holdsTooMuch(limits, reservationOf(draft), await otherReservations(db, orderId))) return;
  await returnStock(db, orderId, draft.placedAt);
  await sql`update shop_order set is_reserved = false where order_id = ${orderId}`.execute(db);
}
