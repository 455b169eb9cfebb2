/** What a word of a query may mean: its forms, longer words, compounds, synonyms and, if it is unknown, corrections. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { compoundForm, rootsOf } from '../roots.ts';
import type { Stemmer, Synonyms } from '../search-index.ts';
import { queryWordsOf, type Word } from '../words.ts';

/** How sure it is that a text with a lexeme is meant; the lexemes of each level. */
export type Levels = ReadonlyMap<number, readonly string[]>;

const SURE = { exact: 1, form: 0.95, synonym: 0.8, begun: 0.7, compound: 0.65, typo: 0.6, inside: 0.4 };
/** Compounds and parts of words that are tried. */
const MAX_WORDS = 60;
const SHORTEST_ROOT = 3;
/** Share of equal trigrams of a word and its correction. */
const SIMILAR = 0.34;

const lexeme = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`;
/** A synonym of several words is meant as a whole. */
const phrase = (words: readonly Word[]): string => `(${words.map(({ plain }) => lexeme(plain)).join(' & ')})`;

export interface Vocabulary {
  db: Kysely<Schema>;
  stemmer: Stemmer;
  languageId: string;
  code: string;
  synonyms: Synonyms;
}

interface Known {
  plain: string;
  root: string;
  is_form: boolean;
  is_compound: boolean;
}

async function knownLike(db: Kysely<Schema>, plain: string, roots: readonly string[]): Promise<Known[]> {
  const long = roots.filter(root => root.length >= SHORTEST_ROOT);
  const patterns = [...long.map(root => `%${root}`), ...(plain.length >= 4 ? [`%${plain}%`] : [])];
  const { rows } = await sql<Known>`
    select distinct plain, root, root = any(${roots}) as is_form, root like any(${long.map(root => `%${root}`)}) as is_compound
    from search_word where root = any(${roots}) or root like any(${patterns}) or plain like any(${patterns})
    order by is_form desc, is_compound desc, plain limit ${MAX_WORDS}`.execute(db);
  return rows;
}

async function corrections(db: Kysely<Schema>, plain: string): Promise<string[]> {
  if (plain.length < 4 || /\d/.test(plain)) return [];
  const { rows } = await sql<{ plain: string }>`
    with near as (
      select distinct plain, similarity(plain, ${plain}) as likeness from search_word
      where plain % ${plain} and abs(length(plain) - length(${plain})) <= 2
    )
    select plain from near where likeness >= ${SIMILAR} and likeness >= (select max(likeness) from near) - 0.05
    order by likeness desc limit 8`.execute(db);
  return rows.map(row => row.plain);
}

/** Other members of every list that has a form of the word. */
function synonymsOf({ code, synonyms }: Vocabulary, roots: readonly string[]): string[] {
  const own = new Set(roots);
  const isOwn = (text: string) => {
    const plain = queryWordsOf(text)
      .map(word => word.plain)
      .join('');
    return rootsOf(code, plain, null).some(root => own.has(root));
  };
  return (synonyms.get(code) ?? [])
    .filter(group => group.some(isOwn))
    .flatMap(group => group.filter(text => !isOwn(text)))
    .map(text => phrase(queryWordsOf(text)));
}

/** Null for a stop word. */
export async function expand(vocabulary: Vocabulary, word: Word, isLast: boolean): Promise<Levels | null> {
  const { db, stemmer, code } = vocabulary;
  const [stem = null] = await stemmer(code, [word.spelled]);
  if (stem === null) return null;
  const roots = rootsOf(code, word.plain, stem);
  const known = await knownLike(db, word.plain, roots);
  const levels = new Map<number, string[]>();
  const note = (sure: number, text: string) => void levels.set(sure, [...(levels.get(sure) ?? []), text]);
  note(SURE.exact, lexeme(word.plain));
  const start = compoundForm(code, word.plain);
  if (start.length >= (isLast ? 2 : 3)) note(SURE.begun, `${lexeme(start)}:*`);
  for (const { plain, is_form, is_compound } of known) {
    if (plain === word.plain) continue;
    note(is_form ? SURE.form : is_compound ? SURE.compound : SURE.inside, lexeme(plain));
  }
  for (const synonym of synonymsOf(vocabulary, roots)) note(SURE.synonym, synonym);
  const isKnown = known.length > 0 || (await isNumber(db, word.plain));
  if (!isKnown) for (const plain of await corrections(db, word.plain)) note(SURE.typo, lexeme(plain));
  return levels;
}

/** Article numbers are in the documents only. */
async function isNumber(db: Kysely<Schema>, plain: string): Promise<boolean> {
  const query = `${lexeme(plain)}:*`;
  const { rows } = await sql`
    select 1 from search_document where document @@ ${query}::tsquery limit 1`.execute(db);
  return rows.length > 0;
}
