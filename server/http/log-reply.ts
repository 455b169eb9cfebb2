/** One log line per request: address, status and time. No query, cookie or body, which hold private data. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const quiet = new Set(['/livez', '/readyz']);

export function logReply(request: FastifyRequest, reply: FastifyReply): void {
  const { method, address, ip, log, headers, logFields } = request;
  const fields = {
    method: method.slice(0, 16),
    path: address.raw.slice(0, 300),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ip,
    agent: (headers['user-agent'] ?? '').slice(0, 160),
    ...logFields,
    ...(reply.raw.writableFinished ? {} : { aborted: true }),
  };
  if (quiet.has(address.raw) || address.raw.startsWith('/assets/')) log.debug(fields, 'request');
  else log.info(fields, 'request');
}
