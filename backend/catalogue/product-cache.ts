/** Products, groups and packages by id, batched and kept: callers of one moment share one load, and a change of the catalogue drops what it touched. */
import { LRUCache } from 'lru-cache';
import type { ProductRecord } from './product-record.ts';

type Load<Kept> = (ids: readonly number[]) => Promise<readonly Kept[]>;

export interface KeptById<Kept> {
  /** The record, or null when there is none; at once when it is kept. */
  get(id: number): Kept | null | Promise<Kept | null>;
  /** In the order of `ids`; without those that there are not. */
  getMany(ids: readonly number[]): Promise<Kept[]>;
  /** Forgets one, or all of them. */
  forget(id?: number): void;
}

export type KeptProducts = KeptById<ProductRecord>;

/** PostgreSQL takes many more; smaller statements give others a turn. */
const BATCH = 500;
/** A load of products is a dozen statements. */
const MOST_LOADS = 3;

export function keepById<Kept extends { id: number }>(load: Load<Kept>, max = 5_000): KeptById<Kept> {
  const kept = new LRUCache<number, { record: Kept | null }>({ max });
  /** Loads under way: a change meanwhile takes them out, so that their old rows are not kept. */
  const underway = new Map<number, Promise<Kept | null>>();
  let loads = 0;
  let waiting: Map<number, (records: Promise<Map<number, Kept>>) => void> | null = null;

  async function loadBatch(ids: readonly number[]): Promise<Map<number, Kept>> {
    const parts: Promise<readonly Kept[]>[] = [];
    for (let at = 0; at < ids.length; at += BATCH) parts.push(load(ids.slice(at, at + BATCH)));
    return new Map((await Promise.all(parts)).flat().map(record => [record.id, record]));
  }

  /** While enough are under way the next one gathers: many callers then share few statements, and the pool stays open to others. */
  function startBatch() {
    const asked = waiting;
    if (!asked || loads >= MOST_LOADS) return;
    waiting = null;
    loads += 1;
    const records = loadBatch([...asked.keys()]);
    const ended = () => {
      loads -= 1;
      startBatch();
    };
    records.then(ended, ended);
    for (const resolve of asked.values()) resolve(records);
  }

  function enqueue(id: number): Promise<Kept | null> {
    if (!waiting) {
      waiting = new Map();
      // After the promises that are settled by now, so that fields resolved side by side meet in one batch.
      queueMicrotask(() => process.nextTick(startBatch));
    }
    const queue = waiting;
    const loading = new Promise<Map<number, Kept>>(resolve => queue.set(id, resolve)).then(
      records => records.get(id) ?? null,
    );
    underway.set(id, loading);
    loading.then(
      record => {
        if (underway.get(id) !== loading) return;
        underway.delete(id);
        kept.set(id, { record });
      },
      () => {
        if (underway.get(id) === loading) underway.delete(id);
      },
    );
    return loading;
  }

  function get(id: number) {
    const known = kept.get(id);
    return known ? known.record : (underway.get(id) ?? enqueue(id));
  }

  return {
    get,
    async getMany(ids) {
      const records = await Promise.all(ids.map(async id => get(id)));
      return records.filter(record => record !== null);
    },
    forget(id) {
      if (id === undefined) {
        kept.clear();
        underway.clear();
      } else {
        kept.delete(id);
        underway.delete(id);
      }
    },
  };
}
