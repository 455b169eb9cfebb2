/** `/auth/*` for our own pages: the auth service behind cookies that no script can read. */

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '#server/http/http-error.ts';
import { readJsonObject, requireJsonType } from '#server/http/read-json.ts';
import { sendJson } from '#server/http/reply.ts';
import type { Route } from '#server/http/route.ts';
import { requireOwnSite } from '#server/http/same-site.ts';
import type { AuthAction } from './auth-handler.ts';
import { type AuthAnswer, type AuthGateway, AuthUnavailable } from './auth-service.ts';
import type { Session } from './session.ts';
import { chosenLife, rememberedSeconds, type SessionCookies, shortSeconds } from './session-cookies.ts';

export interface AuthRoutesOptions {
  auth: AuthGateway;
  session: Session;
  cookies: SessionCookies;
  ownOrigins: ReadonlySet<string>;
}

const MAX_BODY = 8_192;

export function authRoutes({ auth, session, cookies, ownOrigins }: AuthRoutesOptions): Route[] {
  const refreshTokenOf = (request: FastifyRequest) => cookies.read(request).refresh;

  async function post(request: FastifyRequest, reply: FastifyReply, action: AuthAction): Promise<void> {
    const sent = readCredentials(request);
    const answer = await auth.call(action, {
      method: 'POST',
      body: JSON.stringify(sent),
      refreshToken: refreshTokenOf(request),
      requestId: request.id,
      trace: request.trace?.headers,
      ip: request.ip,
      acceptLanguage: request.headers['accept-language'],
    });
    if (answer.tokens) {
      const username = typeof sent['username'] === 'string' ? sent['username'] : undefined;
      cookies.keep(reply, answer.tokens, lifeOfAsked(request, action, sent), username);
    } else if (action === 'password' && answer.status === 401) cookies.clear(reply);
    const { retryAfter } = answer;
    sendJson(
      reply,
      answer.status,
      answer.body,
      retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    );
  }

  async function logout(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    cookies.clear(reply);
    cookies.forgetCart(reply);
    const refreshToken = refreshTokenOf(request);
    if (refreshToken)
      await auth.call('logout', {
        method: 'GET',
        refreshToken,
        requestId: request.id,
        trace: request.trace?.headers,
      });
    sendJson(reply, 200, {});
  }

  async function renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answer = await session.renew(request, reply);
    sendJson(reply, answer ? answer.status : 401, answer?.body ?? {});
  }

  async function sign(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const challenge = request.address.query.get('identity') ?? '';
    if (!/^[\w.-]{1,1000}$/.test(challenge)) throw new HttpError(400, 'The challenge cannot be read.');
    const answer: AuthAnswer = await auth.sign(challenge, request.id, request.trace?.headers);
    sendJson(reply, answer.status, answer.body);
  }

  /** Even a GET changes the session, so no other site may call them. */
  const own = { bodyLimit: MAX_BODY, onRequest: requireOwnSite(ownOrigins), errorHandler: sendFailure };
  return [
    {
      ...own,
      url: '/auth/login',
      method: ['GET', 'POST'],
      handler: (request, reply) =>
        request.method === 'GET' ? renew(request, reply) : post(request, reply, 'login'),
    },
    {
      ...own,
      url: '/auth/register',
      method: ['POST'],
      handler: (request, reply) => post(request, reply, 'register'),
    },
    {
      ...own,
      url: '/auth/password',
      method: ['POST'],
      handler: (request, reply) => post(request, reply, 'password'),
    },
    { ...own, url: '/auth/logout', method: ['GET', 'POST'], handler: logout },
    { ...own, url: '/auth/sign', method: ['GET'], handler: sign },
  ];
}

function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof AuthUnavailable)) throw error;
  request.log.warn({ err: error }, 'auth service failed');
  sendJson(reply, 503, {}, { 'retry-after': '5' });
}

/** Seconds, as requested; a change of the password keeps the life that was chosen at login. */
function lifeOfAsked(request: FastifyRequest, action: AuthAction, sent: Record<string, unknown>): number {
  if (sent['sessionLifetime'] !== undefined) return shortSeconds;
  return action === 'password' ? chosenLife(request) : rememberedSeconds;
}

function readCredentials(request: FastifyRequest): Record<string, unknown> {
  requireJsonType(request);
  return readJsonObject(request);
}
