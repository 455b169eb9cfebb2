/** Words of the table of words that resemble those of a query without results, by their trigrams (R-SEARCH-12). */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Word } from '../words.ts';

/** Words offered at most; the caller keeps those with results. */
const MAX_NEIGHBOURS = 6;
/** Share of equal trigrams; the search itself corrects words above 0.34. */
const SIMILAR = 0.2;

/** @returns words as they are spelled, the most similar first, one for each root */
export async function similarWords(
  db: Kysely<Schema>,
  words: readonly Word[],
  languageId: string,
): Promise<string[]> {
  const asked = words.map(({ plain }) => plain).filter(plain => plain.length >= 4 && !/\d/.test(plain));
  if (asked.length === 0) return [];
  const { rows } = await sql<{ spelled: string }>`
    with near as (
      select distinct on (w.root) w.spelled, greatest(similarity(w.plain, q.plain), word_similarity(w.plain, q.plain) * 0.9) as likeness
      from search_word w, unnest(${asked}::text[]) as q(plain)
      where w.language_id = ${languageId} and length(w.plain) >= 4 and w.plain !~ '[0-9]'
        and greatest(similarity(w.plain, q.plain), word_similarity(w.plain, q.plain) * 0.9) >= ${SIMILAR}
      order by w.root, likeness desc, w.spelled
    )
    select spelled from near order by likeness desc, spelled limit ${MAX_NEIGHBOURS}`.execute(db);
  return rows.map(({ spelled }) => spelled);
}
