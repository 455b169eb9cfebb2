/** Writes the numbers that a product replaces. */
import type { DbTransaction } from '#backend/database/schema.ts';
import type { InterchangePlans } from './interchange-plan.ts';
import type { RowPlan } from './row-plan.ts';

/** Rows of `product_interchange`. */
export const interchangeRows = (product_id: number, interchange: InterchangePlans) =>
  [...interchange].flatMap(([kind, numbers]) =>
    (numbers ?? []).map((each, index) => ({ product_id, kind, position: index + 1, ...each })),
  );

/** Replaces the kinds that the row states. */
export async function storeInterchange(
  db: DbTransaction,
  product: number,
  { interchange }: RowPlan,
): Promise<void> {
  const stated = [...interchange].flatMap(([kind, numbers]) => (numbers ? [kind] : []));
  if (stated.length === 0) return;
  await db
    .deleteFrom('product_interchange')
    .where('product_id', '=', product)
    .where('kind', 'in', stated)
    .execute();
  const rows = interchangeRows(product, interchange);
  if (rows.length > 0) await db.insertInto('product_interchange').values(rows).execute();
}
