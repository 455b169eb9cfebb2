/** Inserts an order; it is never changed afterwards. */
import { type Kysely, type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import { neededPerSku } from '#backend/cart/cart-lines.ts';
import type { Consumption, CountedWith } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import { invariant } from '#kernel/invariant.ts';
import type { OrderState } from '#kernel/order/order-states.ts';
import type { OrderDraft, OrderRow } from './order.types.ts';
import { isShort, reservedStock, unreservedStock } from './reserve-stock.ts';
import type { PaymentDeadline } from './unpaid-orders.ts';

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
    balance_minor: cart.balance.used,
    total_minor: total.selling,
    total_vat_minor: total.sellingVat,
    cart_snapshot: JSON.stringify(cart),
  };
}

const rowValues = (orderId: RawBuilder<number>, row: OrderRow, index: number) => ({
  order_id: orderId,
  row_number: index + 1,
  product_id: row.productId,
  sku_id: row.skuId,
  article_number: row.articleNumber,
  name: row.name,
  brand: row.brand,
  variant: row.variant,
  product_url: row.productUrl,
  categories: [...row.categories],
  gtin: row.gtin,
  external_id: row.externalId,
  length_mm: row.lengthMm,
  width_mm: row.widthMm,
  height_mm: row.heightMm,
  campaign_ids: [...row.campaignIds],
  campaign_names: [...row.campaignNames],
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
  fit: row.fit,
  applications: JSON.stringify(row.uses),
});

const orderValues = (draft: OrderDraft, publicId: string, status: OrderState) => ({
  ...sumsOf(draft),
  public_id: publicId,
  cart_id: draft.cart.id,
  channel_id: draft.channelId,
  market_id: draft.marketId,
  language_id: draft.languageId,
  status,
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
  cost_center: draft.costCenter || null,
  vehicle: draft.vehicle && JSON.stringify(draft.vehicle),
  consents: [...draft.consents],
  ip_address: draft.ipAddress,
  user_agent: draft.userAgent,
  placed_at: draft.placedAt,
  updated_at: draft.placedAt,
});

/** Writes of one statement, by the names of their relations. */
export type Writes = Readonly<Record<string, OperationNodeSource>>;

export interface NewOrder {
  draft: OrderDraft;
  status: OrderState;
  publicId: string;
  deadline: PaymentDeadline;
  /** Whether it holds its products from now on, and not only when it is paid. */
  isReserved: boolean;
  /** Whether the customer may not order. */
  isBlocked: RawBuilder<boolean>;
  /** Null: the orders of a buyer are not limited. */
  buyer: CountedWith | null;
  /** What else is written with the order; it may refer to `newOrderId`. */
  further: Writes;
}

/** The number of the order that the same statement writes. */
export const newOrderId = sql<number>`(select order_id from placed)`;

export interface Inserted {
  orderId: number;
  /** A SKU was short: the caller must roll back. */
  isShort: boolean;
  /** The customer may not order: the caller must roll back. */
  isBlocked: boolean;
  /** False: the claim among `further` was taken meanwhile, and the caller must roll back. */
  isClaimed: boolean;
  /** When refused, the caller must roll back. */
  buyer: Consumption;
}

/**
 * Takes the stock, unless that is done when it is paid, and writes the order with its rows, the first entry of its history and
 * `further` in one statement, and announces the changed stock.
 */
export async function insertOrder(
  db: Db,
  { draft, status, publicId, deadline, isReserved, isBlocked, buyer, further }: NewOrder,
): Promise<Inserted> {
  const needed = neededPerSku(draft.cart.lines);
  const writes: Writes = {
    placed: db
      .insertInto('shop_order')
      .values({ ...orderValues(draft, publicId, status), ...deadline, is_reserved: isReserved })
      .returning('order_id'),
    ...(isReserved ? reservedStock(needed, newOrderId) : unreservedStock(needed, newOrderId, draft.placedAt)),
    placed_rows: db
      .insertInto('order_row')
      .values(draft.rows.map((row, index) => rowValues(newOrderId, row, index))),
    placed_state: db
      .insertInto('order_status_change')
      .values({ order_id: newOrderId, from_status: null, to_status: status, reason: null }),
    ...(buyer && { counted: buyer.write }),
    ...further,
  };
  const relations = Object.entries(writes).map(([name, write]) => sql`${sql.ref(name)} as (${write})`);
  const isClaimed = 'claimed' in further ? sql`exists (select from claimed)` : sql`true`;
  const products = [...new Set(draft.rows.map(({ productId }) => productId))];
  // The stock is locked first and the key is claimed last, as in every order: two orders never wait for each other.
  const { rows } = await sql<Omit<Inserted, 'buyer'> & { counter: unknown }>`
    with ${sql.join(relations)}
    select ${isShort} as "isShort", ${isBlocked} as "isBlocked", ${newOrderId} as "orderId", ${isClaimed} as "isClaimed",
      ${buyer?.value('counted') ?? sql`null`} as counter,
      ${isReserved ? sql`announce_catalogue('stock', id)` : sql`null`}
    from unnest(${products}::int[]) as id`.execute(db);
  const [row] = rows;
  invariant(row, 'an order has rows');
  return { ...row, buyer: buyer?.verdict(row.counter) ?? { allowed: true } };
}
