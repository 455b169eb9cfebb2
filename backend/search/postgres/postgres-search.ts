/**
 * Search in PostgreSQL, which keeps words and postings: what a query needs of them is read and given to the code that searches
 * in memory, so that both find the same. The process keeps labels and the latest queries.
 */

import { setTimeout as waited } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DatabaseLogger } from '#backend/database/logger.ts';
import type { Schema } from '#backend/database/schema.ts';
import { similarWords } from '../neighbours.ts';
import { createPostgresStemmer } from '../postgres-stemmer.ts';
import { createScorer } from '../scorer.ts';
import { noMatches, type SearchEngine, type SearchIndex, type SearchSource } from '../search-index.ts';
import { createStemMemory } from '../stem-memory.ts';
import { createSynonymFinder, type SynonymFinder } from '../synonyms.ts';
import { createTrigrams, hasAllDocuments, refreshChanged, refreshSome } from './documents.ts';
import { labelUsesOf, writeLabels } from './label-words.ts';
import { type QueryPorts, type ReadQuery, readQuery, readSegments } from './read-query.ts';

/** Longer texts are truncated. */
const MAX_TEXT_LENGTH = 200;
/** How long a start waits for changed texts. */
const MAX_FORMER_MS = 2_000;
/** Queries that are kept with what was read for them. */
const MAX_RESULTS = 500;

interface Result {
  /** Of the changes that the result contains. */
  revision: number;
  /** Null for a text without words. */
  query: ReadQuery | null;
}

/** Texts are read by the database itself, so that those of the builder are not used. */
export const createPostgresSearch =
  (db: Kysely<Schema>, logger: DatabaseLogger): SearchEngine =>
  source => ({
    addText: () => undefined,
    addNumber: () => undefined,
    async finish() {
      await createTrigrams(db);
      await writeLabels(db, source);
      const index = await createIndex(db, logger, source);
      const refreshing = refreshChanged(db, source.languages).then(index.forget);
      // Later, the former texts are searched until the new ones are written; few are written at once.
      if (await hasAllDocuments(db))
        await Promise.race([refreshing.catch(() => undefined), waited(MAX_FORMER_MS)]);
      else await refreshing;
      refreshing.catch((error: unknown) =>
        logger.error({ err: error }, 'the texts of the search could not be written'),
      );
      return index;
    },
  });

interface PostgresIndex extends SearchIndex {
  /** The texts have changed: results are read again. */
  forget(): void;
}

async function createPorts(db: Kysely<Schema>, source: SearchSource): Promise<QueryPorts> {
  const stemmer = createPostgresStemmer(db);
  const stems = createStemMemory();
  const finders = new Map<string, SynonymFinder>();
  for (const { code } of source.languages) {
    const make = () => createSynonymFinder(code, source.synonyms.get(code) ?? [], stems.stemsOf(code));
    await stems.learn(code, make().words, stemmer);
    finders.set(code, make());
  }
  const finderOf = (code: string) => finders.get(code) ?? createSynonymFinder(code, [], stems.stemsOf(code));
  return { db, stemmer, stems, source, labels: labelUsesOf(source), finderOf };
}

async function createIndex(
  db: Kysely<Schema>,
  logger: DatabaseLogger,
  source: SearchSource,
): Promise<PostgresIndex> {
  const ports = await createPorts(db, source);
  const scorer = createScorer();
  const codes = new Map(source.languages.map(({ id, code }) => [id, code]));
  let capacity = source.size;
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
        const query = await readQuery(ports, text.slice(0, MAX_TEXT_LENGTH), languageId);
        results.set(key, { revision: now, query });
      } catch (error) {
        logger.error({ err: error }, 'a text could not be searched');
      }
    },
    async similar(text, languageId) {
      const asked = text.slice(0, MAX_TEXT_LENGTH);
      try {
        return similarWords(asked, await readSegments(ports, asked, languageId));
      } catch (error) {
        logger.error({ err: error }, 'similar words could not be read');
        return [];
      }
    },
    match(text, languageId, shown) {
      const query = results.get(keyOf(text, languageId))?.query;
      if (!query || query.interpretations.length === 0) return noMatches;
      const { interpretations, segments, languages } = query;
      return scorer.score(interpretations, {
        segments,
        languages,
        docsOf: source.docsOf,
        replaced: [],
        lead: source.lead ?? null,
        shown,
        capacity,
      });
    },
    put(doc) {
      stale.add(source.idOf(doc));
      capacity = Math.max(capacity, doc + 1);
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
