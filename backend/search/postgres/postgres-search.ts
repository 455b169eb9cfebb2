/** Search in PostgreSQL: full text for words, trigrams for typos and parts of words. Nothing but results is kept in the process. */
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { DatabaseLogger } from '#backend/database/logger.ts';
import type { Schema } from '#backend/database/schema.ts';
import { createPostgresStemmer } from '../postgres-stemmer.ts';
import type { SearchEngine, SearchIndex, SearchSource } from '../search-index.ts';
import { queryWordsOf, type Word } from '../words.ts';
import { collect, nothing } from './collect.ts';
import { createTrigrams, isComplete, refreshChanged, refreshSome } from './documents.ts';
import { expand, type Levels, type Vocabulary } from './expand.ts';
import { matchDocuments, type ScoredProducts } from './match-documents.ts';

// Words of the table of words that resemble those of a query without results, by their trigrams (R-SEARCH-12).

/** Words offered at most; the caller keeps those with results. */
const MAX_NEIGHBOURS = 6;
/** Share of equal trigrams; the search itself corrects words above 0.34. */
const SIMILAR = 0.2;

/** @returns words as they are spelled, the most similar first, one for each root */
async function similarWords(
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

/** Longer texts are truncated. */
const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 8;
const MAX_RESULTS = 500;

interface Result {
  /** Of the changes that the result contains. */
  revision: number;
  products: ScoredProducts;
}

/** Texts are read by the database itself, so that those of the builder are not used. */
export const createPostgresSearch =
  (db: Kysely<Schema>, logger: DatabaseLogger): SearchEngine =>
  source => ({
    addText: () => undefined,
    addNumber: () => undefined,
    async finish() {
      await createTrigrams(db);
      const index = createIndex(db, logger, source);
      const refreshing = refreshChanged(db, source.languages).then(index.forget);
      // Later, the former texts are searched until the new ones are written.
      if (!(await isComplete(db))) await refreshing;
      refreshing.catch((error: unknown) =>
        logger.error({ err: error }, 'the texts of the search could not be written'),
      );
      return index;
    },
  });

async function search(vocabulary: Vocabulary, text: string): Promise<ScoredProducts> {
  const words = queryWordsOf(text.slice(0, MAX_TEXT_LENGTH)).slice(0, MAX_WORDS);
  const levels: Levels[] = [];
  for (const [at, word] of words.entries()) {
    const each = await expand(vocabulary, word, at === words.length - 1);
    if (each) levels.push(each);
  }
  return levels.length === 0
    ? { ids: [], scores: [] }
    : matchDocuments(vocabulary.db, { words: levels, languageId: vocabulary.languageId });
}

interface PostgresIndex extends SearchIndex {
  /** The texts have changed: results are read again. */
  forget(): void;
}

function createIndex(db: Kysely<Schema>, logger: DatabaseLogger, source: SearchSource): PostgresIndex {
  const stemmer = createPostgresStemmer(db);
  const codes = new Map(source.languages.map(({ id, code }) => [id, code]));
  const results = new LRUCache<string, Result>({ max: MAX_RESULTS });
  /** Products that have changed since their texts were read. */
  let stale = new Set<number>();
  let refreshing: Promise<void> = Promise.resolve();
  let revision = 0;

  const keyOf = (text: string, languageId: string) => JSON.stringify([text, languageId]);

  function refresh(): Promise<void> {
    refreshing = refreshing.then(async () => {
      const ids = [...stale];
      stale = new Set();
      if (ids.length === 0) return;
      await refreshSome(db, source.languages, ids).catch((error: unknown) => {
        for (const id of ids) stale.add(id);
        throw error;
      });
    });
    const current = refreshing;
    refreshing = current.catch(() => undefined);
    return current;
  }

  return {
    learn: () => Promise.resolve(),
    describe: () => Promise.resolve(),
    async prepare(text, languageId) {
      const code = codes.get(languageId);
      const key = keyOf(text, languageId);
      if (code === undefined || results.get(key)?.revision === revision) return;
      try {
        await refresh();
        const now = revision;
        const { synonyms } = source;
        const products = await search({ db, stemmer, languageId, code, synonyms }, text);
        results.set(key, { revision: now, products });
      } catch (error) {
        logger.error({ err: error }, 'a text could not be searched');
      }
    },
    async similar(text, languageId) {
      const words = queryWordsOf(text.slice(0, MAX_TEXT_LENGTH)).slice(0, MAX_WORDS);
      try {
        return await similarWords(db, words, languageId);
      } catch (error) {
        logger.error({ err: error }, 'similar words could not be read');
        return [];
      }
    },
    match(text, languageId, shown) {
      const result = results.get(keyOf(text, languageId));
      return result ? collect(result.products, source, shown) : nothing;
    },
    put(doc) {
      stale.add(source.idOf(doc));
      revision += 1;
    },
    // The texts, descriptions included, are rows of the database.
    isDescribed: () => true,
    save: () => Promise.resolve(),
    bytes: () => 0,
    forget() {
      revision += 1;
    },
  };
}
