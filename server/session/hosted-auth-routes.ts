/** The hosted platform's auth addresses, for clients of any origin: `/api/{account}_{env}/{action}` and `/auth/sign/{key}`. */

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type AuthService, isDatabaseUnavailable } from '#backend/index.ts';
import { createKeyCheck } from '../http/api-keys.ts';
import type { Cors } from '../http/cors.ts';
import { clientError, HttpError } from '../http/http-error.ts';
import { readJsonObject } from '../http/read-json.ts';
import { sendJson } from '../http/reply.ts';
import type { Handler, Route } from '../http/route.ts';
import type { AddressOf } from '../http/visitor-address.ts';
import { type AuthAction, type AuthHandler, authActions } from './auth-handler.ts';
import { serviceCookie } from './service-cookie.ts';

export interface HostedAuthOptions {
  service: AuthService;
  handleAuth: AuthHandler;
  apiKeys: readonly string[];
  cors: Cors;
  /** The address whose limits count. */
  addressOf: AddressOf;
  /** Full tag of the language that the sender reads. */
  languageOf(acceptLanguage: string | undefined): string;
  /** Whether the shop is reached by https. */
  secure: boolean;
  /** Answers other addresses. */
  pages: Handler;
}

const MAX_BODY = 8_192;
const address = new RegExp(`^(/api/[\\w-]{1,64}_[a-z]{1,16})/(${authActions.join('|')})$`);
const MAX_KEY_LENGTH = 200;

export function hostedAuthRoutes(options: HostedAuthOptions): Route[] {
  const { service, handleAuth, apiKeys, cors, addressOf, languageOf, secure, pages } = options;
  const hasKey = createKeyCheck(apiKeys, new Set());
  const cookie = serviceCookie(secure, cors.admits);

  async function act(
    request: FastifyRequest,
    reply: FastifyReply,
    base: string,
    action: AuthAction,
  ): Promise<void> {
    const { headers } = request;
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
    const shown = headers['x-auth-refresh-token'];
    const fromHeader = typeof shown === 'string' && shown !== '' ? shown : null;
    const answer = await handleAuth({
      action,
      method,
      body: method === 'POST' && action !== 'logout' ? readCredentials(request, isJson) : {},
      refreshToken: fromHeader ?? cookie.read(request),
      wantsSession: isJson || shown !== undefined,
      asker: { ip: addressOf(request), languageId: languageOf(headers['accept-language']) },
    });
    const { refreshToken } = answer;
    if (refreshToken !== null) {
      reply.header('x-auth-refresh-token', refreshToken);
      cookie.keep(reply, base, refreshToken);
    } else if (action === 'logout') cookie.clear(reply, base);
    sendJson(reply, answer.status, answer.body, answer.headers);
  }

  function sign(request: FastifyRequest, reply: FastifyReply): void {
    const key = request.address.path.slice('/auth/sign/'.length);
    if (key === '' || key.length > MAX_KEY_LENGTH || !hasKey({ 'x-apikey': key })) {
      const refusal = {
        message: 'The API key is missing or not known.',
        extensions: { code: 'INVALID_API_KEY' },
      };
      return sendJson(reply, 401, { errors: [refusal] });
    }
    const signature = service.sign(request.address.query.get('identity') ?? '', key);
    return sendJson(reply, signature ? 200 : 400, signature ?? {});
  }

  const shared: Pick<Route, 'onRequest' | 'errorHandler' | 'otherMethods'> = {
    async onRequest(request, reply) {
      cors.allow(request, reply);
    },
    errorHandler: sendFailure,
    otherMethods(request, reply) {
      if (request.method === 'OPTIONS') return cors.preflight(request, reply);
      cors.allow(request, reply);
      return sendJson(reply, 405, {}, { allow: 'GET, POST, OPTIONS' });
    },
  };
  return [
    {
      ...shared,
      url: '/api/*',
      method: ['GET', 'POST'],
      bodyLimit: MAX_BODY,
      handler(request, reply) {
        const [, base, action] = address.exec(request.address.path) ?? [];
        const known = authActions.find(name => name === action);
        if (!base || !known)
          return request.method === 'GET' ? pages(request, reply) : sendJson(reply, 404, {});
        return act(request, reply, base, known);
      },
    },
    { ...shared, url: '/auth/sign/*', method: ['GET'], handler: sign },
  ];
}

/** One client reads the body before it looks at the status: failures are JSON too. */
function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isDatabaseUnavailable(error)) return sendJson(reply, 503, {}, { 'retry-after': '2' });
  const { status, headers } = clientError(error) ?? {};
  if (status !== undefined) return sendJson(reply, status, {}, headers);
  request.log.error({ err: error }, 'auth service failed');
  return sendJson(reply, 500, {});
}

function readCredentials(request: FastifyRequest, isJson: boolean): Record<string, unknown> {
  if (!isJson) throw new HttpError(415, 'The body must be application/json.');
  return readJsonObject(request);
}
