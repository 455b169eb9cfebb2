/** Deletes data at the end of its retention while the shop runs. */
import type { Kysely } from 'kysely';
import type { DatabaseLogger } from '#backend/database/logger.ts';
import type { Schema } from '#backend/database/schema.ts';
import { type Job, startJob } from '#kernel/work/job.ts';
import { cleanUp } from './clean-up.ts';

export interface RetentionOptions {
  db: Kysely<Schema>;
  logger: DatabaseLogger;
  intervalMs?: number;
  now?: () => Date;
}

const QUARTER_OF_AN_HOUR = 15 * 60_000;

/** The first run comes after the start. */
export function startRetention({
  db,
  logger,
  intervalMs = QUARTER_OF_AN_HOUR,
  now = () => new Date(),
}: RetentionOptions): Job {
  return startJob({
    async run() {
      const removed = await cleanUp(db, now());
      if (Object.keys(removed).length > 0) logger.info({ removed }, 'old rows were removed');
    },
    intervalMs,
    jitter: 0.5,
    onError: error => logger.warn({ err: error }, 'old rows could not be removed'),
  });
}
