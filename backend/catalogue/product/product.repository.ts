/** Reads whole products in one statement, whatever their number. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#backend/database/schema.ts';
import type { VariantValueTable } from '#backend/database/tables/catalogue-tables.ts';
import type { OpenPrice, ProductPlace, ProductRecord, ProductText, SkuRecord } from './product-record.ts';

/** Shared by all products without such a list. */
const none: readonly never[] = [];

const attributes = z.array(z.object({ key: z.string(), value: z.string() })).catch([]);

type SkuRow = Omit<SkuRecord, 'productId' | 'stock'> & SkuRecord['stock'];

const skuRow = sql`json_build_object('id', s.sku_id, 'articleNumber', s.article_number, 'name', s.name, 'gtin', s.gtin,
  'externalId', s.external_id, 'weight', s.weight_grams, 'inStock', k.in_stock, 'oversellable', k.oversellable,
  'static', k.static, 'incomingOn', k.incoming_on, 'shelf', k.shelf)`;

const toSku =
  (productId: number) =>
  ({ inStock, oversellable, static: atSupplier, incomingOn, shelf, ...sku }: SkuRow): SkuRecord => ({
    ...sku,
    productId,
    stock: { inStock, oversellable, static: atSupplier, incomingOn, shelf },
  });

/** In JSON a moment is a text. */
interface ProductRow {
  product_id: number;
  article_number: string;
  type: string;
  brand_id: number;
  primary_category_id: number;
  vat_class: string;
  variant_group_id: number | null;
  first_available_on: string;
  modified_at: string | null;
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  freight_class: string | null;
  supplier_id: number;
  rating_sum: number;
  rating_count: number;
  text: ProductText;
  price: OpenPrice;
  price_log: { validFrom: string; regular: number; selling: number }[] | null;
  skus: SkuRow[] | null;
  category_ids: number[];
  parameter_value_ids: number[];
  campaign_ids: number[];
  images: { fileName: string; tags: string[] }[] | null;
  variant_values: Selectable<VariantValueTable>[] | null;
  guides: ProductRecord['guides'] | null;
  interchange: ProductRecord['interchange'] | null;
  applications: ProductRecord['applications'] | null;
  assembly_positions: ProductRecord['assemblyPositions'] | null;
}

/** Products with their short lists, null where a list is empty. */
const productRows = ({ languageId, marketId }: ProductPlace, wanted: RawBuilder<boolean>) => sql<ProductRow>`
  select p.product_id, p.article_number, p.type, p.brand_id, p.primary_category_id, p.vat_class, p.variant_group_id,
    p.first_available_on, p.modified_at, p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.freight_class,
    p.supplier_id, p.rating_sum, p.rating_count,
    json_build_object('alias', t.alias, 'name', t.name, 'text1', t.text1, 'text2', t.text2, 'text3', t.text3,
      'metaTitle', t.meta_title, 'metaDescription', t.meta_description) as text,
    json_build_object('regular', r.regular_minor, 'selling', r.selling_minor, 'campaignId', r.campaign_id) as price,
    (select json_agg(json_build_object('validFrom', l.valid_from, 'regular', l.regular_minor, 'selling', l.selling_minor)
        order by l.valid_from)
      from price_log l where l.product_id = p.product_id and l.market_id = ${marketId}) as price_log,
    (select json_agg(${skuRow} order by s.sort_order, s.sku_id)
      from sku s join sellable_stock k on k.sku_id = s.sku_id where s.product_id = p.product_id and s.active) as skus,
    array(select c.category_id from product_category c
      where c.product_id = p.product_id order by c.category_id) as category_ids,
    array(select v.parameter_value_id from product_parameter v
      where v.product_id = p.product_id) as parameter_value_ids,
    array(select c.campaign_id from campaign_product c
      where c.product_id = p.product_id order by c.campaign_id) as campaign_ids,
    (select json_agg(json_build_object('fileName', i.file_name, 'tags', i.tags) order by i.sort_order)
      from product_image i where i.product_id = p.product_id) as images,
    (select json_agg(v order by v.level) from variant_value v where v.product_id = p.product_id) as variant_values,
    (select json_agg(json_build_object('kind', g.kind, 'title', g.title, 'url', g.url) order by g.position)
      from product_guide g where g.product_id = p.product_id) as guides,
    (select json_agg(json_build_object('kind', i.kind, 'maker', i.maker, 'number', i.number)
        order by array_position(array['oem', 'competitor', 'superseded'], i.kind), i.position)
      from product_interchange i where i.product_id = p.product_id) as interchange,
    (select json_agg(json_build_object('vehicleId', a.parameter_value_id, 'position', a.position,
        'quantity', a.quantity, 'qualifier', a.qualifier, 'note', a.note) order by a.position, a.place, a.parameter_value_id)
      from application a where a.product_id = p.product_id) as applications,
    (select json_agg(distinct jsonb_build_object('assembly', a.alias, 'name', a.name, 'position', n.position))
      from assembly_position n join assembly a on a.alias = n.assembly where n.product_id = p.product_id) as assembly_positions
  from product p
    join product_text t on t.product_id = p.product_id and t.language_id = ${languageId}
    join price r on r.product_id = p.product_id and r.market_id = ${marketId}
  where p.active and ${wanted}`;

