/** An order as its page shows it: what was bought and where it stands, without the person. */

import { costsOf } from '#backend/cart/costs-of.ts';
import { windowText } from '#backend/catalogue/arrival-text.ts';
import { shippingTerms } from '#backend/catalogue/market-shipping.ts';
import type { Language, Market } from '#backend/kernel/market.ts';
import { awaitedUntil, noLastDay } from '#backend/order/unpaid-orders.ts';
import { toDecimal } from '#kernel/money/money.ts';
import type { OrderState } from '#kernel/order/order-states.ts';
import type { OrderView, OrderViewLine, OrderViewWithdrawal } from '#kernel/order/order-view.ts';
import { timeZoneOf } from '#kernel/time-zone.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import type { Order } from '../order.types.ts';
import { piecePrices } from '../row-prices.ts';
import { afterDays, piecesLeft } from '../withdrawals/plan-withdrawal.ts';
import type { DeclaredWithdrawal, WithdrawalFacts } from '../withdrawals/withdrawal.repository.ts';

/** `anna@example.com` becomes `a•••@e•••.com`. */
export function shortenedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const end = host.lastIndexOf('.');
  return `${name.slice(0, 1)}•••@${host.slice(0, 1)}•••${end < 0 ? '' : host.slice(end)}`;
}

/** States in which there is nothing to withdraw from. */
const ended: readonly OrderState[] = ['pending-payment', 'cancelled', 'out-of-stock', 'refunded'];

function toLines(order: Order, facts: WithdrawalFacts): OrderViewLine[] {
  const { cart, rows } = order;
  const names = new Map(
    cart.lines.flatMap(({ groupKey, packageName }) => (groupKey ? [[groupKey, packageName] as const] : [])),
  );
  return rows.map((row, index) => {
    const counted = facts.rows[index];
    return {
      rowNumber: index + 1,
      skuId: row.skuId,
      name: row.name,
      variant: row.variant === '-' ? '' : row.variant,
      articleNumber: row.articleNumber,
      image: row.imageFile,
      href: row.productUrl,
      quantity: row.quantity,
      prices: piecePrices(order, row).map(({ quantity, unit }) => ({ quantity, unit: toDecimal(unit) })),
      total: toDecimal(row.total),
      groupKey: row.groupKey,
      packageName: (row.groupKey === null ? null : names.get(row.groupKey)) ?? null,
      isGift: row.unit === 0,
      fit: row.fit,
      uses: row.uses,
      left: counted ? piecesLeft(counted) : 0,
      withdrawn: counted?.withdrawn_quantity ?? 0,
    };
  });
}

const toWithdrawal = ({ receivedAt, lines, refund }: DeclaredWithdrawal): OrderViewWithdrawal => ({
  receivedAt: receivedAt.toISOString(),
  lines,
  refund: refund === null ? null : toDecimal(refund),
  returnBy: afterDays(receivedAt).toISOString(),
  refundBy: afterDays(receivedAt).toISOString(),
});

/** The period begins when the last parcel arrives, so it lasts at least this long after that was sent. */
function withdrawableUntil({ status, shipments }: Order): string | null {
  const last = shipments.at(-1);
  return status === 'completed' && last ? afterDays(last.shippedAt).toISOString() : null;
}

function transferOf(order: Order): OrderView['transfer'] {
  const payBy = awaitedUntil(order);
  if (!payBy) return null;
  return {
    amount: toDecimal(order.cart.total.selling),
    payBy: payBy < noLastDay ? payBy.toISOString() : null,
    isReserved: order.isReserved,
  };
}

interface Reading {
  language: Language;
  /** Of the order. */
  market: Market;
  /** Of the shop, for a market whose own is not known. */
  timeZone: string;
  now: Date;
}

export function toOrderView(
  order: Order,
  facts: WithdrawalFacts,
  { language, market, timeZone, now }: Reading,
): OrderView {
  const arrival = order.cart.shipping?.arrival;
  const lines = toLines(order, facts);
  const isConsumer = order.customerType === 'PERSON';
  return {
    number: order.id,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    currency: order.cart.currency.code,
    timeZone: timeZoneOf(market.country.code, timeZone),
    returnFee: shippingTerms(market, language, now)?.from ?? null,
    isConsumer,
    email: shortenedEmail(order.email),
    shippingName: order.cart.shipping?.displayName ?? '',
    arrival: arrival ? windowText(arrival, language) : null,
    paymentName: order.cart.payment?.displayName ?? '',
    paymentCode: order.cart.payment?.name ?? '',
    transfer: transferOf(order),
    vehicle: order.vehicle && vehicleName(order.vehicle),
    isGuest: order.customerId === null,
    lines,
    costs: costsOf(order.cart),
    parcels: order.shipments.map(({ parcelNumber, trackingLink, shippedAt }) => ({
      number: parcelNumber ?? '',
      href: trackingLink,
      sentAt: shippedAt.toISOString(),
    })),
    refunds: order.refunds.map(({ createdAt, skuId, total }) => ({
      at: createdAt.toISOString(),
      name: lines.find(line => line.skuId === skuId)?.name ?? '',
      amount: toDecimal(total),
    })),
    withdrawals: facts.declared.map(toWithdrawal),
    withdrawableUntil: withdrawableUntil(order),
    isWithdrawable: isConsumer && !ended.includes(order.status) && lines.some(({ left }) => left > 0),
  };
}
