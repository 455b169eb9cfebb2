/** The visitor's session: gives the token for the backend and renews it in time, once for all tabs. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AuthAnswer, type AuthGateway, AuthUnavailable } from './auth-service.ts';
import { chosenLife, type SessionCookies, sessionCookies } from './session-cookies.ts';
import { tokenState } from './token-life.ts';

export interface Session {
  /** The token to act with, renewed if it is due; null for a visitor without a session: what guards pages. */
  token(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** Renews now (the stores ask for it); null when the session is over. @throws AuthUnavailable. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<AuthAnswer | null>;
  /** From the cookies alone, unverified: enough to keep a response out of shared caches, never to grant access. */
  has(request: FastifyRequest): boolean;
}

/** Other tabs with the old refresh token get the same response a little later (the service accepts it for 60 s). */
const SHARED_MS = 30_000;

export function createSession(
  auth: AuthGateway | null,
  cookies: SessionCookies,
  now: () => number = Date.now,
): Session {
  const flights = new Map<string, Promise<AuthAnswer>>();

  function refresh(
    refreshToken: string,
    { id: requestId, trace }: Pick<FastifyRequest, 'id' | 'trace'>,
  ): Promise<AuthAnswer> {
    const under = flights.get(refreshToken);
    if (under || !auth) return under ?? Promise.reject(new AuthUnavailable('There is no auth service.'));
    const call = () => auth.call('login', { method: 'GET', refreshToken, requestId, trace: trace?.headers });
    // One retry, so that a single failure does not end the session.
    const flight = call().catch((error: unknown) =>
      error instanceof AuthUnavailable ? call() : Promise.reject(error),
    );
    flights.set(refreshToken, flight);
    flight.then(
      () => setTimeout(() => flights.delete(refreshToken), SHARED_MS).unref(),
      () => flights.delete(refreshToken),
    );
    return flight;
  }

  async function renew(request: FastifyRequest, reply: FastifyReply): Promise<AuthAnswer | null> {
    cookies.migrate(request, reply);
    const { refresh: refreshToken } = cookies.read(request);
    if (!refreshToken) return null;
    const answer = await refresh(refreshToken, request);
    if (!answer.tokens) {
      cookies.clear(reply);
      return null;
    }
    cookies.keep(reply, answer.tokens, chosenLife(request));
    return answer;
  }

  /** A session that has ended leaves no cookies behind. */
  async function again(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    if (cookies.read(request).refresh) return (await renew(request, reply))?.tokens?.token ?? null;
    cookies.clear(reply);
    return null;
  }

  async function token(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    cookies.migrate(request, reply);
    const { token: held = '', refresh: renewable } = cookies.read(request);
    const state = tokenState(held, now());
    const usable = state === 'over' ? null : held;
    if (!auth) return usable;
    try {
      if (usable !== null && !(await isAlive(auth, usable))) return await again(request, reply);
      if (state === 'good') return held;
      // A name without a session, as after an impersonation, would show a wrong greeting.
      return renewable || (state === 'over' && request.cookies[sessionCookies.user] !== undefined)
        ? await again(request, reply)
        : usable;
    } catch (error) {
      if (!(error instanceof AuthUnavailable)) throw error;
      request.log.warn({ err: error }, 'the session could not be renewed');
      return usable;
    }
  }

  return {
    renew,
    has(request) {
      const { token: held, refresh: renewable } = cookies.read(request);
      return Boolean(held || renewable);
    },
    token,
  };
}

const isAlive = async (auth: AuthGateway, token: string): Promise<boolean> =>
  (await auth.isAlive?.(token)) ?? true;
