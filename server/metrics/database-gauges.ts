/** Connections and outbox of the embedded backend, read when the metrics are. */
import { Gauge } from 'prom-client';
import type { Backend } from '#backend/index.ts';
import type { Metrics } from './metrics.ts';

export interface WatchedDatabase {
  outbox(): Promise<Awaited<ReturnType<Backend['mailbox']['state']>>>;
  pools(): readonly ReturnType<Backend['pools']>[number][];
}

/** A database that hangs must not hide the other metrics. */
const PATIENCE_MS = 2_000;

export function addDatabaseGauges({ registry }: Pick<Metrics, 'registry'>, watched: WatchedDatabase): void {
  const { outbox, pools } = watched;
  const registers = [registry];
  const connections: Gauge = new Gauge({
    name: 'shop_database_connections',
    help: 'Connections in use and idle, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name: pool, inUse, idle, waiting } of pools()) {
        connections.set({ pool, state: 'in_use' }, inUse);
        connections.set({ pool, state: 'idle' }, idle);
        connections.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });

  let reading: Promise<Awaited<ReturnType<Backend['mailbox']['state']>> | null> | undefined;
  /** One query for all gauges of a reading. */
  const read = () => (reading ??= answerWithin(outbox(), PATIENCE_MS).finally(() => (reading = undefined)));
  const gauge = (
    name: string,
    help: string,
    valueOf: (state: Awaited<ReturnType<Backend['mailbox']['state']>> | null) => number | null,
  ) => {
    const made: Gauge = new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = valueOf(await read());
        // What is not known is left out instead of reported as it was.
        if (value === null) made.remove();
        else made.set(value);
      },
    });
  };
  gauge('shop_database_up', 'Whether the database answered within two seconds', state => (state ? 1 : 0));
  gauge('shop_outbox_pending', 'Mails that wait to be sent', state => state?.pending ?? null);
  gauge('shop_outbox_oldest_seconds', 'Age of the oldest of them', state => state?.oldestSeconds ?? null);
  gauge('shop_outbox_failed', 'Mails that were given up', state => state?.failed ?? null);
}

/** Null when the promise rejects or is not settled in time. */
function answerWithin<Value>(answer: Promise<Value>, ms: number): Promise<Value | null> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(null), ms);
    const settle = (value: Value | null) => {
      clearTimeout(timer);
      resolve(value);
    };
    answer.then(settle, () => settle(null));
  });
}
