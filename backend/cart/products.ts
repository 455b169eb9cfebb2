/** The product data of a cart, read directly from the tables, so that an order uses the prices of its own transaction. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { localised } from '#backend/catalogue/localised.ts';
import { vatRateOf } from '#backend/catalogue/product/price.ts';
import { comparedPrice } from '#backend/catalogue/product/price-history.ts';
import { type LogPart, logOfPart, priceLogPart } from '#backend/catalogue/product/price-log-part.ts';
import type { PricePair } from '#backend/catalogue/product/product-record.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Localized } from '#backend/database/tables/columns.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { Campaign } from '#backend/promotion/promotions.ts';
import type { BasisPoints } from '#kernel/money/money.ts';

export interface CartSku {
  skuId: number;
  productId: number;
  productType: string;
  articleNumber: string;
  /** The product's name in the language of the context, else in the channel's. */
  name: string;
  brand: string;
  /** Name of the sku: size, colour. */
  variant: string;
  imageFile: string | null;
  weightGrams: number;
  vatRate: BasisPoints;
  /** Null when sku or product is inactive, or without a price in this market. Reduced only where that may be announced. */
  price: PricePair | null;
  /** The campaign that lowers that price for everyone. */
  priceCampaign: Campaign | null;
  /** The price list, when the customer's price list is the cheapest. */
  priceListId: number | null;
  /** in_stock + oversellable + static. */
  available: number;
  /** In the own warehouse. */
  inStock: number;
  /** Names of the packages that the product is a part of, by package id. */
  packageNames: ReadonlyMap<number, string>;
}

export interface CartProducts {
  /** The known ones of `skuIds`; `plainPrices` leaves the customer's price lists out. */
  forCart: (
    ctx: Context,
    db: Kysely<Schema>,
    skuIds: readonly number[],
    plainPrices?: boolean,
  ) => Promise<ReadonlyMap<number, CartSku>>;
}

export interface SkuFacts {
  sku_id: number;
  product_id: number;
  type: string;
  article_number: string;
  name: string | null;
  brand: string;
  variant: string;
  image: string | null;
  weight: number;
  vat_class: string;
  selling_minor: number | null;
  regular_minor: number | null;
  list_minor: number | null;
  /** Null where the price is not reduced. */
  price_log: LogPart | null;
  price_list_id: number | null;
  campaign_id: number | null;
  campaign_name: Localized | null;
  campaign_hidden: boolean | null;
  campaign_alias: string | null;
  campaign_effect: { action?: string } | null;
  available: number;
  in_stock: number;
  package_names: Record<string, string>;
}

/** The text of a product in the requested language or the channel's default. */
const nameOf = (productId: string, languages: readonly [string, string]) => sql`(
  select t.name from product_text t
  where t.product_id = ${sql.ref(productId)} and t.language_id in (${languages[0]}, ${languages[1]})
  order by (t.language_id = ${languages[0]}) desc limit 1)`;

/** The customer's best list price of product `p`; null for other callers. */
const ownPrice = ({ market }: Context, customerId: RawBuilder<number | null>) => sql`(
  select n.selling_minor, n.price_list_id from price_list_price n join customer_price_list m using (price_list_id)
  where m.customer_id = ${customerId} and n.product_id = p.product_id and n.market_id = ${market.id}
  order by n.selling_minor, n.price_list_id limit 1)`;

/** Expressions of the statement that reads the SKUs. */
interface SkuScope {
  skuIds: RawBuilder<number[]>;
  /** Whose price lists apply. */
  customerId: RawBuilder<number | null>;
}

