/** Serves what Studio publishes: at once where it was published, within two seconds on the other instances, and scheduled revisions at their moment. */
import type { Logger } from 'pino';
import type { Backend } from '#backend/index.ts';
import { startJob } from '#kernel/work/job.ts';
import type { Disposables } from '../disposables.ts';
import { changedContent, changedTags } from './changed-tags.ts';
import type { Earlier, LiveStorefront } from './live-storefront.ts';
import { readManagedDocuments } from './managed-documents.ts';

export interface FollowOptions {
  /** Null with a hosted platform, which has no documents of Studio. */
  backend: Pick<Backend, 'studio' | 'onStudioChange'> | null;
  disposables: Disposables;
  logger: Logger;
  live(): LiveStorefront;
  make(earlier: Earlier): Promise<LiveStorefront>;
  /** Serves the new storefront; cached pages of these tags are outdated. */
  swap(next: LiveStorefront, tags: readonly string[] | 'all'): void;
  /** An instance that misses a notification finds the publication with the next reading. */
  publicationsIntervalMs?: number | undefined;
}

export interface Publications {
  /** Resolves when this instance serves what is live now. */
  refresh(): Promise<void>;
}

const INTERVAL_MS = 30_000;
const RETRY_MS = 2_000;

export async function followPublications(options: FollowOptions): Promise<Publications> {
  const { disposables, logger, live, make, swap, publicationsIntervalMs = INTERVAL_MS } = options;
  const { backend } = options;
  if (!backend) return { refresh: () => Promise.resolve() };

  const { studio } = backend;
  async function refresh(): Promise<number> {
    const before = live();
    const managed = await readManagedDocuments(studio, before.files.world.grammar);
    const isScheduleSame = scheduleOf(managed) === scheduleOf(before.managed);
    if (managed.state !== before.managed.state || !isScheduleSame) {
      const next = await make({ files: before.files, overlay: before.overlay });
      // A scheduled page must not be cached beyond its moment.
      swap(next, isScheduleSame ? outdated(before, next) : 'all');
      logger.info({ documents: next.managed.state }, 'the published documents are served');
    }
    return untilNext(live().managed.scheduled);
  }

  const job = startJob({
    run: refresh,
    intervalMs: publicationsIntervalMs,
    retryMs: RETRY_MS,
    onError: error => logger.warn({ err: error }, 'published documents could not be read'),
  });
  await disposables.add('following of publications', () => job.stop());
  const stop = await backend.onStudioChange('publication', () => void job.trigger());
  await disposables.add('publications', stop);
  // What was published between the first reading and the subscription.
  await job.trigger();
  return { refresh: () => job.trigger() };
}

function outdated(before: LiveStorefront, next: LiveStorefront): readonly string[] | 'all' {
  // Every page names the shop.
  if (before.profile !== next.profile) return 'all';
  const tags = changedTags(before.parts, next.parts);
  return tags === 'all' ? tags : [...tags, ...changedContent(before.overlay, next.overlay)];
}

const scheduleOf = ({ scheduled }: LiveStorefront['managed']): string => JSON.stringify(scheduled);

/** Milliseconds until the next revision begins. */
function untilNext(scheduled: LiveStorefront['managed']['scheduled']): number {
  const moments = scheduled.map(({ at }) => at.getTime() - Date.now());
  return Math.max(0, Math.min(INTERVAL_MS, ...moments));
}
