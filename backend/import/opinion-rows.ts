/** What rows of reviews, questions and answers need from the database, and how an unchanged one is recognised. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DbTransaction } from '#backend/database/schema.ts';
import type { Common } from './opinion-readers.ts';
import { RowError } from './row-error.ts';

/** Of all that a row says, but its first status: a row with the same digest is left as staff have it. */
export const opinionDigest = (plan: Common): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...plan, status: undefined }))
    .digest('hex');

/** Noon in UTC is the same day in all markets. */
export const writtenAt = ({ writtenOn }: Common): Date => new Date(`${writtenOn}T12:00:00Z`);

/** @throws RowError for an unknown article number */
export async function productOf(db: DbTransaction, articleNumber: string): Promise<number> {
  const product = await db
    .selectFrom('product')
    .select('product_id')
    .where('article_number', '=', articleNumber)
    .executeTakeFirst();
  if (product) return product.product_id;
  throw new RowError(
    'article_number',
    `the shop has no product ${articleNumber}`,
    'import the product first',
  );
}

export async function announceProduct(db: DbTransaction, productId: number): Promise<void> {
  await sql`select announce_catalogue('product', ${productId})`.execute(db);
}
