/** Starts the shop: answers health checks at once, opens what it needs, then admits visitors. */

import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '#backend/index.ts';
import type { Config } from '#server/config/config.ts';
import { healthRoutes, type Readiness } from '#server/http/health.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { createOperatorCheck } from '#server/http/operations-token.ts';
import { sendJson } from '#server/http/reply.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { createMetrics, type Metrics, watchProcess } from '#server/metrics/metrics.ts';
import { listenForMetrics } from '#server/metrics/metrics-route.ts';
import { sendPlainErrorPage } from '#server/render/error-pages.ts';
import { createDisposables, type Disposables } from './disposables.ts';
import { listen, StartError } from './listen.ts';
import { createRunningShop } from './running-shop.ts';
import type { StartOptions } from './shop-options.ts';
import { shopProfiles } from './shop-profile.ts';
import { listenStudio } from './studio/listen-studio.ts';

// Where the shop's metrics are read: on a port of their own, if one is configured.

/** @throws StartError when the port cannot be used. */
async function openMetrics(
  metrics: Metrics,
  { metricsPort: port, operationsToken, host }: Pick<Config, 'metricsPort' | 'operationsToken' | 'host'>,
  disposables: Disposables,
): Promise<void> {
  if (port === undefined && operationsToken === undefined) return;
  watchProcess(metrics);
  if (port === undefined) return;
  try {
    const server = await listenForMetrics(metrics, { port, host });
    await disposables.add('metrics', () => server.close());
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new StartError(`METRICS_PORT = ${port} on ${host} cannot be opened (${code}). Choose another.`, {
      cause,
    });
  }
}

export interface Shop {
  readonly port: number;
  readonly origin: string;
  /** Where staff reach Studio; null where it is off. */
  readonly studioOrigin: string | null;
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
  const profiles = await shopProfiles(options);
  const readiness: Readiness = {
    state: 'starting',
    reason: 'starting',
    findings: [],
    isPaused: () => false,
  };
  const disposables = createDisposables((error, name) =>
    logger.error({ err: error }, `${name} could not be closed`),
  );
  const metrics = createMetrics(config.buildId ?? options.frontend.buildName);
  const headers = createSecurityHeaders(config);
  const http = await createHttpServer({
    logger,
    headers,
    trustProxy: config.trustProxy,
    isAway: isDatabaseUnavailable,
    onReply: metrics.requestEnded,
    routes: healthRoutes(readiness, createOperatorCheck(config.operationsToken)),
    pages: notReady,
    otherMethods: notReady,
    addressRules: { refuse: async (request, reply) => notReady(request, reply) },
  });
  const port = await listen(http, config);
  await openMetrics(metrics, config, disposables).catch(async (error: unknown) => {
    await http.close(0);
    throw error;
  });
  const origin = originOf(config, port);
  const studio = await listenStudio({ config, shopOrigin: origin, readiness, logger }).catch(
    async (error: unknown) => {
      await disposables.disposeAll();
      await http.close(0);
      throw error;
    },
  );
  const shop = createRunningShop({
    ...options,
    profiles,
    origin,
    port,
    headers,
    readiness,
    disposables,
    metrics,
    studio,
    progress(step) {
      readiness.reason = step;
      logger.info(step);
    },
  });

  async function open(): Promise<void> {
    const opened = await shop.open();
    await http.serve(opened);
    if (disposables.isEnding) return;
    readiness.state = 'ready';
    await opened.announce();
    logger.info({ readyMs: Math.round(performance.now()) }, `ready: ${origin}/`);
  }

  return {
    port,
    origin,
    studioOrigin: studio?.origin ?? null,
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
      await Promise.all([http.close(CLOSE_MS), studio?.close(CLOSE_MS)]);
      await disposables.disposeAll();
    },
  };
}

/** Port 0 takes any free port, which an origin on this machine then names. */
const originOf = ({ port: wanted, publicOrigin }: Config, port: number): string =>
  wanted === 0 && publicOrigin === 'http://localhost:0' ? `http://localhost:${port}` : publicOrigin;

/** Addresses of programs, which read JSON whatever the status. */
const ofPrograms = /^\/(?:graphql$|api\/|auth\/|page-data$|vehicles\/)/;

function notReady(request: FastifyRequest, reply: FastifyReply): void {
  const wait = { 'retry-after': '2' };
  if (!ofPrograms.test(request.address.path)) return sendPlainErrorPage(request, reply, 503, wait);
  const error = {
    message: 'The shop is starting.',
    extensions: { code: 'SERVICE_UNAVAILABLE', requestId: request.id },
  };
  sendJson(reply, 503, { errors: [error] }, wait);
}
