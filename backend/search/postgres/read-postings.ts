/** Reads which products have words and numbers, from the documents of one language. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { NUMBER } from './lexemes.ts';

export interface ReadPosting {
  /** A word, or a number with its sign. */
  lexeme: string;
  /** Of `FIELD`; numbers have none. */
  fields: readonly string[];
  ids: readonly number[];
}

export async function readPostings(
  db: Kysely<Schema>,
  languageId: string,
  words: readonly string[],
  numbers: readonly string[],
): Promise<ReadPosting[]> {
  if (words.length + numbers.length === 0) return [];
  const begun = numbers.map(number => NUMBER + number);
  const query = [...words.map(word => `'${word}'`), ...begun.map(number => `'${number}':*`)].join(' | ');
  const { rows } = await sql<ReadPosting>`
    select lexeme, coalesce(weights, '{}') as fields, array_agg(product_id) as ids
    from search_document, unnest(document) as u (lexeme, positions, weights)
    where language_id = ${languageId} and document @@ ${query}::tsquery
      and (lexeme = any(${words}) or exists (select from unnest(${begun}::text[]) as b where starts_with(lexeme, b)))
    group by lexeme, weights`.execute(db);
  return rows;
}
