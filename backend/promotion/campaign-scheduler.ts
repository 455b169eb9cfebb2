/** Starts and ends campaigns on time while the shop runs, and follows changes of campaigns and products. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { CatalogueChange } from '#backend/catalogue/catalogue.ts';
import type { Schema } from '#backend/database/schema.ts';
import { startJob } from '#kernel/work/job.ts';
import { nextChange, settleCampaigns } from './settle-campaigns.ts';

export interface CampaignSchedulerOptions {
  db: Kysely<Schema>;
  logger: Logger;
  onCatalogueChange: (listener: (change: CatalogueChange) => void) => () => void;
  now: () => Date;
}

export interface CampaignScheduler {
  close(): Promise<void>;
}

/** The longest that a change of the system clock remains unnoticed. */
const INTERVAL_MS = 60_000;
const RETRY_MS = 1_000;

export function startCampaignScheduler({
  db,
  logger,
  onCatalogueChange,
  now,
}: CampaignSchedulerOptions): CampaignScheduler {
  /** Products of the next run; an empty set covers all. */
  let pending = new Set<number>();
  let isAllPending = true;

  async function run(): Promise<number> {
    const ids = isAllPending || pending.size === 0 ? null : [...pending];
    pending = new Set();
    isAllPending = false;
    await settleCampaigns(db, now(), ids);
    const next = await nextChange(db, now());
    return next === null ? INTERVAL_MS : Math.max(next.getTime() - now().getTime(), 0) + 1;
  }

  const job = startJob({
    run,
    intervalMs: INTERVAL_MS,
    retryMs: RETRY_MS,
    onError(error) {
      isAllPending = true;
      logger.error({ err: error }, 'campaigns could not be settled');
    },
  });
  const settleAll = (): void => {
    isAllPending = true;
    void job.trigger();
  };

  // A change of a campaign is announced as one of the whole catalogue.
  const unsubscribe = onCatalogueChange(({ kind, productIds }) => {
    if (kind === 'all' || (kind === 'product' && productIds === null)) settleAll();
    else if (kind === 'product') {
      for (const id of productIds ?? []) pending.add(id);
      void job.trigger();
    }
  });
  settleAll();

  return {
    async close() {
      unsubscribe();
      await job.stop();
    },
  };
}
