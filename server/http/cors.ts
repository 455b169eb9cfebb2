/** Admits clients on other origins; their key and token decide what they may do. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const allowedHeaders =
  'accept, authorization, content-type, x-account-cart, x-apikey, x-auth-refresh-token, x-expected-total, x-idempotency-key, x-request-id, x-sdk-version';

export function allowOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'Origin');
  if (!origin || !URL.canParse(origin)) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-auth-refresh-token, x-request-id',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

export function sendPreflight(reply: FastifyReply): void {
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '600',
    })
    .send();
}
