/** Database queries of the search: the shop's synonyms, and descriptions in portions. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#backend/database/schema.ts';
import type { SearchDescription, Synonyms } from './search-index.ts';

/** `{ "fi": [["vinssi", "wincha"]] }`: by language code, lists of words of one meaning. */
const synonymSetting = z.record(z.string(), z.array(z.array(z.string())));

/** An invalid setting counts as absent. */
export async function loadSynonyms(db: Db): Promise<Synonyms> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'search.synonyms')
    .executeTakeFirst();
  const { data } = synonymSetting.safeParse(row?.value ?? {});
  return new Map(Object.entries(data ?? {}));
}

/** Products per portion. */
const PORTION = 200;
/** With more texts, their memory would outweigh their use. */
export const MAX_DESCRIBED = 100_000;

const described = ({ text1, text2 }: { text1: string | null; text2: string | null }) =>
  `${text1 ?? ''} ${text2 ?? ''}`.trim();

/** By product id and language id. */
export type Descriptions = ReadonlyMap<number, ReadonlyMap<string, string>>;

export async function loadDescriptions(db: Db, productIds: readonly number[]): Promise<Descriptions> {
  const rows = await db
    .selectFrom('product_text')
    .select(['product_id', 'language_id', 'text1', 'text2'])
    .where(sql<boolean>`product_id = any(${productIds}::int[])`)
    .execute();
  const byProduct = new Map<number, Map<string, string>>();
  for (const row of rows) {
    const own = byProduct.get(row.product_id) ?? new Map<string, string>();
    byProduct.set(row.product_id, own.set(row.language_id, described(row)));
  }
  return byProduct;
}

/** Descriptions of every product, by product id; `docOf` skips products that are not listed. Rejects when it is aborted. */
export async function* readDescriptions(
  db: Db,
  docOf: (productId: number) => number | undefined,
  stop?: AbortSignal,
): AsyncGenerator<SearchDescription[]> {
  for (let after = -1; ; ) {
    stop?.throwIfAborted();
    const rows = await db
      .selectFrom('product_text')
      .select(['product_id', 'language_id', 'text1', 'text2'])
      .where('product_id', '>', after)
      .orderBy('product_id')
      .orderBy('language_id')
      .limit(PORTION)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    // A product whose languages do not fit is read again whole, unless it is all there is.
    const whole = rows.filter(row => rows.length < PORTION || row.product_id !== last.product_id);
    const taken = whole.length > 0 ? whole : rows;
    after = taken.at(-1)?.product_id ?? last.product_id;
    yield taken.flatMap(row => {
      const doc = docOf(row.product_id);
      const text = described(row);
      return doc === undefined || text === '' ? [] : [{ doc, languageId: row.language_id, text }];
    });
  }
}
