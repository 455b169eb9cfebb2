/** Orders of the signed-in customer; never cached. */
import { safeAddress } from '#kernel/address/safe-address.ts';
import { toPartUses } from '#kernel/vehicle/application.ts';
import { isCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { toCart } from '../cart/cart.ts';
import { toAddress } from '../checkout/to-address.ts';
import { present, presentText } from '../present.ts';
import type { StandardVariables } from '../standard-variables.ts';
import type { Transport } from '../transport.ts';
import { CustomerOrdersDocument, type CustomerOrdersQuery } from './order.gen.ts';
import type { CustomerOrder, OrderApi, OrderStatus } from './types.ts';

type Wire = NonNullable<NonNullable<CustomerOrdersQuery['getOrders']>[number]>;

function toOrder(wire: Wire): CustomerOrder {
  const cart = wire.cart ? toCart(wire.cart) : null;
  const fits = new Map(
    present(wire.cart?.items).map(({ id, fit, applications }) => [
      id,
      { fit: isCompatibility(fit) ? fit : null, uses: toPartUses(applications) },
    ]),
  );
  return {
    id: wire.id ?? 0,
    publicId: wire.publicId,
    date: presentText(wire.createdAt),
    currency: presentText(wire.currency),
    status: orderStatus(wire.status),
    message: presentText(wire.message),
    reference: presentText(wire.customerOrderNumber),
    costCenter: presentText(wire.costCenter),
    totalFormatted: presentText(wire.orderTotal?.sellingPriceIncVatFormatted),
    quantity: cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    vehicle: wire.vehicle || null,
    lines: (cart?.lines ?? []).map(line => ({ ...line, ...fits.get(line.id) })),
    totals: cart?.totals ?? null,
    billing: toAddress(wire.billingAddress),
    shipping: toAddress(wire.shippingAddress),
    deliveries: present(wire.shippingDetails).map(({ name, parcelNumber, trackingLink }) => ({
      name,
      parcelNumber: presentText(parcelNumber),
      trackingHref: (trackingLink && safeAddress(trackingLink)) || null,
    })),
    payments: present(wire.paymentDetails).map(({ displayName }) => ({ name: displayName })),
    refunds: present(wire.refunds).map(({ id, itemId, createdAt, reason, total }) => ({
      id,
      skuId: itemId,
      date: createdAt,
      reason: presentText(reason),
      amount: total,
    })),
  };
}

export const createOrderApi = (transport: Transport, standard: StandardVariables): OrderApi => ({
  async mine() {
    const { getOrders } = await transport.query(CustomerOrdersDocument, standard);
    return present(getOrders)
      .map(toOrder)
      .toSorted((one, other) => other.date.localeCompare(one.date));
  },
});

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

/**
 * Maps the shop's order states to the four shown to customers (R-ORDER-3).
 * An unknown state counts as in progress, because every order must be in one of the two lists.
 */
export const orderStatus = (state: string): OrderStatus => statuses[state.toLowerCase()] ?? 'PROCESSING';
