/** Cloudflare's API: `POST /client/v4/zones/{zone_id}/purge_cache` with tags, or `purge_everything`. */
import { askEdge, inChunks, type PurgePort, PurgeRefused } from '../purge-port.ts';
import type { ServiceOptions } from './fastly.ts';

/** Every plan takes so many. */
const TAGS_AT_ONCE = 30;

/** The API may answer 200 and say in the body that it has not purged. */
const hasPurged = (answer: string): boolean => /"success"\s*:\s*true/.test(answer);

export function createCloudflare(options: ServiceOptions): PurgePort {
  const { zone, key, origin = 'https://api.cloudflare.com' } = options;
  async function ask(body: object): Promise<void> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const url = `${origin}/client/v4/zones/${zone}/purge_cache`;
    const answer = await askEdge(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!hasPurged(answer)) throw new PurgeRefused(200, answer);
  }
  return {
    maxTags: 300,
    async purge(tags) {
      if (tags === 'all') return ask({ purge_everything: true });
      for (const some of inChunks(tags, TAGS_AT_ONCE)) await ask({ tags: some });
    },
  };
}
