/** Inserts a product with its texts, categories, parameters, images, SKUs, stock and prices. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/commands.ts';
import { FI, SE } from './shop-rows.ts';

/** Minor units; a single number is a price without a reduction. */
type PriceInput = number | { regular: number; selling: number };

export interface ProductInput {
  id: number;
  name?: string;
  /** By language; both get `name` and the alias `product-<id>` when left out. */
  texts?: Partial<Record<'fi-FI' | 'sv-SE', { alias: string; name: string }>>;
  articleNumber?: string;
  type?: 'product' | 'package';
  brand?: number;
  categories?: readonly number[];
  /** By market; null means no price there. */
  prices?: { fi?: PriceInput | null; se?: PriceInput | null };
  stock?: { in_stock?: number; oversellable?: number; static?: number };
  skus?: readonly { id: number; name: string; inStock?: number }[];
  parameterValues?: readonly number[];
  variantGroup?: number | null;
  soldCount?: number;
  firstAvailableOn?: string;
  active?: boolean;
  images?: readonly string[];
}

const priceRow = (price: PriceInput) =>
  typeof price === 'number' ? { regular: price, selling: price } : price;

export async function insertProduct(db: Kysely<Schema>, product: ProductInput): Promise<void> {
  const { id, name = `Product ${id}`, categories = [1], prices = {} } = product;
  await db
    .insertInto('product')
    .values({
      product_id: id,
      article_number: product.articleNumber ?? `A${id}`,
      type: product.type ?? 'product',
      brand_id: product.brand ?? 1,
      primary_category_id: categories[0] ?? 1,
      variant_group_id: product.variantGroup ?? null,
      first_available_on: product.firstAvailableOn ?? '2026-01-01',
      sold_count: product.soldCount ?? 0,
      active: product.active ?? true,
    })
    .execute();
  const both = { alias: `product-${id}`, name };
  for (const [language_id, text] of Object.entries(product.texts ?? { 'fi-FI': both, 'sv-SE': both })) {
    await db
      .insertInto('product_text')
      .values({ product_id: id, language_id, ...text })
      .execute();
  }
  for (const category_id of categories) {
    await db.insertInto('product_category').values({ product_id: id, category_id }).execute();
  }
  for (const parameter_value_id of product.parameterValues ?? []) {
    await db.insertInto('product_parameter').values({ product_id: id, parameter_value_id }).execute();
  }
  for (const [sort_order, file_name] of (product.images ?? []).entries()) {
    await db.insertInto('product_image').values({ product_id: id, sort_order, file_name }).execute();
  }
  for (const sku of product.skus ?? [{ id, name: '-' }]) {
    await db
      .insertInto('sku')
      .values({
        sku_id: sku.id,
        product_id: id,
        article_number: `S${sku.id}`,
        name: sku.name,
        sort_order: sku.id,
      })
      .execute();
    await db
      .insertInto('stock')
      .values({ sku_id: sku.id, in_stock: 'inStock' in sku ? sku.inStock : 5, ...product.stock })
      .execute();
  }
  const { fi = 1000, se = 10_000 } = prices;
  for (const [market_id, price] of [[FI, fi] as const, [SE, se] as const]) {
    if (price === null) continue;
    const { regular: regular_minor, selling: selling_minor } = priceRow(price);
    // Without an earlier price no reduction may be announced.
    if (selling_minor < regular_minor)
      await db
        .insertInto('price_log')
        .values({
          product_id: id,
          market_id,
          valid_from: new Date('2026-01-01'),
          regular_minor,
          selling_minor: regular_minor,
        })
        .execute();
    await db
      .insertInto('price')
      .values({ product_id: id, market_id, regular_minor, selling_minor })
      .execute();
  }
}
