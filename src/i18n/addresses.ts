/** The one place that puts market and language into an address and takes them out again; links, switcher, head, sitemap and redirects all ask here. */
import type { LocaleCode } from '#kernel/segment.ts';
import type { AddressPlan, PlanMarket, MarketLocale } from './address-plan.ts';
import { defaultLocale, isLocaleCode, localeCodes, localeOfPath, locales, withoutLocale } from './locales.ts';
import { atPrefix } from './prefixed-path.ts';

export interface Addresses {
  readonly plan: AddressPlan;
  /** The backend writes addresses in another form than this shop. */
  readonly differ: boolean;
  /** What stands before every path there: empty, `/sv`, `/se/sv`. */
  prefix(at: MarketLocale): string;
  /** A path without prefix as a path of that place; query and hash stay. */
  path(at: MarketLocale, bare: string): string;
  /** Scheme and host of a language. */
  origin(locale: LocaleCode): string;
  /** The full address. */
  full(at: MarketLocale, bare: string): string;
  /** From one place to another: a path, or the full address when the language has another host. */
  link(from: LocaleCode, to: MarketLocale, bare: string): string;
  /**
   * The path without its prefix, when it is written as paths of the place are: `/sv/kassan` on a Swedish page. Null for
   * a path of another market or language, or in another order.
   */
  bare(at: MarketLocale, path: string): string | null;
  /**
   * An address of the backend, which may carry market and language, either or none, as this shop writes it for a page
   * at `at` (R-ROUTE-18). Addresses elsewhere stay. `language` is what the backend says it is in.
   */
  localise(address: string, at: MarketLocale, language?: LocaleCode): string;
  market(alias: string): PlanMarket | undefined;
}

const wordsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** `?page=2#top` of an address, which no prefix touches. */
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

  /** Market and language at the start of a path, in whichever order, and what follows. */
  function standingOf(given: string): Partial<MarketLocale> & { rest: string[] } {
    const [first = '', second = '', ...after] = wordsOf(given);
    if (byAlias.has(first) && isLocaleCode(second)) return { market: first, locale: second, rest: after };
    if (isLocaleCode(first) && byAlias.has(second)) return { market: second, locale: first, rest: after };
    const rest = wordsOf(given).slice(1);
    // A language alone is what the embedded backend writes; a market alone is what a platform of one language does.
    if (isLocaleCode(first) && first !== defaultLocale) return { locale: first, rest };
    if (byAlias.has(first) && plan.foreign) return { market: first, rest };
    return { rest: [first, ...rest].filter(Boolean) };
  }

  /** A path without a language is in the default one, unless a platform with a host per language says it. */
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

/** Languages of the shop that a market allows: the contract's empty list means any. */
export function readableIn(allowed: readonly string[]): readonly LocaleCode[] {
  const ours = localeCodes.filter(code => allowed.length === 0 || allowed.includes(code));
  return ours.length > 0 ? ours : [defaultLocale];
}
