/** Browsers tell here what the content security policy stopped; we log it, bounded, and answer nothing. */
import { answer } from './answer.ts';
import type { Route } from './router.ts';
import { readBody } from './read-body.ts';

const MOST_PER_MINUTE = 60;

export function cspReportRoute(now: () => number = Date.now): Route {
  let minute = 0;
  let count = 0;
  return {
    path: '/csp-report',
    methods: ['POST'],
    async handle(exchange) {
      const body = await readBody(exchange.req, 16_384);
      const current = Math.floor(now() / 60_000);
      count = current === minute ? count + 1 : 1;
      minute = current;
      if (count <= MOST_PER_MINUTE)
        exchange.log.warn(
          { report: body.toString('utf8').slice(0, 2_000) },
          'content security policy report',
        );
      answer(exchange, 204, '');
    },
  };
}
