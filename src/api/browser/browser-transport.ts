/** The browser's transport: catalogue and content through Apollo's cache, which loads with the first cached query; cart and checkout directly to the server. */
import type { Operation } from '../operation.ts';
import type { Transport } from '../transport.ts';
import { postOperation, type PostOptions } from './post-operation.ts';

export interface BrowserTransport extends Transport {
  /** Fetches the results of all queries of the page at this URL in one response. @throws when the request fails */
  fetchPage(href: string): Promise<void>;
  /** Clears the cache: on login, logout and market change. */
  reset(): Promise<void>;
}

export function createBrowserTransport(): BrowserTransport {
  let cached: Promise<typeof import('./cached-queries.ts')> | undefined;
  const post = <Data>(operation: unknown, variables: unknown, options?: PostOptions) =>
    postOperation(operation as Operation<never, never>, variables, options) as Promise<Data>;

  const cache = () => (cached ??= import('./cached-queries.ts'));

  return {
    async query(operation, variables) {
      if (operation.personal) return post(operation, variables);
      return (await cache()).cachedQuery(operation, variables);
    },
    fetchPage: async href => (await cache()).fetchPage(href),
    mutate: (operation, variables, options) => post(operation, variables, { ...options, keepalive: true }),
    async reset() {
      if (cached) await (await cached).resetCache();
    },
  };
}
