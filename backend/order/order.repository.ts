/** Orders in the database: written once, then read as they were. */
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { invariant } from '#kernel/invariant.ts';
import type { FrozenCarts } from '#backend/cart/cart.service.ts';
import type { PricedCart } from '#backend/cart/cart.types.ts';
import { emptyAddress } from '#backend/checkout/checkout.types.ts';
import type { Address } from '#backend/checkout/checkout.types.ts';
import type { OrderRowTable, Schema, ShopOrderTable } from '#backend/database/schema.ts';
import { placedStatus } from './order-status.ts';
import type { Order, OrderDraft, OrderRow } from './order.types.ts';

type Db = Kysely<Schema>;

function sumsOf({ cart, shippingVatRate }: OrderDraft) {
  const { shipping, payment, items, total } = cart;
  invariant(shipping && payment, 'an order has a way of shipping and of paying');
  return {
    currency_code: cart.currency.code,
    promo_code: cart.promoCode,
    metadata: cart.merchantData,
    payment_id: payment.id,
    payment_name: payment.displayName,
    payment_type: payment.paymentType,
    payment_fee_minor: payment.fee,
    shipping_id: shipping.id,
    shipping_name: shipping.displayName,
    shipping_fee_minor: shipping.fee,
    shipping_vat_bp: shippingVatRate,
    items_minor: items.selling,
    items_vat_minor: items.sellingVat,
    discount_minor: cart.fixedDiscount,
    total_minor: total.selling,
    total_vat_minor: total.sellingVat,
    cart_snapshot: JSON.stringify(cart),
  };
}

const rowValues = (orderId: number, row: OrderRow, index: number) => ({
  order_id: orderId,
  row_number: index + 1,
  product_id: row.productId,
  sku_id: row.skuId,
  article_number: row.articleNumber,
  name: row.name,
  brand: row.brand,
  variant: row.variant,
  product_url: null,
  image_file: row.imageFile,
  quantity: row.quantity,
  unit_minor: row.unit,
  unit_regular_minor: row.unitRegular,
  total_minor: row.total,
  total_vat_minor: row.totalVat,
  vat_bp: row.vatRate,
  message: row.message,
  group_key: row.groupKey,
  weight_grams: row.weightGrams,
});

/** Writes the order with its rows and the first entry of its history. */
export async function insertOrder(db: Db, draft: OrderDraft): Promise<{ id: number; publicId: string }> {
  const publicId = randomUUID();
  const { order_id: id } = await db
    .insertInto('shop_order')
    .values({
      ...sumsOf(draft),
      public_id: publicId,
      cart_id: draft.cart.id,
      channel_id: draft.channelId,
      market_id: draft.marketId,
      language_id: draft.languageId,
      status: placedStatus,
      email: draft.email,
      customer_id: draft.customerId,
      customer_type: draft.customerType,
      identity_number: draft.identityNumber || null,
      billing_address: JSON.stringify(draft.billingAddress),
      shipping_address: JSON.stringify(draft.shippingAddress),
      message: draft.message || null,
      pickup_point: draft.pickupPoint || null,
      desired_delivery_date: draft.desiredDeliveryDate,
      customer_order_number: draft.customerOrderNumber || null,
      goods_label: draft.goodsLabel || null,
      ip_address: draft.ipAddress,
      user_agent: draft.userAgent,
      placed_at: draft.placedAt,
      updated_at: draft.placedAt,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_row')
    .values(draft.rows.map((row, index) => rowValues(id, row, index)))
    .execute();
  await db
    .insertInto('order_status_change')
    .values({ order_id: id, from_status: null, to_status: placedStatus, reason: null })
    .execute();
  return { id, publicId };
}

const toRow = (row: Selectable<OrderRowTable>): OrderRow => ({
  productId: row.product_id,
  skuId: row.sku_id,
  articleNumber: row.article_number,
  name: row.name,
  brand: row.brand ?? '',
  variant: row.variant ?? '',
  imageFile: row.image_file,
  quantity: row.quantity,
  unit: row.unit_minor,
  unitRegular: row.unit_regular_minor,
  total: row.total_minor,
  totalVat: row.total_vat_minor,
  vatRate: row.vat_bp,
  message: row.message,
  groupKey: row.group_key,
  weightGrams: row.weight_grams,
});

/** jsonb that only `insertOrder` has written. */
const addressOf = (stored: unknown): Address => ({ ...emptyAddress, ...(stored as Partial<Address>) });
const cartOf = (stored: unknown): PricedCart => stored as PricedCart;

async function toOrder(db: Db, row: Selectable<ShopOrderTable> | undefined): Promise<Order | null> {
  if (!row) return null;
  const rows = await db
    .selectFrom('order_row')
    .selectAll()
    .where('order_id', '=', row.order_id)
    .orderBy('row_number')
    .execute();
  return {
    id: row.order_id,
    publicId: row.public_id,
    status: row.status,
    channelId: row.channel_id,
    marketId: row.market_id,
    languageId: row.language_id,
    email: row.email,
    customerId: row.customer_id,
    customerType: row.customer_type === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON',
    identityNumber: row.identity_number ?? '',
    billingAddress: addressOf(row.billing_address),
    shippingAddress: addressOf(row.shipping_address),
    message: row.message ?? '',
    pickupPoint: row.pickup_point ?? '',
    desiredDeliveryDate: row.desired_delivery_date,
    customerOrderNumber: row.customer_order_number ?? '',
    goodsLabel: row.goods_label ?? '',
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    shippingVatRate: row.shipping_vat_bp,
    cart: cartOf(row.cart_snapshot),
    rows: rows.map(toRow),
    placedAt: row.placed_at,
    updatedAt: row.updated_at,
  };
}

export const findOrderByPublicId = async (db: Db, publicId: string): Promise<Order | null> =>
  toOrder(
    db,
    await db.selectFrom('shop_order').selectAll().where('public_id', '=', publicId).executeTakeFirst(),
  );

/** The order only for who knows the id of its cart as well: numbers can be counted up, cart ids cannot be guessed. */
export const findOrderOfCart = async (db: Db, orderId: number, cartId: string): Promise<Order | null> =>
  toOrder(
    db,
    await db
      .selectFrom('shop_order')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('cart_id', '=', cartId)
      .executeTakeFirst(),
  );

/** How many orders the customer has placed up to this one; 1 for a guest. */
export async function nthPurchase(db: Db, order: Order): Promise<number> {
  if (order.customerId === null) return 1;
  const { count } = await db
    .selectFrom('shop_order')
    .select(eb => eb.fn.countAll().as('count'))
    .where('customer_id', '=', order.customerId)
    .where('order_id', '<=', order.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const createFrozenCarts = (): FrozenCarts => ({
  async find(db, cartId) {
    const row = await db
      .selectFrom('shop_order')
      .select('cart_snapshot')
      .where('cart_id', '=', cartId)
      .executeTakeFirst();
    return row ? cartOf(row.cart_snapshot) : null;
  },
});
