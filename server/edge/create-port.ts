/** The adapter of the edge that the configuration names. */
import type { Config } from '#server/config/config.ts';
import { createVarnish } from './adapters/varnish.ts';
import type { PurgePort } from './purge-port.ts';

/** Null where no edge hears of changes. */
export function createPort({
  edge,
  edgeUrls: urls,
  edgeKey: key = '',
}: Pick<Config, 'edge' | 'edgeUrls' | 'edgeKey'>): PurgePort | null {
  switch (edge) {
    case 'varnish':
      return createVarnish({ urls, key });
    default:
      return null;
  }
}
