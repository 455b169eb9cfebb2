/** The cache in front of the shop: what pages say to it, and how it hears of changes. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { CatalogueChange } from '#backend/index.ts';
import { tagsOfChange } from '#server/cache/change-tags.ts';
import { createPort } from '#server/edge/create-port.ts';
import { createEdgeHeaders, type EdgeHeaders } from '#server/edge/edge-headers.ts';
import { purgedTags } from '#server/edge/edge-tags.ts';
import type { Tags } from '#server/edge/purge-queue.ts';
import { createPurger, type Purger } from '#server/edge/purger.ts';
import { addEdgeGauges } from '#server/metrics/edge-gauges.ts';
import type { OpenCommerce } from './commerce/open-commerce.ts';
import type { RunningShopOptions } from './shop-options.ts';

export interface Edge {
  headers: EdgeHeaders;
  /** Hears of a change that the caches of this instance have followed. */
  follow(change: CatalogueChange): void;
  /** Hears of pages of these tags that a publication has changed. */
  drop(tags: Tags): void;
}

type EdgeOptions = Pick<
  RunningShopOptions,
  'config' | 'logger' | 'metrics' | 'disposables' | 'readiness' | 'frontend'
>;

/** Failures in a row of which one line is written. */
const REPORTED = new Set([1, 5, 20, 100]);

async function openPurger(
  { config, logger, metrics, disposables, readiness, frontend }: EdgeOptions,
  { backend }: OpenCommerce,
): Promise<Purger | null> {
  const port = createPort(config);
  if (!port) return null;
  if (!backend) {
    logger.warn(
      'the commerce platform announces no changes: EDGE stores pages for seconds, and is not purged',
    );
    return null;
  }
  const countPurge = addEdgeGauges(metrics, () => purger.state());
  const purger = createPurger({
    ...{ port, lease: backend.edgePurges, onPurge: countPurge },
    holder: `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`,
    build: config.buildId ?? frontend.buildName ?? 'unnamed',
    version: () => backend.catalogueVersion(),
    onError(error, failures) {
      if (failures === 0) logger.warn({ err: error }, 'the state of purges cannot be read or written');
      else if (REPORTED.has(failures))
        logger.error({ err: error, failures }, 'the edge cannot be purged: it may show old pages');
    },
  });
  readiness.edge = purger.state;
  await disposables.add('edge', () => purger.stop());
  return purger;
}

/** A hosted platform announces no change, so that no edge hears of any. */
export async function openEdge(options: EdgeOptions, opened: OpenCommerce): Promise<Edge> {
  const { config } = options;
  const scopesOf = (id: number) => opened.backend?.scopesOf(id) ?? [];
  const purger = await openPurger(options, opened);
  return {
    headers: createEdgeHeaders({ config, hearsChanges: () => purger?.isFollowed() ?? false, scopesOf }),
    follow: change => purger?.changed(purgedTags(tagsOfChange(change), change.productIds, scopesOf)),
    drop: tags => purger?.changed(tags),
  };
}
