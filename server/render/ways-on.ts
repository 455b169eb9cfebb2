/** Where visitors are sent instead of a page: to the address's own form, to the front page, to the address without its token. */
import type { PageRequest, Storefront } from '#ssr/storefront.ts';
import type { RouteEntry } from '#engine/route-table.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { redirect } from '#server/http/answer.ts';
import { writeCookie } from '#server/http/cookies.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { readAddress } from '#server/http/read-address.ts';
import type { Move } from '#server/market/asked.ts';
import { sendMove } from '#server/market/send-move.ts';
import { settle } from '#server/market/settle.ts';
import type { LoginLinks } from '#server/session/login-link.ts';
import type { Session } from '#server/session/session.ts';
import { yearSeconds } from '#stores/cookie-names.ts';
import { withoutKey } from './address-query.ts';
import { askedBy } from './asked-by.ts';
import { refusedBy } from './refused-by.ts';
import { segmentCookies } from './segment-cookies.ts';

export interface WaysOnParts {
  storefront(): Storefront;
  addresses(): Addresses;
  origin: string;
  links: LoginLinks;
  session: Pick<Session, 'has'>;
}

interface Wanted {
  move: Move | null;
  route: RouteEntry | undefined;
  request: PageRequest;
}

export function createWaysOn({ storefront, addresses, origin, links, session }: WaysOnParts) {
  const pathOf = ({ segment }: PageRequest, name: string): string =>
    addresses().path(segment, storefront().routes.pathOf(name, segment.locale));

  function go(exchange: Exchange, move: Move): void {
    if (move.switchTo !== undefined) {
      exchange.log.warn({ market: move.switchTo, path: exchange.address.raw }, 'unknown market alias');
      const kept = { maxAge: yearSeconds, httpOnly: false, secure: origin.startsWith('https:') };
      exchange.res.appendHeader('set-cookie', writeCookie(segmentCookies.market, move.switchTo, kept));
    }
    sendMove(exchange, move, addresses());
  }

  return {
    /** Path of a route where the visitor is. */
    pathOf,
    go,

    /** Another spelling of an address, at once in the place where it is: no two steps where one will do. */
    respell(exchange: Exchange, location: string): void {
      const { path, search } = readAddress(location).address;
      const parts = { addresses: addresses(), routes: storefront().routes };
      const { move } = settle({ ...askedBy(exchange), path, search }, parts);
      if (move) go(exchange, move);
      else redirect(exchange, 301, location);
    },

    /** A parameter of several segments reads an escaped slash as a plain one. */
    takesSlashes(exchange: Exchange, location: string): boolean {
      const { path, search } = readAddress(location).address;
      const { routes } = storefront();
      const { standing, bare } = settle(
        { ...askedBy(exchange), path, search },
        { addresses: addresses(), routes },
      );
      return routes.match(standing.locale, bare)?.route.paths[standing.locale].endsWith('*') ?? false;
    },

    /** The address without its token, whatever the token was good for; the guard judges anew there. */
    async followLink(exchange: Exchange, link: string, { move, route, request }: Wanted): Promise<void> {
      exchange.res.setHeader('referrer-policy', 'no-referrer');
      // A look ahead, as mail scanners take one, must not spend the link.
      const isIn = exchange.method === 'GET' && (await links.signIn(exchange, link));
      const elsewhere = route && !isIn && !session.has(exchange) ? refusedBy(route, false) : null;
      if (elsewhere) return redirect(exchange, 302, pathOf(request, elsewhere));
      const { raw, query } = exchange.address;
      const to = move ?? { location: raw };
      return go(exchange, { ...to, status: 302, location: withoutKey(to.location, query, 'loginToken') });
    },
  };
}
