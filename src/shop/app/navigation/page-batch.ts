/** Fetches all data of a page in one round trip: its queries wait for the response with their results. */
import type { Transport } from '#api/transport.ts';
import { pageBatchMs } from '#kernel/work/timing.ts';

export interface PageBatch {
  /** Requests the data of the page at this address, unless it was fetched recently. */
  prefetch(href: string): void;
  /** Its queries wait for the batch that was asked for last, then read their results from the cache or request them individually. */
  transport: Transport;
}

/** @param fetchPage rejects when the request fails; the queries then report their own errors. */
export function createPageBatch(
  transport: Transport,
  fetchPage: (href: string) => Promise<void>,
  now: () => number = Date.now,
): PageBatch {
  const fetched = new Map<string, { at: number; request: Promise<unknown> }>();
  /** A page that is not waited for any more must not hold up the one that was pressed. */
  let latest: Promise<unknown> = Promise.resolve();

  return {
    prefetch(href) {
      const before = fetched.get(href);
      if (before !== undefined && now() - before.at < pageBatchMs) {
        latest = before.request;
        return;
      }
      const request = fetchPage(href).catch(() => fetched.delete(href));
      fetched.set(href, { at: now(), request });
      latest = request;
    },
    transport: {
      ...transport,
      async query(operation, variables) {
        await latest;
        return transport.query(operation, variables);
      },
    },
  };
}
