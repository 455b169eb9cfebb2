/** What a page was rendered from: the tags of all query results it used, and the age of the oldest. */

export interface Dependencies {
  add(result: { readonly tags: readonly string[]; readonly readAt: number }): void;
  readonly tags: ReadonlySet<string>;
  /** When the oldest result was read, in milliseconds since 1970; infinite without results. */
  readonly oldest: number;
}

export function createDependencies(): Dependencies {
  const tags = new Set<string>();
  let oldest = Number.POSITIVE_INFINITY;
  return {
    add(result) {
      for (const tag of result.tags) tags.add(tag);
      oldest = Math.min(oldest, result.readAt);
    },
    tags,
    get oldest() {
      return oldest;
    },
  };
}
