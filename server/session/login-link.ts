/** Links that log somebody in, `?loginToken=…` (R-SESSION-8): the token is exchanged once, here, and stands in no address afterwards. */
import { cookieNames } from '#stores/cookie-names.ts';
import type { AuthService as EmbeddedService, StaffTokens } from '#backend/index.ts';
import { writeCookie } from '#server/http/cookies.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { AuthUnavailable, type AuthService } from './auth-service.ts';
import { sessionCookies, shortSeconds, type SessionCookies } from './session-cookies.ts';
import { claimsOf } from './token-claims.ts';

interface Taken {
  token: string;
  /** Seconds. */
  maxAge: number;
}

/** Null for a token that logs nobody in. */
export type TakeLink = (link: string, exchange: Exchange) => Promise<Taken | null>;

export interface LoginLinks {
  /** True when the visitor is now whom the link is for. */
  signIn(exchange: Exchange, link: string): Promise<boolean>;
}

export interface LoginLinksOptions {
  take: TakeLink;
  auth: AuthService | null;
  cookies: SessionCookies;
  secure: boolean;
}

/** A JWT; anything else is not worth a question. */
const form = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST = 4_096;

export function createLoginLinks({ take, auth, cookies, secure }: LoginLinksOptions): LoginLinks {
  /** Whoever was logged in here before is not any more. */
  async function logOut(exchange: Exchange): Promise<void> {
    const refreshToken = exchange.cookies.get(sessionCookies.refresh);
    cookies.clear(exchange);
    if (!refreshToken || !auth) return;
    try {
      await auth.call('logout', { method: 'GET', refreshToken, requestId: exchange.id });
    } catch (error) {
      if (!(error instanceof AuthUnavailable)) throw error;
      exchange.log.warn({ err: error }, 'the session before could not be ended');
    }
  }

  return {
    async signIn(exchange, link) {
      const taken = link.length <= LONGEST && form.test(link) ? await take(link, exchange) : null;
      if (!taken) return false;
      await logOut(exchange);
      const { name } = claimsOf(taken.token);
      const user = typeof name === 'string' ? name.slice(0, 320) : '';
      cookies.keep(exchange, { ...taken, refreshToken: null }, shortSeconds, user);
      // Another's cart is not this customer's.
      const gone = { maxAge: 0, httpOnly: false, secure };
      exchange.res.appendHeader('set-cookie', writeCookie(cookieNames.cart, '', gone));
      exchange.log.info('signed in by a link');
      return true;
    },
  };
}

/** Of the embedded service: only links to act as a customer; those of the preview open nothing else. */
export function takeOwnLink(service: Pick<EmbeddedService, 'bearer'>, staff: StaffTokens): TakeLink {
  return async link => {
    const bearer = await service.bearer(link);
    return bearer && bearer.customerId !== null ? staff.exchange(link) : null;
  };
}

/** Seconds that a platform's link token is kept. */
const PLATFORM_SECONDS = 3_600;

/** Of the hosted platform, which exchanges nothing: whom the token is for is asked before anything is kept. */
export function takePlatformLink(isCustomer: (token: string) => Promise<boolean>): TakeLink {
  return async link => ((await isCustomer(link)) ? { token: link, maxAge: PLATFORM_SECONDS } : null);
}
