/** Lets campaigns begin and end on time in a running shop, and follows changes of campaigns and goods. */
import type { Logger } from 'pino';
import type { CatalogueChange } from '#backend/catalogue/catalogue.ts';
import type { Database } from '#backend/database/connect.ts';
import { nextTurn, settleCampaigns } from './settle-campaigns.ts';

export interface KeeperOptions {
  database: Pick<Database, 'db' | 'listen'>;
  logger: Logger;
  onCatalogueChange: (listener: (change: CatalogueChange) => void) => () => void;
  now: () => Date;
}

export interface CampaignKeeper {
  close(): Promise<void>;
}

/** Also the longest that a clock set anew, or a failure, is left to itself. */
const LONGEST_NAP_MS = 60_000;

export async function startCampaignKeeper({
  database: { db, listen },
  logger,
  onCatalogueChange,
  now,
}: KeeperOptions): Promise<CampaignKeeper> {
  /** What there is to look at: null is everything. */
  let waiting: Set<number> | null = new Set();
  let running: Promise<void> | null = null;
  let alarm: NodeJS.Timeout | undefined;
  let closed = false;

  const hasWork = () => !closed && (waiting === null || waiting.size > 0);

  async function settle(): Promise<void> {
    while (hasWork()) {
      const ids: readonly number[] | null = waiting && [...waiting];
      waiting = new Set();
      await settleCampaigns(db, now(), ids);
    }
  }

  async function setAlarm(): Promise<void> {
    if (closed) return;
    const at = await nextTurn(db, now());
    const nap = at === null ? LONGEST_NAP_MS : Math.max(at.getTime() - now().getTime(), 0) + 1;
    clearTimeout(alarm);
    alarm = setTimeout(() => look(null), Math.min(nap, LONGEST_NAP_MS));
    alarm.unref();
  }

  function look(ids: readonly number[] | null): void {
    if (closed) return;
    if (ids === null) waiting = null;
    else for (const id of ids) waiting?.add(id);
    running ??= settle()
      .then(setAlarm)
      .catch((error: unknown) => {
        waiting = new Set();
        if (closed) return;
        logger.error({ err: error }, 'campaigns could not be settled');
        alarm = setTimeout(() => look(null), 1000);
        alarm.unref();
      })
      .finally(() => {
        running = null;
        // What came in between the last look and now.
        if (hasWork()) look([]);
      });
  }

  const stopListening = await listen('campaign', () => look(null), { onGap: () => look(null) });
  const stopFollowing = onCatalogueChange(({ kind, productIds }) => {
    if (kind === 'all') look(null);
    if (kind === 'product') look(productIds);
  });
  look(null);

  return {
    async close() {
      closed = true;
      clearTimeout(alarm);
      stopFollowing();
      await stopListening();
      await running;
    },
  };
}
