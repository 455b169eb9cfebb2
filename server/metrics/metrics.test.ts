/** What is measured of requests, pages and operations, and who may read it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documents } from '#api/documents.gen.ts';
import { type Commerce, publicCaller } from '#server/commerce/commerce.ts';
import { createOperatorCheck } from '#server/http/operations-token.ts';
import { sendText } from '#server/http/reply.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { addDatabaseGauges } from './database-gauges.ts';
import { addEdgeGauges } from './edge-gauges.ts';
import { createMetrics, watchProcess } from './metrics.ts';
import { listenForMetrics, metricsRoute } from './metrics-route.ts';
import { createRefusalOf } from './refusal-of.ts';
import { withQueryTimes } from './with-query-times.ts';

const token = 'token-of-the-operators';

async function world() {
  const metrics = createMetrics('build-1');
  const http = await httpWorld(
    [
      { url: '/things/:id', method: ['GET'], handler: (_request, reply) => sendText(reply, 200, 'thing') },
      {
        url: '/operation',
        method: ['POST'],
        handler(request, reply) {
          request.logFields['refused'] = request.headers['x-code'];
          sendText(reply, 200, 'refused');
        },
      },
      metricsRoute(metrics, createOperatorCheck(token), (_request, reply) => sendText(reply, 404, 'no page')),
    ],
    (request, reply) => {
      request.pageName = 'product';
      request.logFields['cache'] = 'hit';
      sendText(reply, 200, 'page');
    },
    { onReply: metrics.requestEnded },
  );
  return { metrics, ...http };
}

it('counts requests by route and status, pages by name, and nothing by address', async () => {
  const { metrics, get } = await world();
  for (const path of ['/things/anna@example.com', '/things/2', '/p/secret-page', '/p/other?email=a@b.fi'])
    await get(path);
  await get('/things/3', {}, { method: 'DELETE' });
  const text = await metrics.registry.metrics();
  expect(text).toContain('shop_http_requests_total{route="/things/:id",status="200"} 2');
  expect(text).toContain('shop_http_requests_total{route="product",status="200"} 2');
  expect(text).toContain('shop_http_request_seconds_count{route="product"} 2');
  expect(text).toContain('shop_page_cache_total{page="product",state="hit"} 2');
  expect(text).toContain('shop_http_refusals_total{route="/things/:id",reason="METHOD_NOT_ALLOWED"} 1');
  expect(text).toContain(`shop_info{build="build-1",node="${process.version}"} 1`);
  expect(text).not.toMatch(/anna|secret-page|@/);
  expect(await metrics.registry.metrics()).toBe(text);
});

it('counts refusals by the code of the operation, and strange codes together', async () => {
  const { metrics, get } = await world();
  for (const code of ['OUT_OF_STOCK', 'OUT_OF_STOCK', 'no code, but "text"'])
    await get('/operation', { 'x-code': code }, { method: 'POST' });
  const text = await metrics.registry.metrics();
  expect(text).toContain('shop_http_refusals_total{route="/operation",reason="OUT_OF_STOCK"} 2');
  expect(text).toContain('shop_http_refusals_total{route="/operation",reason="other"} 1');
});

it('keeps a bounded number of codes of a hosted platform', () => {
  const refusalOf = createRefusalOf();
  const codes = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  expect(new Set(codes.map(code => refusalOf(200, code))).size).toBe(61);
});

it('documents alerts only about figures that exist', async () => {
  const metrics = createMetrics();
  watchProcess(metrics);
  addDatabaseGauges(metrics, { outbox: () => Promise.reject(new Error('away')), pools: () => [] });
  addEdgeGauges(metrics, () => ({ isHolder: true, pending: 0, lagSeconds: 0 }));
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const text = readFileSync('docs/operations.md', 'utf8');
  const named = [...text.matchAll(/\b(?:shop|nodejs|process)_[a-z0-9_]+(?=[{[)\s`])/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(name => !names.includes(name))).toEqual([]);
});

it('counts purges of the edge, and says how far it follows changes', async () => {
  const metrics = createMetrics('build-1');
  const state = { isHolder: true, pending: 4, lagSeconds: null as number | null };
  const count = addEdgeGauges(metrics, () => state);
  for (const result of ['ok', 'failed', 'failed'] as const) count(result);
  const read = () => metrics.registry.metrics();
  expect(await read()).toMatch(/shop_edge_purges_total{result="failed"} 2\n[^]*/);
  expect(await read()).toContain('shop_edge_pending 4');
  expect(await read()).not.toMatch(/^shop_edge_lag_seconds \d/m);
  Object.assign(state, { isHolder: false, lagSeconds: 2 });
  expect(await read()).toMatch(/shop_edge_pending 0[^]*shop_edge_lag_seconds 2/);
});

