/** Sends what waits to the edge, each purge once more a little later, and asks again where the edge does not take it. */
import { startJob } from '#kernel/work/job.ts';
import type { PurgePort } from './purge-port.ts';
import type { PurgeQueue, Tags } from './purge-queue.ts';

export interface SenderTimes {
  /** After which a purge is repeated: an instance that heard of the change later may have filled the edge with an old page. */
  repeatMs: number;
  /** After the first failure; doubled with each further one. */
  retryMs: number;
}

export interface SenderOptions {
  port: PurgePort;
  queue: PurgeQueue;
  times: SenderTimes;
  now(): number;
  /** Whether it is the part of this instance. */
  maySend(): boolean;
  onPurge(result: 'ok' | 'failed'): void;
  /** With every failure in a row. */
  onError(error: unknown, failures: number): void;
}

export interface PurgeSender {
  /** Soon, and not before the pause after a failure is over. */
  ask(): Promise<void>;
  stop(): Promise<void>;
  readonly state: { failures: number; error: string | null; isSending: boolean; repeats: number };
}

const MAX_RETRY_MS = 30_000;

export function createPurgeSender(options: SenderOptions): PurgeSender {
  const { port, queue, times, now, maySend, onPurge, onError } = options;
  const repeats: { tags: Tags; due: number }[] = [];
  const state = { failures: 0, error: null as string | null, isSending: false };

  async function purge(tags: Tags): Promise<void> {
    await port.purge(tags !== 'all' && tags.length > port.maxTags ? 'all' : tags);
    onPurge('ok');
  }

  async function repeat(): Promise<void> {
    const due = repeats.filter(each => each.due <= now());
    if (due.length === 0) return;
    const lists = due.map(({ tags }) => tags);
    await purge(lists.includes('all') ? 'all' : [...new Set(lists.flat())]);
    repeats.splice(0, due.length);
  }

  async function sendAll(): Promise<void> {
    for (let tags = queue.next(); tags !== null && maySend(); tags = queue.next()) {
      await purge(tags);
      queue.done();
      repeats.push({ tags, due: now() + times.repeatMs });
    }
    await repeat();
  }

  /** Returns when it has to run again. */
  async function send(): Promise<number | void> {
    state.isSending = true;
    try {
      await sendAll();
      state.failures = 0;
      state.error = null;
      return repeats[0] && Math.max(1, repeats[0].due - now());
    } catch (error) {
      state.failures += 1;
      state.error = error instanceof Error ? error.message : 'unknown';
      onPurge('failed');
      onError(error, state.failures);
      return Math.min(MAX_RETRY_MS, times.retryMs * 2 ** (state.failures - 1));
    } finally {
      state.isSending = false;
    }
  }

  const job = startJob({ run: send, intervalMs: MAX_RETRY_MS, onError: () => undefined });
  return {
    ask: () => (state.failures === 0 ? job.trigger() : Promise.resolve()),
    stop: () => job.stop(),
    get state() {
      return { ...state, repeats: repeats.length };
    },
  };
}
