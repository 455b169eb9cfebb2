/** Reads those words of the catalogue that a query may mean: a superset, from which `parseQuery` chooses. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { compoundForm, rootsOf } from '../roots.ts';
import type { SearchLanguage } from '../search-index.ts';

export interface AskedWord {
  plain: string;
  stem: string | null;
}

export interface NearWord {
  spelled: string;
  plain: string;
  /** Of a name or a label; false when only descriptions have it. */
  named: boolean;
}

/** Words per language; those with an equal root come first. */
const MAX_WORDS = 4000;
/** Letters of a beginning, an end or the middle that at least one of two typos leaves whole. */
const PIECE = 3;
/** Shorter words are not split into two. */
const SHORTEST_COMPOUND = 6;

/** Last words that it may be composed with: `rengas` of `talvirengas`. */
const lastWordsOf = (plain: string): string[] =>
  plain.length < SHORTEST_COMPOUND
    ? []
    : Array.from({ length: plain.length - 2 * PIECE + 1 }, (_, at) => plain.slice(at + PIECE));

function piecesOf(plain: string): string[] {
  const from = Math.floor((plain.length - PIECE) / 2);
  return [
    `${plain.slice(0, PIECE)}%`,
    ...(plain.length > PIECE ? [`%${plain.slice(-PIECE)}`] : []),
    ...(plain.length >= 2 * PIECE ? [`%${plain.slice(from, from + PIECE)}%`] : []),
  ];
}

export async function wordsNear(
  db: Kysely<Schema>,
  { id, code }: SearchLanguage,
  asked: readonly AskedWord[],
): Promise<NearWord[]> {
  const own = new Set(asked.flatMap(({ plain, stem }) => rootsOf(code, plain, stem)));
  const lastWords = asked.flatMap(({ plain }) => lastWordsOf(plain));
  const roots = new Set([...own, ...lastWords.flatMap(word => rootsOf(code, word, null))]);
  const begun = lastWords.filter(word => word.length > PIECE).map(word => `${compoundForm(code, word)}%`);
  const pieces = new Set([...asked.flatMap(({ plain }) => piecesOf(plain)), ...begun]);
  const ends = [...roots].filter(root => root.length >= PIECE).map(root => `%${root}`);
  // Each condition by itself uses the index of trigrams; `any` of a list would not.
  const either = sql.join(
    [
      sql`root = any(${[...roots]})`,
      ...Array.from(pieces, pattern => sql`plain like ${pattern}`),
      ...ends.map(pattern => sql`root like ${pattern}`),
      ...asked.filter(({ plain }) => plain.length > PIECE).map(({ plain }) => sql`plain % ${plain}`),
    ],
    sql` or `,
  );
  const { rows } = await sql<NearWord>`
    select min(spelled) as spelled, plain, bool_or(named) as named from search_word
    where language_id = ${id} and (${either})
    group by plain order by bool_or(root = any(${[...own]})) desc, bool_or(named) desc, length(plain), plain
    limit ${MAX_WORDS}`.execute(db);
  return rows;
}
