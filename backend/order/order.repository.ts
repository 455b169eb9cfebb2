/** Frozen orders in the database. */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { PricedCart } from '#backend/cart/cart.types.ts';
import type { FrozenCarts } from '#backend/cart/cart-changes.ts';
import { grouped } from '#backend/catalogue/grouped.ts';
import type { Address } from '#backend/checkout/checkout.types.ts';
import { emptyAddress } from '#backend/checkout/checkout.types.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { OrderRowTable, ShopOrderTable } from '#backend/database/tables/order-tables.ts';
import { paymentsOfOrders } from '#backend/payment/payment.repository.ts';
import { toPartUses } from '#kernel/vehicle/application.ts';
import { isCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { toVehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import type { Order, OrderRow } from './order.types.ts';
import { refundsOf, shipmentsOf } from './order-events.repository.ts';
import { toOrderState } from './order-states.ts';

type Db = Kysely<Schema>;

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
  productUrl: row.product_url,
  categories: row.categories,
  gtin: row.gtin,
  externalId: row.external_id,
  lengthMm: row.length_mm,
  widthMm: row.width_mm,
  heightMm: row.height_mm,
  campaignIds: row.campaign_ids,
  campaignNames: row.campaign_names,
  fit: isCompatibility(row.fit) ? row.fit : null,
  uses: toPartUses(row.applications),
});

/** jsonb that only `insertOrder` has written; older ones knew no balance. */
const addressOf = (stored: unknown): Address => ({ ...emptyAddress, ...(stored as Partial<Address>) });
/** Earlier versions took a share of the VAT out of the total and stored it with the balance. */
type StoredCart = Omit<PricedCart, 'balance'> & { balance?: PricedCart['balance'] & { usedVat?: number } };

function cartOf(stored: unknown): PricedCart {
  const cart = stored as StoredCart;
  const { usedVat = 0, ...balance } = cart.balance ?? { used: 0, left: 0, usedVat: 0 };
  const { total } = cart;
  return {
    ...cart,
    balance,
    total: { ...total, sellingVat: total.sellingVat + usedVat, regularVat: total.regularVat + usedVat },
  };
}

interface Parts extends Pick<Order, 'shipments' | 'refunds' | 'payment'> {
  rows: readonly Selectable<OrderRowTable>[];
}

/** What is said of a product is the same in all of its lines. */
function withFits(cart: PricedCart, rows: readonly OrderRow[]): PricedCart {
  const said = new Map(rows.map(({ productId, fit, uses }) => [productId, { fit, uses }]));
  return { ...cart, lines: cart.lines.map(line => ({ ...line, ...said.get(line.productId) })) };
}

function assembled(row: Selectable<ShopOrderTable>, parts: Parts): Order {
  const rows = parts.rows.map(toRow);
  return {
    id: row.order_id,
    publicId: row.public_id,
    status: toOrderState(row.status),
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
    costCenter: row.cost_center ?? '',
    vehicle: toVehicleNames(row.vehicle),
    consents: row.consents,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    shippingVatRate: row.shipping_vat_bp,
    cart: withFits(cartOf(row.cart_snapshot), rows),
    rows,
    placedAt: row.placed_at,
    updatedAt: row.updated_at,
    completedAt: row.completed_at,
    payBy: row.pay_by,
    isReserved: row.is_reserved,
    shipments: parts.shipments,
    refunds: parts.refunds,
    payment: parts.payment,
  };
}

/** The number of queries does not depend on the number of orders. */
async function toOrders(db: Db, found: readonly Selectable<ShopOrderTable>[]): Promise<Order[]> {
  if (found.length === 0) return [];
  const ids = found.map(row => row.order_id);
  const [rows, shipments, refunds, made] = await Promise.all([
    db
      .selectFrom('order_row')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('order_id')
      .orderBy('row_number')
      .execute(),
    shipmentsOf(db, ids),
    refundsOf(db, ids),
    paymentsOfOrders(db, ids),
  ]);
  const payments = new Map(made.map(payment => [payment.orderId, payment]));
  const ofOrder = grouped(
    rows,
    row => row.order_id,
    row => row,
  );
  return found.map(order => {
    const id = order.order_id;
    return assembled(order, {
      rows: ofOrder.get(id) ?? [],
      shipments: shipments.filter(({ orderId }) => orderId === id),
      refunds: refunds.filter(({ orderId }) => orderId === id),
      payment: payments.get(id) ?? null,
    });
  });
}

const toOrder = async (db: Db, row: Selectable<ShopOrderTable> | undefined): Promise<Order | null> =>
  row ? ((await toOrders(db, [row]))[0] ?? null) : null;

export const findOrderByPublicId = async (db: Db, publicId: string): Promise<Order | null> =>
  toOrder(
    db,
    await db.selectFrom('shop_order').selectAll().where('public_id', '=', publicId).executeTakeFirst(),
  );

export const findOrder = async (db: Db, orderId: number): Promise<Order | null> =>
  toOrder(
    db,
    await db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirst(),
  );

const maxOrders = 500;

/** Newest first; an attempt that was never paid is not an order. */
export async function ordersOfCustomer(db: Db, customerId: number): Promise<Order[]> {
  const rows = await db
    .selectFrom('shop_order')
    .leftJoin('payment', 'payment.order_id', 'shop_order.order_id')
    .selectAll('shop_order')
    .where('shop_order.customer_id', '=', customerId)
    .where(eb =>
      eb.or([
        eb('shop_order.status', '<>', 'cancelled'),
        eb('payment.payment_ref', 'is', null),
        eb('payment.paid_at', 'is not', null),
      ]),
    )
    .orderBy('shop_order.placed_at', 'desc')
    .orderBy('shop_order.order_id', 'desc')
    .limit(maxOrders)
    .execute();
  return toOrders(db, rows);
}

/** The order only with the id of its cart: order numbers are sequential, cart ids cannot be guessed. */
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

/** Whether this cart has an order with a pending payment, as a part of the statement that reads the cart. */
export const hasPendingOrder = (cartId: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from shop_order o where o.cart_id = ${cartId} and o.status = 'pending-payment')`;

/** The order of this cart with a pending payment, locked; there is at most one. */
export async function pendingOrder(db: Db, cartId: string): Promise<number | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .where('status', '=', 'pending-payment')
    .forUpdate()
    .executeTakeFirst();
  return row?.order_id ?? null;
}

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
      // Unpaid attempts are cancelled, and a later one replaces them.
      .orderBy(eb => eb('status', '=', 'cancelled'))
      .orderBy('order_id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? cartOf(row.cart_snapshot) : null;
  },
});
