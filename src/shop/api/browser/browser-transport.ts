/** The browser's transport: catalogue and content through Apollo's cache, which loads with the first cached query; cart and checkout directly to the server. */
import { createPrefetched } from '#kernel/work/prefetched.ts';
import type { Operation } from '../operation.ts';
import type { Transport } from '../transport.ts';
import { type PageData, requestPageData } from './page-data.ts';
import { type PostOptions, postOperation } from './post-operation.ts';

export interface BrowserTransport extends Transport {
  /** Asks the server for what a visit needs once: Apollo's cache, and its code, would add nothing to it. */
  ask: Transport['query'];
  /** Fetches the results of all queries of the page at this URL in one response. @throws when the request fails */
  fetchPage(href: string): Promise<void>;
  /** Requests what `fetchPage` of this URL needs, and holds it for a short time; loads no code. */
  prefetchPage(href: string): void;
  /** Clears the cache: on login, logout and market change. */
  reset(): Promise<void>;
}

export function createBrowserTransport(): BrowserTransport {
  let cached: Promise<typeof import('./cached-queries.ts')> | undefined;
  const post = <Data>(operation: unknown, variables: unknown, options?: PostOptions) =>
    postOperation(operation as Operation<never, never>, variables, options) as Promise<Data>;

  const prefetched = createPrefetched<PageData>();
  const cache = () => (cached ??= import('./cached-queries.ts'));

  return {
    async query(operation, variables) {
      if (operation.personal) return post(operation, variables);
      return (await cache()).cachedQuery(operation, variables);
    },
    async fetchPage(href) {
      const [{ writePageAnswers: writePage }, data] = await Promise.all([
        cache(),
        prefetched.take(href) ?? requestPageData(href),
      ]);
      writePage(data);
    },
    prefetchPage: href => prefetched.add(href, () => requestPageData(href)),
    ask: (operation, variables) => post(operation, variables),
    mutate: (operation, variables, options) => post(operation, variables, { ...options, keepalive: true }),
    async reset() {
      prefetched.drop();
      if (cached) await (await cached).resetCache();
    },
  };
}
