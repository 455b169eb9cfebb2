/** The backend's background jobs: campaigns, payments, unpaid orders, the count of sales and the end of retention. */
import type { Logger } from 'pino';
import { startJob } from '#kernel/work/job.ts';
import type { CatalogueService } from './catalogue/create-catalogue.ts';
import type { createShopping } from './create-shopping.ts';
import type { Database } from './database/connect.ts';
import { startRetention } from './operations/start-retention.ts';
import { countSalesDaily } from './order/co-purchases.ts';
import { settleUnpaidOrders } from './order/unpaid-orders.ts';
import { startCampaignScheduler } from './promotion/campaign-scheduler.ts';

/** Payments whose end the provider has not reported: after crashes, lost webhooks and shoppers who left. */
const RECONCILE_MS = 5_000;
/** Orders whose payment in advance is missing. */
const UNPAID_CHECK_MS = 60_000;
/** How soon after a day has passed the next count begins. */
const SALES_CHECK_MS = 5 * 60_000;

interface BackgroundJobs {
  database: Database;
  logger: Logger;
  catalogue: CatalogueService;
  shopping: ReturnType<typeof createShopping>;
  now: () => Date;
}

/** Returns how to stop them; waits for those that run. */
export function startBackgroundJobs({
  database,
  logger,
  catalogue,
  shopping,
  now,
}: BackgroundJobs): () => Promise<void> {
  const campaigns = startCampaignScheduler({
    db: database.db,
    logger,
    onCatalogueChange: listener => catalogue.catalogue.onChange(listener),
    now,
  });
  const reconciler =
    shopping.payments &&
    startJob({
      run: async () => {
        await shopping.payments?.reconcile(now());
        await shopping.handling.finishRefunds(now());
      },
      intervalMs: RECONCILE_MS,
      onError: error => logger.error({ err: error }, 'payments could not be reconciled'),
    });
  // After a crash, payments that were interrupted are resolved at once.
  void reconciler?.trigger();
  const counting = new AbortController();
  const sales = startJob({
    run: async () => void (await countSalesDaily(database.db, { now: now(), signal: counting.signal })),
    intervalMs: SALES_CHECK_MS,
    jitter: 0.2,
    onError: error => logger.error({ err: error }, 'sales could not be counted'),
  });

  const unpaid = startJob({
    run: async () => void (await settleUnpaidOrders(database.db, shopping.lifecycle, now())),
    intervalMs: UNPAID_CHECK_MS,
    jitter: 0.2,
    onError: error => logger.error({ err: error }, 'unpaid orders could not be settled'),
  });

  const retention = startRetention({ db: database.db, logger, now });

  return async () => {
    await retention.stop();
    await reconciler?.stop();
    await unpaid.stop();
    counting.abort();
    await sales.stop();
    await campaigns.close();
  };
}
