/** Keeps the tables of searched texts in step with the products. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { whileLocked } from '#backend/database/while-locked.ts';
import type { SearchLanguage } from '../search-index.ts';
import { descriptionWords, nameWords } from '../segment.ts';
import { textWords, type Word } from '../words.ts';
import { FIELD, numberLexeme } from './lexemes.ts';
import { addWords, newWords } from './vocabulary-table.ts';

/** Any number, as long as every instance of the shop uses the same one. */
export const LOCK = 4_718_200_026;
/** Products per statement. */
const PORTION = 200;
/** Row of `setting`: the transaction since which changes are not in the documents yet. */
const STATE = 'search.words';

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
export async function hasAllDocuments(db: Db): Promise<boolean> {
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
    recent as (select c.* from catalogue_change c, state where c.tx >= state.since and kind not in ('price', 'stock', 'content', 'sales', 'co-purchases')),
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
  const codes = new Map(languages.map(({ id, code }) => [id, code]));
  const words = new Map(languages.map(({ id }) => [id, newWords()]));
  const rows: { id: number; languageId: string; document: string }[] = [];
  for (const text of await loadTexts(db, ids)) {
    const own = words.get(text.languageId);
    if (!own) continue;
    const fields = fieldsOf(text, codes.get(text.languageId) ?? '');
    for (const word of [...fields.named, ...fields.aside]) own.named.set(word.plain, word);
    for (const word of fields.described) own.described.set(word.plain, word);
    rows.push({ id: text.id, languageId: text.languageId, document: documentOf(fields, text.numbers) });
  }
  await sql`
    insert into search_document as d (product_id, language_id, document)
    select id, language_id, document::tsvector
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ languageId }) => languageId)}::text[],
      ${rows.map(({ document }) => document)}::text[]) as t (id, language_id, document)
    on conflict (product_id, language_id) do update set document = excluded.document
    where d.document is distinct from excluded.document`.execute(db);
  for (const language of languages) await addWords(db, language, words.get(language.id) ?? newWords());
}

interface Texts {
  id: number;
  languageId: string;
  name: string;
  description: string;
  sizes: readonly string[];
  numbers: readonly string[];
}

/** The only SKU of a product has no name that says anything. */
async function loadTexts(db: Db, ids: readonly number[]): Promise<Texts[]> {
  const { rows } = await sql<Texts>`
    select p.product_id as id, t.language_id as "languageId", t.name, concat_ws(' ', t.text1, t.text2) as description,
      coalesce(s.sizes, '{}') as sizes, array_remove(p.article_number || coalesce(s.numbers, '{}')
        || array(select number from product_interchange i where i.product_id = p.product_id), null) as numbers
    from product p join product_text t using (product_id)
    left join lateral (
      select array_agg(name) filter (where lower(name) not in ('', '-', 'one size')) as sizes,
        array_agg(article_number) || array_agg(gtin) as numbers
      from sku k where k.product_id = p.product_id and k.active
    ) s on true
    where p.active and p.product_id = any (${ids}::int[])`.execute(db);
  return rows;
}

interface Fields {
  named: Word[];
  aside: Word[];
  described: Word[];
}

function fieldsOf({ name, sizes, description }: Texts, code: string): Fields {
  const named: Word[] = [];
  const aside: Word[] = sizes.flatMap(textWords);
  for (const each of nameWords(code, name)) (each.aside ? aside : named).push(each.word);
  return { named, aside, described: descriptionWords(description) };
}

/** Words are letters, digits and points, so that nothing needs escaping. */
function documentOf({ named, aside, described }: Fields, numbers: readonly string[]): string {
  const fields = new Map<string, Set<string>>();
  const note = (words: readonly Word[], field: string) => {
    for (const { plain } of words) fields.set(plain, (fields.get(plain) ?? new Set()).add(field));
  };
  note(named, FIELD.name);
  note(aside, FIELD.aside);
  note(described, FIELD.description);
  const words = Array.from(
    fields,
    ([plain, own]) => `'${plain}':${Array.from(own, (field, at) => `${at + 1}${field}`).join(',')}`,
  );
  return [...words, ...new Set(numbers.map(number => `'${numberLexeme(number)}'`))].join(' ');
}
