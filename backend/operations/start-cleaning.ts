/** Cleans now and then as long as the shop runs. */
import type { Kysely } from 'kysely';
import type { DatabaseLogger } from '#backend/database/logger.ts';
import type { Schema } from '#backend/database/schema.ts';
import { cleanUp } from './clean-up.ts';

export interface Cleaning {
  /** Waits for a round under way. */
  stop(): Promise<void>;
}

export interface CleaningOptions {
  db: Kysely<Schema>;
  logger: DatabaseLogger;
  everyMs?: number;
  now?: () => Date;
}

const QUARTER_OF_AN_HOUR = 15 * 60_000;

/** Copies that start together clean at different moments; the first round leaves the start in peace. */
export function startCleaning({
  db,
  logger,
  everyMs = QUARTER_OF_AN_HOUR,
  now = () => new Date(),
}: CleaningOptions): Cleaning {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    try {
      const done = await cleanUp(db, now());
      if (Object.keys(done).length > 0) logger.info({ removed: done }, 'cleaned up');
    } catch (error) {
      // The next round tries again.
      if (!stopped) logger.warn({ err: error }, 'the cleaning failed');
    }
  }

  function later(): void {
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = round().then(later);
      },
      everyMs * (0.5 + Math.random()),
    );
    timer.unref();
  }
  later();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
