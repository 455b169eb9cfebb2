/** The session's cookies: tokens no script can read, and the hints that stores may show (spec 1 §9, architecture 5). */
import type { Exchange } from '#server/http/exchange.ts';
import { writeCookie } from '#server/http/cookies.ts';

export const sessionCookies = {
  token: 'ralph-auth',
  refresh: 'ralph-auth-refresh',
  user: 'ralph-user',
  userMaxAge: 'ralph-user-maxage',
} as const;

/** Seconds of a session: with "remember me", and without. */
export const rememberedSeconds = 604_800;
export const shortSeconds = 1_800;

export interface Tokens {
  token: string;
  /** Seconds that the token lives. */
  maxAge: number;
  refreshToken: string | null;
}

export interface SessionCookies {
  /** What the visitor may learn is `ralph-user`, a hint that grants nothing. `life` is the session's, in seconds. */
  keep(exchange: Exchange, tokens: Tokens, life: number, username?: string): void;
  clear(exchange: Exchange): void;
}

export function createSessionCookies(publicOrigin: string): SessionCookies {
  // Browsers keep no Secure cookie over plain http, which only a shop on this machine uses.
  const secure = publicOrigin.startsWith('https:');
  const set = (exchange: Exchange, name: string, value: string, maxAge: number, httpOnly: boolean) =>
    exchange.res.appendHeader('set-cookie', writeCookie(name, value, { maxAge, httpOnly, secure }));

  return {
    keep(exchange, { token, maxAge, refreshToken }, life, username) {
      set(exchange, sessionCookies.token, token, Math.min(maxAge, life), true);
      if (refreshToken) set(exchange, sessionCookies.refresh, refreshToken, life, true);
      set(exchange, sessionCookies.userMaxAge, String(life), life, false);
      const user = username ?? exchange.cookies.get(sessionCookies.user);
      if (user) set(exchange, sessionCookies.user, user, life, false);
    },
    clear(exchange) {
      for (const name of [sessionCookies.token, sessionCookies.refresh]) set(exchange, name, '', 0, true);
      for (const name of [sessionCookies.user, sessionCookies.userMaxAge]) set(exchange, name, '', 0, false);
    },
  };
}

/** The life that the visitor chose at login; anything else in the cookie counts as the short one. */
export const lifeOf = (exchange: Exchange): number =>
  Number(exchange.cookies.get(sessionCookies.userMaxAge)) === rememberedSeconds
    ? rememberedSeconds
    : shortSeconds;
