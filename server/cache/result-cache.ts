/** Values by key, with tags and a maximum age; concurrent calls share one computation. */
import type { TagIndex } from './tag-index.ts';
import { createTaggedStore, type StoredEntry } from './tagged-store.ts';

/** The bound for a hosted backend, which announces no changes. */
const MAX_AGE_MS = 30_000;
/** For so long an older value that nothing has changed stands in when a newer one cannot be computed. */
const USABLE_MS = 24 * 3_600_000;

export interface Computed<Value> {
  value: Value;
  tags: readonly string[];
  /** When the oldest of its data was read, in milliseconds since 1970. */
  readAt: number;
  /** When something in it begins or ends, in milliseconds since 1970; infinite or absent when time changes nothing. */
  changesAt?: number;
  /** Estimated memory. */
  byteSize: number;
  /** False for results with errors. */
  isStorable: boolean;
}

export interface CachedResult<Value> extends StoredEntry {
  readonly value: Value;
  readonly readAt: number;
  /** From then on it is not true any more, announced or not. */
  readonly changesAt: number;
}

export interface ResultCache<Value> {
  /** @throws what `compute` throws when there is no older value to stand in; failures are never stored. */
  get(
    key: string,
    compute: () => Promise<Computed<Value>>,
  ): CachedResult<Value> | Promise<CachedResult<Value>>;
}

/** Whether content that was scheduled has begun since a moment, in milliseconds since 1970. */
export type HasBegunSince = (readAt: number) => boolean;

interface Flight<Value> {
  startedAt: number;
  /** A result that was asked for before an invalidation is not shared with later callers. */
  generation: number;
  result: Promise<CachedResult<Value>>;
}

export function createResultCache<Value>(
  index: TagIndex,
  maxBytes: number,
  now: () => number,
  hasBegunSince: HasBegunSince = () => false,
): ResultCache<Value> {
  const store = createTaggedStore<CachedResult<Value>>(index, maxBytes);
  const flights = new Map<string, Flight<Value>>();

  const isTrue = ({ outdatedAt, readAt, changesAt }: CachedResult<Value>) =>
    outdatedAt === null && now() < changesAt && !hasBegunSince(readAt);

  function standIn(key: string): CachedResult<Value> | undefined {
    const known = store.get(key);
    return known && isTrue(known) && now() - known.readAt < USABLE_MS ? known : undefined;
  }

  async function make(key: string, compute: () => Promise<Computed<Value>>): Promise<CachedResult<Value>> {
    const watch = index.watch();
    try {
      const {
        value,
        tags,
        readAt,
        changesAt = Number.POSITIVE_INFINITY,
        byteSize,
        isStorable,
      } = await compute();
      const outdatedAt = watch.outdatedAt(tags);
      const cached = { value, readAt, changesAt, tags, outdatedAt, byteSize: byteSize + key.length * 2 };
      if (isStorable && outdatedAt === null) store.set(key, cached);
      return isStorable ? cached : (standIn(key) ?? cached);
    } catch (error) {
      const known = standIn(key);
      if (known) return known;
      throw error;
    } finally {
      watch.end();
    }
  }

  return {
    get(key, compute) {
      const known = store.get(key);
      if (known && isTrue(known) && now() - known.readAt < MAX_AGE_MS) return known;
      const underway = flights.get(key);
      const isShared = underway?.generation === index.generation && !hasBegunSince(underway.startedAt);
      if (underway && isShared) return underway.result;
      const flight: Flight<Value> = {
        startedAt: now(),
        generation: index.generation,
        result: make(key, compute),
      };
      flights.set(key, flight);
      const land = () => {
        if (flights.get(key) === flight) flights.delete(key);
      };
      flight.result.then(land, land);
      return flight.result;
    },
  };
}
