/** Loads what the elements of a page need, in few requests and every id once. */

/** Most ids that one request may contain. */
const MAX_IDS = 100;

/**
 * @param cache null for an id of which nothing is known.
 * @param show called once the missing ones are in the cache.
 * @returns a function that loads those of the ids that are missing; failed ones are asked for again by its next call
 */
export function createLoadMissing<Value>(
  cache: Map<number, Value | null>,
  load: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  show: () => void,
): (ids: readonly number[]) => Promise<void> {
  const requested = new Set<number>();
  return async ids => {
    const missing = [...new Set(ids)].filter(
      id => Number.isSafeInteger(id) && id > 0 && !cache.has(id) && !requested.has(id),
    );
    for (const id of missing) requested.add(id);
    for (let start = 0; start < missing.length; start += MAX_IDS) {
      const batch = missing.slice(start, start + MAX_IDS);
      try {
        const found = await load(batch);
        for (const id of batch) cache.set(id, found.get(id) ?? null);
      } catch {
        for (const id of batch) requested.delete(id);
      }
    }
    if (missing.length > 0) show();
  };
}
