/** Studio's listener: takes its port with the shop's, answers health checks at once, and serves when the shop is open. */
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { healthRoutes, type Readiness } from '#server/http/health.ts';
import { createHttpServer, type HttpServer } from '#server/http/http-server.ts';
import { createOperatorCheck } from '#server/http/operations-token.ts';
import { sendText } from '#server/http/reply.ts';
import type { Handler } from '#server/http/route.ts';
import { studioHeaders } from '../../studio/pages/studio-headers.ts';
import { listen } from '../listen.ts';
import { planStudio } from './studio-plan.ts';

export interface StudioListener extends Pick<HttpServer, 'serveOnDemand' | 'close'> {
  /** Where staff reach it. */
  readonly origin: string;
}

interface ListenStudioOptions {
  config: Config;
  /** Origin of the shop, which is listening already. */
  shopOrigin: string;
  readiness: Readiness;
  logger: Logger;
}

const notReady: Handler = (_request, reply) =>
  sendText(reply, 503, 'Studio is starting.', { 'retry-after': '2' });

/** Null where Studio is off, which is logged with the reason. @throws StartError when a port that was chosen is taken. */
export async function listenStudio(options: ListenStudioOptions): Promise<StudioListener | null> {
  const { config, readiness, logger } = options;
  const plan = planStudio(config);
  if (!plan.isOn) {
    logger.info(`Studio is off: ${plan.reason}`);
    return null;
  }
  const isOperator = createOperatorCheck(config.operationsToken);
  // The port decides the origin and with it the policy: a free one is known only when it is taken.
  const open = async (wanted: number) => {
    const always: Record<string, string> = {};
    const http = await createHttpServer({
      logger: logger.child({ listener: 'studio' }),
      headers: { always },
      trustProxy: config.trustProxy,
      routes: healthRoutes(readiness, isOperator),
      pages: notReady,
      otherMethods: notReady,
    });
    const port = await listen(http, { host: config.host, port: wanted }, 'STUDIO_PORT').catch(
      async (error: unknown) => {
        await http.close(0);
        throw error;
      },
    );
    const origin = config.studioOrigin ?? `http://localhost:${port}`;
    Object.assign(always, studioHeaders({ studioOrigin: origin, shopOrigin: options.shopOrigin }).always);
    return { origin, serveOnDemand: http.serveOnDemand, close: http.close };
  };
  try {
    return await open(plan.port);
  } catch (error) {
    if (plan.isPortFixed || plan.port === 0) throw error;
    return open(0);
  }
}
