/** Lines that customers have saved for later, in the database. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';

export interface NewSavedLine {
  skuId: number;
  quantity: number;
}

export interface SavedLine extends NewSavedLine {
  productId: number;
  /** In the wanted language, otherwise in another one: a product that is not sold any more has to be named as well. */
  name: string;
}

/** What the account has of some SKUs. */
export interface SavedBefore {
  /** Number of all lines of the account. */
  count: number;
  /** The asked SKUs that the catalogue knows, with whether they are saved. */
  skus: ReadonlyMap<number, boolean>;
}

/** The line saved last comes first. */
export async function savedLinesOf(db: Db, customerId: number, languageId: string): Promise<SavedLine[]> {
  const { rows } = await sql<SavedLine>`
    select s.sku_id as "skuId", k.product_id as "productId", s.quantity, coalesce(t.name, k.article_number) as name
    from saved_line s join sku k using (sku_id)
    left join lateral (select name from product_text where product_id = k.product_id
      order by language_id <> ${languageId}, language_id limit 1) t on true
    where s.customer_id = ${customerId} order by s.place desc`.execute(db);
  return rows;
}

/** Locks the account until the end of the transaction, so that its number of lines stays. False when it was removed. */
export async function lockAccount(db: Db, customerId: number): Promise<boolean> {
  const query = db.selectFrom('customer').select('customer_id').where('customer_id', '=', customerId);
  return (await query.forUpdate().executeTakeFirst()) !== undefined;
}

export async function savedBefore(db: Db, customerId: number, skuIds: number[]): Promise<SavedBefore> {
  const { rows } = await sql<{ sku_id: number; is_saved: boolean; count: number }>`
    select k.sku_id, s.sku_id is not null as is_saved, n.count
    from (select count(*)::int as count from saved_line where customer_id = ${customerId}) n
    join sku k on k.sku_id = any(${skuIds}::int[])
    left join saved_line s on s.sku_id = k.sku_id and s.customer_id = ${customerId}`.execute(db);
  return { count: rows[0]?.count ?? 0, skus: new Map(rows.map(row => [row.sku_id, row.is_saved])) };
}

/**
 * Stores lines, the first of them as the one saved last.
 * @param keepsLarger whether a quantity that is stored already stays when it is larger.
 */
export async function storeSavedLines(
  db: Db,
  customerId: number,
  lines: readonly NewSavedLine[],
  keepsLarger: boolean,
): Promise<void> {
  if (lines.length === 0) return;
  const quantity = keepsLarger
    ? sql`greatest(saved_line.quantity, excluded.quantity)`
    : sql`excluded.quantity`;
  await sql`
    insert into saved_line (customer_id, sku_id, quantity)
    select ${customerId}, given.sku_id, given.quantity
    from unnest(${lines.map(({ skuId }) => skuId)}::int[], ${lines.map(line => line.quantity)}::int[])
      with ordinality as given (sku_id, quantity, position)
    order by given.position desc
    on conflict (customer_id, sku_id) do update set quantity = ${quantity}, place = excluded.place`.execute(
    db,
  );
}

export async function removeSavedLines(db: Db, customerId: number, skuIds: number[]): Promise<void> {
  if (skuIds.length === 0) return;
  await db
    .deleteFrom('saved_line')
    .where('customer_id', '=', customerId)
    .where('sku_id', 'in', skuIds)
    .execute();
}
