/** What the index is built from: a few big queries over active products. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

export interface ProductRow {
  product_id: number;
  article_number: string;
  brand_id: number;
  variant_group_id: number | null;
  first_available_on: string;
  sold_count: number;
  rating_sum: number;
  rating_count: number;
}

export interface PriceRow {
  product_id: number;
  market_id: string;
  regular_minor: number;
  selling_minor: number;
}

export interface StockRow {
  product_id: number;
  in_stock: number;
  oversellable: number;
  static: number;
}

export interface CatalogueRows {
  products: readonly ProductRow[];
  texts: readonly { product_id: number; language_id: string; name: string }[];
  categories: readonly { product_id: number; category_id: number }[];
  parameters: readonly { product_id: number; parameter_value_id: number }[];
  skuNames: readonly { product_id: number; name: string }[];
  stocks: readonly StockRow[];
  prices: readonly PriceRow[];
  /** What belongs to the campaigns that run. */
  campaigns: readonly { product_id: number; campaign_id: number }[];
  priceLists: readonly { product_id: number; price_list_id: number; market_id: string }[];
  /** Groups that show only their main product in lists. */
  collapsed: readonly { variant_group_id: number; main_product_id: number }[];
}

type Db = Kysely<Schema>;

/** Stock of products as the sum of their active SKUs. */
export const loadStocks = (db: Db, ids?: readonly number[]): Promise<StockRow[]> =>
  db
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.sku_id')
    .select(({ fn }) => [
      'sku.product_id',
      fn.sum<number>('in_stock').as('in_stock'),
      fn.sum<number>('oversellable').as('oversellable'),
      fn.sum<number>('static').as('static'),
    ])
    .where('sku.active', '=', true)
    .$if(ids !== undefined, query => query.where('sku.product_id', 'in', ids ?? []))
    .groupBy('sku.product_id')
    .execute();

export const loadPrices = (db: Db, ids?: readonly number[]): Promise<PriceRow[]> =>
  db
    .selectFrom('price')
    .selectAll()
    .$if(ids !== undefined, query => query.where('product_id', 'in', ids ?? []))
    .execute();

/** Parameters that lists offer, and those of vehicles, which the vehicle selector asks for by name. */
const loadParameters = (db: Db) =>
  db
    .selectFrom('product_parameter')
    .innerJoin(
      'parameter_value',
      'parameter_value.parameter_value_id',
      'product_parameter.parameter_value_id',
    )
    .innerJoin('parameter', 'parameter.parameter_id', 'parameter_value.parameter_id')
    .select(['product_parameter.product_id', 'product_parameter.parameter_value_id'])
    .where(({ or, eb }) =>
      or([
        eb('parameter.show_filter', '=', true),
        eb(
          'parameter.parameter_id',
          'in',
          eb
            .selectFrom('vehicle')
            .innerJoin('parameter_value as fits', 'fits.parameter_value_id', 'vehicle.parameter_value_id')
            .select('fits.parameter_id'),
        ),
      ]),
    )
    .execute();

export async function loadRows(db: Db): Promise<CatalogueRows> {
  const [
    products,
    texts,
    categories,
    parameters,
    skuNames,
    stocks,
    prices,
    collapsed,
    campaigns,
    priceLists,
  ] = await Promise.all([
    db
      .selectFrom('product')
      .select(['product_id', 'article_number', 'brand_id', 'variant_group_id', 'first_available_on'])
      .select(['sold_count', 'rating_sum', 'rating_count'])
      .where('active', '=', true)
      .orderBy('sold_count', 'desc')
      .orderBy('product_id')
      .execute(),
    db.selectFrom('product_text').select(['product_id', 'language_id', 'name']).execute(),
    db.selectFrom('product_category').selectAll().execute(),
    loadParameters(db),
    db
      .selectFrom('sku')
      .select(['product_id', 'name'])
      .distinct()
      .where('active', '=', true)
      .where(sql<string>`lower(name)`, 'not in', ['', '-', 'one size'])
      .execute(),
    loadStocks(db),
    loadPrices(db),
    db
      .selectFrom('variant_group')
      .select(['variant_group_id', 'main_product_id'])
      .where('collapse_in_lists', '=', true)
      .execute(),
    db.selectFrom('campaign_product').selectAll().execute(),
    db.selectFrom('price_list_price').select(['product_id', 'price_list_id', 'market_id']).execute(),
  ]);
  return {
    products,
    texts,
    categories,
    parameters,
    skuNames,
    stocks,
    prices,
    collapsed,
    campaigns,
    priceLists,
  };
}
