/** Texts of other clients' documents by their hash: an instance without the text requests it, so losing it does no harm. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface PersistedDocuments {
  textOf(hash: string): string | undefined;
  /** False when the hash is not the text's. */
  keep(hash: string, text: string): boolean;
}

const MAX_BYTES = 4 * 1024 * 1024;

export function createPersistedDocuments(): PersistedDocuments {
  const texts = new LRUCache<string, string>({
    max: 1000,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 16,
    sizeCalculation: text => text.length + 1,
  });
  return {
    textOf: hash => texts.get(hash.toLowerCase()),
    keep(hash, text) {
      const own = createHash('sha256').update(text).digest('hex');
      if (own !== hash.toLowerCase()) return false;
      texts.set(own, text);
      return true;
    },
  };
}
