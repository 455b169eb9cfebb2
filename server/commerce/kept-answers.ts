/** Answers that every visitor shares, kept for a moment: menus, areas and lists are asked for by page after page. */
import { LRUCache } from 'lru-cache';
import type { Commerce, CommerceAnswer } from './commerce.ts';

export interface KeptAnswers {
  commerce: Commerce;
  /** The catalogue or the content changed: nothing that was kept is shown again. */
  forget(): void;
}

/** How long at most; with the embedded backend a change is heard at once, a hosted one tells nothing. */
const LIFE_MS = 30_000;
const MOST = 2_000;

/** Keeps what nobody in particular asked: a query without a token. Equal questions under way are asked once. */
export function keepAnswers(commerce: Commerce): KeptAnswers {
  const kept = new LRUCache<string, Promise<CommerceAnswer>>({ max: MOST, ttl: LIFE_MS });
  let generation = 0;

  return {
    forget() {
      generation += 1;
      kept.clear();
    },
    commerce: {
      async execute(request) {
        const { documentId, variables, caller, readOnly } = request;
        if (!readOnly || !documentId || caller.token !== null) return commerce.execute(request);
        const key = `${documentId} ${JSON.stringify(variables)}`;
        const known = kept.get(key);
        if (known) return known;
        const since = generation;
        const asked = commerce.execute(request);
        kept.set(key, asked);
        const drop = () => {
          if (kept.peek(key) === asked) kept.delete(key);
        };
        try {
          const answer = await asked;
          // What failed, or was read before a change, is nobody else's answer.
          if (answer.errors || answer.data === undefined || since !== generation) drop();
          return answer;
        } catch (error) {
          drop();
          throw error;
        }
      },
    },
  };
}
