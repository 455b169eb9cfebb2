/** One line per request: what was asked, what was answered, how long it took. No query, no cookie, no body: they hold what is private. */
import type { Exchange } from './exchange.ts';

const quiet = new Set(['/livez', '/readyz']);

export function logAnswer({ req, res, method, address, ip, log, started, notes }: Exchange): void {
  const fields = {
    method: method.slice(0, 16),
    path: address.raw.slice(0, 300),
    status: res.statusCode,
    ms: Math.round((performance.now() - started) * 10) / 10,
    ip,
    agent: (req.headers['user-agent'] ?? '').slice(0, 160),
    ...notes,
    ...(res.writableFinished ? {} : { aborted: true }),
  };
  if (quiet.has(address.raw) || address.raw.startsWith('/assets/')) log.debug(fields, 'request');
  else log.info(fields, 'request');
}
