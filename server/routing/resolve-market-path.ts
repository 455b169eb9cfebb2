/** Paths that begin with market and language. One redirect corrects both, so that no address takes two. */
import { hasAllParams, type RouteTable } from '#engine/route/route-table.ts';
import type { MarketLocale } from '#i18n/address-plan.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { defaultLocale, isLocaleCode, localeCodes } from '#i18n/locales.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import {
  chosenLocale,
  chosenMarket,
  type RequestInfo,
  type ResolvedLocale,
  type RoutingContext,
} from './request-info.ts';

interface ParsedPath {
  market: string;
  locale: LocaleCode;
  segments: readonly string[];
  /** What is wrong with the prefix; null when it is canonical. */
  problem: 'form' | 'missing' | 'unknown' | null;
}

const join = (segments: readonly string[]) => `/${segments.join('/')}`;

/** The page's path in another language, where the route table knows it; encoded. */
function translated(routes: RouteTable, pagePath: string, from: LocaleCode, to: LocaleCode): string {
  const found = from === to ? null : routes.match(from, pagePath);
  return found?.route.paths[to] && hasAllParams(found)
    ? routes.pathOf(found.route.name, to, found.params)
    : encodePath(pagePath);
}

/** Whether the path is a page's own, not the alias of a product, category or article. */
const isNamed = (routes: RouteTable, locale: LocaleCode, pagePath: string): boolean => {
  const path = routes.match(locale, pagePath)?.route.paths[locale];
  return path !== undefined && !path.startsWith('/:');
};

function parse(info: RequestInfo, { addresses, routes }: RoutingContext): ParsedPath {
  const segments = info.path.split('/').filter(Boolean);
  // People and other systems write them in capitals as well.
  const prefix = segments.slice(0, 2).map(segment => segment.toLowerCase());
  const [first = '', second = ''] = prefix;
  const current = chosenMarket(info, addresses);
  const isMarket = (segment: string) => addresses.market(segment) !== undefined;

  if (isMarket(first) && isLocaleCode(second)) {
    const problem = segments[0] === first && segments[1] === second ? null : 'form';
    return { market: first, locale: second, segments: segments.slice(2), problem };
  }
  if (isLocaleCode(first) && isMarket(second))
    return { market: second, locale: first, segments: segments.slice(2), problem: 'form' };

  /** The language that has a page of its own at the path, the visitor's first. */
  const languageOf = (own: LocaleCode, path: readonly string[]) =>
    [own, ...localeCodes].find(locale => isNamed(routes, locale, join(path)));
  const preferred = (market: string) => preferredLocale(info, addresses, market);
  if (isMarket(first)) {
    const own = preferred(first);
    const rest = segments.slice(1);
    return { market: first, locale: languageOf(own, rest) ?? own, segments: rest, problem: 'missing' };
  }
  if (isLocaleCode(first))
    return { market: current, locale: first, segments: segments.slice(1), problem: 'missing' };

  const own = preferred(current);
  const named = languageOf(own, segments);
  if (!named && isLocaleCode(second)) {
    const market = addresses.plan.fallbackMarket;
    return { market, locale: second, segments: segments.slice(2), problem: 'unknown' };
  }
  return { market: current, locale: named ?? own, segments, problem: 'missing' };
}

/** For an address without a language: the visitor's choice where the market has it, else the market's default. */
function preferredLocale(info: RequestInfo, addresses: Addresses, alias: string): LocaleCode {
  const market = addresses.market(alias);
  const chosen = chosenLocale(info);
  if (chosen && market?.locales.includes(chosen)) return chosen;
  return market?.defaultLocale ?? defaultLocale;
}

export function resolveMarketPath(info: RequestInfo, context: RoutingContext): ResolvedLocale {
  const { addresses, routes } = context;
  const { market: alias, locale: given, segments, problem } = parse(info, context);
  const market = addresses.market(alias);
  const isAllowed = market === undefined || market.locales.includes(given);
  const locale = isAllowed ? given : (market?.defaultLocale ?? given);
  const marketLocale: MarketLocale = { market: alias, locale };
  const pagePath = join(segments);
  if (problem === null && isAllowed) return { marketLocale, pagePath, redirect: null };
  return {
    marketLocale,
    pagePath,
    redirect: {
      status: problem === 'form' && isAllowed ? 301 : 302,
      location: addresses.path(marketLocale, translated(routes, pagePath, given, locale)) + info.search,
      ...(problem === 'unknown' ? { switchTo: alias } : {}),
    },
  };
}
