/** A catalogue index over given rows, without a database. */
import {
  answerFrom,
  buildSnapshot,
  type CatalogueReference,
  type Chunk,
  type CollapsingGroup,
  createSearchBuilder,
  type Snapshot,
  type SnapshotIndex,
} from '#backend/testing.ts';
import type { CatalogueRows } from './samples/catalogue-rows.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Rows of products as the database returns them: by column, in the order of ids. */
export function chunkOf(rows: CatalogueRows, ids?: ReadonlySet<number>): Chunk {
  const of = <Row extends { product_id: number }>(all: readonly Row[]): Row[] =>
    all.filter(row => ids?.has(row.product_id) ?? true).toSorted((a, b) => a.product_id - b.product_id);
  const products = of(rows.products);
  const texts = of(rows.texts);
  const categories = of(rows.categories);
  const parameters = of(rows.parameters);
  const campaigns = of(rows.campaigns);
  const priceLists = of(rows.priceLists);
  const prices = of(rows.prices);
  const stocks = of(rows.stocks).map(row => ({ ...row, name: '' }));
  const named = of(rows.skuNames).map(row => ({ ...row, in_stock: 0, oversellable: 0, static: 0 }));
  const skus = [...stocks, ...named].toSorted((a, b) => a.product_id - b.product_id);
  return {
    products: {
      ids: products.map(row => row.product_id),
      articles: products.map(row => row.article_number),
      brands: products.map(row => row.brand_id),
      groups: products.map(row => row.variant_group_id ?? 0),
      days: products.map(row => Date.parse(row.first_available_on) / DAY),
      sold: products.map(row => row.sold_count),
      ratingSums: products.map(row => row.rating_sum),
      ratingCounts: products.map(row => row.rating_count),
    },
    texts: {
      products: texts.map(row => row.product_id),
      languages: texts.map(row => row.language_id),
      names: texts.map(row => row.name),
    },
    categories: {
      products: categories.map(row => row.product_id),
      items: categories.map(row => row.category_id),
    },
    parameters: {
      products: parameters.map(row => row.product_id),
      items: parameters.map(row => row.parameter_value_id),
    },
    campaigns: {
      products: campaigns.map(row => row.product_id),
      items: campaigns.map(row => row.campaign_id),
    },
    priceLists: {
      products: priceLists.map(row => row.product_id),
      items: priceLists.map(row => row.price_list_id),
      markets: priceLists.map(row => row.market_id),
    },
    interchange: { products: [], numbers: [] },
    skus: {
      products: skus.map(row => row.product_id),
      names: skus.map(row => row.name),
      articles: skus.map(() => ''),
      gtins: skus.map(() => null),
      inStock: skus.map(row => row.in_stock),
      oversellable: skus.map(row => row.oversellable),
      atSupplier: skus.map(row => row.static),
    },
    prices: {
      products: prices.map(row => row.product_id),
      markets: prices.map(row => row.market_id),
      compared: prices.map(row => row.regular_minor),
      selling: prices.map(row => row.selling_minor),
    },
  };
}

/** Collapsing groups with their members in order of sales. */
export function collapsingOf({ products, collapsed }: CatalogueRows): CollapsingGroup[] {
  const sorted = products.toSorted((a, b) => b.sold_count - a.sold_count || a.product_id - b.product_id);
  return collapsed.map(row => ({
    id: row.variant_group_id,
    main: row.main_product_id,
    members: sorted
      .filter(product => product.variant_group_id === row.variant_group_id)
      .map(product => product.product_id),
  }));
}

export interface BuiltIndex {
  snapshot: Snapshot;
  index: SnapshotIndex;
}

export async function indexFromRows(reference: CatalogueReference, rows: CatalogueRows): Promise<BuiltIndex> {
  const order = rows.products.toSorted((a, b) => b.sold_count - a.sold_count || a.product_id - b.product_id);
  const snapshot = await buildSnapshot({
    version: 0,
    reference,
    named: new Set([477]),
    order: Int32Array.from(order, row => row.product_id),
    chunks: [chunkOf(rows)],
    collapsing: collapsingOf(rows),
    createSearch: search => createSearchBuilder({ ...search, synonyms: new Map() }),
  });
  return { snapshot, index: answerFrom(snapshot) };
}
