/** Fastly's API: `POST /service/{service_id}/purge` with up to 256 surrogate keys, and `/purge_all`. */
import { askEdge, inChunks, type PurgePort } from '../purge-port.ts';

export interface ServiceOptions {
  /** Of what is purged: service, zone or pull zone. */
  zone: string;
  /** Of the API. */
  key: string;
  /** Of the API; another one in tests. */
  origin?: string;
}

const KEYS_AT_ONCE = 256;

/** At once, not softly: a page that is only marked as old would be shown once more. */
export function createFastly({ zone, key, origin = 'https://api.fastly.com' }: ServiceOptions): PurgePort {
  const ask = async (action: string, body?: object) => {
    const headers = { 'fastly-key': key, accept: 'application/json', 'content-type': 'application/json' };
    const sent = body ? { body: JSON.stringify(body) } : {};
    await askEdge(`${origin}/service/${zone}/${action}`, { method: 'POST', headers, ...sent });
  };
  return {
    maxTags: 1_000,
    async purge(tags) {
      if (tags === 'all') return ask('purge_all');
      for (const some of inChunks(tags, KEYS_AT_ONCE)) await ask('purge', { surrogate_keys: some });
    },
  };
}
