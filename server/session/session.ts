/** The visitor's session: gives the token for the backend and renews it in time, once for all tabs (architecture 5). */
import type { Exchange } from '#server/http/exchange.ts';
import { AuthUnavailable, type AuthAnswer, type AuthService } from './auth-service.ts';
import { lifeOf, sessionCookies, type SessionCookies } from './session-cookies.ts';
import { tokenState } from './token-life.ts';

export interface Session {
  /** The token to act with, renewed if it is due; null for a visitor without a session. */
  token(exchange: Exchange): Promise<string | null>;
  /** Renews now (the stores ask for it); null when the session is over. @throws AuthUnavailable. */
  renew(exchange: Exchange): Promise<AuthAnswer | null>;
  /** From the cookies alone, without asking anybody. */
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

  return {
    renew,
    has: ({ cookies: given }) =>
      Boolean(given.get(sessionCookies.token) || given.get(sessionCookies.refresh)),
    async token(exchange) {
      const token = exchange.cookies.get(sessionCookies.token) ?? '';
      const state = tokenState(token, now());
      if (!auth) return state === 'over' ? null : token;
      try {
        if (state !== 'over' && !(await isAlive(auth, token))) return await again(exchange);
        if (state === 'good' || !exchange.cookies.get(sessionCookies.refresh))
          return state === 'over' ? null : token;
        return await again(exchange);
      } catch (error) {
        if (!(error instanceof AuthUnavailable)) throw error;
        exchange.log.warn({ err: error }, 'the session could not be renewed');
        return state === 'over' ? null : token;
      }
    },
  };
}

const isAlive = async (auth: AuthService, token: string): Promise<boolean> =>
  (await auth.isAlive?.(token)) ?? true;
