/** The session's cookies: tokens no script can read, and the hints that stores may show. */
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  keep(reply: FastifyReply, tokens: Tokens, life: number, username?: string): void;
  clear(reply: FastifyReply): void;
}

export function createSessionCookies(publicOrigin: string): SessionCookies {
  // Browsers keep no Secure cookie over plain http, which only a shop on this machine uses.
  const secure = publicOrigin.startsWith('https:');
  const set = (reply: FastifyReply, name: string, value: string, maxAge: number, httpOnly: boolean) =>
    reply.setCookie(name, value, { maxAge: Math.floor(maxAge), httpOnly, secure });

  /** How prices are shown goes with the type, so another type starts from its own way. */
  function setType(reply: FastifyReply, type: string | null): void {
    const before = reply.request.cookies[cookieNames.customerType];
    if (type === null) set(reply, cookieNames.customerType, '', 0, false);
    else set(reply, cookieNames.customerType, type, yearSeconds, false);
    if ((before ?? 'PERSON') !== (type ?? 'PERSON')) set(reply, cookieNames.vatIncluded, '', 0, false);
  }

  return {
    keep(reply, { token, maxAge, refreshToken }, life, username) {
      set(reply, sessionCookies.token, token, Math.min(maxAge, life), true);
      if (refreshToken) set(reply, sessionCookies.refresh, refreshToken, life, true);
      set(reply, sessionCookies.userMaxAge, String(life), life, false);
      const user = username ?? reply.request.cookies[sessionCookies.user];
      if (user) set(reply, sessionCookies.user, user, life, false);
      const { customerType, spoofedBy } = claimsOf(token);
      if (isCustomerType(customerType)) setType(reply, customerType);
      if (spoofedBy) set(reply, sessionCookies.spoofed, 'true', life, false);
      else if (reply.request.cookies[sessionCookies.spoofed] !== undefined)
        set(reply, sessionCookies.spoofed, '', 0, false);
    },
    clear(reply) {
      for (const name of [sessionCookies.token, sessionCookies.refresh]) set(reply, name, '', 0, true);
      for (const name of [sessionCookies.user, sessionCookies.userMaxAge, sessionCookies.spoofed])
        set(reply, name, '', 0, false);
      setType(reply, null);
    },
  };
}

const isCustomerType = (claim: unknown): claim is string => claim === 'PERSON' || claim === 'ORGANIZATION';

/** The life that the visitor chose at login; anything else in the cookie counts as the short one. */
export const lifeOf = (request: FastifyRequest): number =>
  Number(request.cookies[sessionCookies.userMaxAge]) === rememberedSeconds ? rememberedSeconds : shortSeconds;
