/** `/auth/*` for our own pages: the auth service behind cookies that no script can read (R-SESSION-1). */
import { answerJson } from '#server/http/answer.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readJsonObject, requireJsonType } from '#server/http/read-json.ts';
import type { Route } from '#server/http/router.ts';
import { mayWrite } from '#server/http/same-site.ts';
import type { AuthAction } from '#server/auth/auth-face.ts';
import { AuthUnavailable, type AuthAnswer, type AuthService } from './auth-service.ts';
import type { Session } from './session.ts';
import {
  lifeOf,
  rememberedSeconds,
  sessionCookies,
  shortSeconds,
  type SessionCookies,
} from './session-cookies.ts';

export interface AuthRoutesOptions {
  auth: AuthService;
  session: Session;
  cookies: SessionCookies;
  ownOrigins: ReadonlySet<string>;
}

const LONGEST_BODY = 8_192;

export function authRoutes({ auth, session, cookies, ownOrigins }: AuthRoutesOptions): Route[] {
  const refreshTokenOf = (exchange: Exchange) => exchange.cookies.get(sessionCookies.refresh);

  async function post(exchange: Exchange, action: AuthAction): Promise<void> {
    const sent = await readCredentials(exchange);
    const answer = await auth.call(action, {
      method: 'POST',
      body: JSON.stringify(sent),
      refreshToken: refreshTokenOf(exchange),
      requestId: exchange.id,
      ip: exchange.ip,
      acceptLanguage: exchange.req.headers['accept-language'],
    });
    if (answer.tokens) {
      const username = typeof sent['username'] === 'string' ? sent['username'] : undefined;
      cookies.keep(exchange, answer.tokens, lifeOfAsked(exchange, action, sent), username);
    } else if (action === 'password' && answer.status === 401) cookies.clear(exchange);
    const { retryAfter } = answer;
    answerJson(
      exchange,
      answer.status,
      answer.body,
      retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    );
  }

  async function logout(exchange: Exchange): Promise<void> {
    cookies.clear(exchange);
    const refreshToken = refreshTokenOf(exchange);
    if (refreshToken) await auth.call('logout', { method: 'GET', refreshToken, requestId: exchange.id });
    answerJson(exchange, 200, {});
  }

  async function renew(exchange: Exchange): Promise<void> {
    const answer = await session.renew(exchange);
    answerJson(exchange, answer ? answer.status : 401, answer?.body ?? {});
  }

  async function sign(exchange: Exchange): Promise<void> {
    const challenge = exchange.address.query.get('identity') ?? '';
    if (!/^[\w.-]{1,1000}$/.test(challenge)) throw new HttpError(400, 'The challenge cannot be read.');
    const answer: AuthAnswer = await auth.sign(challenge, exchange.id);
    answerJson(exchange, answer.status, answer.body);
  }

  /** Even the reading ones change a session, so no other site may call them. */
  const guarded = (work: (exchange: Exchange) => Promise<void>) => async (exchange: Exchange) => {
    if (!mayWrite(exchange.req.headers, ownOrigins))
      throw new HttpError(403, 'Another site may not do this.');
    try {
      await work(exchange);
    } catch (error) {
      if (!(error instanceof AuthUnavailable)) throw error;
      exchange.log.warn({ err: error }, 'auth service failed');
      answerJson(exchange, 503, {}, { 'retry-after': '5' });
    }
  };

  return [
    {
      path: '/auth/login',
      methods: ['GET', 'POST'],
      handle: guarded(exchange => (exchange.method === 'GET' ? renew(exchange) : post(exchange, 'login'))),
    },
    { path: '/auth/register', methods: ['POST'], handle: guarded(exchange => post(exchange, 'register')) },
    { path: '/auth/password', methods: ['POST'], handle: guarded(exchange => post(exchange, 'password')) },
    { path: '/auth/logout', methods: ['GET', 'POST'], handle: guarded(logout) },
    { path: '/auth/sign', methods: ['GET'], handle: guarded(sign) },
  ];
}

/** Seconds, as asked for; a change of the password goes on with the life that was chosen at login. */
function lifeOfAsked(exchange: Exchange, action: AuthAction, sent: Record<string, unknown>): number {
  if (sent['sessionLifetime'] !== undefined) return shortSeconds;
  return action === 'password' ? lifeOf(exchange) : rememberedSeconds;
}

async function readCredentials({ req }: Exchange): Promise<Record<string, unknown>> {
  requireJsonType(req);
  return readJsonObject(req, LONGEST_BODY);
}
