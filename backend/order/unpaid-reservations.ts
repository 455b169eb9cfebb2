/** How much stock orders may hold before they are paid, so that no one keeps it from others without paying (R-ORDER-21). */
import { type Kysely, sql } from 'kysely';
import type { PricedCart } from '#backend/cart/cart.types.ts';
import { neededPerSku } from '#backend/cart/cart-lines.ts';
import type { Quote } from '#backend/cart/cart-pricing.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { networkOf } from '#kernel/address/network-of.ts';
import { mailboxOf } from '#kernel/contact/mail-address.ts';
import type { OrderDraft } from './order.types.ts';

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
interface Reservation {
  pieces: number;
  network: string;
  /** Account, or mailbox of a guest. */
  buyer: string;
}

interface OwnReservation extends Reservation {
  value: number;
}

/** What the other unpaid orders hold. */
interface Others {
  totalValue: number;
  /** All of the same buyer or network; others may be among them. */
  near: readonly Reservation[];
}

const piecesOf = (held: readonly Reservation[]): number => held.reduce((sum, { pieces }) => sum + pieces, 0);

/** Whether an order would hold too much beside the other unpaid ones. */
function holdsTooMuch(limits: ReservationLimits, own: OwnReservation, { totalValue, near }: Others): boolean {
  const ofBuyer = near.filter(({ buyer }) => buyer === own.buyer);
  const ofNetwork = near.filter(({ network }) => network === own.network);
  return (
    own.value > limits.value ||
    totalValue + own.value > limits.totalValue ||
    ofBuyer.length >= limits.perBuyer ||
    ofNetwork.length >= limits.perNetwork ||
    piecesOf(ofBuyer) + own.pieces > limits.pieces ||
    piecesOf(ofNetwork) + own.pieces > limits.pieces
  );
}

/** An order, or a cart that may become one. */
interface Unpaid {
  cart: Pick<PricedCart, 'id' | 'lines' | 'total' | 'currency'>;
  customerId: number | null;
  email: string;
  ipAddress: string | null;
}

interface Held {
  value: number;
  near: { pieces: number; ip_address: string | null; customer_id: number | null; email: string }[];
}

const buyerOf = (customerId: number | null, email: string): string =>
  customerId === null ? `mail:${mailboxOf(email)}` : `customer:${customerId}`;

/** Rows of the same buyer, as in the index `shop_order_mailbox`. */
const isSameBuyer = ({ customerId, email }: Unpaid) =>
  customerId === null
    ? sql`o.customer_id is null and regexp_replace(lower(o.email), '^([^+@]+)\\+[^@]*@', '\\1@') = ${mailboxOf(email)}`
    : sql`o.customer_id = ${customerId}`;

/** Rows of the same network and few others: an address of IPv6 has more than one spelling, of which the first group is the same. */
function mayBeSameNetwork({ ipAddress }: Unpaid) {
  if (ipAddress === null) return sql`o.ip_address is null`;
  const [first = ''] = networkOf(ipAddress).split(':');
  const plain = sql`regexp_replace(o.ip_address, '^::ffff:', '', 'i')`;
  return first === '0' ? sql`o.ip_address like ':%'` : sql`split_part(${plain}, ':', 1) = ${first}`;
}

/** Summed by the database: an order reads the others while the next one waits for it. */
async function otherReservations(db: Kysely<Schema>, own: Unpaid): Promise<Others> {
  const { rows } = await sql<Held>`
    select coalesce(sum(o.total_minor / (100 * c.rate)::float8), 0) as value,
      coalesce(json_agg(json_build_object('ip_address', o.ip_address, 'customer_id', o.customer_id, 'email', o.email,
        'pieces', (select coalesce(sum(pieces), 0)::int from order_stock s where s.order_id = o.order_id)))
        filter (where ${isSameBuyer(own)} or ${mayBeSameNetwork(own)}), '[]') as near
    from shop_order o join currency c using (currency_code)
    where o.is_reserved and o.cart_id <> ${own.cart.id}
      and (o.status = 'pending-payment' or o.status = 'pending' and o.pay_by is not null)`.execute(db);
  const { value, near } = rows[0] ?? { value: 0, near: [] };
  return {
    totalValue: value,
    near: near.map(({ pieces, ip_address: ip, customer_id: customerId, email }) => ({
      pieces,
      network: networkOf(ip),
      buyer: buyerOf(customerId, email),
    })),
  };
}

