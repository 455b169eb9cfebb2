/** Fetches all data of a page in one round trip: its queries wait for the response with their results. */
import type { Transport } from '#api/transport.ts';
import { pageBatchMs } from '#kernel/work/timing.ts';

export interface PageBatch {
  /** Requests the data of the page at this address, unless it was fetched recently. */
  prefetch(href: string): void;
  /** Its queries wait for pending batches, then read their results from the cache or request them individually. */
  transport: Transport;
}

/** @param fetchPage rejects when the request fails; the queries then report their own errors. */
export function createPageBatch(
  transport: Transport,
  fetchPage: (href: string) => Promise<void>,
  now: () => number = Date.now,
): PageBatch {
  const fetchedAt = new Map<string, number>();
  let pending: Promise<unknown> = Promise.resolve();

  return {
    prefetch(href) {
      const before = fetchedAt.get(href);
      if (before !== undefined && now() - before < pageBatchMs) return;
      fetchedAt.set(href, now());
      const request = fetchPage(href).catch(() => fetchedAt.delete(href));
      pending = Promise.all([pending, request]);
    },
    transport: {
      ...transport,
      async query(operation, variables) {
        await pending;
        return transport.query(operation, variables);
      },
    },
  };
}
