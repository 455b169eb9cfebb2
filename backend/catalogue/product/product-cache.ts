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
/** Each is one statement on a connection of its own: the rest of the pool is for others. */
const MAX_LOADS = 3;

interface Bounds<Value> {
  /** Limit of the sum of all sizes. */
  most: number;
  /** A whole number above zero; 1 for each record when it is left out. */
  sizeOf?: (record: Value) => number;
  /** Of a key without a record; 1 by default. */
  sizeOfNothing?: number;
}

interface Batches<Key> {
  /** Keys of one group are read by one statement; a load has keys of one group alone. */
  groupOf?: (key: Key) => string;
}

/** Loads keys together: those of one group that are asked for in the same turn, or while enough other loads are pending. */
function createLoads<Key, Value>(load: Load<Key, Value>, groupOf: (key: Key) => string) {
  type Asked = (records: Promise<ReadonlyMap<Key, Value>>) => void;
  let loads = 0;
  /** Keys without a load yet; one that was forgotten meanwhile is asked for twice. */
  const waiting = new Map<Key, Asked[]>();

  const read = async (keys: readonly Key[]) => load(keys);

  /** The keys that have waited longest, and others of their group. */
  function nextBatch(first: Key): Map<Key, Asked[]> {
    const batch = new Map<Key, Asked[]>();
    const group = groupOf(first);
    for (const [key, asked] of waiting) {
      if (batch.size === BATCH) break;
      if (groupOf(key) !== group) continue;
      batch.set(key, asked);
      waiting.delete(key);
    }
    return batch;
  }

  /** While enough loads are pending the next ones collect keys: many callers then share few statements, and the pool stays available. */
  function startLoads() {
    for (const first of waiting.keys()) {
      if (loads >= MAX_LOADS) return;
      const batch = nextBatch(first);
      loads += 1;
      const records = read([...batch.keys()]);
      const ended = () => {
        loads -= 1;
        startLoads();
      };
      records.then(ended, ended);
      for (const asked of batch.values()) for (const resolve of asked) resolve(records);
    }
  }

  return (key: Key): Promise<ReadonlyMap<Key, Value>> => {
    // Runs after the promises that are already settled, so that fields resolved concurrently share one batch.
    if (waiting.size === 0) queueMicrotask(() => process.nextTick(startLoads));
    const asked = waiting.get(key) ?? [];
    waiting.set(key, asked);
    return new Promise(resolve => asked.push(resolve));
  };
}

/** @param load reads up to 500 keys in one statement */
export function createCacheByKey<Key extends number | string, Value extends object>(
  load: Load<Key, Value>,
  { most, sizeOf = () => 1, sizeOfNothing = 1, groupOf = () => '' }: Bounds<Value> & Batches<Key>,
): CacheByKey<Key, Value> {
  const cached = new LRUCache<Key, { record: Value | null }>({
    maxSize: most,
    sizeCalculation: ({ record }) => (record === null ? sizeOfNothing : sizeOf(record)),
  });
  const askFor = createLoads(load, groupOf);
  /** Pending loads; a change removes them, so that their outdated rows are not cached. */
  const underway = new Map<Key, Promise<Value | null>>();

  function enqueue(key: Key): Promise<Value | null> {
    const loading = askFor(key).then(records => records.get(key) ?? null);
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