const reservationOf = ({ cart, customerId, email, ipAddress }: Unpaid): OwnReservation => ({
  value: cart.total.selling / (100 * cart.currency.rate),
  pieces: [...neededPerSku(cart.lines).values()].reduce((sum, pieces) => sum + pieces, 0),
  network: networkOf(ipAddress),
  buyer: buyerOf(customerId, email),
});

const isTooMuch = async (db: Kysely<Schema>, own: Unpaid, limits: ReservationLimits): Promise<boolean> =>
  holdsTooMuch(limits, reservationOf(own), await otherReservations(db, own));

/**
 * Whether the order of a checkout would hold its products until it is paid, for the shopper to know before ordering; null
 * when nothing is to be paid after ordering, or nothing is limited. Orders of others may change it until then.
 */
export async function foreseenReservation(
  ctx: Context,
  db: Kysely<Schema>,
  { quote, email }: { quote: Quote; email: string },
  limits: ReservationLimits | undefined,
): Promise<boolean | null> {
  const { cart, delivery } = quote;
  const { payment } = delivery;
  // An external payment is made before there is an order.
  const isLater = payment?.isPrepaid || (payment?.way && payment.checkoutType !== 'EXTERNAL');
  if (!limits || !isLater || cart.total.selling === 0) return null;
  const { customerId, ipAddress } = ctx.caller;
  return !(await isTooMuch(db, { cart, email, ipAddress, customerId }, limits));
}

/** Locks of orders that are being placed and are paid later: by buyer and network, and by value. */
export const NEAR = 471_101;
export const RESERVING = 471_102;
/** Of the second number of a lock. */
const MAX_KEY = 2_147_483_647;

/** The locks of a buyer and a network, the lower one first, until the transaction ends. */
const nearLocks = ({ buyer, network }: Pick<Reservation, 'buyer' | 'network'>) => ({
  near: sql`select hashtext(${buyer}) as one, hashtext(${network}) as other`,
  taken: sql`pg_advisory_xact_lock(${NEAR}, least(one, other))::text || pg_advisory_xact_lock(${NEAR}, greatest(one, other))::text`,
});

/**
 * Waits for orders of the same buyer or network until they are committed. Every order that may wait for them does so before it
 * locks stock, codes or balances; one that gives those of an earlier order back calls this first.
 */
export async function waitForNear(
  db: Kysely<Schema>,
  { customerId, email, ipAddress }: Pick<Unpaid, 'customerId' | 'email' | 'ipAddress'>,
): Promise<void> {
  const { near, taken } = nearLocks({ buyer: buyerOf(customerId, email), network: networkOf(ipAddress) });
  await sql`with near as (${near}) select ${taken} from near`.execute(db);
}

/**
 * Says to the others what this order may hold, and waits for those of the same buyer or network until they are committed.
 * Two orders of others see each other by their locks, which cost no waiting for the disk.
 * @returns the value of all others that are being placed
 */
async function joinReserving(db: Kysely<Schema>, own: OwnReservation): Promise<number> {
  const { near, taken } = nearLocks(own);
  const { rows } = await sql<{ value: number }>`
    with near as (${near}),
    mine as materialized (
      select ${taken}
        || pg_advisory_xact_lock_shared(${RESERVING}, ${Math.min(Math.ceil(own.value), MAX_KEY)})::text as done from near)
    select (select coalesce(sum(l.objid::bigint), 0)::float8 from pg_locks l
      where l.locktype = 'advisory' and l.classid = ${RESERVING} and l.granted and l.pid <> pg_backend_pid()
        and l.database = (select oid from pg_database where datname = current_database()) and mine.done is not null) as value
    from mine`.execute(db);
  return rows[0]?.value ?? 0;
}

/**
 * Whether an order that is paid later, by transfer or at a provider, holds its products until then; one that would hold too
 * much takes them when it is paid. Inside the order's transaction, before it takes its stock. What others are placing at
 * the same moment counts as if it were placed, so that near the limit of all of them both may go without.
 */
export async function mayReserve(
  db: Kysely<Schema>,
  draft: OrderDraft,
  limits: ReservationLimits,
): Promise<boolean> {
  const own = reservationOf(draft);
  if (own.value > limits.value) return false;
  // First, and in a statement of its own: an order that is no longer being placed is seen by the next one.
  const beingPlaced = await joinReserving(db, own);
  const { totalValue, near } = await otherReservations(db, draft);
  return !holdsTooMuch(limits, own, { totalValue: totalValue + beingPlaced, near });
}
