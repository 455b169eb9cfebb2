/** Checkouts and the market's options in the database. A checkout is only written under the lock of its cart. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type {
  CheckoutTable,
  PaymentOptionTable,
  ShippingOptionTable,
} from '#backend/database/cart-tables.ts';
import type { Schema } from '#backend/database/schema.ts';
import { toCheckoutUrls } from './checkout-urls.ts';
import { emptyAddress, emptyCheckout } from './checkout.types.ts';
import type { Address, Checkout } from './checkout.types.ts';

type Db = Kysely<Schema>;

const toAddress = (stored: unknown): Address | null =>
  stored === null || typeof stored !== 'object' ? null : { ...emptyAddress, ...stored };

const toCheckout = (row: Selectable<CheckoutTable>): Checkout => ({
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

export interface DeliveryRows {
  checkout: Checkout;
  /** Whether the checkout has been entered. */
  isEntered: boolean;
  /** Of the market, in their order. */
  shipping: Selectable<ShippingOptionTable>[];
  payment: Selectable<PaymentOptionTable>[];
}

/** All input of a cart's delivery in one query, since it runs with every change of a cart. */
export async function deliveryRowsOf(db: Db, cartId: string, marketId: string): Promise<DeliveryRows> {
  const { rows } = await sql<
    Selectable<CheckoutTable> & { has_checkout: boolean } & Pick<DeliveryRows, 'shipping' | 'payment'>
  >`
    select c.*, c.cart_id is not null as has_checkout, o.shipping, o.payment
    from (select
      coalesce((select jsonb_agg(to_jsonb(s) order by s.sort_order, s.shipping_id)
        from shipping_option s where s.market_id = ${marketId}), '[]') as shipping,
      coalesce((select jsonb_agg(to_jsonb(p) order by p.sort_order, p.payment_id)
        from payment_option p where p.market_id = ${marketId}), '[]') as payment) o
      left join checkout c on c.cart_id = ${cartId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A question without a condition has one row.');
  const { shipping, payment, has_checkout: isEntered } = row;
  return { checkout: isEntered ? toCheckout(row) : emptyCheckout, isEntered, shipping, payment };
}
