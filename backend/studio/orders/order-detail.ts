/** One order with all that staff see of it. */
import type { Kysely } from 'kysely';
import { costsOf } from '#backend/cart/costs-of.ts';
import type { Address } from '#backend/checkout/checkout.types.ts';
import type { Schema } from '#backend/database/schema.ts';
import { countryName } from '#backend/kernel/country.ts';
import { findOrder } from '#backend/order/order.repository.ts';
import type { Order } from '#backend/order/order.types.ts';
import { piecePrices } from '#backend/order/row-prices.ts';
import { noLastDay } from '#backend/order/unpaid-orders.ts';
import { costRows } from '#kernel/money/cost-rows.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import type { OrderDetail, OrderLine } from '#studio-api/orders.ts';
import {
  readHistory,
  readMails,
  readOrderLines,
  readRefunds,
  readStored,
  readWithdrawals,
  type StoredLine,
} from './order-facts.ts';
import { moneyOf, whatMay } from './order-may.ts';

/** As it is written on a parcel, with the country in the language of the order. */
function addressLines(address: Address, languageId: string): string[] {
  const { company, firstName, lastName, careOf, zip, city, state, country } = address;
  return [
    company,
    [firstName, lastName].filter(Boolean).join(' '),
    careOf && `c/o ${careOf}`,
    address.addressLine1,
    address.addressLine2,
    address.addressLine3,
    [zip, city].filter(Boolean).join(' '),
    [state, countryName(country, languageId)].filter(Boolean).join(', '),
  ].filter(Boolean);
}

function toLines(order: Order, stored: readonly StoredLine[]): OrderLine[] {
  const packages = new Map(
    order.cart.lines.flatMap(({ groupKey, packageName }) =>
      groupKey ? [[groupKey, packageName] as const] : [],
    ),
  );
  return order.rows.map((row, index) => {
    const { refunded = 0, withdrawn = 0, shelf = null } = stored[index] ?? {};
    return {
      rowNumber: index + 1,
      articleNumber: row.articleNumber,
      gtin: row.gtin,
      name: row.name,
      variant: row.variant === '-' ? '' : row.variant,
      packageName: (row.groupKey === null ? null : packages.get(row.groupKey)) ?? null,
      shelf,
      message: row.message ?? '',
      fit: row.fit,
      uses: row.uses,
      quantity: row.quantity,
      prices: piecePrices(order, row),
      total: row.total,
      ...{ refunded, withdrawn },
    };
  });
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What the buyer wrote and how the order is delivered. */
function deliveryOf(order: Order) {
  const { cart, shipments, pickupPoint, desiredDeliveryDate } = order;
  return {
    billTo: addressLines(order.billingAddress, order.languageId),
    deliverTo: addressLines(order.shippingAddress, order.languageId),
    delivery: {
      name: cart.shipping?.displayName ?? '',
      pickupPoint,
      desiredDate: iso(desiredDeliveryDate),
    },
    parcels: shipments.map(({ parcelNumber, trackingLink, shippedAt }) => ({
      number: parcelNumber ?? '',
      href: trackingLink,
      sentAt: shippedAt.toISOString(),
    })),
    message: order.message,
    reference: order.customerOrderNumber,
    goodsLabel: order.goodsLabel,
    costCenter: order.costCenter,
    vehicle: order.vehicle && vehicleName(order.vehicle),
  };
}

function personOf(order: Order) {
  const { billingAddress: bill, shippingAddress: ship, customerType, identityNumber } = order;
  const isConsumer = customerType === 'PERSON';
  return {
    isConsumer,
    businessId: isConsumer ? '' : identityNumber,
    name: bill.company || [bill.firstName, bill.lastName].filter(Boolean).join(' '),
    email: order.email,
    phone: [ship.mobile, ship.phone, bill.mobile, bill.phone].find(Boolean) ?? '',
    customerId: order.customerId,
  };
}

function moneyFacts(order: Order) {
  const { cart, payment, payBy } = order;
  const last = payBy !== null && payBy < noLastDay ? payBy : null;
  return {
    currency: cart.currency.code,
    costs: costRows(costsOf(cart), true),
    total: cart.total.selling + cart.balance.used,
    payment: {
      name: cart.payment?.displayName ?? '',
      state: moneyOf(order),
      reference: payment?.reference ?? null,
      payBy: iso(last),
    },
  };
}

/** Names in another language than the order's own. */
export type TranslateOrder = (order: Order) => Promise<Order>;

/** Null for an unknown number. `db` must be a transaction that sees one state of the database, or hold the order's lock. */
export async function readDetail(
  db: Kysely<Schema>,
  number: number,
  translate: TranslateOrder,
): Promise<OrderDetail | null> {
  const found = await findOrder(db, number);
  const stored = await readStored(db, number);
  if (!found || !stored) return null;
  const order = await translate(found);
  const [lines, refunds, withdrawals, mails, history] = await Promise.all([
    readOrderLines(db, number),
    readRefunds(db, number),
    readWithdrawals(db, number),
    readMails(db, number),
    readHistory(db, number),
  ]);
  const { version, waits, flag, refunded } = stored;
  const facts = moneyFacts(order);
  const refundable = facts.total - refunded;
  return {
    ...{ number, version, waits, flag, refundable },
    placedAt: order.placedAt.toISOString(),
    state: order.status,
    language: order.languageId,
    ...facts,
    ...personOf(order),
    ...deliveryOf(order),
    lines: toLines(order, lines),
    refunds: refunds.map(({ at, reason, ...rest }) => ({
      ...rest,
      reason: reason ?? '',
      at: at.toISOString(),
    })),
    withdrawals: withdrawals.map(({ receivedAt, handledAt, ...rest }) => ({
      ...rest,
      receivedAt: receivedAt.toISOString(),
      handledAt: iso(handledAt),
    })),
    mails: mails.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    history: history.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    may: whatMay(order, {
      refundable,
      hasOpenWithdrawal: withdrawals.some(({ handledAt }) => handledAt === null),
      hasWithdrawal: withdrawals.length > 0,
    }),
  };
}
