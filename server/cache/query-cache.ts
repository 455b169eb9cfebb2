/** Results of trusted queries that all visitors share: menus, areas, lists and products of public pages. */
import { AnswerReads } from '#kernel/work/answer-reads.ts';
import type { Commerce, CommerceAnswer, CommerceRequest } from '#server/commerce/commerce.ts';
import { tagsOfAnswer } from './answer-tags.ts';
import type { Dependencies } from './dependencies.ts';
import { type Computed, createResultCache, type HasBegunSince } from './result-cache.ts';
import type { TagIndex } from './tag-index.ts';

export interface QueryCacheOptions {
  commerce: Commerce;
  index: TagIndex;
  maxBytes?: number;
  now?: () => number;
  hasBegunSince?: HasBegunSince | undefined;
  /** Called for every query that may be cached: whether its result was, or was under way. */
  onLookup?: ((wasCached: boolean) => void) | undefined;
}

export interface QueryCache {
  /** The backend with cached results; `dependencies` collects which results were used. */
  commerce(dependencies?: Dependencies): Commerce;
}

/** A tag and its place in the index of tags. */
const TAG_BYTES = 100;

/** Caches queries without a token; concurrent equal queries share one execution. Failures are never stored. */
export function createQueryCache(options: QueryCacheOptions): QueryCache {
  const { commerce, index, maxBytes = 32 * 1024 * 1024, now = Date.now, hasBegunSince, onLookup } = options;
  const results = createResultCache<CommerceAnswer>(index, maxBytes, now, hasBegunSince);

  async function ask(request: CommerceRequest): Promise<Computed<CommerceAnswer>> {
    const readAt = now();
    const reads = new AnswerReads();
    const answer = await commerce.execute({ ...request, reads });
    const isStorable = !answer.errors && Boolean(answer.data);
    const { tags, byteSize } = tagsOfAnswer(answer.data);
    const all = new Set([...tags, ...reads]);
    return {
      value: answer,
      readAt,
      changesAt: reads.changesAt,
      isStorable,
      tags: [...all],
      byteSize: byteSize + all.size * TAG_BYTES,
    };
  }

  return {
    commerce: dependencies => ({
      async execute(request) {
        const { documentId, variables, caller, readOnly } = request;
        if (!readOnly || !documentId || caller.token !== null) return commerce.execute(request);
        let wasCached = true;
        const found = results.get(`${documentId} ${JSON.stringify(variables)}`, () => {
          wasCached = false;
          return ask(request);
        });
        onLookup?.(wasCached);
        const result = await found;
        dependencies?.add(result);
        return result.value;
      },
    }),
  };
}
