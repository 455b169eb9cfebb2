/** Tells the edge of changes: one instance at a time, in order, until it has been taken; another goes on where it dies. */
import type { EdgePurges, PurgeLease } from '#backend/index.ts';
import { startJob } from '#kernel/work/job.ts';
import type { PurgePort } from './purge-port.ts';
import { createPurgeQueue, type Tags } from './purge-queue.ts';
import { createPurgeSender, type SenderTimes } from './purge-sender.ts';

export interface PurgerOptions {
  port: PurgePort;
  lease: EdgePurges;
  /** Name of this process. */
  holder: string;
  build: string;
  /** Of the last catalogue change that was followed. */
  version(): number;
  onPurge(result: 'ok' | 'failed'): void;
  /** With every failure in a row. */
  onError(error: unknown, failures: number): void;
  now?: () => number;
  times?: Partial<PurgerTimes>;
}

export interface PurgerTimes extends SenderTimes {
  /** Between two reports to the database. */
  reportMs: number;
}

export interface PurgerState {
  isHolder: boolean;
  /** Tags that wait here. */
  pending: number;
  /** Purges that are still to be repeated. */
  repeats: number;
  /** Seconds since everything was purged that had changed before; null where it is not known. */
  lagSeconds: number | null;
  failures: number;
  /** Of the last attempt; null after a success. */
  error: string | null;
}

export interface Purger {
  /** Hears of a change that this instance has followed. */
  changed(tags: Tags): void;
  /** Whether the edge follows changes at the moment. */
  isFollowed(): boolean;
  state(): PurgerState;
  /** Purges what waits, and lets another instance go on. */
  stop(): Promise<void>;
}

const usualTimes: PurgerTimes = { reportMs: 1_000, repeatMs: 3_000, retryMs: 500 };
/** Seconds for which instances may hear of a change, or read the clock, differently. */
const MARGIN = 60;
/** With more seconds of delay no page is stored for long. */
const MAX_LAG_SECONDS = 10;

export function createPurger(options: PurgerOptions): Purger {
  const { port, lease, holder, build, version, onPurge, onError, now = Date.now } = options;
  const times = { ...usualTimes, ...options.times };
  const queue = createPurgeQueue();
  const followsSince = now();
  const state = { isHolder: false, resetsDone: 0 };
  const maySend = () => state.isHolder;
  const sender = createPurgeSender({ port, queue, times, now, maySend, onPurge, onError });
  let read: { lag: number; at: number } | null = null;

  const isDone = () => state.isHolder && queue.size === 0 && !sender.state.isSending;
  const own = () => ({ holder, build, version: version(), isDone: isDone(), resetsDone: state.resetsDone });
  const lagSeconds = () => (read ? read.lag + (now() - read.at) / 1000 : null);

  /** What the instance before may have left: what was heard of since, or everything where this one has not heard it all. */
  function take({ taken, lagSeconds: lag, isOtherBuild, isOtherVersion }: PurgeLease): void {
    const hasHeardAll = now() - followsSince > (lag + MARGIN) * 1000;
    const isKnown = hasHeardAll || (taken === 'released' && !isOtherVersion);
    if (taken === 'first' || isOtherBuild || !isKnown) queue.add('all', now());
  }

  async function report(): Promise<void> {
    const found = await lease.report(own());
    read = { lag: found.lagSeconds, at: now() };
    state.isHolder = found.isHolder;
    if (!found.isHolder) return queue.forget(now() - (found.lagSeconds + MARGIN) * 1000);
    if (found.taken !== null) take(found);
    if (found.resets > state.resetsDone) {
      queue.add('all', now());
      state.resetsDone = found.resets;
    }
    if (queue.size > 0) void sender.ask();
  }

  const reporting = startJob({
    run: report,
    intervalMs: times.reportMs,
    onError: error => onError(error, 0),
  });
  void reporting.trigger();

  return {
    changed(tags) {
      queue.add(tags, now());
      if (state.isHolder) void sender.ask();
    },
    isFollowed: () => (lagSeconds() ?? MAX_LAG_SECONDS) < MAX_LAG_SECONDS,
    state() {
      const { failures, error, repeats } = sender.state;
      return {
        ...{ isHolder: state.isHolder, pending: queue.size, repeats },
        ...{ lagSeconds: lagSeconds(), failures, error },
      };
    },
    async stop() {
      if (state.isHolder && queue.size > 0) await sender.ask();
      await Promise.all([reporting.stop(), sender.stop()]);
      await lease.release(own());
    },
  };
}
