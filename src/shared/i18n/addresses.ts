/** The only module that adds market and language to an address and removes them; used by links, language switcher, head, sitemap and redirects. */
import type { LocaleCode } from '#kernel/segment.ts';
import type { AddressPlan, MarketLocale, PlanMarket } from './address-plan.ts';
import { defaultLocale, isLocaleCode, localeCodes, localeOfPath, locales, withoutLocale } from './locales.ts';
import { atPrefix } from './prefixed-path.ts';

export interface Addresses {
  readonly plan: AddressPlan;
  /** Whether the backend writes addresses in another form than this shop. */
  readonly differ: boolean;
  /** The prefix of every path in that market and language: empty, `/sv` or `/se/sv`. */
  prefix(at: MarketLocale): string;
  /** Adds the prefix to a path; query and hash stay. */
  path(at: MarketLocale, bare: string): string;
  /** Scheme and host of a language. */
  origin(locale: LocaleCode): string;
  /** The absolute URL. */
  full(at: MarketLocale, bare: string): string;
  /** A link from one market and language to another: a path, or the absolute URL when the language has another host. */
  link(from: LocaleCode, to: MarketLocale, bare: string): string;
  /**
   * The path without its prefix when it has the prefix of the given market and language: `/sv/kassan` on a Swedish page.
   * Null for a path of another market or language, or with the two in another order.
   */
  bare(at: MarketLocale, path: string): string | null;
  /**
   * Converts an address of the backend, with or without market and language, to the form of this shop for a page
   * at `at` (R-ROUTE-18). Addresses of other sites stay. `language` is the language that the backend reports.
   */
  localise(address: string, at: MarketLocale, language?: LocaleCode): string;
  market(alias: string): PlanMarket | undefined;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Query and hash of an address, such as `?page=2#top`, which no prefix changes. */
function cutTail(address: string): [path: string, tail: string] {
  const cut = address.search(/[?#]/);
  return cut < 0 ? [address, ''] : [address.slice(0, cut), address.slice(cut)];
}

export function createAddresses(plan: AddressPlan): Addresses {
  const byAlias = new Map(plan.markets.map(market => [market.alias, market]));
  const ownHosts = Object.keys(plan.origins).length > 0;
  const differ = plan.foreign || plan.marketInPath || ownHosts;
  const origins = new Set([plan.origin, ...Object.values(plan.origins)].filter(Boolean));

  function prefix({ market, locale }: MarketLocale): string {
    if (plan.marketInPath) return `/${market}/${locale}`;
    return ownHosts ? '' : locales[locale].prefix;
  }
  const path: Addresses['path'] = (at, bare) => atPrefix(prefix(at), bare);
  const origin = (locale: LocaleCode) => plan.origins[locale] ?? plan.origin;
  const link: Addresses['link'] = (from, to, bare) =>
    (origin(from) === origin(to.locale) ? '' : origin(to.locale)) + path(to, bare);

  /** Market and language at the start of a path, in either order, and the rest. */
  function standingOf(given: string): Partial<MarketLocale> & { rest: string[] } {
    const [first = '', second = '', ...after] = segmentsOf(given);
    if (byAlias.has(first) && isLocaleCode(second)) return { market: first, locale: second, rest: after };
    if (isLocaleCode(first) && byAlias.has(second)) return { market: second, locale: first, rest: after };
    const rest = segmentsOf(given).slice(1);
    // The embedded backend writes only a language; a platform with one language writes only a market.
    if (isLocaleCode(first) && first !== defaultLocale) return { locale: first, rest };
    if (byAlias.has(first) && plan.foreign) return { market: first, rest };
    return { rest: [first, ...rest].filter(Boolean) };
  }

  /** A path without a language is in the default language, unless the platform uses a host per language. */
  const silent = (at: MarketLocale): LocaleCode => (plan.foreign && ownHosts ? at.locale : defaultLocale);

  return {
    plan,
    differ,
    prefix,
    path,
    origin,
    full: (at, bare) => origin(at.locale) + path(at, bare),
    link,
    bare(at, given) {
      if (!plan.marketInPath && !ownHosts)
        return localeOfPath(given) === at.locale ? withoutLocale(given) : null;
      const own = prefix(at);
      if (given !== own && !given.startsWith(`${own}/`)) return null;
      return given.slice(own.length) || '/';
    },
    localise(address, at, language) {
      if (!differ) return address;
      const found = [...origins].find(each => address === each || address.startsWith(`${each}/`));
      const own = found === undefined ? address : address.slice(found.length) || '/';
      if (!own.startsWith('/') || own.startsWith('//')) return address;
      const [given, tail] = cutTail(own);
      const { locale = language ?? silent(at), rest } = standingOf(given);
      return link(at.locale, { market: at.market, locale }, `/${rest.join('/')}${tail}`);
    },
    market: alias => byAlias.get(alias),
  };
}

/** Languages of the shop that a market allows; an empty list from the API means all. */
export function readableIn(allowed: readonly string[]): readonly LocaleCode[] {
  const ours = localeCodes.filter(code => allowed.length === 0 || allowed.includes(code));
  return ours.length > 0 ? ours : [defaultLocale];
}
