/** How the edge follows changes, read when the metrics are. */
import { Counter, Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

export interface WatchedEdge {
  isHolder: boolean;
  pending: number;
  lagSeconds: number | null;
}

/** Returns what counts a purge. */
export function addEdgeGauges(
  { registry }: Pick<Metrics, 'registry'>,
  read: () => WatchedEdge,
): (result: 'ok' | 'failed') => void {
  const registers = [registry];
  const gauge = (name: string, help: string, valueOf: (state: WatchedEdge) => number | null) => {
    const made: Gauge = new Gauge({
      ...{ name, help, registers },
      collect() {
        const value = valueOf(read());
        if (value === null) made.remove();
        else made.set(value);
      },
    });
  };
  gauge('shop_edge_purger', 'Whether this instance purges the edge', ({ isHolder }) => (isHolder ? 1 : 0));
  gauge('shop_edge_pending', 'Tags that this instance has still to purge', state =>
    state.isHolder ? state.pending : 0,
  );
  gauge(
    'shop_edge_lag_seconds',
    'Seconds since everything was purged that had changed before',
    ({ lagSeconds }) => lagSeconds,
  );
  const purges = new Counter({
    ...{ name: 'shop_edge_purges_total', help: 'Purges of the edge', labelNames: ['result'], registers },
  });
  return result => purges.inc({ result });
}
