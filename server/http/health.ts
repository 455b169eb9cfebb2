/** `/livez` says the process runs, `/readyz` whether visitors may come; only operators learn why. */
import type { OperatorCheck } from './operations-token.ts';
import { sendJson } from './reply.ts';
import type { Route } from './route.ts';

export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
  /** What it waits for, without secrets and stacks. */
  reason: string;
  /** Errors and warnings of the page files; the last valid ones are served. */
  findings: readonly string[];
  /**
   * Whether the database or the platform does not answer. Cached pages are served all the same, and every instance has the
   * same database: a load balancer that took them all out would close the shop.
   */
  isPaused(): boolean;
  /** How the cache in front of the shop follows changes; absent where none is told of them. */
  edge?: () => object;
}

export function healthRoutes(readiness: Readiness, isOperator: OperatorCheck): Route[] {
  return [
    {
      url: '/livez',
      method: ['GET', 'HEAD'],
      handler: (_request, reply) => sendJson(reply, 200, { status: 'alive' }),
    },
    {
      url: '/readyz',
      method: ['GET', 'HEAD'],
      handler({ headers }, reply) {
        const { state, reason, findings, edge } = readiness;
        const isReady = state === 'ready';
        const details = isReady
          ? { ...(findings.length > 0 ? { findings } : {}), ...(edge ? { edge: edge() } : {}) }
          : { reason };
        const answer = {
          status: state,
          ...(isReady && readiness.isPaused() ? { ordering: 'paused' } : {}),
          ...(isOperator(headers) ? details : {}),
        };
        sendJson(reply, isReady ? 200 : 503, answer, isReady ? {} : { 'retry-after': '1' });
      },
    },
  ];
}
