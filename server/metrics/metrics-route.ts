/** `/metrics`: for operators at the shop's port, for everybody who reaches the port of its own. */
import { createServer, type Server } from 'node:http';
import type { OperatorCheck } from '#server/http/operations-token.ts';
import type { Handler, Route } from '#server/http/route.ts';
import type { Metrics } from './metrics.ts';

/** @param others answers everybody else, as if there were no such address. */
export function metricsRoute({ registry }: Metrics, isOperator: OperatorCheck, others: Handler): Route {
  return {
    url: '/metrics',
    method: ['GET', 'HEAD'],
    async handler(request, reply) {
      if (!isOperator(request.headers)) return others(request, reply);
      const text = await registry.metrics();
      return reply.headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' }).send(text);
    },
  };
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** @throws the system's error when the port cannot be used. */
export async function listenForMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server: Server = createServer({ requestTimeout: 10_000 }, (req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Only GET /metrics\n');
      return;
    }
    registry.metrics().then(
      text => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host, exclusive: true }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
