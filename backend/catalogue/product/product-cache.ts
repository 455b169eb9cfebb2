/** Products, groups and packages by id, batched and cached: concurrent callers share one load, and a change of the catalogue invalidates what it touched. */
import { LRUCache } from 'lru-cache';
import type { ProductRecord } from './product-record.ts';

type Load<Value> = (ids: readonly number[]) => Promise<readonly Value[]>;

export interface CacheById<Value> {
  /** The record, or null when there is none; synchronous when it is cached. */
  get(id: number): Value | null | Promise<Value | null>;
  /** In the order of `ids`; missing ones are left out. */
  getMany(ids: readonly number[]): Promise<Value[]>;
  /** Caches a record that was read elsewhere; the caller knows that it has not changed since. */
  put(record: Value): void;
  /** Invalidates one record, or all of them. */
  forget(id?: number): void;
}

export type ProductCache = CacheById<ProductRecord>;

/** Below the limit of PostgreSQL: smaller statements let others run in between. */
const BATCH = 500;
/** A load of products is a dozen statements. */
const MAX_LOADS = 3;

interface Bounds<Value> {
  /** Limit of the sum of all sizes. */
  most: number;
  /** A whole number above zero; 1 for each record when it is left out. */
  sizeOf?: (record: Value) => number;
}

export function createCacheById<Value extends { id: number }>(
  load: Load<Value>,
  { most, sizeOf = () => 1 }: Bounds<Value>,
): CacheById<Value> {
  const cached = new LRUCache<number, { record: Value | null }>({
    maxSize: most,
    sizeCalculation: ({ record }) => (record === null ? 1 : sizeOf(record)),
  });
  /** Pending loads; a change removes them, so that their outdated rows are not cached. */
  const underway = new Map<number, Promise<Value | null>>();
  let loads = 0;
  let pending: Map<number, (records: Promise<Map<number, Value>>) => void> | null = null;

  async function loadBatch(ids: readonly number[]): Promise<Map<number, Value>> {
    const parts: Promise<readonly Value[]>[] = [];
    for (let at = 0; at < ids.length; at += BATCH) parts.push(load(ids.slice(at, at + BATCH)));
    return new Map((await Promise.all(parts)).flat().map(record => [record.id, record]));
  }

  /** While enough loads are pending the next one collects ids: many callers then share few statements, and the pool stays available. */
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

  function enqueue(id: number): Promise<Value | null> {
    if (!pending) {
      pending = new Map();
      // Runs after the promises that are already settled, so that fields resolved concurrently share one batch.
      queueMicrotask(() => process.nextTick(startBatch));
    }
    const queue = pending;
    const loading = new Promise<Map<number, Value>>(resolve => queue.set(id, resolve)).then(
      records => records.get(id) ?? null,
    );
    underway.set(id, loading);
    loading.then(
      record => {
        if (underway.get(id) !== loading) return;
        underway.delete(id);
        cached.set(id, { record });
      },
      () => {
        if (underway.get(id) === loading) underway.delete(id);
      },
    );
    return loading;
  }

  function get(id: number) {
    const known = cached.get(id);
    return known ? known.record : (underway.get(id) ?? enqueue(id));
  }

  return {
    get,
    async getMany(ids) {
      const records = await Promise.all(ids.map(async id => get(id)));
      return records.filter(record => record !== null);
    },
    put(record) {
      cached.set(record.id, { record });
    },
    forget(id) {
      if (id === undefined) {
        cached.clear();
        underway.clear();
      } else {
        cached.delete(id);
        underway.delete(id);
      }
    },
  };
}
