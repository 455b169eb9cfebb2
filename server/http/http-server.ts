/** Listens at once, serves the shop's application as soon as it is open, and closes after the requests under way. */

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from './create-app.ts';

type ServedParts = Pick<AppOptions, 'routes' | 'pages' | 'forms' | 'addressRules'>;

export interface HttpServer {
  /** Resolves to the port. @throws the system's error when it is taken. */
  listen(port: number, host: string): Promise<number>;
  /** Serves these routes from now on. */
  serve(parts: ServedParts): Promise<void>;
  /** The same; the routes are made for the first request. */
  serveOnDemand(makeParts: () => ServedParts): void;
  /** Takes no more requests and waits for those under way, at most `withinMs`. */
  close(withinMs: number): Promise<void>;
  readonly server: Server;
}

const limits = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
};
const MAX_REQUESTS_PER_SOCKET = 1_000;

export async function createHttpServer(options: AppOptions): Promise<HttpServer> {
  let closing = false;
  let current: RequestListener | undefined;
  const apps: FastifyInstance[] = [];

  const createNodeServer = (first: RequestListener): Server => {
    const node = createServer(limits, (req, res) => {
      if (closing) res.setHeader('connection', 'close');
      // Node waits for the next request of a connection that was busy when the end began.
      res.once('close', () => closing && setImmediate(() => node.closeIdleConnections()));
      (current ?? first)(req, res);
    });
    node.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
    return node;
  };
  const app = await createApp(options, createNodeServer);
  await app.ready();
  apps.push(app);
  const { server } = app;

  async function makeApp(parts: ServedParts): Promise<RequestListener> {
    // What answers while the shop starts does not answer afterwards.
    const next = await createApp({ ...options, otherMethods: undefined, ...parts });
    await next.ready();
    apps.push(next);
    return (req, res) => next.routing(req, res);
  }

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, exclusive: true }, () => {
          server.removeListener('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    async serve(parts) {
      current = await makeApp(parts);
    },
    serveOnDemand(makeParts) {
      let making: Promise<RequestListener> | undefined;
      current = (req, res) => {
        making ??= new Promise(resolve => resolve(makeApp(makeParts())));
        making.then(
          made => {
            current = made;
            made(req, res);
          },
          (error: unknown) => {
            making = undefined;
            options.logger.error({ err: error }, 'the routes could not be made');
            res.writeHead(500).end();
          },
        );
      };
    },
    async close(withinMs) {
      closing = true;
      const force = setTimeout(() => server.closeAllConnections(), withinMs);
      await new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearTimeout(force);
      await Promise.all(apps.map(each => each.close()));
    },
  };
}
