/** The aliases that page files refer to, cached per market until the catalogue changes; concurrent lookups of one reference share a request. */

import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReferenceAliases } from '#kernel/references.ts';
import { type Commerce, CommerceUnavailable, publicCaller } from '../commerce/commerce.ts';
import { type AskReferences, lookUpReferences } from './look-up-references.ts';

export interface References {
  /** @throws CommerceUnavailable when the commerce backend does not answer. */
  aliasesOf(references: readonly string[], market: string): Promise<ReferenceAliases>;
  /** The catalogue or the content has changed. */
  forget(): void;
}

type Aliases = ReferenceAliases[string] | null;

const MAX_CACHED = 10_000;
/** A hosted platform announces no changes. */
const LIFE_MS = 60_000;

export function createReferences(commerce: Commerce, channelId: string): References {
  const cache = new LRUCache<string, Promise<Aliases>>({ max: MAX_CACHED, ttl: LIFE_MS });

  const ask: AskReferences = async question => {
    const { data, errors } = await commerce.execute({
      ...question,
      isOwn: true,
      caller: publicCaller(randomUUID()),
      readOnly: true,
    });
    // One unreadable reference must not lose the others; a response without data is an error.
    if (!data) throw new CommerceUnavailable('http', errors?.[0]?.message ?? 'The references got no data.');
    return data;
  };

  /** Starts one lookup for all of them. */
  function lookUp(references: readonly string[], market: string): void {
    const lookup = lookUpReferences(references, { channelId, marketId: market }, ask);
    for (const reference of references) {
      const key = `${market} ${reference}`;
      const found = lookup.then(aliases => aliases[reference] ?? null);
      cache.set(key, found);
      found.catch(() => {
        if (cache.peek(key) === found) cache.delete(key);
      });
    }
  }

  return {
    async aliasesOf(references, market) {
      const missing = references.filter(reference => !cache.has(`${market} ${reference}`));
      if (missing.length > 0) lookUp(missing, market);
      const found = await Promise.all(
        references.map(async reference => [reference, await cache.get(`${market} ${reference}`)] as const),
      );
      return Object.fromEntries(
        found.flatMap(([reference, aliases]) => (aliases ? [[reference, aliases]] : [])),
      );
    },
    forget: () => cache.clear(),
  };
}
