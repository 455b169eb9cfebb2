/** Market, language and page path of a request, and the redirect to its canonical address where it has another one. */
import type { Addresses } from '#i18n/addresses.ts';
import { defaultLocale, localeCodes, localeOfPath, withoutLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { encodePath } from '#kernel/address-path.ts';
import { chosenMarket, type RequestInfo, type ResolvedLocale, type RoutingContext } from './request-info.ts';
import { resolveMarketPath } from './resolve-market-path.ts';

export function resolveLocale(info: RequestInfo, context: RoutingContext): ResolvedLocale {
  const { addresses } = context;
  if (addresses.plan.marketInPath) return resolveMarketPath(info, context);
  if (Object.keys(addresses.plan.origins).length > 0) return resolveHost(info, addresses);
  return {
    marketLocale: { market: chosenMarket(info, addresses), locale: localeOfPath(info.path) },
    pagePath: withoutLocale(info.path),
    redirect: null,
  };
}

/** One host per language. A path with a language prefix, as in mails, redirects to the host of that language. */
function resolveHost(info: RequestInfo, addresses: Addresses): ResolvedLocale {
  const { plan } = addresses;
  const hostOf = (code: LocaleCode) => new URL(plan.origins[code] ?? plan.origin).host;
  const locale = localeCodes.find(code => hostOf(code) === info.host) ?? defaultLocale;
  const market = chosenMarket(info, addresses);
  const prefix = localeOfPath(info.path);
  if (prefix === defaultLocale)
    return { marketLocale: { market, locale }, pagePath: info.path, redirect: null };
  const pagePath = withoutLocale(info.path);
  const marketLocale = { market, locale: prefix };
  const location = addresses.link(locale, marketLocale, encodePath(pagePath)) + info.search;
  return { marketLocale, pagePath, redirect: { status: 301, location } };
}
