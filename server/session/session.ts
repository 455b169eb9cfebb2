/** The visitor's session: gives the token for the backend and renews it in time, once for all tabs. */
import type { Exchange } from '#server/http/exchange.ts';
import { AuthUnavailable, type AuthAnswer, type AuthService } from './auth-service.ts';
import { lifeOf, sessionCookies, type SessionCookies } from './session-cookies.ts';
import { tokenState } from './token-life.ts';

export interface Session {
  /** The token to act with, renewed if it is due; null for a visitor without a session: what guards pages. */
  token(exchange: Exchange): Promise<string | null>;
  /** Renews now (the stores ask for it); null when the session is over. @throws AuthUnavailable. */
  renew(exchange: Exchange): Promise<AuthAnswer | null>;
  /** From the cookies alone, without asking anybody: enough to keep an answer out of shared caches, never to let anybody in. */
  has(exchange: Exchange): boolean;
}

/** Tabs that come a little later with the old refresh token get the same answer (the service keeps it valid for 60 s). */
const SHARED_MS = 30_000;

export function createSession(
  auth: AuthService | null,
  cookies: SessionCookies,
  now: () => number = Date.now,
): Session {
  const flights = new Map<string, Promise<AuthAnswer>>();

  function refresh(refreshToken: string, requestId: string): Promise<AuthAnswer> {
    const under = flights.get(refreshToken);
    if (under || !auth) return under ?? Promise.reject(new AuthUnavailable('There is no auth service.'));
    const call = () => auth.call('login', { method: 'GET', refreshToken, requestId });
    // One failure of the service is no reason to lose a session.
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

  async function renew(exchange: Exchange): Promise<AuthAnswer | null> {
    const refreshToken = exchange.cookies.get(sessionCookies.refresh);
    if (!refreshToken) return null;
    const answer = await refresh(refreshToken, exchange.id);
    if (!answer.tokens) {
      cookies.clear(exchange);
      return null;
    }
    cookies.keep(exchange, answer.tokens, lifeOf(exchange));
    return answer;
  }

  /** A session that has ended leaves no cookies behind. */
  async function again(exchange: Exchange): Promise<string | null> {
    if (exchange.cookies.get(sessionCookies.refresh)) return (await renew(exchange))?.tokens?.token ?? null;
    cookies.clear(exchange);
    return null;
  }

  async function token(exchange: Exchange): Promise<string | null> {
    const held = exchange.cookies.get(sessionCookies.token) ?? '';
    const state = tokenState(held, now());
    const usable = state === 'over' ? null : held;
    if (!auth) return usable;
    try {
      if (usable !== null && !(await isAlive(auth, usable))) return await again(exchange);
      if (state === 'good') return held;
      const renewable = exchange.cookies.get(sessionCookies.refresh);
      // A name without a session, as after an impersonation, would greet nobody.
      return renewable || (state === 'over' && exchange.cookies.has(sessionCookies.user))
        ? await again(exchange)
        : usable;
    } catch (error) {
      if (!(error instanceof AuthUnavailable)) throw error;
      exchange.log.warn({ err: error }, 'the session could not be renewed');
      return usable;
    }
  }

  return {
    renew,
    has: ({ cookies: given }) =>
      Boolean(given.get(sessionCookies.token) || given.get(sessionCookies.refresh)),
    token,
  };
}

const isAlive = async (auth: AuthService, token: string): Promise<boolean> =>
  (await auth.isAlive?.(token)) ?? true;
