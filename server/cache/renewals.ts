/** Renders outdated pages again before anyone asks for them, one after the other and for a part of the time. */
import { performance } from 'node:perf_hooks';
import { setTimeout as waitMs } from 'node:timers/promises';
import type { Tagged, TagIndex } from './tag-index.ts';

/** How a page that was shown is made again. */
export interface Renewable {
  key: string;
  /** Whether the address still leads to this page, so that it may be rendered without another request for it. */
  isCurrent(): boolean;
  /** Never rejects. */
  renew(): Promise<void>;
}

export interface Renewals {
  /** The entry has been shown, and may soon be asked for again. */
  shown(entry: Tagged, renewable: Renewable): void;
  stop(): void;
}

export interface RenewalsOptions {
  index: Pick<TagIndex, 'onOutdated'>;
  now: () => number;
  /** Resolves after so many milliseconds. */
  pause?: ((ms: number) => Promise<unknown>) | undefined;
}

/** What was shown since then is likely to be asked for again. */
const SHOWN_LATELY_MS = 60_000;
/** After each render as many times its duration: a change of everything leaves four fifths of the time to visitors. */
const PAUSE = 4;

export function createRenewals({
  index,
  now,
  pause = ms => waitMs(ms, undefined, { ref: false }),
}: RenewalsOptions): Renewals {
  const known = new WeakMap<Tagged, { at: number; renewable: Renewable }>();
  const waiting = new Map<string, Renewable>();
  let isRunning = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isRunning = true;
    // What a render reads must be known to be outdated: the change that called is not yet through with its tags.
    await Promise.resolve();
    // Entries that are added meanwhile are visited as well.
    for (const [key, { isCurrent, renew }] of waiting) {
      waiting.delete(key);
      if (!isCurrent()) continue;
      const startedAt = performance.now();
      await renew();
      await pause((performance.now() - startedAt) * PAUSE);
    }
    isRunning = false;
  }

  index.onOutdated(entry => {
    const last = known.get(entry);
    if (isStopped || !last || now() - last.at > SHOWN_LATELY_MS) return;
    waiting.set(last.renewable.key, last.renewable);
    if (!isRunning) void run();
  });
  return {
    shown: (entry, renewable) => void known.set(entry, { at: now(), renewable }),
    stop() {
      isStopped = true;
      waiting.clear();
    },
  };
}