const toVariantValue = (row: Selectable<VariantValueTable>) => ({
  level: row.level,
  dimension: row.dimension,
  type: row.type,
  value: row.value,
  label: row.label,
  attributes: attributes.parse(row.attributes),
  order: row.sort_order,
});

const toRecord = (row: ProductRow): ProductRecord => ({
  id: row.product_id,
  articleNumber: row.article_number,
  type: row.type === 'package' ? 'package' : 'product',
  brandId: row.brand_id,
  primaryCategoryId: row.primary_category_id,
  vatClass: row.vat_class,
  variantGroupId: row.variant_group_id,
  firstAvailableOn: row.first_available_on,
  modifiedAt: row.modified_at === null ? null : new Date(row.modified_at),
  weight: row.weight_grams,
  dimensions: { length: row.length_mm, width: row.width_mm, height: row.height_mm },
  freightClass: row.freight_class,
  supplierId: row.supplier_id,
  rating: { sum: row.rating_sum, count: row.rating_count },
  text: row.text,
  categoryIds: row.category_ids,
  images: row.images ?? none,
  skus: row.skus?.map(toSku(row.product_id)) ?? none,
  price: row.price,
  priceLog: row.price_log?.map(past => ({ ...past, validFrom: new Date(past.validFrom) })) ?? none,
  parameterValueIds: row.parameter_value_ids,
  campaignIds: row.campaign_ids,
  variantValues: row.variant_values?.map(toVariantValue) ?? none,
  guides: row.guides ?? none,
  interchange: row.interchange ?? none,
  applications: row.applications ?? none,
  assemblyPositions: row.assembly_positions ?? none,
});

/** As one value: JSON is read faster than a row of columns. */
async function load(db: Db, place: ProductPlace, wanted: RawBuilder<boolean>): Promise<ProductRecord[]> {
  const { rows } = await sql<{ products: ProductRow[] | null }>`
    select json_agg(w) as products from (${productRows(place, wanted)}) w`.execute(db);
  return rows[0]?.products?.map(toRecord) ?? [];
}

/** The products that are published there, in no order. */
export const loadProducts = (db: Db, place: ProductPlace, ids: readonly number[]): Promise<ProductRecord[]> =>
  load(db, place, sql<boolean>`p.product_id = any (${[...ids]}::int[])`);

/** The product with that alias in the language of the place. */
export async function loadProductByAlias(
  db: Db,
  place: ProductPlace,
  alias: string,
): Promise<ProductRecord | null> {
  const [found] = await load(db, place, sql<boolean>`t.alias = ${alias}`);
  return found ?? null;
}

/** The aliases of a product by the ids of its languages. */
export interface ProductAliases {
  id: number;
  aliases: ReadonlyMap<string, string>;
}

export async function loadAliases(db: Db, ids: readonly number[]): Promise<ProductAliases[]> {
  const { rows } = await sql<{ id: number; aliases: Record<string, string> }>`
    select product_id as id, json_object_agg(language_id, alias) as aliases
    from product_text where product_id = any (${[...ids]}::int[]) group by product_id`.execute(db);
  return rows.map(({ id, aliases }) => ({ id, aliases: new Map(Object.entries(aliases)) }));
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
