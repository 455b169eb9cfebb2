/** Reads whole products by their ids: four questions, whatever the number of products. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { VariantValueTable } from '#backend/database/catalogue-tables.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { PriceTable } from '#backend/database/stock-price-tables.ts';
import { grouped } from './grouped.ts';
import type { ProductRecord, ProductText, SkuRecord } from './product-record.ts';

type Db = Kysely<Schema>;

const attributes = z.array(z.object({ key: z.string(), value: z.string() })).catch([]);

const loadTexts = async (db: Db, ids: readonly number[]) =>
  grouped(
    await db.selectFrom('product_text').selectAll().where('product_id', 'in', ids).execute(),
    row => row.product_id,
    (row): [string, ProductText] => [
      row.language_id,
      {
        alias: row.alias,
        name: row.name,
        text1: row.text1,
        text2: row.text2,
        text3: row.text3,
        metaTitle: row.meta_title,
        metaDescription: row.meta_description,
      },
    ],
  );

const loadSkus = async (db: Db, ids: readonly number[]) =>
  grouped(
    await db
      .selectFrom('sku')
      .innerJoin('sellable_stock', 'sellable_stock.sku_id', 'sku.sku_id')
      .selectAll('sku')
      .select(['in_stock', 'oversellable', 'static', 'incoming_on', 'shelf'])
      .where('product_id', 'in', ids)
      .where('active', '=', true)
      .orderBy('sort_order')
      .orderBy('sku.sku_id')
      .execute(),
    row => row.product_id,
    (row): SkuRecord => ({
      id: row.sku_id,
      productId: row.product_id,
      articleNumber: row.article_number,
      name: row.name,
      gtin: row.gtin,
      externalId: row.external_id,
      weight: row.weight_grams,
      stock: {
        inStock: row.in_stock,
        oversellable: row.oversellable,
        static: row.static,
        incomingOn: row.incoming_on,
        shelf: row.shelf,
      },
    }),
  );

const loadPriceLog = async (db: Db, ids: readonly number[]) =>
  grouped(
    await db
      .selectFrom('price_log')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('valid_from')
      .execute(),
    row => row.product_id,
    row => ({ market: row.market_id, validFrom: row.valid_from, ...pair(row) }),
  );

const pair = (row: { regular_minor: number; selling_minor: number }) => ({
  regular: row.regular_minor,
  selling: row.selling_minor,
});

const toVariantValue = (row: Selectable<VariantValueTable>) => ({
  level: row.level,
  dimension: row.dimension,
  type: row.type,
  value: row.value,
  label: row.label,
  attributes: attributes.parse(row.attributes),
  order: row.sort_order,
});

/** A product with its short lists: their tables are small beside the way to the database. */
const loadRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product as p')
    .selectAll('p')
    .select([
      sql<number[]>`array(select c.category_id from product_category c
        where c.product_id = p.product_id order by c.category_id)`.as('category_ids'),
      sql<number[]>`array(select v.parameter_value_id from product_parameter v
        where v.product_id = p.product_id)`.as('parameter_value_ids'),
      sql<number[]>`array(select c.campaign_id from campaign_product c
        where c.product_id = p.product_id order by c.campaign_id)`.as('campaign_ids'),
      sql<{ fileName: string; tags: string[] }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('fileName', i.file_name, 'tags', i.tags) order by i.sort_order)
        from product_image i where i.product_id = p.product_id), '[]')`.as('images'),
      sql<Selectable<VariantValueTable>[]>`coalesce((
        select jsonb_agg(to_jsonb(v) order by v.level)
        from variant_value v where v.product_id = p.product_id), '[]')`.as('variant_values'),
      sql<Selectable<PriceTable>[]>`coalesce((
        select jsonb_agg(to_jsonb(r)) from price r where r.product_id = p.product_id), '[]')`.as('prices'),
    ])
    .where('p.product_id', 'in', ids)
    .execute();

/** The products that there are, in no order. */
export async function loadProducts(db: Db, ids: readonly number[]): Promise<ProductRecord[]> {
  const [rows, texts, skus, priceLog] = await Promise.all([
    loadRows(db, ids),
    loadTexts(db, ids),
    loadSkus(db, ids),
    loadPriceLog(db, ids),
  ]);
  return rows.map(row => ({
    id: row.product_id,
    articleNumber: row.article_number,
    type: row.type === 'package' ? 'package' : 'product',
    brandId: row.brand_id,
    primaryCategoryId: row.primary_category_id,
    vatClass: row.vat_class,
    variantGroupId: row.variant_group_id,
    firstAvailableOn: row.first_available_on,
    active: row.active,
    weight: row.weight_grams,
    dimensions: { length: row.length_mm, width: row.width_mm, height: row.height_mm },
    freightClass: row.freight_class,
    supplierId: row.supplier_id,
    rating: { sum: row.rating_sum, count: row.rating_count },
    texts: new Map(texts.get(row.product_id)),
    categoryIds: row.category_ids,
    images: row.images,
    skus: skus.get(row.product_id) ?? [],
    prices: new Map(
      row.prices.map(price => [price.market_id, { ...pair(price), campaignId: price.campaign_id }]),
    ),
    priceLog: grouped(
      priceLog.get(row.product_id) ?? [],
      entry => entry.market,
      entry => entry,
    ),
    parameterValueIds: row.parameter_value_ids,
    campaignIds: row.campaign_ids,
    variantValues: row.variant_values.map(toVariantValue),
  }));
}

/** Id of the product with that alias in that language. */
export async function findProductId(db: Db, languageId: string, alias: string): Promise<number | null> {
  const row = await db
    .selectFrom('product_text')
    .select('product_id')
    .where('language_id', '=', languageId)
    .where('alias', '=', alias)
    .executeTakeFirst();
  return row?.product_id ?? null;
}

/** Ids of the products with these article numbers, by article number. */
export async function findProductIdsByArticle(
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['article_number', 'product_id'])
    .where('article_number', 'in', numbers)
    .execute();
  return new Map(rows.map(row => [row.article_number, row.product_id]));
}

/** `ALSO_BOUGHT` is counted from orders, the others are chosen by the shop. */
export type RelationType = 'RELATED' | 'ACCESSORIES' | 'SIMILAR' | 'ALSO_BOUGHT';

export interface Relation {
  productId: number;
  relation: RelationType;
}

/** Relations by type, in their order; those counted from orders come last. */
export async function findRelations(db: Db, productId: number): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select related_product_id as "productId", relation
    from (
      select related_product_id, relation, sort_order from product_relation where product_id = ${productId}
      union all
      select other_product_id, 'ALSO_BOUGHT', place from co_purchase where product_id = ${productId}
    ) as relations
    order by relation = 'ALSO_BOUGHT', relation, sort_order`.execute(db);
  return rows;
}

export interface VariantGroup {
  id: number;
  name: string;
  mainProductId: number;
  collapseInLists: boolean;
  /** Active members. */
  productIds: readonly number[];
}

export async function loadVariantGroups(db: Db, ids: readonly number[]): Promise<VariantGroup[]> {
  const [groups, members] = await Promise.all([
    db.selectFrom('variant_group').selectAll().where('variant_group_id', 'in', ids).execute(),
    db
      .selectFrom('product')
      .select(['product_id', 'variant_group_id'])
      .where('variant_group_id', 'in', ids)
      .where('active', '=', true)
      .orderBy('product_id')
      .execute(),
  ]);
  const productIds = grouped(
    members,
    row => row.variant_group_id,
    row => row.product_id,
  );
  return groups.map(row => ({
    id: row.variant_group_id,
    name: row.name,
    mainProductId: row.main_product_id,
    collapseInLists: row.collapse_in_lists,
    productIds: productIds.get(row.variant_group_id) ?? [],
  }));
}
