/** The table of words: what the names and labels of the catalogue are written with, and the roots of their forms. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { createPostgresStemmer } from '../postgres-stemmer.ts';
import { rootsOf } from '../roots.ts';
import type { SearchLanguage } from '../search-index.ts';
import { plainOf } from '../words.ts';

interface WordRow {
  languageId: string;
  spelled: string;
  plain: string;
  root: string;
}

/** Adds the words of these products. Words that no product has any more do no harm. */
export async function addWords(
  db: Db,
  languages: readonly SearchLanguage[],
  ids: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ language_id: string; words: string[] }>`
    select language_id, array_agg(distinct word) as words from search_texts(${ids}::int[]) t,
      regexp_split_to_table(lower(concat_ws(' ', t.names, t.categories, t.labels)), '[^[:alnum:]]+') as word
    where length(word) between 2 and 40
      and not exists (select from search_word w where w.language_id = t.language_id and w.spelled = word)
    group by language_id`.execute(db);
  for (const { id, code } of languages) {
    const words = rows.find(({ language_id }) => language_id === id)?.words ?? [];
    const entries = await withRoots(db, { id, code }, words);
    if (entries.length > 0) await insertWords(db, entries);
  }
}

async function withRoots(
  db: Db,
  { id: languageId, code }: SearchLanguage,
  words: readonly string[],
): Promise<WordRow[]> {
  const stems = words.length > 0 ? await createPostgresStemmer(db)(code, words) : [];
  return words.flatMap((spelled, at): WordRow[] => {
    const plain = plainOf(spelled);
    const stem = stems[at] ?? null;
    const roots = rootsOf(code, plain, stem === null ? null : plainOf(stem));
    return roots.map(root => ({ languageId, spelled, plain, root }));
  });
}

async function insertWords(db: Db, rows: readonly WordRow[]): Promise<void> {
  await sql`
    insert into search_word (language_id, spelled, plain, root)
    select * from unnest(${rows.map(({ languageId }) => languageId)}::text[],
      ${rows.map(({ spelled }) => spelled)}::text[], ${rows.map(({ plain }) => plain)}::text[],
      ${rows.map(({ root }) => root)}::text[])
    on conflict do nothing`.execute(db);
}
