/** `/livez` says the process runs, `/readyz` that visitors may come, with the reason when they may not. */
import { sendJson } from './reply.ts';
import type { Route } from './route.ts';

export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
  /** What it waits for; shown to operators, so without secrets and stacks. */
  reason: string;
  /** Errors and warnings of the page files; the last valid ones are served. */
  findings: readonly string[];
}

export function healthRoutes(readiness: Readiness): Route[] {
  return [
    {
      url: '/livez',
      method: ['GET', 'HEAD'],
      handler: (_request, reply) => sendJson(reply, 200, { status: 'alive' }),
    },
    {
      url: '/readyz',
      method: ['GET', 'HEAD'],
      handler: (_request, reply) => {
        const { state, reason, findings } = readiness;
        if (state === 'ready')
          sendJson(reply, 200, { status: 'ready', ...(findings.length > 0 ? { findings } : {}) });
        else sendJson(reply, 503, { status: state, reason }, { 'retry-after': '1' });
      },
    },
  ];
}
