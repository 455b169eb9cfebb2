/** Reads products by columns: one row per table and call, so that a million products do not become a million objects. */

import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#backend/database/schema.ts';
import { usuallyMeasured } from '#kernel/vehicle/fit-rule.ts';
import { lowestPackagePriceOf, packageIds } from '../../product/package-price.ts';
import { comparedPrice } from '../../product/price-history.ts';
import { type LogPart, logOfPart, priceLogPart } from '../../product/price-log-part.ts';
import type { Chunk, CollapsingGroup, Prices, Skus, SoldPieces } from '../table/chunk.ts';

/** The products to read: an interval of ids, both included, or a list of ids. */
export type Which = { from: number; to: number } | { ids: readonly number[] };

function where(which: Which, column: RawBuilder<unknown>): RawBuilder<unknown> {
  return 'ids' in which
    ? sql`${column} = any(${which.ids}::int[])`
    : sql`${column} between ${which.from} and ${which.to}`;
}

/** A column of the underlying rows as one JSON array; all columns have the same order of rows. */
const column = (name: string) => sql`coalesce(array_to_json(array_agg(${sql.ref(name)})), '[]')`;

async function columns<Row extends object>(
  db: Db,
  names: { [Key in keyof Row]: string },
  rows: RawBuilder<unknown>,
): Promise<Row> {
  const selected = Object.entries<string>(names).map(([as, name]) => sql`${column(name)} as ${sql.ref(as)}`);
  const { rows: found } = await sql<Row>`select ${sql.join(selected)} from (${rows}) rows`.execute(db);
  const [row] = found;
  if (!row) throw new Error('an aggregate answered no row');
  return row;
}

const productId = sql.ref('product_id');

/** Pieces in orders of this shop, in addition to the imported count; only products that have some. */
const ordered = (which?: Which) => sql`(
  select product_id, sum(sold)::int as ordered from sku join stock using (sku_id)
  where sold > 0 and ${which ? where(which, productId) : sql`true`} group by product_id) as ordered`;
const soldInAll = sql`sold_count + coalesce(ordered, 0)`;

interface PriceRows extends Omit<Prices, 'compared'> {
  regular: readonly number[];
  /** Null where the price is not reduced. */
  logs: readonly (LogPart | null)[];
}

/** Which of the products are packages. */
export async function loadPackageIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const found = await db
    .selectFrom('product')
    .select('product_id')
    .where('type', '=', 'package')
    .where(sql<boolean>`product_id = any(${ids}::int[])`)
    .execute();
  return found.map(({ product_id }) => product_id);
}

export async function loadPrices(db: Db, which: Which, now = new Date()): Promise<Prices> {
  const { regular, logs, ...prices } = await columns<PriceRows>(
    db,
    {
      products: 'product_id',
      markets: 'market_id',
      regular: 'regular',
      selling: 'selling',
      logs: 'log',
    },
    sql`select product_id, market_id, coalesce(of_package, regular_minor) as regular,
        coalesce(of_package, selling_minor) as selling,
        case when of_package is null and selling_minor < regular_minor
          then ${priceLogPart(sql.ref('priced.product_id'), sql.ref('priced.market_id'))} end as log
      from (
        select price.*, case when product_id in ${packageIds}
          then ${lowestPackagePriceOf(sql.ref('price.product_id'), sql.ref('price.market_id'))} end as of_package
        from price where ${where(which, productId)}
      ) as priced order by product_id`,
  );
  const compared = prices.selling.map((selling, row) => {
    const open = { selling, regular: regular[row] ?? selling };
    return open.regular > selling ? comparedPrice(logOfPart(logs[row] ?? null), now, open) : selling;
  });
  return { ...prices, compared };
}

export const loadSkus = (db: Db, which: Which): Promise<Skus> =>
  columns<Skus>(
    db,
    {
      products: 'product_id',
      names: 'name',
      articles: 'article_number',
      gtins: 'gtin',
      inStock: 'in_stock',
      oversellable: 'oversellable',
      atSupplier: 'static',
    },
    sql`select product_id, name, article_number, gtin, in_stock, oversellable, static
      from sku join sellable_stock using (sku_id) where active and ${where(which, productId)} order by product_id, sort_order, sku_id`,
  );

