/** Logs violations of the content security policy, with a limit per minute. */
import { readViolation } from './csp-violation.ts';
import { bodyText } from './read-json.ts';
import type { Route } from './route.ts';

const MAX_PER_MINUTE = 60;
const MAX_BODY = 16_384;

export function cspReportRoute(now: () => number = Date.now): Route {
  let minute = 0;
  let count = 0;
  return {
    url: '/csp-report',
    method: ['POST'],
    bodyLimit: MAX_BODY,
    handler(request, reply) {
      const current = Math.floor(now() / 60_000);
      count = current === minute ? count + 1 : 1;
      minute = current;
      if (count <= MAX_PER_MINUTE)
        request.log.warn({ report: readViolation(bodyText(request)) }, 'content security policy report');
      reply.code(204).send();
    },
  };
}
