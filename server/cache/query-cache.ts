/** Results of trusted queries that all visitors share: menus, areas, lists and products of public pages. */
import type { Commerce, CommerceAnswer, CommerceRequest } from '#server/commerce/commerce.ts';
import { tagsOfAnswer } from './answer-tags.ts';
import type { Dependencies } from './dependencies.ts';
import type { TagIndex } from './tag-index.ts';
import { createTaggedStore, type StoredEntry } from './tagged-store.ts';

export interface QueryCacheOptions {
  commerce: Commerce;
  index: TagIndex;
  maxBytes?: number;
  now?: () => number;
}

export interface QueryCache {
  /** The backend with cached results; `dependencies` collects which results were used. */
  commerce(dependencies?: Dependencies): Commerce;
}

/** The bound for a hosted backend, which announces no changes. */
const MAX_AGE_MS = 30_000;

interface CachedAnswer extends StoredEntry {
  readonly answer: CommerceAnswer;
  /** When it was asked for, in milliseconds since 1970. */
  readonly readAt: number;
}

interface Flight {
  /** An answer that was asked for before an invalidation is not shared with later callers. */
  generation: number;
  result: Promise<CachedAnswer>;
}

/** Caches queries without a token; concurrent equal queries share one execution. Failures are never stored. */
export function createQueryCache(options: QueryCacheOptions): QueryCache {
  const { commerce, index, maxBytes = 32 * 1024 * 1024, now = Date.now } = options;
  const store = createTaggedStore<CachedAnswer>(index, maxBytes);
  const flights = new Map<string, Flight>();

  async function ask(key: string, request: CommerceRequest): Promise<CachedAnswer> {
    const watch = index.watch();
    const readAt = now();
    try {
      const answer = await commerce.execute(request);
      const { tags, byteSize } = tagsOfAnswer(answer.data);
      const outdatedAt = watch.outdatedAt(tags);
      const cached = { answer, readAt, tags, outdatedAt, byteSize: byteSize + key.length * 2 };
      if (!answer.errors && answer.data !== undefined && outdatedAt === null) store.set(key, cached);
      return cached;
    } finally {
      watch.end();
    }
  }

  function resultOf(key: string, request: CommerceRequest): CachedAnswer | Promise<CachedAnswer> {
    const known = store.get(key);
    if (known && known.outdatedAt === null && now() - known.readAt < MAX_AGE_MS) return known;
    const underway = flights.get(key);
    if (underway?.generation === index.generation) return underway.result;
    const flight: Flight = { generation: index.generation, result: ask(key, request) };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(land, land);
    return flight.result;
  }

  return {
    commerce: dependencies => ({
      async execute(request) {
        const { documentId, variables, caller, readOnly } = request;
        if (!readOnly || !documentId || caller.token !== null) return commerce.execute(request);
        const result = await resultOf(`${documentId} ${JSON.stringify(variables)}`, request);
        dependencies?.add(result);
        return result.answer;
      },
    }),
  };
}
