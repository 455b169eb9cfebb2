/** What a page was rendered from: the tags of all query results it used, the age of the oldest, and which changes first. */

export interface Dependencies {
  add(result: {
    readonly tags: readonly string[];
    readonly readAt: number;
    readonly changesAt?: number;
  }): void;
  readonly tags: ReadonlySet<string>;
  /** When the oldest result was read, in milliseconds since 1970; infinite without results. */
  readonly oldest: number;
  /** When something in a result begins or ends, in milliseconds since 1970; infinite when time changes nothing. */
  readonly changesAt: number;
}

export function createDependencies(): Dependencies {
  const tags = new Set<string>();
  let oldest = Number.POSITIVE_INFINITY;
  let changesAt = Number.POSITIVE_INFINITY;
  return {
    add(result) {
      for (const tag of result.tags) tags.add(tag);
      oldest = Math.min(oldest, result.readAt);
      changesAt = Math.min(changesAt, result.changesAt ?? Number.POSITIVE_INFINITY);
    },
    tags,
    get oldest() {
      return oldest;
    },
    get changesAt() {
      return changesAt;
    },
  };
}