/** @proves FAULT-105 */
it('shows its metrics at the port of the shop only to operators', async () => {
  const { get } = await world();
  for (const headers of [{}, { authorization: 'Bearer token-of-somebody-els' }])
    expect((await get('/metrics', headers)).status).toBe(404);
  const answer = await get('/metrics', { authorization: `Bearer ${token}` });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
});

it('shows its metrics, and nothing else, at a port of their own', async () => {
  const { registry } = createMetrics();
  const server = await listenForMetrics({ registry }, { port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${server.port}`;
  expect(await (await fetch(`${base}/metrics`)).text()).toContain('shop_orders_placed_total 0');
  expect((await fetch(`${base}/`)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);
  await server.close();
});

it('times operations by the names of our own documents', async () => {
  const { registry, queryEnded } = createMetrics();
  const [id = '', document] = Object.entries(documents)[0] ?? [];
  const answers = [{ data: {} }, { errors: [{ message: 'no' }] }];
  const commerce: Commerce = {
    execute: () => Promise.resolve(answers.shift() ?? Promise.reject(new Error('away'))),
  };
  const timed = withQueryTimes(commerce, { queryEnded });
  const request = { operationName: 'NameOfAClient', variables: {}, caller: publicCaller('r') };
  await timed.execute({ ...request, documentId: id });
  await timed.execute({ ...request, text: '{ a }' });
  await expect(timed.execute({ ...request, text: '{ a }' })).rejects.toThrow('away');
  const text = await registry.metrics();
  expect(text).toContain(`shop_query_seconds_count{operation="${document?.name}",result="ok"} 1`);
  expect(text).toContain('shop_query_seconds_count{operation="other",result="refused"} 1');
  expect(text).toContain('shop_query_seconds_count{operation="other",result="failed"} 1');
  expect(text).not.toContain('NameOfAClient');
});

it('reports the pools of a database that is away, and leaves out what it does not know', async () => {
  const { registry } = createMetrics();
  const pools = () => [{ name: 'shop', inUse: 3, idle: 1, waiting: 7 }];
  addDatabaseGauges({ registry }, { outbox: () => Promise.reject(new Error('away')), pools });
  const text = await registry.metrics();
  expect(text).toContain('shop_database_connections{pool="shop",state="waiting"} 7');
  expect(text).toContain('shop_database_up 0');
  expect(text).not.toMatch(/^shop_outbox_pending /m);
});

it('reads the outbox once for all its figures', async () => {
  const { registry } = createMetrics();
  let reads = 0;
  const outbox = () => {
    reads += 1;
    return Promise.resolve({ pending: 2, oldestSeconds: 61, failed: 1 });
  };
  addDatabaseGauges({ registry }, { outbox, pools: () => [] });
  const text = await registry.metrics();
  expect(text).toContain('shop_database_up 1');
  expect(text).toContain('shop_outbox_pending 2');
  expect(text).toContain('shop_outbox_oldest_seconds 61');
  expect(text).toContain('shop_outbox_failed 1');
  await registry.metrics();
  expect(reads).toBe(2);
});
