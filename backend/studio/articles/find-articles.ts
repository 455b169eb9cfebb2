/** Articles for staff: found by number or name. A package has no stock or price of its own, so it is none. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { type ArticleSummary, MAX_ARTICLES } from '#studio-api/articles.ts';

/** Name of the product `p` in a language, else in any that it has. */
export const nameIn = (languageId: string): RawBuilder<string> => sql`coalesce(
  (select t.name from product_text t where t.product_id = p.product_id and t.language_id = ${languageId}),
  (select t.name from product_text t where t.product_id = p.product_id order by t.language_id limit 1), '')`;

/** Of `sku s`, `product p` and `stock k`, as a row of a list. */
export const summaryParts = (languageId: string): RawBuilder<unknown> => sql`
  s.article_number as "articleNumber", ${nameIn(languageId)} as name, case s.name when '-' then '' else s.name end as variant,
  k.in_stock as "inStock", k.oversellable, nullif(k.shelf, '') as shelf`;

export const soldArticles = sql`sku s join product p using (product_id) join stock k using (sku_id)`;
export const isSold = sql<boolean>`s.active and p.type = 'product'`;

function ofNumber(search: string): RawBuilder<boolean> {
  // A text of signs alone has no number, and every number would begin with it.
  if (!/[0-9A-Za-z]/.test(search)) return sql`false`;
  return sql`(plain_number(s.article_number) like plain_number(${search}) || '%' or s.gtin = ${search}
    or plain_number(p.article_number) = plain_number(${search}))`;
}

/** Every word is in the name, in any language. */
function ofName(search: string): RawBuilder<boolean> {
  const likes = search
    .toLowerCase()
    .split(/\s+/)
    .map(word => sql`lower(t.name) like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  return sql`exists (select from product_text t where t.product_id = p.product_id and (${sql.join(likes, sql` and `)}))`;
}

async function read(
  db: Kysely<Schema>,
  condition: RawBuilder<boolean>,
  languageId: string,
): Promise<ArticleSummary[]> {
  const { rows } = await sql<ArticleSummary>`select ${summaryParts(languageId)} from ${soldArticles}
    where ${isSold} and ${condition} order by s.article_number limit ${MAX_ARTICLES}`.execute(db);
  return rows;
}

/**
 * At most `MAX_ARTICLES`, by their numbers; none for an empty search.
 * @param search the beginning of a number, with or without its signs, or a GTIN; else words of the name
 */
export async function findArticles(
  db: Kysely<Schema>,
  search: string,
  languageId: string,
): Promise<ArticleSummary[]> {
  const text = search.trim();
  if (text === '') return [];
  const numbered = await read(db, ofNumber(text), languageId);
  return numbered.length > 0 ? numbered : read(db, ofName(text), languageId);
}
