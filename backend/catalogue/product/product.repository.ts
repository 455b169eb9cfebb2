/** Reads whole products in one statement, whatever their number. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type PartValues, partColumns, rowsPart } from '#backend/database/parts.ts';
import type { Db, Schema } from '#backend/database/schema.ts';
import type { VariantValueTable } from '#backend/database/tables/catalogue-tables.ts';
import type { PriceTable } from '#backend/database/tables/stock-price-tables.ts';
import { grouped } from '../grouped.ts';
import type { PricePair, ProductRecord, ProductText, SkuRecord } from './product-record.ts';

const attributes = z.array(z.object({ key: z.string(), value: z.string() })).catch([]);

interface ProductRow extends Selectable<Schema['product']> {
  category_ids: number[];
  parameter_value_ids: number[];
  campaign_ids: number[];
  images: { fileName: string; tags: string[] }[];
  variant_values: Selectable<VariantValueTable>[];
  guides: ProductRecord['guides'];
  interchange: ProductRecord['interchange'];
  applications: ProductRecord['applications'];
  assembly_positions: ProductRecord['assemblyPositions'];
  prices: Selectable<PriceTable>[];
}

/** A product with its short lists. */
const productRows = sql<ProductRow>`
  select p.*,
    array(select c.category_id from product_category c
      where c.product_id = p.product_id order by c.category_id) as category_ids,
    array(select v.parameter_value_id from product_parameter v
      where v.product_id = p.product_id) as parameter_value_ids,
    array(select c.campaign_id from campaign_product c
      where c.product_id = p.product_id order by c.campaign_id) as campaign_ids,
    coalesce((select json_agg(json_build_object('fileName', i.file_name, 'tags', i.tags) order by i.sort_order)
      from product_image i where i.product_id = p.product_id), '[]') as images,
    coalesce((select json_agg(v order by v.level) from variant_value v
      where v.product_id = p.product_id), '[]') as variant_values,
    coalesce((select json_agg(json_build_object('kind', g.kind, 'title', g.title, 'url', g.url) order by g.position)
      from product_guide g where g.product_id = p.product_id), '[]') as guides,
    coalesce((select json_agg(json_build_object('kind', i.kind, 'maker', i.maker, 'number', i.number)
        order by array_position(array['oem', 'competitor', 'superseded'], i.kind), i.position)
      from product_interchange i where i.product_id = p.product_id), '[]') as interchange,
    coalesce((select json_agg(json_build_object('vehicleId', a.parameter_value_id, 'position', a.position,
        'quantity', a.quantity, 'qualifier', a.qualifier, 'note', a.note) order by a.position, a.place, a.parameter_value_id)
      from application a where a.product_id = p.product_id), '[]') as applications,
    coalesce((select json_agg(distinct jsonb_build_object('assembly', a.alias, 'name', a.name, 'position', n.position))
      from assembly_position n join assembly a on a.alias = n.assembly where n.product_id = p.product_id), '[]') as assembly_positions,
    coalesce((select json_agg(r) from price r where r.product_id = p.product_id), '[]') as prices
  from product p where p.product_id = any ((select ids from wanted)::int[])`;

type TextRow = Selectable<Schema['product_text']>;

const textRows = sql<TextRow>`
  select t.* from product_text t where t.product_id = any ((select ids from wanted)::int[])`;

const toText = (row: TextRow): [string, ProductText] => [
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
];

interface SkuRow {
  sku_id: number;
  product_id: number;
  article_number: string;
  name: string;
  gtin: string | null;
  external_id: string | null;
  weight_grams: number;
  in_stock: number;
  oversellable: number;
  static: number;
  incoming_on: string | null;
  shelf: string | null;
}

const skuRows = sql<SkuRow>`
  select s.sku_id, s.product_id, s.article_number, s.name, s.gtin, s.external_id, s.weight_grams,
    k.in_stock, k.oversellable, k.static, k.incoming_on, k.shelf
  from sku s join sellable_stock k on k.sku_id = s.sku_id
  where s.product_id = any ((select ids from wanted)::int[]) and s.active
  order by s.sort_order, s.sku_id`;

const toSku = (row: SkuRow): SkuRecord => ({
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
});

/** In JSON a moment is a text. */
type PastPriceRow = Omit<Selectable<Schema['price_log']>, 'valid_from'> & { valid_from: string };

