/** Product data of an order row besides name and price; frozen, so that later changes of the catalogue change no order. */
import { type RawBuilder, sql } from 'kysely';
import { rowsPart } from '#backend/database/parts.ts';
import type { Context } from '#backend/kernel/context.ts';
import type { OrderRow } from './order.types.ts';

type Facts = Pick<OrderRow, 'categories' | 'gtin' | 'externalId' | 'lengthMm' | 'widthMm' | 'heightMm'>;

export interface RowFacts {
  sku_id: number;
  gtin: string | null;
  external_id: string | null;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  categories: string[];
}

/** As a part of the statement that reads the cart; the names of categories in the shopper's language, the primary one first. */
export const rowFactsPart = (ctx: Context, skuIds: RawBuilder<number[]>): RawBuilder<RowFacts[]> =>
  rowsPart(sql<RowFacts>`
    select s.sku_id, s.gtin, s.external_id, p.length_mm, p.width_mm, p.height_mm,
      coalesce((select array_agg(t.name order by (c.category_id <> p.primary_category_id), c.category_id)
        from (select category_id from product_category where product_id = p.product_id
          union select p.primary_category_id) c
        join category_text t on t.category_id = c.category_id and t.language_id = ${ctx.language.id}), '{}') as categories
    from sku s join product p using (product_id) where s.sku_id = any(${skuIds})`);

/** By SKU. */
export const toFacts = (rows: readonly RowFacts[]): ReadonlyMap<number, Facts> =>
  new Map(
    rows.map(row => [
      row.sku_id,
      {
        categories: row.categories,
        gtin: row.gtin,
        externalId: row.external_id,
        lengthMm: row.length_mm,
        widthMm: row.width_mm,
        heightMm: row.height_mm,
      },
    ]),
  );
