/** Login links, `?loginToken=…`: the token is exchanged once and removed from the address. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend, AuthService as EmbeddedService } from '#backend/index.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';
import { type AuthGateway, AuthUnavailable } from './auth-service.ts';
import { type SessionCookies, shortSeconds } from './session-cookies.ts';
import { claimsOf } from './token-claims.ts';

interface ExchangedLink {
  token: string;
  /** Seconds. */
  maxAge: number;
}

/** Null for a token that signs no one in. */
export type ExchangeLink = (link: string) => Promise<ExchangedLink | null>;

export interface LoginLinks {
  /** True when the visitor is now signed in as the customer of the link. */
  signIn(request: FastifyRequest, reply: FastifyReply, link: string): Promise<boolean>;
}

export interface LoginLinksOptions {
  exchange: ExchangeLink;
  auth: AuthGateway | null;
  cookies: SessionCookies;
  secure: boolean;
}

/** A JWT; anything else is not sent to the service. */
const form = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const MAX_LINK_LENGTH = 4_096;

export function createLoginLinks({ exchange, auth, cookies, secure }: LoginLinksOptions): LoginLinks {
  /** Ends the previous session. */
  async function logOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { refresh: refreshToken } = cookies.read(request);
    cookies.clear(reply);
    if (!refreshToken || !auth) return;
    try {
      await auth.call('logout', {
        method: 'GET',
        refreshToken,
        requestId: request.id,
        trace: request.trace?.headers,
      });
    } catch (error) {
      if (!(error instanceof AuthUnavailable)) throw error;
      request.log.warn({ err: error }, 'the session before could not be ended');
    }
  }

  return {
    async signIn(request, reply, link) {
      const exchanged = link.length <= MAX_LINK_LENGTH && form.test(link) ? await exchange(link) : null;
      if (!exchanged) return false;
      await logOut(request, reply);
      const { name } = claimsOf(exchanged.token);
      const user = typeof name === 'string' ? name.slice(0, 320) : '';
      cookies.keep(reply, { ...exchanged, refreshToken: null }, shortSeconds, user);
      // The previous cart belongs to another visitor.
      reply.setCookie(cookieNames.cart, '', { maxAge: 0, httpOnly: false, secure });
      request.log.info('signed in by a link');
      return true;
    },
  };
}

/** With the embedded service: only links that act as a customer; those of the preview open nothing else. */
export function exchangeOwnLink(
  service: Pick<EmbeddedService, 'bearer'>,
  staff: Backend['auth']['staff'],
): ExchangeLink {
  return async link => {
    const bearer = await service.bearer(link);
    return bearer && bearer.customerId !== null ? staff.exchange(link) : null;
  };
}

/** Seconds that a platform's link token is stored. */
const PLATFORM_SECONDS = 3_600;

/** With the hosted platform, which exchanges nothing: the customer of the token is requested before anything is stored. */
export function exchangePlatformLink(isCustomer: (token: string) => Promise<boolean>): ExchangeLink {
  return async link => ((await isCustomer(link)) ? { token: link, maxAge: PLATFORM_SECONDS } : null);
}