const priceLogRows = sql<PastPriceRow>`
  select l.* from price_log l where l.product_id = any ((select ids from wanted)::int[]) order by l.valid_from`;

const pairOf = (row: { regular_minor: number; selling_minor: number }): PricePair => ({
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

const parts = {
  products: rowsPart(productRows),
  texts: rowsPart(textRows),
  skus: rowsPart(skuRows),
  price_log: rowsPart(priceLogRows),
};

function assembled({ products, texts, skus, price_log: log }: PartValues<typeof parts>): ProductRecord[] {
  const textsOf = grouped(texts, row => row.product_id, toText);
  const skusOf = grouped(skus, row => row.product_id, toSku);
  const logOf = grouped(
    log,
    row => row.product_id,
    row => ({ market: row.market_id, validFrom: new Date(row.valid_from), ...pairOf(row) }),
  );
  return products.map(row => ({
    id: row.product_id,
    articleNumber: row.article_number,
    type: row.type === 'package' ? 'package' : 'product',
    brandId: row.brand_id,
    primaryCategoryId: row.primary_category_id,
    vatClass: row.vat_class,
    variantGroupId: row.variant_group_id,
    firstAvailableOn: row.first_available_on,
    modifiedAt: row.modified_at === null ? null : new Date(row.modified_at),
    active: row.active,
    weight: row.weight_grams,
    dimensions: { length: row.length_mm, width: row.width_mm, height: row.height_mm },
    freightClass: row.freight_class,
    supplierId: row.supplier_id,
    rating: { sum: row.rating_sum, count: row.rating_count },
    texts: new Map(textsOf.get(row.product_id)),
    categoryIds: row.category_ids,
    images: row.images,
    skus: skusOf.get(row.product_id) ?? [],
    prices: new Map(
      row.prices.map(price => [price.market_id, { ...pairOf(price), campaignId: price.campaign_id }]),
    ),
    priceLog: grouped(
      logOf.get(row.product_id) ?? [],
      entry => entry.market,
      entry => entry,
    ),
    parameterValueIds: row.parameter_value_ids,
    campaignIds: row.campaign_ids,
    variantValues: row.variant_values.map(toVariantValue),
    guides: row.guides,
    interchange: row.interchange,
    applications: row.applications,
    assemblyPositions: row.assembly_positions,
  }));
}

/** @param ids expression of the wanted products' ids. */
async function load(db: Db, ids: RawBuilder<number[]>): Promise<ProductRecord[]> {
  const { rows } = await sql<PartValues<typeof parts>>`
    with wanted as materialized (select ${ids} as ids)
    select true as is_read${partColumns(parts)}`.execute(db);
  return rows.flatMap(assembled);
}

/** The products that there are, in no order. */
export const loadProducts = (db: Db, ids: readonly number[]): Promise<ProductRecord[]> =>
  load(db, sql`${[...ids]}::int[]`);

/** The product with that alias in that language. */
export async function loadProductByAlias(
  db: Db,
  languageId: string,
  alias: string,
): Promise<ProductRecord | null> {
  const [found] = await load(
    db,
    sql`array(select product_id from product_text where language_id = ${languageId} and alias = ${alias})`,
  );
  return found ?? null;
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
export type RelationType = 'FITTING' | 'RELATED' | 'ACCESSORIES' | 'SIMILAR' | 'ALSO_BOUGHT';

export interface Relation {
  productId: number;
  relation: RelationType;
}

/** Relations by type, in their order: what fitting takes comes first, what is counted from orders last. */
export async function findRelations(db: Db, productId: number): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select related_product_id as "productId", relation
    from (
      select related_product_id, relation, sort_order from product_relation where product_id = ${productId}
      union all
      select other_product_id, 'ALSO_BOUGHT', place from co_purchase where product_id = ${productId}
    ) as relations
    order by relation = 'ALSO_BOUGHT', relation <> 'FITTING', relation, sort_order`.execute(db);
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
  const { rows } = await sql<VariantGroup>`
    select g.variant_group_id as id, g.name, g.main_product_id as "mainProductId", g.collapse_in_lists as "collapseInLists",
      array(select p.product_id from product p
        where p.variant_group_id = g.variant_group_id and p.active order by p.product_id) as "productIds"
    from variant_group g where g.variant_group_id = any (${[...ids]}::int[])`.execute(db);
  return rows;
}
