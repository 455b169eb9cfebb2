/** Checkouts in the database. A checkout is only written under the lock of its cart. */
import type { Selectable } from 'kysely';
import { ownerId } from '#backend/cart/cart.repository.ts';
import type { Db } from '#backend/database/schema.ts';
import type { CheckoutTable } from '#backend/database/tables/cart-tables.ts';
import type { Context } from '#backend/kernel/context.ts';
import { toVehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import type { Address, Checkout } from './checkout.types.ts';
import { emptyAddress, emptyCheckout } from './checkout.types.ts';
import { toCheckoutUrls } from './checkout-urls.ts';

const toAddress = (stored: unknown): Address | null =>
  stored === null || typeof stored !== 'object' ? null : { ...emptyAddress, ...stored };

/** A row as JSON, in which a moment is a text. */
export type CheckoutFacts = Omit<Selectable<CheckoutTable>, 'desired_delivery_date'> & {
  desired_delivery_date: Date | string | null;
};

const toCheckout = (row: CheckoutFacts): Checkout => ({
  customerId: row.customer_id,
  email: row.email ?? '',
  identityNumber: row.identity_number ?? '',
  identityCountry: null,
  customerType: row.customer_type === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON',
  billingAddress: toAddress(row.billing_address) ?? emptyAddress,
  shippingAddress: toAddress(row.shipping_address),
  paymentId: row.payment_id,
  shippingId: row.shipping_id,
  message: row.message ?? '',
  consents: row.consents,
  pickupPoint: row.pickup_point ?? '',
  desiredDeliveryDate: row.desired_delivery_date === null ? null : new Date(row.desired_delivery_date),
  customerOrderNumber: row.customer_order_number ?? '',
  goodsLabel: row.goods_label ?? '',
  costCenter: row.cost_center ?? '',
  vehicle: toVehicleNames(row.vehicle),
  externalShippingId: row.external_shipping_id ?? '',
  skipsShippingCheck: row.skip_shipping_check,
  urls: toCheckoutUrls(row.urls),
});

/** Empty choices when the checkout has not been entered. */
export async function findCheckout(db: Db, cartId: string): Promise<Checkout> {
  const row = await db.selectFrom('checkout').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  return row ? toCheckout(row) : emptyCheckout;
}

/** The statement that stores a checkout. */
export function savedCheckout(db: Db, ctx: Context, cartId: string, checkout: Checkout) {
  const values = {
    email: checkout.email,
    identity_number: checkout.identityNumber,
    customer_type: checkout.customerType,
    billing_address: JSON.stringify(checkout.billingAddress),
    shipping_address: checkout.shippingAddress && JSON.stringify(checkout.shippingAddress),
    payment_id: checkout.paymentId,
    shipping_id: checkout.shippingId,
    message: checkout.message,
    consents: [...checkout.consents],
    pickup_point: checkout.pickupPoint,
    desired_delivery_date: checkout.desiredDeliveryDate,
    customer_order_number: checkout.customerOrderNumber,
    goods_label: checkout.goodsLabel,
    cost_center: checkout.costCenter,
    vehicle: checkout.vehicle && JSON.stringify(checkout.vehicle),
    external_shipping_id: checkout.externalShippingId,
    skip_shipping_check: checkout.skipsShippingCheck,
    urls: JSON.stringify(checkout.urls),
    updated_at: ctx.now,
  };
  return (
    db
      .insertInto('checkout')
      // An account that takes over the cart of a guest does not become the owner of what the guest has typed.
      .values({ cart_id: cartId, customer_id: ownerId(ctx), ...values })
      .onConflict(conflict => conflict.column('cart_id').doUpdateSet(values))
  );
}

export const storedCheckout = ({ checkout }: { checkout: CheckoutFacts | null }): Checkout =>
  checkout ? toCheckout(checkout) : emptyCheckout;
