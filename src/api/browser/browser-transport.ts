/** The browser's transport: catalogue and content through Apollo's cache, fetched with the first cached query; cart and checkout straight to the server. */
import type { Operation } from '../operation.ts';
import type { Transport } from '../transport.ts';
import { postOperation } from './post-operation.ts';

export interface BrowserTransport extends Transport {
  /** Forgets everything cached: on login, logout and market change. */
  reset(): Promise<void>;
}

export function createBrowserTransport(): BrowserTransport {
  let cached: Promise<typeof import('./cached-queries.ts')> | undefined;
  const post = <Data>(operation: unknown, variables: unknown, options?: { idempotencyKey?: string }) =>
    postOperation(operation as Operation<never, never>, variables, options) as Promise<Data>;

  return {
    async query(operation, variables) {
      if (operation.personal) return post(operation, variables);
      cached ??= import('./cached-queries.ts');
      return (await cached).cachedQuery(operation, variables);
    },
    mutate: (operation, variables, options) => post(operation, variables, options),
    async reset() {
      if (cached) await (await cached).resetCache();
    },
  };
}