/** Pieces sold until now. */
export const loadSold = (db: Db, ids: readonly number[]): Promise<SoldPieces> =>
  columns<SoldPieces>(
    db,
    { products: 'product_id', pieces: 'pieces' },
    sql`select product_id, ${soldInAll} pieces from product left join ${ordered({ ids })} using (product_id)
      where active and ${where({ ids }, productId)}`,
  );

export async function loadChunk(db: Db, which: Which): Promise<Chunk> {
  const [products, texts, categories, parameters, campaigns, priceLists, interchange, skus, prices] =
    await Promise.all([
      columns<Chunk['products']>(
        db,
        {
          ids: 'product_id',
          articles: 'article_number',
          brands: 'brand_id',
          groups: 'group_id',
          days: 'days',
          sold: 'sold',
          ratingSums: 'rating_sum',
          ratingCounts: 'rating_count',
        },
        sql`select *, ${soldInAll} sold, coalesce(variant_group_id, 0) group_id,
          first_available_on - date '1970-01-01' days
        from product left join ${ordered(which)} using (product_id)
        where active and ${where(which, productId)} order by product_id`,
      ),
      columns<Chunk['texts']>(
        db,
        { products: 'product_id', languages: 'language_id', names: 'name' },
        sql`select product_id, language_id, name from product_text where ${where(which, productId)} order by product_id`,
      ),
      columns<Chunk['categories']>(
        db,
        { products: 'product_id', items: 'category_id' },
        sql`select * from product_category where ${where(which, productId)} order by product_id, category_id`,
      ),
      columns<Chunk['parameters']>(
        db,
        { products: 'product_id', items: 'parameter_value_id' },
        sql`select * from product_parameter where ${where(which, productId)} order by product_id, parameter_value_id`,
      ),
      columns<Chunk['campaigns']>(
        db,
        { products: 'product_id', items: 'campaign_id' },
        sql`select * from campaign_product where ${where(which, productId)} order by product_id, campaign_id`,
      ),
      columns<Chunk['priceLists']>(
        db,
        { products: 'product_id', items: 'price_list_id', markets: 'market_id' },
        sql`select * from price_list_price where ${where(which, productId)} order by product_id, price_list_id`,
      ),
      columns<Chunk['interchange']>(
        db,
        { products: 'product_id', numbers: 'number' },
        sql`select product_id, number from product_interchange where ${where(which, productId)} order by product_id, kind, position`,
      ),
      loadSkus(db, which),
      loadPrices(db, which),
    ]);
  return { products, texts, categories, parameters, campaigns, priceLists, interchange, skus, prices };
}

/** Active products, the most sold first: the order of document numbers. */
export async function loadOrder(db: Db): Promise<Int32Array> {
  const { ids } = await columns<{ ids: readonly number[] }>(
    db,
    { ids: 'product_id' },
    sql`select product_id from product left join ${ordered()} using (product_id)
      where active order by ${soldInAll} desc, product_id`,
  );
  return Int32Array.from(ids);
}

/** Parameters that lists do not offer as facets but shoppers query: those that vehicles are values of, and measures that must agree with them. */
export async function loadNamedParameters(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('parameter')
    .select('parameter_id')
    .where(({ exists, selectFrom, or, eb }) =>
      or([
        eb('fit', '<>', ''),
        eb('fit', 'is', null).and('identifier', 'in', [...usuallyMeasured]),
        exists(
          selectFrom('vehicle')
            .innerJoin('parameter_value', 'parameter_value.parameter_value_id', 'vehicle.parameter_value_id')
            .whereRef('parameter_value.parameter_id', '=', 'parameter.parameter_id')
            .select('vehicle_id'),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(row => row.parameter_id));
}

const groupRow = z.object({ id: z.number(), main: z.number(), members: z.array(z.number()) });

/** Groups that collapse in lists: those with the given ids, or all. */
export async function loadCollapsing(db: Db, ids?: readonly number[]): Promise<CollapsingGroup[]> {
  const these = ids === undefined ? sql`true` : sql`variant_group_id = any(${ids}::int[])`;
  const { rows } = await sql`
    select variant_group_id as id, main_product_id as main, coalesce(members, '[]') as members
    from variant_group left join (
      select variant_group_id, json_agg(product_id order by ${soldInAll} desc, product_id) members
      from product left join ${ordered()} using (product_id) where active and variant_group_id is not null and ${these} group by variant_group_id
    ) of_group using (variant_group_id) where collapse_in_lists and ${these}`.execute(db);
  return z.array(groupRow).parse(rows);
}
