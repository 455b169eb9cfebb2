/** One round trip for all data of a page: its queries wait for the answer that carries their results. */
import type { Transport } from '#api/transport.ts';
import { pageRoundMs } from '#kernel/timing.ts';

export interface PageRound {
  /** Requests the data of the page at this address, unless the browser got it a short while ago. */
  begin(href: string): void;
  /** Its queries wait for the rounds under way, then find their results in the cache or request them one by one. */
  transport: Transport;
}

/** @param fetchPage rejects when the data did not come; the queries then report their own failures. */
export function createPageRound(
  transport: Transport,
  fetchPage: (href: string) => Promise<void>,
  now: () => number = Date.now,
): PageRound {
  const fetchedAt = new Map<string, number>();
  let underway: Promise<unknown> = Promise.resolve();

  return {
    begin(href) {
      const before = fetchedAt.get(href);
      if (before !== undefined && now() - before < pageRoundMs) return;
      fetchedAt.set(href, now());
      const round = fetchPage(href).catch(() => fetchedAt.delete(href));
      underway = Promise.all([underway, round]);
    },
    transport: {
      ...transport,
      async query(operation, variables) {
        await underway;
        return transport.query(operation, variables);
      },
    },
  };
}
