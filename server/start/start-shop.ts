/** Starts the shop: answers health checks at once, opens what it needs, then admits visitors. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '#server/config/config.ts';
import { healthRoutes, type Readiness } from '#server/http/health.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { sendPlainErrorPage } from '#server/render/error-pages.ts';
import { createDisposables } from './disposables.ts';
import { listen } from './listen.ts';
import { createRunningShop } from './running-shop.ts';
import type { StartOptions } from './shop-options.ts';

export interface Shop {
  readonly port: number;
  readonly origin: string;
  /** For other protocols on the port, as Vite's messages to the browser. */
  readonly server: Server;
  /** Resolves when visitors are admitted; rejects when they never will be. */
  readonly ready: Promise<void>;
  /** Makes the storefront again from the current page files and code. */
  reload(): Promise<void>;
  /** Serves on for `drainSeconds`, lets requests under way end, then disposes of everything; never rejects. */
  stop(): Promise<void>;
}

/** For requests under way when the shop stops to accept connections. */
const CLOSE_MS = 10_000;

/** Resolves as soon as the port is taken. @throws StartError when it cannot be. */
export async function startShop(options: StartOptions): Promise<Shop> {
  const { config, logger } = options;
  const readiness: Readiness = { state: 'starting', reason: 'starting', findings: [] };
  const disposables = createDisposables((error, name) =>
    logger.error({ err: error }, `${name} could not be closed`),
  );
  const headers = createSecurityHeaders(config);
  const http = await createHttpServer({
    logger,
    headers,
    trustProxy: config.trustProxy,
    routes: healthRoutes(readiness),
    pages: notReady,
    otherMethods: notReady,
    addressRules: { refuse: async (request, reply) => notReady(request, reply) },
  });
  const port = await listen(http, config);
  const origin = originOf(config, port);
  const shop = createRunningShop({
    ...options,
    origin,
    port,
    headers,
    readiness,
    disposables,
    progress(step) {
      readiness.reason = step;
      logger.info(step);
    },
  });

  async function open(): Promise<void> {
    await http.serve(await shop.open());
    if (disposables.isEnding) return;
    readiness.state = 'ready';
    logger.info({ readyMs: Math.round(performance.now()) }, `ready: ${origin}/`);
  }

  return {
    port,
    origin,
    server: http.server,
    ready: open(),
    reload: shop.reload,
    async stop() {
      const wasReady = readiness.state === 'ready';
      readiness.state = 'stopping';
      readiness.reason = 'stopping';
      if (wasReady && config.drainSeconds > 0) await setTimeout(config.drainSeconds * 1000);
      disposables.end();
      // Requests under way still need the database.
      await http.close(CLOSE_MS);
      await disposables.disposeAll();
    },
  };
}

/** Port 0 takes any free port, which an origin on this machine then names. */
const originOf = ({ port: wanted, publicOrigin }: Config, port: number): string =>
  wanted === 0 && publicOrigin === 'http://localhost:0' ? `http://localhost:${port}` : publicOrigin;

const notReady = (request: FastifyRequest, reply: FastifyReply): void =>
  sendPlainErrorPage(request, reply, 503, { 'retry-after': '2' });
