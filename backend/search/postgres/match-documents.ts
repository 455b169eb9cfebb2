/** Finds and scores the documents that have the words of a query. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Levels } from './expand.ts';

export interface ScoredProducts {
  ids: readonly number[];
  scores: readonly number[];
}

/** Worth of a match by the weight of the text that it is in. */
const WORTH = { A: 10, B: 6, C: 4, D: 1.5 };
/** Texts of another language than the one of the query. */
const FOREIGN = 0.66;
const SCALE = 100;

const alternatives = (lexemes: readonly string[], weight: string): string =>
  lexemes
    .map(lexeme =>
      lexeme.startsWith('(')
        ? lexeme.replaceAll(/'(?=[ )])/g, `':${weight}`)
        : `${lexeme}${lexeme.endsWith(':*') ? '' : ':'}${weight}`,
    )
    .join(' | ');

/** What the best match of the word in a document is worth; 0 without one. */
function worthOf(levels: Levels, weights: string): RawBuilder<number> {
  const grades = [...levels].flatMap(([sure, lexemes]) =>
    Object.entries(WORTH)
      .filter(([weight]) => weights.includes(weight))
      .map(([weight, worth]) => ({ value: sure * worth, query: alternatives(lexemes, weight) })),
  );
  const cases = grades
    .toSorted((a, b) => b.value - a.value)
    .map(({ value, query }) => sql`when document @@ ${query}::tsquery then ${value}::float8`);
  return sql<number>`case ${sql.join(cases, sql` `)} else 0::float8 end`;
}

interface Query {
  words: readonly Levels[];
  languageId: string;
}

/** Products that have every word in a name or label; if there are none, those with the most words, also in descriptions. */
export async function matchDocuments(db: Kysely<Schema>, query: Query): Promise<ScoredProducts> {
  const named = await scoreDocuments(db, query, { weights: 'ABC', least: query.words.length });
  return named.ids.length > 0 ? named : scoreDocuments(db, query, { weights: 'ABCD', least: 1 });
}

async function scoreDocuments(
  db: Kysely<Schema>,
  { words, languageId }: Query,
  { weights, least }: { weights: string; least: number },
): Promise<ScoredProducts> {
  const anyOf = (levels: Levels) => `(${alternatives([...levels.values()].flat(), weights)})`;
  const worths = words.map(levels => worthOf(levels, weights));
  const candidates = words.map(anyOf).join(least > 1 ? ' & ' : ' | ');
  const { rows } = await sql<{ ids: number[] | null; scores: number[] | null }>`
    with scored as materialized (
      select product_id, language_id, array[${sql.join(worths)}] as worths
      from search_document where document @@ ${candidates}::tsquery
    ), covered as (
      select product_id, (select count(*) from unnest(worths) w where w > 0) as words,
        (select sum(w) from unnest(worths) w) / ${words.length}::int
          * case when language_id = ${languageId} then 1 else ${FOREIGN}::float8 end as score
      from scored
    ), best as (
      select product_id, max(score) as score from covered
      where words >= ${least}::int and words = (select max(words) from covered) group by product_id
    )
    select array_agg(product_id) as ids, array_agg((score * ${SCALE}::int)::int) as scores from best`.execute(
    db,
  );
  return { ids: rows[0]?.ids ?? [], scores: rows[0]?.scores ?? [] };
}
