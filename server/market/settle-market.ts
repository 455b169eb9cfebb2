/** Paths that begin with market and language: every rule, by segment and in one step, so that no address needs two (R-ROUTE-3). */
import type { RouteTable } from '#engine/route-table.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { Standing } from '#i18n/address-plan.ts';
import { defaultLocale, isLocaleCode, localeCodes } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { encodePath } from '#kernel/address-path.ts';
import { type Asked, chosenLocale, chosenMarket, type Settled, type SettleParts } from './asked.ts';

interface Reading {
  market: string;
  locale: LocaleCode;
  rest: readonly string[];
  /** Null: the address is as it should be. */
  because: 'order' | 'missing' | 'unknown' | null;
}

const join = (words: readonly string[]) => `/${words.join('/')}`;

/** The page's path in another language, where the route table knows it; encoded. */
function translated(routes: RouteTable, bare: string, from: LocaleCode, to: LocaleCode): string {
  const found = from === to ? null : routes.match(from, bare);
  return found?.route.paths[to] ? routes.pathOf(found.route.name, to, found.params) : encodePath(bare);
}

/** A page that the words themselves name, and not the page of whatever alias. */
const isNamed = (routes: RouteTable, locale: LocaleCode, bare: string): boolean => {
  const path = routes.match(locale, bare)?.route.paths[locale];
  return path !== undefined && !path.startsWith('/:');
};

function read(asked: Asked, { addresses, routes }: SettleParts): Reading {
  const words = asked.path.split('/').filter(Boolean);
  const [first = '', second = ''] = words;
  const current = chosenMarket(asked, addresses);
  const isMarket = (word: string) => addresses.market(word) !== undefined;

  if (isMarket(first) && isLocaleCode(second))
    return { market: first, locale: second, rest: words.slice(2), because: null };
  if (isLocaleCode(first) && isMarket(second))
    return { market: second, locale: first, rest: words.slice(2), because: 'order' };

  const wished = (market: string) => wishedLocale(asked, addresses, market);
  if (isMarket(first))
    return { market: first, locale: wished(first), rest: words.slice(1), because: 'missing' };
  if (isLocaleCode(first))
    return { market: current, locale: first, rest: words.slice(1), because: 'missing' };

  const whole = join(words);
  const own = wished(current);
  const speaks = [own, ...localeCodes].find(locale => isNamed(routes, locale, whole));
  if (!speaks && isLocaleCode(second))
    return {
      market: addresses.plan.fallbackMarket,
      locale: second,
      rest: words.slice(2),
      because: 'unknown',
    };
  return { market: current, locale: speaks ?? own, rest: words, because: 'missing' };
}

/** The language a visitor gets who names none: the chosen one where the market allows it, else the market's own. */
function wishedLocale(asked: Asked, addresses: Addresses, alias: string): LocaleCode {
  const market = addresses.market(alias);
  const chosen = chosenLocale(asked);
  if (chosen && market?.locales.includes(chosen)) return chosen;
  return market?.defaultLocale ?? defaultLocale;
}

export function settleMarket(asked: Asked, parts: SettleParts): Settled {
  const { addresses, routes } = parts;
  const { market: alias, locale: given, rest, because } = read(asked, parts);
  const market = addresses.market(alias);
  const allowed = market === undefined || market.locales.includes(given);
  const locale = allowed ? given : (market?.defaultLocale ?? given);
  const standing: Standing = { market: alias, locale };
  const bare = join(rest);
  if (because === null && allowed) return { standing, bare, move: null };
  return {
    standing,
    bare,
    move: {
      status: because === 'order' && allowed ? 301 : 302,
      location: addresses.path(standing, translated(routes, bare, given, locale)) + asked.search,
      ...(because === 'unknown' ? { switchTo: alias } : {}),
    },
  };
}
