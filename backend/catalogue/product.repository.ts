/** Reads whole products by their ids: one query per table, whatever the number of products. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backend/database/schema.ts';
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
      .leftJoin('stock', 'stock.sku_id', 'sku.sku_id')
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
        inStock: row.in_stock ?? 0,
        oversellable: row.oversellable ?? 0,
        static: row.static ?? 0,
        incomingOn: row.incoming_on,
        shelf: row.shelf,
      },
    }),
  );

async function loadPrices(db: Db, ids: readonly number[]) {
  const [now, log] = await Promise.all([
    db.selectFrom('price').selectAll().where('product_id', 'in', ids).execute(),
    db.selectFrom('price_log').selectAll().where('product_id', 'in', ids).orderBy('valid_from').execute(),
  ]);
  const pair = (row: { regular_minor: number; selling_minor: number }) => ({
    regular: row.regular_minor,
    selling: row.selling_minor,
  });
  return {
    now: grouped(
      now,
      row => row.product_id,
      row => [row.market_id, { ...pair(row), campaignId: row.campaign_id }] as const,
    ),
    log: grouped(
      log,
      row => row.product_id,
      row => ({ market: row.market_id, validFrom: row.valid_from, ...pair(row) }),
    ),
  };
}

const loadVariantValues = async (db: Db, ids: readonly number[]) =>
  grouped(
    await db
      .selectFrom('variant_value')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('level')
      .execute(),
    row => row.product_id,
    row => ({
      level: row.level,
      dimension: row.dimension,
      type: row.type,
      value: row.value,
      label: row.label,
      attributes: attributes.parse(row.attributes),
      order: row.sort_order,
    }),
  );

async function loadLists(db: Db, ids: readonly number[]) {
  const [categories, images, parameters, campaigns] = await Promise.all([
    db
      .selectFrom('product_category')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('category_id')
      .execute(),
    db.selectFrom('product_image').selectAll().where('product_id', 'in', ids).orderBy('sort_order').execute(),
    db.selectFrom('product_parameter').selectAll().where('product_id', 'in', ids).execute(),
    db
      .selectFrom('campaign_product')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('campaign_id')
      .execute(),
  ]);
  return {
    categories: grouped(
      categories,
      row => row.product_id,
      row => row.category_id,
    ),
    images: grouped(
      images,
      row => row.product_id,
      row => ({ fileName: row.file_name, tags: row.tags }),
    ),
    parameters: grouped(
      parameters,
      row => row.product_id,
      row => row.parameter_value_id,
    ),
    campaigns: grouped(
      campaigns,
      row => row.product_id,
      row => row.campaign_id,
    ),
  };
}

/** The products that there are, in no order. */
export async function loadProducts(db: Db, ids: readonly number[]): Promise<ProductRecord[]> {
  const [rows, texts, skus, prices, variantValues, lists] = await Promise.all([
    db.selectFrom('product').selectAll().where('product_id', 'in', ids).execute(),
    loadTexts(db, ids),
    loadSkus(db, ids),
    loadPrices(db, ids),
    loadVariantValues(db, ids),
    loadLists(db, ids),
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
    categoryIds: lists.categories.get(row.product_id) ?? [],
    images: lists.images.get(row.product_id) ?? [],
    skus: skus.get(row.product_id) ?? [],
    prices: new Map(prices.now.get(row.product_id)),
    priceLog: grouped(
      prices.log.get(row.product_id) ?? [],
      entry => entry.market,
      entry => entry,
    ),
    parameterValueIds: lists.parameters.get(row.product_id) ?? [],
    campaignIds: lists.campaigns.get(row.product_id) ?? [],
    variantValues: variantValues.get(row.product_id) ?? [],
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

export interface Relation {
  productId: number;
  relation: 'RELATED' | 'ACCESSORIES' | 'SIMILAR';
}

export async function findRelations(db: Db, productId: number): Promise<Relation[]> {
  const rows = await db
    .selectFrom('product_relation')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('relation')
    .orderBy('sort_order')
    .execute();
  return rows.map(row => ({
    productId: row.related_product_id,
    relation: row.relation === 'ACCESSORIES' || row.relation === 'SIMILAR' ? row.relation : 'RELATED',
  }));
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
