/** The session's cookies: tokens no script can read, and the hints that stores may show (R-SESSION-1). */
import type { Exchange } from '#server/http/exchange.ts';
import { writeCookie } from '#server/http/cookies.ts';
import { cookieNames, yearSeconds } from '#stores/cookie-names.ts';
import { claimsOf } from './token-claims.ts';

export const sessionCookies = {
  token: 'ralph-auth',
  refresh: 'ralph-auth-refresh',
  user: cookieNames.user,
  userMaxAge: 'ralph-user-maxage',
  /** An administrator acts as the user: the page says so. */
  spoofed: cookieNames.spoofed,
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
  /**
   * What the visitor may learn is `ralph-user` and the type of the account, hints that grant nothing.
   * @param life of the session, in seconds.
   */
  keep(exchange: Exchange, tokens: Tokens, life: number, username?: string): void;
  clear(exchange: Exchange): void;
}

export function createSessionCookies(publicOrigin: string): SessionCookies {
  // Browsers keep no Secure cookie over plain http, which only a shop on this machine uses.
  const secure = publicOrigin.startsWith('https:');
  const set = (exchange: Exchange, name: string, value: string, maxAge: number, httpOnly: boolean) =>
    exchange.res.appendHeader('set-cookie', writeCookie(name, value, { maxAge, httpOnly, secure }));

  /** How prices are shown goes with the type, so another type starts from its own way (R-MARKET-12). */
  function setType(exchange: Exchange, type: string | null): void {
    const before = exchange.cookies.get(cookieNames.customerType);
    if (type === null) set(exchange, cookieNames.customerType, '', 0, false);
    else set(exchange, cookieNames.customerType, type, yearSeconds, false);
    if ((before ?? 'PERSON') !== (type ?? 'PERSON')) set(exchange, cookieNames.vatIncluded, '', 0, false);
  }

  return {
    keep(exchange, { token, maxAge, refreshToken }, life, username) {
      set(exchange, sessionCookies.token, token, Math.min(maxAge, life), true);
      if (refreshToken) set(exchange, sessionCookies.refresh, refreshToken, life, true);
      set(exchange, sessionCookies.userMaxAge, String(life), life, false);
      const user = username ?? exchange.cookies.get(sessionCookies.user);
      if (user) set(exchange, sessionCookies.user, user, life, false);
      const { customerType, spoofedBy } = claimsOf(token);
      if (isCustomerType(customerType)) setType(exchange, customerType);
      if (spoofedBy) set(exchange, sessionCookies.spoofed, 'true', life, false);
      else if (exchange.cookies.has(sessionCookies.spoofed))
        set(exchange, sessionCookies.spoofed, '', 0, false);
    },
    clear(exchange) {
      for (const name of [sessionCookies.token, sessionCookies.refresh]) set(exchange, name, '', 0, true);
      for (const name of [sessionCookies.user, sessionCookies.userMaxAge, sessionCookies.spoofed])
        set(exchange, name, '', 0, false);
      setType(exchange, null);
    },
  };
}

const isCustomerType = (claim: unknown): claim is string => claim === 'PERSON' || claim === 'ORGANIZATION';

/** The life that the visitor chose at login; anything else in the cookie counts as the short one. */
export const lifeOf = (exchange: Exchange): number =>
  Number(exchange.cookies.get(sessionCookies.userMaxAge)) === rememberedSeconds
    ? rememberedSeconds
    : shortSeconds;
