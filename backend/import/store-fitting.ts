/** Writes what fitting a product takes: other products, and its manuals, videos and size guides. */
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import type { GuidePlan } from './guide-plan.ts';
import type { RowPlan } from './row-plan.ts';
import { noPart } from './store-new-rows.ts';

export async function storeFitting(
  db: DbTransaction,
  product: number,
  { fittingParts, guides }: RowPlan,
): Promise<void> {
  if (fittingParts) await storeParts(db, product, fittingParts);
  for (const [code, own] of guides) if (own) await storeGuides(db, product, code, own);
}

async function storeParts(
  db: DbTransaction,
  product: number,
  articleNumbers: readonly string[],
): Promise<void> {
  const known = await db
    .selectFrom('product')
    .select(['product_id', 'article_number'])
    .where('article_number', 'in', ['', ...articleNumbers])
    .execute();
  const rows = [...new Set(articleNumbers)].map((number, index) => {
    const id = known.find(row => row.article_number === number)?.product_id;
    if (id === undefined || id === product) throw noPart(number);
    return { product_id: product, related_product_id: id, relation: 'FITTING', sort_order: index + 1 };
  });
  await db
    .deleteFrom('product_relation')
    .where('product_id', '=', product)
    .where('relation', '=', 'FITTING')
    .execute();
  if (rows.length > 0) await db.insertInto('product_relation').values(rows).execute();
}

/** Replaces those of one language; the same ones stay in their places. */
async function storeGuides(
  db: DbTransaction,
  product: number,
  code: string,
  guides: readonly GuidePlan[],
): Promise<void> {
  const stored = await db
    .selectFrom('product_guide')
    .select(['kind', 'url', sql<string>`title->>${code}`.as('title')])
    .where('product_id', '=', product)
    .where(sql<boolean>`title ? ${code}`)
    .orderBy('position')
    .execute();
  const wanted = guides.map(({ kind, url, title }) => ({ kind, url, title }));
  if (JSON.stringify(stored) === JSON.stringify(wanted)) return;
  await sql`delete from product_guide where product_id = ${product} and title ? ${code}`.execute(db);
  if (guides.length === 0) return;
  const { last } = await db
    .selectFrom('product_guide')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_guide')
    .values(
      guides.map(({ kind, url, title }, index) => ({
        product_id: product,
        position: last + index + 1,
        kind,
        url,
        title: JSON.stringify({ [code]: title }),
      })),
    )
    .execute();
}
