/** The session's cookies: tokens no script can read, and the hints that stores may show. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames, yearSeconds } from '#stores/common/cookie-names.ts';
import { claimsOf } from './token-claims.ts';

type TokenName = 'token' | 'refresh';
type TokenNames = Readonly<Record<TokenName, string>>;
const tokens: readonly TokenName[] = ['token', 'refresh'];

const plainNames: TokenNames = { token: 'ralph-auth', refresh: 'ralph-auth-refresh' };
/** Browsers accept such a cookie only from this very host by https, so no sibling domain can set one. */
const hostNames: TokenNames = { token: '__Host-ralph-auth', refresh: '__Host-ralph-auth-refresh' };

/** Hints without rights. */
export const sessionCookies = {
  user: cookieNames.user,
  userMaxAge: 'ralph-user-maxage',
  /** An administrator acts as the user: the page says so. */
  spoofed: cookieNames.spoofed,
} as const;

/** Seconds of a session: with "remember me", and without. */
export const rememberedSeconds = 604_800;
export const shortSeconds = 1_800;

export interface SessionTokens {
  token: string;
  /** Seconds that the token lives. */
  maxAge: number;
  refreshToken: string | null;
}

export interface SessionCookies {
  /** The tokens that the browser sent, unverified. */
  read(request: Pick<FastifyRequest, 'cookies'>): {
    token?: string | undefined;
    refresh?: string | undefined;
  };
  /** Moves tokens that an earlier version stored under other names, and keeps their session. */
  migrate(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * What the visitor may learn is `ralph-user` and the type of the account, hints that grant nothing.
   * @param life of the session, in seconds.
   */
  keep(reply: FastifyReply, tokens: SessionTokens, life: number, username?: string): void;
  clear(reply: FastifyReply): void;
  /** What signing out removes besides: the cart of an account stays with the account. */
  forgetCart(reply: FastifyReply): void;
}

export function createSessionCookies(publicOrigin: string): SessionCookies {
  // Browsers keep no Secure cookie over plain http, which only a shop on this machine uses.
  const secure = publicOrigin.startsWith('https:');
  const names = secure ? hostNames : plainNames;
  const migrated = new WeakSet<FastifyRequest>();
  const set = (reply: FastifyReply, name: string, value: string, maxAge: number, httpOnly: boolean) =>
    reply.setCookie(name, value, { maxAge: Math.floor(maxAge), httpOnly, secure });

  /** How prices are shown goes with the type, so another type starts from its own way. */
  function setType(reply: FastifyReply, type: string | null): void {
    const before = reply.request.cookies[cookieNames.customerType];
    if (type === null) set(reply, cookieNames.customerType, '', 0, false);
    else set(reply, cookieNames.customerType, type, yearSeconds, false);
    if ((before ?? 'PERSON') !== (type ?? 'PERSON')) set(reply, cookieNames.vatIncluded, '', 0, false);
  }

  /** As soon as there is one of the new names, the old ones mean nothing: a sibling domain could have set them. */
  const namesIn = (cookies: FastifyRequest['cookies']): TokenNames =>
    tokens.some(name => cookies[names[name]] !== undefined) ? names : plainNames;

  function read({ cookies }: Pick<FastifyRequest, 'cookies'>) {
    const sent = namesIn(cookies);
    return { token: cookies[sent.token], refresh: cookies[sent.refresh] };
  }

  function removeOld(reply: FastifyReply): void {
    const { request } = reply;
    migrated.add(request);
    if (!secure) return;
    for (const name of tokens)
      if (request.cookies[plainNames[name]] !== undefined) set(reply, plainNames[name], '', 0, true);
  }

  return {
    read,
    migrate(request, reply) {
      if (migrated.has(request)) return;
      removeOld(reply);
      if (namesIn(request.cookies) === names) return;
      const sent = read(request);
      for (const name of tokens) {
        const value = sent[name];
        if (value) set(reply, names[name], value, chosenLife(request), true);
      }
    },
    keep(reply, { token, maxAge, refreshToken }, life, username) {
      removeOld(reply);
      set(reply, names.token, token, Math.min(maxAge, life), true);
      if (refreshToken) set(reply, names.refresh, refreshToken, life, true);
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
      removeOld(reply);
      for (const name of tokens) set(reply, names[name], '', 0, true);
      for (const name of [sessionCookies.user, sessionCookies.userMaxAge, sessionCookies.spoofed])
        set(reply, name, '', 0, false);
      setType(reply, null);
    },
    forgetCart(reply) {
      set(reply, cookieNames.cart, '', 0, false);
    },
  };
}

const isCustomerType = (claim: unknown): claim is string => claim === 'PERSON' || claim === 'ORGANIZATION';

/** The life that the visitor chose at login; anything else in the cookie counts as the short one. */
export const chosenLife = (request: FastifyRequest): number =>
  Number(request.cookies[sessionCookies.userMaxAge]) === rememberedSeconds ? rememberedSeconds : shortSeconds;
