/** The browser's transport: catalogue and content through Apollo's cache, fetched with the first cached query; cart and checkout straight to the server. */
import type { Operation } from '../operation.ts';
import type { Transport } from '../transport.ts';
import { postOperation, type PostOptions } from './post-operation.ts';

export interface BrowserTransport extends Transport {
  /** Fetches the results of all queries of the page at this address in one answer. @throws when it did not come. */
  fetchPage(href: string): Promise<void>;
  /** Forgets everything cached: on login, logout and market change. */
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
