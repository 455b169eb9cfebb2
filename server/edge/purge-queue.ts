/** What is still to be purged, and what has been heard of lately: coalesced by tag, or to everything where that is cheaper. */

export type Tags = readonly string[] | 'all';

/** More tags than an edge should search one by one. */
const MAX_WAITING = 2_000;

export interface PurgeQueue {
  /** @param at milliseconds since 1970 */
  add(tags: Tags, at: number): void;
  /** Everything that waits; null when nothing does. It goes on waiting until `done`. */
  next(): Tags | null;
  /** Takes out what the last `next` gave; what was added again meanwhile stays. */
  done(): void;
  /** Forgets what was heard of before. */
  forget(before: number): void;
  readonly size: number;
}

export function createPurgeQueue(): PurgeQueue {
  /** When each tag was heard of last; `all` for everything. */
  const waiting = new Map<string, number>();
  let sent = new Map<string, number>();

  function collapse(at: number): void {
    waiting.clear();
    waiting.set('all', at);
  }

  return {
    add(tags, at) {
      if (tags === 'all') return collapse(at);
      for (const tag of tags) {
        // Heard of again, it is the last.
        waiting.delete(tag);
        waiting.set(tag, at);
      }
      if (waiting.size > MAX_WAITING) collapse(at);
    },
    next() {
      if (waiting.size === 0) return null;
      sent = new Map(waiting);
      return waiting.has('all') ? 'all' : [...waiting.keys()];
    },
    done() {
      for (const [tag, last] of sent) if (waiting.get(tag) === last) waiting.delete(tag);
      sent.clear();
    },
    forget(before) {
      for (const [tag, last] of waiting) if (last < before) waiting.delete(tag);
    },
    get size() {
      return waiting.size;
    },
  };
}
