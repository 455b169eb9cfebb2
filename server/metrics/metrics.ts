/** What the shop measures of itself, as Prometheus reads it. Labels come from our code alone: never from an address. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createRefusalOf } from './refusal-of.ts';

/** A counter with two labels that costs a tenth of prom-client's: it is counted with every reply, and converted when it is read. */
interface TallyOptions {
  name: string;
  help: string;
  labels: readonly [string, string];
  registry: Registry;
}

/** Returns the function that counts one under the values of both labels. */
function createTally({ name, help, labels, registry }: TallyOptions): (one: string, other: string) => void {
  const counts = new Map<string, Map<string, number>>();
  const [first, second] = labels;
  const counter: Counter = new Counter({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    collect() {
      counter.reset();
      for (const [one, others] of counts)
        for (const [other, count] of others) counter.inc({ [first]: one, [second]: other }, count);
    },
  });
  return (one, other) => {
    let others = counts.get(one);
    if (!others) {
      others = new Map();
      counts.set(one, others);
    }
    others.set(other, (others.get(other) ?? 0) + 1);
  };
}

export interface Metrics {
  readonly registry: Registry;
  requestEnded(request: FastifyRequest, reply: FastifyReply): void;
  pageRendered(page: string, seconds: number): void;
  queryEnded(operation: string, result: 'ok' | 'refused' | 'failed', seconds: number): void;
  /** A query whose result may be cached was asked for. */
  queryLookedUp(wasCached: boolean): void;
  orderPlaced(): void;
}

/** From a cached page to the time limit of a statement, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @param build name of the running version. */
export function createMetrics(build = 'unnamed'): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const count = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const time = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  const countRequest = createTally({
    name: 'shop_http_requests_total',
    help: 'Requests by route and status',
    labels: ['route', 'status'],
    registry,
  });
  const durations = time('shop_http_request_seconds', 'Time from a request to its reply', ['route']);
  const refusals = count('shop_http_refusals_total', 'Refused and limited requests', ['route', 'reason']);
  const countPage = createTally({
    name: 'shop_page_cache_total',
    help: 'Pages by how the page cache answered',
    labels: ['page', 'state'],
    registry,
  });
  const renders = time('shop_page_render_seconds', 'Time to render a page, streams until they begin', [
    'page',
  ]);
  const queries = time('shop_query_seconds', 'Time of operations at the commerce backend', [
    'operation',
    'result',
  ]);
  const lookups = count('shop_query_cache_total', 'Queries that all visitors share, by cache', ['state']);
  const orders = count('shop_orders_placed_total', 'Orders placed by this instance, unpaid ones included');
  const info = new Gauge({
    name: 'shop_info',
    help: 'Build and version of Node',
    labelNames: ['build', 'node'],
    registers,
  });
  const refusalOf = createRefusalOf();
  info.set({ build, node: process.version }, 1);

  return {
    registry,
    requestEnded(request, reply) {
      const route = request.pageName ?? request.routeOptions.url ?? 'unknown';
      const { cache, refused } = request.logFields;
      const status = reply.raw.writableFinished ? String(reply.statusCode) : 'aborted';
      countRequest(route, status);
      durations.observe({ route }, reply.elapsedTime / 1000);
      if (typeof cache === 'string') countPage(route, cache);
      const reason = refusalOf(reply.statusCode, refused);
      if (reason !== null) refusals.inc({ route, reason });
    },
    pageRendered: (page, seconds) => renders.observe({ page }, seconds),
    queryEnded: (operation, result, seconds) => queries.observe({ operation, result }, seconds),
    queryLookedUp: wasCached => lookups.inc({ state: wasCached ? 'hit' : 'miss' }),
    orderPlaced: () => orders.inc(),
  };
}

/** Adds processor, memory, garbage collection and the delay of the event loop. They are watched for as long as the process runs. */
export const watchProcess = ({ registry }: Metrics): void => collectDefaultMetrics({ register: registry });
