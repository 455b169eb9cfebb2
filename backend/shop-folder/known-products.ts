/** Numbers of the products that files of a shop's folder name. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { numbering } from './numbering.ts';

/** Null: the shop does not have it. */
type NumberOf = (articleNumber: string) => number | null;

export interface KnownProducts {
  productOf: NumberOf;
  /** Of a size, or of a product that has one size. */
  skuOf: NumberOf;
  articleNumberOf: (product: number) => string;
}

/** @param isPlan what the shop does not have yet gets the number that an import would give */
export async function knownProducts(db: Kysely<Schema>, isPlan: boolean): Promise<KnownProducts> {
  const products = await db
    .selectFrom('product')
    .select(['product_id as id', 'article_number as name'])
    .execute();
  const skus = await db
    .selectFrom('sku')
    .select(['sku_id as id', 'article_number as name'])
    .where('active', '=', true)
    .orderBy('sku_id', 'desc')
    .execute();
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const productOf = finder(products, isPlan);
  return {
    productOf(articleNumber) {
      const id = productOf(articleNumber);
      if (id !== null) names.set(id, articleNumber);
      return id;
    },
    skuOf: finder(skus, isPlan),
    articleNumberOf: product => names.get(product) ?? String(product),
  };
}

function finder(rows: readonly { id: number; name: string }[], isPlan: boolean): NumberOf {
  if (isPlan) return numbering(rows);
  const numbers = new Map(rows.map(({ id, name }) => [name, id]));
  return name => numbers.get(name) ?? null;
}
