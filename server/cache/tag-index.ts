/** Which cached entries carry which tag, and what was invalidated while an entry was being made. */

export interface Tagged {
  readonly tags: readonly string[];
  /** When the first of its tags was invalidated, in milliseconds since 1970; null while it is up to date. */
  outdatedAt: number | null;
}

/** Open while an entry is being made: a change in between makes the new entry outdated. */
export interface Watch {
  /** When the first of these tags was invalidated since the watch began; null when none was. */
  outdatedAt(tags: readonly string[]): number | null;
  end(): void;
}

export interface TagIndex {
  add(entry: Tagged): void;
  remove(entry: Tagged): void;
  watch(): Watch;
  /** Marks every entry with one of the tags as outdated; `all` marks every entry. */
  invalidate(tags: readonly string[] | 'all'): void;
  /** Called with each entry as it becomes outdated. */
  onOutdated(listener: (entry: Tagged) => void): void;
  /** Another number after every invalidation. */
  readonly generation: number;
}

export function createTagIndex(now: () => number = Date.now): TagIndex {
  const entries = new Set<Tagged>();
  const byTag = new Map<string, Set<Tagged>>();
  const watches = new Set<{ all: number | null; tags: Map<string, number> }>();
  const listeners = new Set<(entry: Tagged) => void>();
  let generation = 0;

  function outdate(outdated: Iterable<Tagged>, at: number): void {
    for (const entry of outdated) {
      if (entry.outdatedAt !== null) continue;
      entry.outdatedAt = at;
      for (const listener of listeners) listener(entry);
    }
  }

  return {
    add(entry) {
      entries.add(entry);
      for (const tag of entry.tags) {
        const tagged = byTag.get(tag);
        if (tagged) tagged.add(entry);
        else byTag.set(tag, new Set([entry]));
      }
    },
    remove(entry) {
      entries.delete(entry);
      for (const tag of entry.tags) {
        const tagged = byTag.get(tag);
        tagged?.delete(entry);
        if (tagged?.size === 0) byTag.delete(tag);
      }
    },
    watch() {
      const watch = { all: null as number | null, tags: new Map<string, number>() };
      watches.add(watch);
      return {
        outdatedAt(tags) {
          const times = tags.flatMap(tag => watch.tags.get(tag) ?? []);
          if (watch.all !== null) times.push(watch.all);
          return times.length > 0 ? Math.min(...times) : null;
        },
        end: () => void watches.delete(watch),
      };
    },
    invalidate(tags) {
      generation += 1;
      const at = now();
      if (tags === 'all') {
        outdate(entries, at);
        for (const watch of watches) watch.all ??= at;
        return;
      }
      for (const tag of tags) {
        outdate(byTag.get(tag) ?? [], at);
        for (const watch of watches) if (!watch.tags.has(tag)) watch.tags.set(tag, at);
      }
    },
    onOutdated: listener => void listeners.add(listener),
    get generation() {
      return generation;
    },
  };
}
