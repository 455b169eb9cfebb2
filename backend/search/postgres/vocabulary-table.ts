/** The table of words: what the catalogue is written with, and the roots of their forms. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { createPostgresStemmer } from '../postgres-stemmer.ts';
import { rootsOf } from '../roots.ts';
import type { SearchLanguage } from '../search-index.ts';
import { plainOf, type Word } from '../words.ts';

/** Words of texts by their letters. */
export interface NewWords {
  /** Of names and labels. */
  named: Map<string, Word>;
  described: Map<string, Word>;
}

export const newWords = (): NewWords => ({ named: new Map(), described: new Map() });

interface WordRow {
  spelled: string;
  plain: string;
  root: string;
  named: boolean;
}

/** Adds words of one language. Words that no text has any more do no harm. */
export async function addWords(
  db: Db,
  { id, code }: SearchLanguage,
  { named, described }: NewWords,
): Promise<void> {
  const words = [
    ...named.values(),
    ...[...described.values()].filter(({ plain }) => plain.length > 1 && !named.has(plain)),
  ];
  if (words.length === 0) return;
  const { rows } = await sql<{ plain: string; named: boolean }>`
    select plain, bool_or(named) as named from search_word
    where language_id = ${id} and plain = any(${words.map(({ plain }) => plain)}) group by plain`.execute(db);
  const known = new Map(rows.map(row => [row.plain, row.named]));
  const isNews = ({ plain }: Word) => !known.has(plain) || (named.has(plain) && known.get(plain) === false);
  const entries = await withRoots(db, code, words.filter(isNews), named);
  if (entries.length > 0) await insertWords(db, id, entries);
}

async function withRoots(
  db: Db,
  code: string,
  words: readonly Word[],
  named: ReadonlyMap<string, Word>,
): Promise<WordRow[]> {
  const spelled = words.map(word => word.spelled);
  const stems = words.length > 0 ? await createPostgresStemmer(db)(code, spelled) : [];
  return words.flatMap(({ plain, spelled: text }, at): WordRow[] => {
    const stem = stems[at] ?? null;
    const roots = rootsOf(code, plain, stem === null ? null : plainOf(stem));
    return roots.map(root => ({ spelled: text, plain, root, named: named.has(plain) }));
  });
}

async function insertWords(db: Db, languageId: string, rows: readonly WordRow[]): Promise<void> {
  await sql`
    insert into search_word as w (language_id, spelled, plain, root, named)
    select ${languageId}, * from unnest(${rows.map(({ spelled }) => spelled)}::text[],
      ${rows.map(({ plain }) => plain)}::text[], ${rows.map(({ root }) => root)}::text[],
      ${rows.map(({ named }) => named)}::bool[])
    on conflict (language_id, spelled, root) do update set named = true
    where excluded.named and not w.named`.execute(db);
}
