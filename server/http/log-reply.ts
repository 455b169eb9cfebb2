/** One log line per request: address, status and time. No query, cookie or body, which hold private data. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { loggedPath } from './logged-path.ts';

const quiet = new Set(['/livez', '/readyz']);

/** @param log without redaction, which would cost more than the rest of the line. */
export function logReply(log: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const { id: requestId, method, address, ip, headers, logFields, trace } = request;
  const fields = {
    requestId,
    ...(trace ? { traceId: trace.traceId } : {}),
    method: method.slice(0, 16),
    path: loggedPath(address.raw),
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
