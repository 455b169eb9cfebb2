/** Stock and prices of articles for staff: corrected on what was shown, announced to every instance, with a row in the log (R-STUDIO-144). */
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { DbTransaction, Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { recordAudit } from '#backend/staff/staff-audit.ts';
import type {
  ArticleCorrection,
  ArticleDetail,
  ArticleEvent,
  ArticlePrice,
  ArticleStock,
  ArticleSummary,
  StaffPrice,
} from '#studio-api/articles.ts';
import { orderChannel } from '../orders/order-management.ts';
import type { Actor } from '../studio-context.ts';
import { StudioError } from '../studio-error.ts';
import { findArticles, isSold, soldArticles, summaryParts } from './find-articles.ts';

const MAX_HISTORY = 50;

export interface ArticleDesk {
  /** @param languageId of names */
  find(search: string, languageId: string): Promise<ArticleSummary[]>;
  /** Null for an unknown number and for packages. */
  read(articleNumber: string, languageId: string): Promise<ArticleDetail | null>;
  /**
   * Answers the article as it is then.
   * @throws StudioError NOT_FOUND; VERSION_MOVED with `article` when it is not as it was shown
   */
  correct(
    articleNumber: string,
    correction: ArticleCorrection,
    by: Actor,
    languageId: string,
  ): Promise<ArticleDetail>;
}

const missing = () => new StudioError('NOT_FOUND', 'There is no such article');
const documentOf = (articleNumber: string): string => `article:${articleNumber}`;

type Stored = Omit<ArticleDetail, 'prices' | 'history'> & { sku_id: number; product_id: number };

async function readStored(
  db: Kysely<Schema>,
  articleNumber: string,
  languageId: string,
): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select s.sku_id, s.product_id, ${summaryParts(languageId)}, s.gtin, k.static as always, array(
      select o.name from sku o where o.product_id = s.product_id and o.active and o.sku_id <> s.sku_id
      order by o.sort_order) as "otherSizes"
    from ${soldArticles} where ${isSold} and s.article_number = ${articleNumber}`.execute(db);
  return rows[0];
}

/** The selling price is that without a campaign, as it was written. */
async function readPrices(db: Kysely<Schema>, productId: number): Promise<ArticlePrice[]> {
  const { rows } = await sql<ArticlePrice>`
    select r.market_id as "marketId", m.country_code as country, m.currency_code as currency,
      r.regular_minor as regular, coalesce(r.base_minor, r.selling_minor) as selling,
      case when r.base_minor is not null then r.selling_minor end as campaign
    from price r join market m using (market_id) where r.product_id = ${productId} order by m.sort_order`.execute(
    db,
  );
  return rows;
}

type Logged = Pick<ArticleEvent, 'action' | 'author'> & { at: Date; detail: Record<string, unknown> };

async function readHistory(db: Kysely<Schema>, articleNumber: string): Promise<ArticleEvent[]> {
  const { rows } = await sql<Logged>`
    select action, author, at, detail from studio_audit
    where document_id = ${documentOf(articleNumber)} and document_id like 'article:%'
    order by audit_id desc limit ${MAX_HISTORY}`.execute(db);
  return rows.map(
    ({ at, detail, action, author }) =>
      ({ reason: '', ...detail, action, author, at: at.toISOString() }) as ArticleEvent,
  );
}

/** @throws StudioError when the stock is not the one that was shown: pieces may have been sold meanwhile */
async function correctStock(
  on: DbTransaction,
  { sku_id, product_id }: Stored,
  { was, stock }: Extract<ArticleCorrection, { action: 'stock' }>,
): Promise<{ from: ArticleStock; to: ArticleStock } | null> {
  const row = await on
    .selectFrom('stock')
    .select(['in_stock as inStock', 'oversellable'])
    .where('sku_id', '=', sku_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isDeepStrictEqual({ ...row }, was)) return null;
  await on
    .updateTable('stock')
    .set({ in_stock: stock.inStock, oversellable: stock.oversellable })
    .where('sku_id', '=', sku_id)
    .execute();
  await sql`select announce_catalogue('stock', ${product_id})`.execute(on);
  return { from: { ...row }, to: stock };
}

async function correctPrice(
  on: DbTransaction,
  { product_id }: Stored,
  { marketId, was, price }: Extract<ArticleCorrection, { action: 'price' }>,
): Promise<{ from: StaffPrice; to: StaffPrice; country: string; currency: string } | null> {
  await on
    .selectFrom('price')
    .select('market_id')
    .where('product_id', '=', product_id)
    .where('market_id', '=', marketId)
    .forUpdate()
    .execute();
  const before = (await readPrices(on, product_id)).find(each => each.marketId === marketId);
  if (!before) throw missing();
  const { regular, selling, country, currency } = before;
  if (!isDeepStrictEqual({ regular, selling }, was)) return null;
  await on
    .updateTable('price')
    .set({ regular_minor: price.regular, selling_minor: price.selling })
    .where('product_id', '=', product_id)
    .where('market_id', '=', marketId)
    .execute();
  await sql`select announce_catalogue('price', ${product_id})`.execute(on);
  return { from: { regular, selling }, to: price, country, currency };
}

export function createArticleDesk(db: Kysely<Schema>): ArticleDesk {
  async function detailIn(
    on: Kysely<Schema>,
    number: string,
    languageId: string,
  ): Promise<ArticleDetail | null> {
    const stored = await readStored(on, number, languageId);
    if (!stored) return null;
    const { sku_id: _sku, product_id, ...article } = stored;
    const [prices, history] = [await readPrices(on, product_id), await readHistory(on, number)];
    return { ...article, prices, history };
  }

  const read = (number: string, languageId: string): Promise<ArticleDetail | null> =>
    withTransaction(db, on => detailIn(on, number, languageId), { isolation: 'repeatable read' });

  return {
    find: (search, languageId) => findArticles(db, search, languageId),
    read,

    async correct(number, correction, by, languageId) {
      const isDone = await withTransaction(db, async on => {
        const stored = await readStored(on, number, languageId);
        if (!stored) throw missing();
        const done =
          correction.action === 'stock'
            ? await correctStock(on, stored, correction)
            : await correctPrice(on, stored, correction);
        if (!done) return false;
        // Pressed without another figure.
        if (isDeepStrictEqual(done.from, done.to)) return true;
        await recordAudit(on, {
          ...{ staffId: by.id, author: by.name, ip: by.ip ?? null },
          action: `article.${correction.action}`,
          documentId: documentOf(number),
          detail: { ...done, ...(correction.reason !== '' && { reason: correction.reason }) },
        });
        await sql`select pg_notify(${orderChannel.name}, '')`.execute(on);
        return true;
      });
      const article = await read(number, languageId);
      if (!article) throw missing();
      if (!isDone)
        throw new StudioError('VERSION_MOVED', 'The article has changed since it was shown', { article });
      return article;
    },
  };
}
