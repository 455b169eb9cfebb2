/** Redirects instead of a page: to the canonical address, to the front page, to the address without its login token. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteEntry } from '#engine/route/route-table.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { AddressRules } from '#server/http/canonical-address.ts';
import { loggedPath } from '#server/http/logged-path.ts';
import { readAddress } from '#server/http/read-address.ts';
import { redirect } from '#server/http/reply.ts';
import type { LoginLinks } from '#server/session/login-link.ts';
import type { Session } from '#server/session/session.ts';
import type { PageRequest, Storefront } from '#ssr/storefront.ts';
import { cookieNames, yearSeconds } from '#stores/common/cookie-names.ts';
import { accessRedirect } from './access-redirect.ts';
import { withoutParameter } from './address-query.ts';
import { type Redirect, type ResolvedLocale, requestInfo } from './request-info.ts';
import { resolveLocale } from './resolve-locale.ts';
import { segmentCookies } from './segment-cookies.ts';

/** Redirects to a page, only ever on one of the shop's own hosts. */
function sendRedirect(reply: FastifyReply, { status, location }: Redirect, { plan }: Addresses): void {
  const origin = Object.values(plan.origins).find(each => location.startsWith(`${each}/`)) ?? '';
  redirect(reply, status, location.slice(origin.length), { origin });
}

export interface RedirectsOptions {
  storefront(): Pick<Storefront, 'routes'>;
  addresses(): Addresses;
  origin: string;
  links: LoginLinks;
  session: Pick<Session, 'has'>;
}

export interface Redirects extends Omit<AddressRules, 'refuse'> {
  /** Path of a route in the market and language of the request. */
  pathOf(request: PageRequest, name: string): string;
  send(request: FastifyRequest, reply: FastifyReply, target: Redirect): void;
  /** To the address without its token, whether the token was valid or not; the access rule is checked again there. */
  followLoginLink(
    request: FastifyRequest,
    reply: FastifyReply,
    link: string,
    page: { redirect: Redirect | null; route: RouteEntry | undefined; request: PageRequest },
  ): Promise<void>;
}

export function createRedirects(options: RedirectsOptions): Redirects {
  const { storefront, addresses, origin, links, session } = options;
  const secure = origin.startsWith('https:');

  const pathOf: Redirects['pathOf'] = ({ segment }, name) =>
    addresses().path(segment, storefront().routes.pathOf(name, segment.locale));

  const resolve = (request: FastifyRequest, location: string): ResolvedLocale =>
    resolveLocale(requestInfo(request, readAddress(location).address), {
      addresses: addresses(),
      routes: storefront().routes,
    });

  const send: Redirects['send'] = (request, reply, target) => {
    if (target.switchTo !== undefined) {
      request.log.warn(
        { market: target.switchTo, path: loggedPath(request.address.raw) },
        'unknown market alias',
      );
      const life = { maxAge: yearSeconds, httpOnly: false, secure };
      // As by choice: an order goes to the market that the shopper sees (R-MARKET-5).
      for (const name of [segmentCookies.market, cookieNames.checkoutMarket])
        reply.setCookie(name, target.switchTo, life);
    }
    sendRedirect(reply, target, addresses());
  };

  return {
    pathOf,
    send,

    /** At once to the market and language as well, so that no address takes two redirects. */
    redirectCanonical(request, reply, location) {
      const { redirect: target } = resolve(request, location);
      if (target) send(request, reply, target);
      else redirect(reply, 301, location);
    },

    /** A parameter of several segments takes an escaped slash as a plain one. */
    takesEscapedSlash(request, location) {
      const { marketLocale, pagePath } = resolve(request, location);
      const { locale } = marketLocale;
      return storefront().routes.match(locale, pagePath)?.route.paths[locale].endsWith('*') ?? false;
    },

    async followLoginLink(request, reply, link, page) {
      reply.header('referrer-policy', 'no-referrer');
      // Mail scanners look ahead with HEAD; that must not consume the link.
      const isSignedIn = request.method === 'GET' && (await links.signIn(request, reply, link));
      const { route } = page;
      const elsewhere = route && !isSignedIn && !session.has(request) ? accessRedirect(route, false) : null;
      if (elsewhere) return redirect(reply, 302, pathOf(page.request, elsewhere));
      const { raw, query } = request.address;
      const target = page.redirect ?? { location: raw };
      const location = withoutParameter(target.location, query, 'loginToken');
      return send(request, reply, { ...target, status: 302, location });
    },
  };
}
