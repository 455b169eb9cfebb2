/** Records by key, batched and cached: concurrent callers share one load, and a change of the catalogue invalidates what it touched. */
import { LRUCache } from 'lru-cache';

type Load<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

export interface CacheByKey<Key, Value> {
  /** The record, or null when there is none; synchronous when it is cached. */
  get(key: Key): Value | null | Promise<Value | null>;
  /** In the order of `keys`; missing ones are left out. */
  getMany(keys: readonly Key[]): Promise<Value[]>;
  /** Caches a record that was read elsewhere; the caller knows that it has not changed since. */
  put(key: Key, record: Value): void;
  /** Invalidates one record, or all of them. */
  forget(key?: Key): void;
}

/** Below the limit of PostgreSQL: smaller statements let others run in between. */
const BATCH = 500;
/** A load of products is a dozen statements. */
const MAX_LOADS = 3;

interface Bounds<Value> {
  /** Limit of the sum of all sizes. */
  most: number;
  /** A whole number above zero; 1 for each record when it is left out. */
  sizeOf?: (record: Value) => number;
  /** Of a key without a record; 1 by default. */
  sizeOfNothing?: number;
}

export function createCacheByKey<Key extends number | string, Value extends object>(
  load: Load<Key, Value>,
  { most, sizeOf = () => 1, sizeOfNothing = 1 }: Bounds<Value>,
): CacheByKey<Key, Value> {
  const cached = new LRUCache<Key, { record: Value | null }>({
    maxSize: most,
    sizeCalculation: ({ record }) => (record === null ? sizeOfNothing : sizeOf(record)),
  });
  /** Pending loads; a change removes them, so that their outdated rows are not cached. */
  const underway = new Map<Key, Promise<Value | null>>();
  let loads = 0;
  let pending: Map<Key, (records: Promise<Map<Key, Value>>) => void> | null = null;

  async function loadBatch(keys: readonly Key[]): Promise<Map<Key, Value>> {
    const parts: Promise<ReadonlyMap<Key, Value>>[] = [];
    for (let at = 0; at < keys.length; at += BATCH) parts.push(load(keys.slice(at, at + BATCH)));
    return new Map((await Promise.all(parts)).flatMap(part => [...part]));
  }

  /** While enough loads are pending the next one collects keys: many callers then share few statements, and the pool stays available. */
  function startBatch() {
    const batch = pending;
    if (!batch || loads >= MAX_LOADS) return;
    pending = null;
    loads += 1;
    const records = loadBatch([...batch.keys()]);
    const ended = () => {
      loads -= 1;
      startBatch();
    };
    records.then(ended, ended);
    for (const resolve of batch.values()) resolve(records);
  }

  function enqueue(key: Key): Promise<Value | null> {
    if (!pending) {
      pending = new Map();
      // Runs after the promises that are already settled, so that fields resolved concurrently share one batch.
      queueMicrotask(() => process.nextTick(startBatch));
    }
    const queue = pending;
    const loading = new Promise<Map<Key, Value>>(resolve => queue.set(key, resolve)).then(
      records => records.get(key) ?? null,
    );
    underway.set(key, loading);
    loading.then(
      record => {
        if (underway.get(key) !== loading) return;
        underway.delete(key);
        cached.set(key, { record });
      },
      () => {
        if (underway.get(key) === loading) underway.delete(key);
      },
    );
    return loading;
  }

  function get(key: Key) {
    const known = cached.get(key);
    return known ? known.record : (underway.get(key) ?? enqueue(key));
  }

  return {
    get,
    async getMany(keys) {
      const records = await Promise.all(keys.map(async key => get(key)));
      return records.filter(record => record !== null);
    },
    put(key, record) {
      cached.set(key, { record });
    },
    forget(key) {
      if (key === undefined) {
        cached.clear();
        underway.clear();
      } else {
        cached.delete(key);
        underway.delete(key);
      }
    },
  };
}

/** Records by their own id. */
export const createCacheById = <Value extends { id: number }>(
  load: (ids: readonly number[]) => Promise<readonly Value[]>,
  bounds: Bounds<Value>,
): CacheByKey<number, Value> =>
  createCacheByKey(async ids => new Map((await load(ids)).map(record => [record.id, record])), bounds);
