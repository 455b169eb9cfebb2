/** The adapter of the edge that the configuration names. */
import type { Config } from '#server/config/config.ts';
import { createBunny } from './adapters/bunny.ts';
import { createCloudflare } from './adapters/cloudflare.ts';
import { createFastly } from './adapters/fastly.ts';
import { createVarnish } from './adapters/varnish.ts';
import type { PurgePort } from './purge-port.ts';

/** Null where no edge hears of changes. */
export function createPort({
  edge,
  edgeUrls: urls,
  edgeZone: zone = '',
  edgeKey: key = '',
}: Pick<Config, 'edge' | 'edgeUrls' | 'edgeZone' | 'edgeKey'>): PurgePort | null {
  switch (edge) {
    case 'varnish':
      return createVarnish({ urls, key });
    case 'fastly':
      return createFastly({ zone, key });
    case 'cloudflare':
      return createCloudflare({ zone, key });
    case 'bunny':
      return createBunny({ zone, key });
    default:
      return null;
  }
}
