/** A shop over real HTTP with auth service, sessions and GraphQL; password hashing is replaced to be fast. */
import { onTestFinished } from 'vitest';
import { documents } from '#api/documents.gen.ts';
import { createInProcessCommerce } from '#server/commerce/in-process-commerce.ts';
import { graphqlRoute } from '#server/graphql/graphql-route.ts';
import { createCors } from '#server/http/cors.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { sendText } from '#server/http/reply.ts';
import type { Handler } from '#server/http/route.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { createVisitorAddress } from '#server/http/visitor-address.ts';
import { authRoutes } from '#server/session/auth-routes.ts';
import { createEmbeddedAuth } from '#server/session/embedded-auth.ts';
import { hostedAuthRoutes } from '#server/session/hosted-auth-routes.ts';
import { openEmbeddedAuth } from '#server/session/open-embedded-auth.ts';
import { createSession } from '#server/session/session.ts';
import { createSessionCookies } from '#server/session/session-cookies.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { createTestBackend } from '../test-backend.ts';

export interface AuthWorldOptions {
  apiKeys?: readonly string[];
}

export const salt = 'a-salt-of-the-test';

export async function authWorld({ apiKeys = [] }: AuthWorldOptions = {}) {
  const time = { now: Date.now() };
  const { backend, world, query } = await createTestBackend(undefined, {
    now: () => new Date(time.now),
    api: { documentOf: id => documents[id]?.text },
    auth: { passwordSalt: salt, passwordCost: { memoryCost: 8, timeCost: 1 } },
  });
  const embedded = openEmbeddedAuth(backend);
  const auth = createEmbeddedAuth(embedded);
  const cookies = createSessionCookies('http://shop.test');
  const session = createSession(auth, cookies, () => time.now);
  const ownOrigins = new Set(['http://shop.test']);
  const cors = createCors(new Set([...ownOrigins, 'https://app.example']));
  const pages: Handler = (_request, reply) => sendText(reply, 404, 'none');
  const commerce = createInProcessCommerce(backend, token => backend.auth.service.bearer(token));
  const routes = [
    graphqlRoute({
      commerce,
      apiKeys,
      foreignDocuments: true,
      ownOrigins,
      cors,
      addressOf: createVisitorAddress([], false),
      token: (request, reply) => session.token(request, reply),
    }),
    ...authRoutes({ auth, session, cookies, ownOrigins }),
    ...hostedAuthRoutes({
      ...embedded,
      apiKeys,
      addressOf: createVisitorAddress([], false),
      cors,
      secure: false,
      pages,
    }),
  ];
  const { logger, lines } = memoryLogger();
  const headers = createSecurityHeaders({ publicOrigin: 'http://shop.test' });
  const http = await createHttpServer({ logger, headers, trustProxy: false, routes, pages });
  // All of 127.0.0.0/8 is accepted, so that a test can use several client addresses.
  const port = await http.listen(0, '0.0.0.0');
  onTestFinished(() => http.close(0));
  return {
    base: `http://127.0.0.1:${port}`,
    port,
    backend,
    db: world.db,
    query,
    lines,
    /** Advances the shop's clock. */
    later(seconds: number) {
      time.now += seconds * 1000;
    },
    now: () => new Date(time.now),
  };
}

export type AuthWorld = Awaited<ReturnType<typeof authWorld>>;
