/** `/livez` says the process runs, `/readyz` that visitors may come, with the reason when they may not. */
import { answerJson } from './answer.ts';
import type { Route } from './router.ts';

export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
  /** What it waits for or suffers from; shown to operators, so no secrets and no stacks. */
  reason: string;
  /** Errors and warnings of the page files; the last valid ones are served. */
  findings: readonly string[];
}

export function healthRoutes(readiness: Readiness): Route[] {
  return [
    {
      path: '/livez',
      methods: ['GET', 'HEAD'],
      handle: exchange => answerJson(exchange, 200, { status: 'alive' }),
    },
    {
      path: '/readyz',
      methods: ['GET', 'HEAD'],
      handle: exchange => {
        const { state, reason, findings } = readiness;
        if (state === 'ready')
          answerJson(exchange, 200, { status: 'ready', ...(findings.length > 0 ? { findings } : {}) });
        else answerJson(exchange, 503, { status: state, reason }, { 'retry-after': '1' });
      },
    },
  ];
}
