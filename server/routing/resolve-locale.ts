/** Market, language and page path of a request, and the redirect to its canonical address where it has another one. */
import type { Addresses } from '#i18n/addresses.ts';
import { defaultLocale, localeCodes, localeOfPath, withoutLocale } from '#i18n/locales.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { chosenMarket, type RequestInfo, type ResolvedLocale, type RoutingContext } from './request-info.ts';
import { resolveMarketPath } from './resolve-market-path.ts';

export function resolveLocale(info: RequestInfo, context: RoutingContext): ResolvedLocale {
  const { addresses } = context;
  if (addresses.plan.marketInPath) return resolveMarketPath(info, context);
  if (Object.keys(addresses.plan.origins).length > 0) return resolveHost(info, addresses);
  const path = inLowerCase(info.path);
  // A language of the build that the shop does not have: no page begins with it.
  if (!addresses.plan.locales.includes(localeOfPath(path)))
    return {
      marketLocale: { market: chosenMarket(info, addresses), locale: defaultLocale },
      pagePath: info.path,
      redirect: null,
    };
  return {
    marketLocale: { market: chosenMarket(info, addresses), locale: localeOfPath(path) },
    pagePath: withoutLocale(path),
    redirect: path === info.path ? null : { status: 301, location: encodePath(path) + info.search },
  };
}

/** The path with its language as we write it: people and other systems write `/SV` as well. */
const inLowerCase = (path: string): string =>
  path.replace(/^\/[^/]+/, word =>
    localeOfPath(word.toLowerCase()) === defaultLocale ? word : word.toLowerCase(),
  );

/** One host per language. A path with a language prefix, as in mails, redirects to the host of that language. */
function resolveHost(info: RequestInfo, addresses: Addresses): ResolvedLocale {
  const { plan } = addresses;
  const hostOf = (code: LocaleCode) => new URL(plan.origins[code] ?? plan.origin).host;
  const locale = localeCodes.find(code => hostOf(code) === info.host) ?? defaultLocale;
  const market = chosenMarket(info, addresses);
  const path = inLowerCase(info.path);
  const prefix = localeOfPath(path);
  if (prefix === defaultLocale)
    return { marketLocale: { market, locale }, pagePath: info.path, redirect: null };
  const pagePath = withoutLocale(path);
  const marketLocale = { market, locale: prefix };
  const location = addresses.link(locale, marketLocale, encodePath(pagePath)) + info.search;
  return { marketLocale, pagePath, redirect: { status: 301, location } };
}
