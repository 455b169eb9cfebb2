/** What is still to be purged, and what has been heard of lately: coalesced by tag, or to everything where that is cheaper. */

export type Tags = readonly string[] | 'all';

/** More tags than an edge should search one by one. */
const MOST = 2_000;

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
  /** When the oldest was heard of; null when nothing waits. */
  readonly since: number | null;
}

export function createPurgeQueue(): PurgeQueue {
  /** When each tag was heard of last; `all` for everything. */
  const waiting = new Map<string, { first: number; last: number }>();
  let sent = new Map<string, number>();

  function note(tag: string, at: number): void {
    const { first } = waiting.get(tag) ?? { first: at };
    waiting.delete(tag);
    waiting.set(tag, { first, last: at });
  }

  const oldest = (): number | null =>
    waiting.size === 0 ? null : Math.min(...[...waiting.values()].map(({ first }) => first));

  function collapse(at: number): void {
    const first = oldest() ?? at;
    waiting.clear();
    waiting.set('all', { first, last: at });
  }

  return {
    add(tags, at) {
      if (tags === 'all') return collapse(at);
      for (const tag of tags) note(tag, at);
      if (waiting.size > MOST) collapse(at);
    },
    next() {
      if (waiting.size === 0) return null;
      sent = new Map([...waiting].map(([tag, { last }]) => [tag, last]));
      return waiting.has('all') ? 'all' : [...waiting.keys()];
    },
    done() {
      for (const [tag, last] of sent) if (waiting.get(tag)?.last === last) waiting.delete(tag);
      sent.clear();
    },
    forget(before) {
      for (const [tag, { last }] of waiting) if (last < before) waiting.delete(tag);
    },
    get size() {
      return waiting.size;
    },
    get since() {
      return oldest();
    },
  };
}
