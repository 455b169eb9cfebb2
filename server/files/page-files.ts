/** The list of pages (page-list.ts) and `/pages/<id>.<hash>.json`: pages that are newer than those of the browser's build. */
import { createHash } from 'node:crypto';
import { pageListPath } from '#kernel/address/page-list.ts';
import { sendJsonText, sendText } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';
import type { StorefrontOptions } from '#ssr/storefront.ts';

export interface PageFiles {
  /** JSON: hash by page; null for a page that only the server shows. */
  manifest: string;
  etag: string;
  /** JSON by `<id>.<hash>.json`. */
  files: ReadonlyMap<string, string>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** @param changed ids of the pages that differ from the build's. */
export function makePageFiles(
  { pages, fragments, overrides }: Pick<StorefrontOptions, 'pages' | 'fragments' | 'overrides'>,
  changed: readonly string[],
): PageFiles {
  const files = new Map<string, string>();
  const hashes: Record<string, string | null> = {};
  for (const id of changed) {
    const page = pages.find(each => each.id === id);
    // What a page for customers contains is for the server to tell.
    const isPublic = page?.route?.access === 'public';
    const text = isPublic ? JSON.stringify({ page, fragments, overrides }) : undefined;
    const hash = text === undefined ? null : hashOf(text);
    hashes[id] = hash;
    if (text !== undefined) files.set(`${id}.${hash}.json`, text);
  }
  const manifest = JSON.stringify(hashes);
  return { manifest, etag: `"${hashOf(manifest)}"`, files };
}

export function pageFilesRoute(current: () => PageFiles): Route {
  return {
    url: '/pages/*',
    method: ['GET', 'HEAD'],
    handler(request, reply) {
      const pages = current();
      const name = request.address.path.slice('/pages/'.length);
      if (request.address.path === pageListPath) {
        const headers = { 'cache-control': 'public, max-age=60', etag: pages.etag };
        if (request.headers['if-none-match'] === pages.etag) return reply.code(304).headers(headers).send();
        return sendJsonText(reply, 200, pages.manifest, headers);
      }
      const file = pages.files.get(name);
      return file === undefined
        ? sendText(reply, 404, 'No such page')
        : sendJsonText(reply, 200, file, { 'cache-control': 'public, max-age=31536000, immutable' });
    },
  };
}
