/** Choices of a checkout and the market's options in the database. A checkout is written only under the lock of its cart. */
import type { Kysely, Selectable } from 'kysely';
import type {
  CheckoutTable,
  PaymentOptionTable,
  Schema,
  ShippingOptionTable,
} from '#backend/database/schema.ts';
import { toCheckoutUrls } from './checkout-urls.ts';
import { emptyAddress, emptyCheckout } from './checkout.types.ts';
import type { Address, Checkout } from './checkout.types.ts';

type Db = Kysely<Schema>;

const toAddress = (stored: unknown): Address | null =>
  stored === null || typeof stored !== 'object' ? null : { ...emptyAddress, ...stored };

const toCheckout = (row: Selectable<CheckoutTable>): Checkout => ({
  email: row.email ?? '',
  identityNumber: row.identity_number ?? '',
  customerType: row.customer_type === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON',
  billingAddress: toAddress(row.billing_address) ?? emptyAddress,
  shippingAddress: toAddress(row.shipping_address),
  paymentId: row.payment_id,
  shippingId: row.shipping_id,
  message: row.message ?? '',
  consents: row.consents,
  pickupPoint: row.pickup_point ?? '',
  desiredDeliveryDate: row.desired_delivery_date,
  customerOrderNumber: row.customer_order_number ?? '',
  goodsLabel: row.goods_label ?? '',
  externalShippingId: row.external_shipping_id ?? '',
  skipsShippingCheck: row.skip_shipping_check,
  urls: toCheckoutUrls(row.urls),
});

/** Empty choices when the checkout has not been entered. */
export async function findCheckout(db: Db, cartId: string): Promise<Checkout> {
  const row = await db.selectFrom('checkout').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  return row ? toCheckout(row) : emptyCheckout;
}

export async function saveCheckout(db: Db, cartId: string, checkout: Checkout, now: Date): Promise<void> {
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
    external_shipping_id: checkout.externalShippingId,
    skip_shipping_check: checkout.skipsShippingCheck,
    urls: JSON.stringify(checkout.urls),
    updated_at: now,
  };
  await db
    .insertInto('checkout')
    .values({ cart_id: cartId, ...values })
    .onConflict(conflict => conflict.column('cart_id').doUpdateSet(values))
    .execute();
}

export const shippingOptionsOf = (db: Db, marketId: string): Promise<Selectable<ShippingOptionTable>[]> =>
  db
    .selectFrom('shipping_option')
    .selectAll()
    .where('market_id', '=', marketId)
    .orderBy('sort_order')
    .orderBy('shipping_id')
    .execute();

export const paymentOptionsOf = (db: Db, marketId: string): Promise<Selectable<PaymentOptionTable>[]> =>
  db
    .selectFrom('payment_option')
    .selectAll()
    .where('market_id', '=', marketId)
    .orderBy('sort_order')
    .orderBy('payment_id')
    .execute();
