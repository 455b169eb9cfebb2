/** Notices changes by asking for the positions of all channels in one query, twice a second. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { startJob } from '#kernel/work/job.ts';
import type { ChangeChannel, ChangeSignal } from './change-channel.ts';
import { deliver } from './deliver-change.ts';
import type { DatabaseLogger } from './logger.ts';
import type { Schema } from './schema.ts';
import { withTimeline } from './timeline.ts';

/** A quarter of the two seconds within which every instance shows a change. */
const INTERVAL_MS = 500;
const RETRY_MS = 1_000;

interface Subscription {
  readonly channel: ChangeChannel;
  readonly onChange: () => void;
  seen: string | undefined;
}

/** The interval starts with the first subscription. */
export function changePoller(db: Kysely<Schema>, logger: DatabaseLogger): ChangeSignal {
  const subscriptions = new Set<Subscription>();
  const closed = new AbortController();
  let isAway = false;

  async function poll(): Promise<void> {
    const asked = [...subscriptions];
    if (asked.length === 0) return;
    const positions = await readPositions(
      db,
      asked.map(({ channel }) => channel),
    );
    isAway = false;
    for (const [at, subscription] of asked.entries()) {
      const position = positions[at];
      if (position === subscription.seen) continue;
      subscription.seen = position;
      deliver(logger, subscription.onChange);
    }
  }

  /** One line per outage: the next successful query notices everything in between. */
  function report(error: unknown): void {
    if (!isAway) logger.warn({ err: error }, 'changes of the database cannot be polled');
    isAway = true;
  }

  let job: ReturnType<typeof startJob> | undefined;

  async function firstPosition(channel: ChangeChannel): Promise<string | undefined> {
    for (;;) {
      closed.signal.throwIfAborted();
      try {
        return (await readPositions(db, [channel]))[0];
      } catch (error) {
        report(error);
        await sleep(RETRY_MS, undefined, { signal: closed.signal });
      }
    }
  }

  return {
    async listen(channel, onChange) {
      const subscription = { channel, onChange, seen: await firstPosition(channel) };
      subscriptions.add(subscription);
      job ??= startJob({ run: poll, intervalMs: INTERVAL_MS, retryMs: RETRY_MS, onError: report });
      return async () => void subscriptions.delete(subscription);
    },
    renew: () => undefined,
    async close() {
      closed.abort();
      subscriptions.clear();
      await job?.stop();
    },
  };
}

/**
 * Each with the timeline of the server: one that took over from another may happen to have the same positions, and has other
 * rows.
 */
async function readPositions(
  db: Kysely<Schema>,
  channels: readonly ChangeChannel[],
): Promise<readonly string[]> {
  const expressions = channels.map(({ position }) => sql`(${position})::text`);
  const { rows } = await withTimeline(db, timeline =>
    sql<{ timeline: string; positions: (string | null)[] }>`
      select ${timeline} as timeline, array[${sql.join(expressions)}] as positions`.execute(db),
  );
  const [answer] = rows;
  return (answer?.positions ?? []).map(position => `${answer?.timeline} ${position}`);
}
