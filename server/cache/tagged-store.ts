/** Cached entries by key, least recently used first out, bounded by bytes and known to the tag index while they are stored. */
import { LRUCache } from 'lru-cache';
import type { Tagged, TagIndex } from './tag-index.ts';

export interface StoredEntry extends Tagged {
  /** Estimated memory. */
  readonly byteSize: number;
}

export interface TaggedStore<Entry> {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  delete(key: string): void;
  readonly size: number;
}

export function createTaggedStore<Entry extends StoredEntry>(
  index: TagIndex,
  maxBytes: number,
): TaggedStore<Entry> {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: entry => entry.byteSize,
    dispose: entry => index.remove(entry),
  });
  return {
    get: key => entries.get(key),
    set(key, entry) {
      entries.delete(key);
      if (entry.byteSize > maxBytes) return;
      index.add(entry);
      entries.set(key, entry);
    },
    delete: key => void entries.delete(key),
    get size() {
      return entries.size;
    },
  };
}
