/**
 * Names in an order are stored in the language in which it was placed. A customer who reads the order in another
 * language gets today's names in that language; amounts and quantities stay as they were stored.
 */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { PricedCart, PricedLine } from '#backend/cart/cart.types.ts';
import { localised } from '#backend/catalogue/localised.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Campaign } from '#backend/promotion/promotions.ts';
import type { Order } from './order.types.ts';

/** Translates all orders with one query; orders in the language of the context are returned as they are. */
export type OrderNames = (ctx: Pick<Context, 'language'>, orders: readonly Order[]) => Promise<Order[]>;

type Kind = 'product' | 'campaign' | 'shipping' | 'payment';
type NameOf = (kind: Kind, id: number | string, marketId?: string) => string | null;

interface Row {
  kind: Kind;
  id: number;
  market_id: string;
  texts: Partial<Record<string, string>>;
  /** Of the shipping option that this one refines. */
  parent_texts: Partial<Record<string, string>> | null;
}

const keyOf = (kind: Kind, id: number | string, marketId: string) => `${kind} ${id} ${marketId}`;

const linesOf = (orders: readonly Order[]) => orders.flatMap(({ cart }) => cart.lines);

const productIdsOf = (orders: readonly Order[]): number[] => [
  ...new Set(linesOf(orders).flatMap(line => [line.productId, line.package?.packageId ?? line.productId])),
];

const campaignIdsOf = (orders: readonly Order[]): number[] => [
  ...new Set(
    orders
      .flatMap(({ cart }) => [...cart.campaigns, ...cart.lines.flatMap(line => line.campaigns)])
      .map(({ campaignId }) => Number(campaignId))
      .filter(id => Number.isSafeInteger(id)),
  ),
];

async function loadNames(
  ctx: Pick<Context, 'language'>,
  db: Kysely<Schema>,
  orders: readonly Order[],
): Promise<NameOf> {
  const { language } = ctx;
  const { rows } = await sql<Row>`
    select 'product' as kind, product_id as id, '' as market_id, jsonb_build_object(language_id, name) as texts, null::jsonb as parent_texts
      from product_text where language_id = ${language.id} and product_id = any(${productIdsOf(orders)}::int[])
    union all
    select 'campaign', campaign_id, '', name, null from campaign
      where not needs_code and campaign_id = any(${campaignIdsOf(orders)}::int[])
    union all
    select 'shipping', s.shipping_id, s.market_id, s.display_name, parent.display_name
      from shipping_option s left join shipping_option parent on parent.shipping_id = s.parent_id and parent.market_id = s.market_id
      where s.shipping_id = any(${orders.flatMap(({ cart }) => cart.shipping?.id ?? [])}::int[])
    union all
    select 'payment', payment_id, market_id, display_name, null from payment_option
      where payment_id = any(${orders.flatMap(({ cart }) => cart.payment?.id ?? [])}::int[])`.execute(db);
  const names = new Map(
    rows.map(({ kind, id, market_id: marketId, texts, parent_texts: parent }) => {
      const own = localised(texts, language);
      const name = own && parent ? `${localised(parent, language) ?? ''}: ${own}` : own;
      return [keyOf(kind, id, marketId), name];
    }),
  );
  return (kind, id, marketId = '') => names.get(keyOf(kind, id, marketId)) ?? null;
}

function cartIn(cart: PricedCart, marketId: string, nameOf: NameOf): PricedCart {
  const named = (campaign: Campaign): Campaign => ({
    ...campaign,
    name: nameOf('campaign', campaign.campaignId) ?? campaign.name,
  });
  const line = (of: PricedLine): PricedLine => ({
    ...of,
    packageName: of.package && (nameOf('product', of.package.packageId) ?? of.packageName),
    campaigns: of.campaigns.map(named),
  });
  const { shipping, payment } = cart;
  return {
    ...cart,
    lines: cart.lines.map(line),
    campaigns: cart.campaigns.map(named),
    shipping: shipping && {
      ...shipping,
      displayName: nameOf('shipping', shipping.id, marketId) ?? shipping.displayName,
    },
    payment: payment && {
      ...payment,
      displayName: nameOf('payment', payment.id, marketId) ?? payment.displayName,
    },
  };
}

const orderIn = (order: Order, nameOf: NameOf): Order => ({
  ...order,
  cart: cartIn(order.cart, order.marketId, nameOf),
  rows: order.rows.map(row => ({
    ...row,
    name: nameOf('product', row.productId) ?? row.name,
    campaignNames: row.campaignIds.map(
      (id, index) => nameOf('campaign', id) ?? row.campaignNames[index] ?? id,
    ),
  })),
});

export function createOrderNames(db: Kysely<Schema>): OrderNames {
  return async (ctx, orders) => {
    const foreign = orders.filter(({ languageId }) => languageId !== ctx.language.id);
    if (foreign.length === 0) return [...orders];
    const nameOf = await loadNames(ctx, db, foreign);
    return orders.map(order => (foreign.includes(order) ? orderIn(order, nameOf) : order));
  };
}
