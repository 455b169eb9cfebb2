/** Varnish with `deploy/varnish.vcl`: each server is asked to ban the pages with one of the tags. */
import { askEdge, inChunks, type PurgePort } from '../purge-port.ts';

export interface VarnishOptions {
  /** Of every server. */
  urls: readonly string[];
  /** What the VCL compares. */
  key: string;
}

/** Of one request: a header of Varnish has 8 KB. */
const TAGS_AT_ONCE = 60;

export function createVarnish({ urls, key }: VarnishOptions): PurgePort {
  const ask = (tags: string) =>
    Promise.all(
      urls.map(url =>
        askEdge(url, { method: 'PURGE', headers: { 'x-purge-key': key, 'x-purge-tags': tags } }),
      ),
    );
  return {
    maxTags: 600,
    async purge(tags) {
      if (tags === 'all') await ask('all');
      else for (const some of inChunks(tags, TAGS_AT_ONCE)) await ask(some.join('|'));
    },
  };
}
