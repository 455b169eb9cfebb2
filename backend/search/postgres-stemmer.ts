/** Stems from PostgreSQL's dictionaries, so that all instances and texts use the same ones. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Stemmer } from './search-index.ts';

const dictionaries: Readonly<Record<string, string>> = {
  da: 'danish_stem',
  de: 'german_stem',
  en: 'english_stem',
  fi: 'finnish_stem',
  nb: 'norwegian_stem',
  no: 'norwegian_stem',
  sv: 'swedish_stem',
};

export const createPostgresStemmer =
  (db: Kysely<Schema>): Stemmer =>
  async (languageCode, words) => {
    const dictionary = dictionaries[languageCode];
    // A language without a dictionary is searched by letters.
    if (!dictionary) return words;
    const { rows } = await sql<{ stem: string | null }>`
      select (ts_lexize(${dictionary}::regdictionary, word))[1] as stem
      from unnest(${words}::text[]) with ordinality as asked (word, place) order by place`.execute(db);
    return rows.map(({ stem }) => stem);
  };