export function skuQuery(ctx: Context, { skuIds, customerId }: SkuScope): RawBuilder<SkuFacts> {
  const languages = [ctx.language.id, ctx.channel.defaultLanguageId] as const;
  return sql<SkuFacts>`
    select s.sku_id, s.product_id, p.type, s.article_number, p.vat_class, s.name as variant,
      case when s.weight_grams > 0 then s.weight_grams else p.weight_grams end as weight,
      ${nameOf('p.product_id', languages)} as name, b.name as brand,
      (select i.file_name from product_image i where i.product_id = p.product_id order by i.sort_order limit 1) as image,
      case when s.active and p.active then r.selling_minor end as selling_minor,
      case when s.active and p.active then r.regular_minor end as regular_minor,
      case when coalesce(l.selling_minor, r.selling_minor) < r.regular_minor
        then ${priceLogPart(sql.ref('p.product_id'), sql`${ctx.market.id}`)} end as price_log,
      l.selling_minor as list_minor, l.price_list_id, r.campaign_id,
      c.name as campaign_name, c.hide_title as campaign_hidden, c.alias as campaign_alias, c.effect as campaign_effect,
      coalesce(k.in_stock + k.oversellable + k.static, 0) as available, coalesce(k.in_stock, 0) as in_stock,
      coalesce((select jsonb_object_agg(g.product_id, ${nameOf('g.product_id', languages)})
        from package_option o join package_group g using (group_id) where o.product_id = p.product_id), '{}') as package_names
    from sku s join product p using (product_id) join brand b using (brand_id)
      left join stock k on k.sku_id = s.sku_id
      left join price r on r.product_id = p.product_id and r.market_id = ${ctx.market.id}
      left join campaign c on c.campaign_id = r.campaign_id
      left join lateral ${ownPrice(ctx, customerId)} l on l.selling_minor < r.selling_minor
    where s.sku_id = any(${skuIds})`;
}

function priceCampaignOf({ language }: Context, row: SkuFacts): Campaign | null {
  if (row.campaign_id === null || row.campaign_name === null) return null;
  return {
    campaignId: String(row.campaign_id),
    name: localised(row.campaign_name, language) ?? '',
    hideTitle: row.campaign_hidden ?? false,
    ruleType: 'price',
    action: row.campaign_effect?.action ?? 'percentage',
    alias: row.campaign_alias,
  };
}

/** The price as lists and product pages announce it: reduced from the lowest price of the thirty days before (R-LAW-2). */
function priceOf({ now }: Context, row: SkuFacts): PricePair | null {
  const { selling_minor: open, regular_minor: regular, list_minor: own, price_log: log } = row;
  if (open === null || regular === null) return null;
  const selling = own ?? open;
  // Of a reduced price the log is read; one that is not reduced has nothing to be compared with.
  return {
    selling,
    regular: log ? comparedPrice(logOfPart(log), now, { selling: open, regular }, selling) : selling,
  };
}

function toCartSku(ctx: Context, row: SkuFacts): CartSku {
  return {
    skuId: row.sku_id,
    productId: row.product_id,
    productType: row.type,
    articleNumber: row.article_number,
    name: row.name ?? row.article_number,
    brand: row.brand,
    variant: row.variant,
    imageFile: row.image,
    weightGrams: row.weight,
    vatRate: vatRateOf(ctx, row.vat_class),
    price: priceOf(ctx, row),
    priceCampaign: row.list_minor === null ? priceCampaignOf(ctx, row) : null,
    priceListId: row.price_list_id,
    available: row.available,
    inStock: row.in_stock,
    packageNames: new Map(Object.entries(row.package_names).map(([id, name]) => [Number(id), name])),
  };
}

/** The VAT rate of fees. */
export const standardRate = (ctx: Context): BasisPoints => vatRateOf(ctx, 'standard');

export const toCartSkus = (ctx: Context, rows: readonly SkuFacts[]): ReadonlyMap<number, CartSku> =>
  new Map(rows.map(row => [row.sku_id, toCartSku(ctx, row)]));

export const createProducts = (): CartProducts => ({
  async forCart(ctx, db, skuIds, plainPrices = false) {
    if (skuIds.length === 0) return new Map();
    const customerId = plainPrices ? null : ctx.caller.customerId;
    const query = skuQuery(ctx, {
      skuIds: sql`${[...skuIds]}::int[]`,
      customerId: sql`${customerId}::int`,
    });
    return toCartSkus(ctx, (await query.execute(db)).rows);
  },
});
