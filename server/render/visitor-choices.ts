/** What a visitor without scripts chooses: stored in the cookies that scripts would write (R-MARKET-9, R-MARKET-12). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Choices } from '#engine/definition/visitor.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import { readAddress } from '#server/http/read-address.ts';
import { requestInfo } from '#server/routing/request-info.ts';
import { resolveLocale } from '#server/routing/resolve-locale.ts';
import { cookieNames, yearSeconds } from '#stores/common/cookie-names.ts';
import type { PageReading, VisitorServices } from './pages-options.ts';

export type ChoicesOptions = Pick<PageReading, 'storefront' | 'addresses' | 'rules' | 'origin'>;

export interface VisitorChoices {
  /** The page before this one, if it is the shop's. */
  cameFrom(request: FastifyRequest): string | null;
  /** @param path of the page to continue at. */
  choose(request: FastifyRequest, reply: FastifyReply, choices: Choices, path: string): string;
}

export function createVisitorChoices(
  options: ChoicesOptions & Pick<VisitorServices, 'ownOrigins'>,
): VisitorChoices {
  const { storefront, addresses, rules, origin, ownOrigins } = options;
  const keep = (reply: FastifyReply, name: string, value: string, maxAge = yearSeconds) =>
    reply.setCookie(name, value, { maxAge, httpOnly: false, secure: origin.startsWith('https:') });

  function inMarket(request: FastifyRequest, path: string, market: string): string {
    if (!addresses().plan.marketInPath) return path;
    const { address } = readAddress(path);
    const context = { addresses: addresses(), routes: storefront().routes };
    const { marketLocale, pagePath } = resolveLocale(requestInfo(request, address), context);
    // Another language, where the market does not have this one, is the router's part.
    return addresses().path({ ...marketLocale, market }, encodePath(pagePath)) + address.search;
  }

  return {
    cameFrom({ headers: { referer } }) {
      if (referer === undefined || !URL.canParse(referer)) return null;
      const page = new URL(referer);
      return ownOrigins.has(page.origin) ? page.pathname + page.search : null;
    },
    choose(request, reply, { market, customerType, vatIncluded }, path) {
      if (rules.customerTypes.some(({ type }) => type === customerType) && customerType !== undefined) {
        keep(reply, cookieNames.customerType, customerType);
        // Each type has its own way to show prices.
        keep(reply, cookieNames.vatIncluded, '', 0);
      }
      if (vatIncluded !== undefined) keep(reply, cookieNames.vatIncluded, String(vatIncluded));
      if (market === undefined || !rules.isMarket(market)) return path;
      keep(reply, cookieNames.market, market);
      keep(reply, cookieNames.checkoutMarket, market);
      return inMarket(request, path, market);
    },
  };
}
