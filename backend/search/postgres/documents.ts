/** Keeps the tables of searched texts in step with the products. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { whileLocked } from '#backend/database/while-locked.ts';
import type { SearchLanguage } from '../search-index.ts';
import { addWords } from './vocabulary-table.ts';

/** Any number, as long as every instance of the shop uses the same one. */
const LOCK = 4_718_200_026;
/** Products per statement. */
const PORTION = 200;
/** Row of `setting`: the transaction since which changes are not in the documents yet. */
const STATE = 'search.documents';

/**
 * Needed for typos and parts of words. `pg_trgm` is a trusted extension: the owner of a database may create it.
 * @throws when the server lacks it
 */
export async function createTrigrams(db: Db): Promise<void> {
  await whileLocked(db, LOCK, () =>
    db.transaction().execute(async on => {
      await sql`set local client_min_messages = warning; create extension if not exists pg_trgm;
        create index if not exists search_word_trigrams on search_word using gin (plain gin_trgm_ops);
        create index if not exists search_word_root_trigrams on search_word using gin (root gin_trgm_ops)`.execute(
        on,
      );
    }),
  );
}

/** Whether the documents of all products have been written once. */
export async function isComplete(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from setting where key = ${STATE}`.execute(db);
  return rows.length > 0;
}

/**
 * Products that changed since the last call of any instance; all, if there was none or anything may have changed, as in a
 * restored database, whose transactions are numbered anew.
 */
async function dueProducts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with state as (select (value ->> 'since')::xid8 as since, (value ->> 'version')::bigint as version from setting where key = ${STATE}),
    recent as (select c.* from catalogue_change c, state where c.tx >= state.since and kind not in ('price', 'stock', 'content')),
    scope as (
      select not exists (select from state) or exists (select from recent where product_id is null)
        or (select min(version) from catalogue_change) > (select version + 1 from state)
        or (select since from state) > pg_snapshot_xmin(pg_current_snapshot()) as everything
    )
    select product_id from product, scope
    where everything or product_id in (select product_id from recent) order by product_id`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Of all changed products; one instance at a time. */
export async function refreshChanged(db: Db, languages: readonly SearchLanguage[]): Promise<void> {
  await whileLocked(db, LOCK, async () => {
    // Taken before the texts are read: what changes meanwhile is read again.
    const { rows } = await sql<{ state: string }>`
      select jsonb_build_object('since', pg_snapshot_xmin(pg_current_snapshot())::text,
        'version', (select coalesce(max(version), 0) from catalogue_change))::text as state`.execute(db);
    const due = await dueProducts(db);
    for (let at = 0; at < due.length; at += PORTION)
      await refreshSome(db, languages, due.slice(at, at + PORTION));
    await sql`
      insert into setting (key, value) values (${STATE}, ${rows[0]?.state}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(db);
    if (due.length > PORTION) await sql`analyze search_document, search_word`.execute(db);
  });
}

/** Rows that have not changed are not written. */
export async function refreshSome(
  db: Db,
  languages: readonly SearchLanguage[],
  ids: readonly number[],
): Promise<void> {
  await sql`select refresh_search_documents(${ids}::int[])`.execute(db);
  await addWords(db, languages, ids);
}
