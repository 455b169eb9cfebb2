/** Admits other storefronts in browsers: those of the shop's own origins and of `CLIENT_ORIGINS` (R-DATA-6). */
import type { FastifyReply, FastifyRequest } from 'fastify';

const allowedHeaders =
  'accept, authorization, content-type, x-account-cart, x-apikey, x-auth-refresh-token, x-expected-total, x-idempotency-key, x-request-id, x-sdk-version';

export interface Cors {
  /** Whether pages of this origin are admitted. */
  admits(this: void, origin: string): boolean;
  /** Sets the headers that let a page of an admitted origin read the response; any other origin gets none. */
  allow(request: FastifyRequest, reply: FastifyReply): void;
  /** Answers `OPTIONS`. */
  preflight(request: FastifyRequest, reply: FastifyReply): void;
}

export function createCors(origins: ReadonlySet<string>): Cors {
  function allow({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
    reply.header('vary', 'Origin');
    if (!origin || !origins.has(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'x-auth-refresh-token, x-request-id',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }

  return {
    admits: origin => origins.has(origin),
    allow,
    preflight(request, reply) {
      allow(request, reply);
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': '600',
        })
        .send();
    },
  };
}
