/** Finds products by part numbers: one statement for all of them. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import type { ProductService } from './product/product.service.ts';
import type { Product } from './product/product.ts';

const maxNumbers = 200;
const longestNumber = 64;

export interface Part {
  /** As it was asked for. */
  number: string;
  /** Null: the product has several SKUs, or is a package. */
  skuId: number | null;
  product: Product;
}

interface Row {
  number: string;
  sku_id: number | null;
  product_id: number;
}

const compact = (number: string): string => number.trim().toUpperCase();
/** As the database's function of the same name: `kv 2500`, `KV-2500` and `KV2500` are one number. */
export const plainNumber = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** A SKU's own number counts before a GTIN, and both before the number of a product; exact numbers count before those that are written differently. */
const find = (db: Kysely<Schema>, numbers: readonly string[]) =>
  sql<Row>`
    with asked as (select distinct number, plain_number(number) as plain from unnest(${numbers}::text[]) as number)
    select distinct on (number) number, sku_id, product_id from (
      select a.number, k.sku_id, k.product_id, 1 as rank
        from asked a join sku k on upper(k.article_number) = a.number where k.active
      union all
      select a.number, k.sku_id, k.product_id, 2 from asked a join sku k on k.gtin = a.number where k.active
      union all
      select a.number, k.sku_id, p.product_id, 3
        from asked a join product p on upper(p.article_number) = a.number
        left join lateral (select min(s.sku_id) as sku_id from sku s where s.product_id = p.product_id and s.active
          and p.type = 'product' having count(*) = 1) k on true
      union all
      select a.number, k.sku_id, k.product_id, 4
        from asked a join sku k on plain_number(k.article_number) = a.plain where k.active and a.plain <> ''
      union all
      select a.number, k.sku_id, k.product_id, 5 from asked a join sku k on k.gtin = a.plain where k.active
      union all
      select a.number, k.sku_id, p.product_id, 6
        from asked a join product p on plain_number(p.article_number) = a.plain and a.plain <> ''
        left join lateral (select min(s.sku_id) as sku_id from sku s where s.product_id = p.product_id and s.active
          and p.type = 'product' having count(*) = 1) k on true
    ) found order by number, rank, sku_id`.execute(db);

export function createParts({
  db,
  products,
}: {
  db: Kysely<Schema>;
  products: Pick<ProductService, 'many'>;
}) {
  return async (ctx: Context, asked: readonly string[]): Promise<Part[]> => {
    if (asked.length > maxNumbers)
      throw new RequestError('BAD_USER_INPUT', `At most ${maxNumbers} numbers`, 'numbers');
    const numbers = asked.map(compact).filter(number => number !== '' && number.length <= longestNumber);
    if (numbers.length === 0) return [];
    const { rows } = await find(db, numbers);
    const ids = [...new Set(rows.map(row => row.product_id))];
    const shown = new Map((await products.many(ctx, ids)).map(product => [product.record.id, product]));
    const found = new Map(rows.map(row => [row.number, row]));
    return asked.flatMap(number => {
      const row = found.get(compact(number));
      const product = row && shown.get(row.product_id);
      return product ? [{ number, skuId: row.sku_id, product }] : [];
    });
  };
}
