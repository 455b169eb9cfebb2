/** Where a request stands: market, language and the page's own path; or where it has to go first (R-ROUTE-3). */
import type { Addresses } from '#i18n/addresses.ts';
import { defaultLocale, localeCodes, localeOfPath, withoutLocale } from '#i18n/locales.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import { encodePath } from '#kernel/address-path.ts';
import { type Asked, chosenMarket, type Settled, type SettleParts } from './asked.ts';
import { settleMarket } from './settle-market.ts';

export function settle(asked: Asked, parts: SettleParts): Settled {
  const { plan } = parts.addresses;
  if (plan.marketInPath) return settleMarket(asked, parts);
  if (Object.keys(plan.origins).length > 0) return settleHost(asked, parts.addresses);
  return {
    standing: { market: chosenMarket(asked, parts.addresses), locale: localeOfPath(asked.path) },
    bare: withoutLocale(asked.path),
    move: null,
  };
}

/** One host per language. A path that names a language all the same, as mails do, goes to the host of that language. */
function settleHost(asked: Asked, addresses: Addresses): Settled {
  const { plan } = addresses;
  const hostOf = (code: LocaleCode) => new URL(plan.origins[code] ?? plan.origin).host;
  const locale = localeCodes.find(code => hostOf(code) === asked.host) ?? defaultLocale;
  const market = chosenMarket(asked, addresses);
  const named = localeOfPath(asked.path);
  if (named === defaultLocale) return { standing: { market, locale }, bare: asked.path, move: null };
  const bare = withoutLocale(asked.path);
  const location = addresses.link(locale, { market, locale: named }, encodePath(bare)) + asked.search;
  return { standing: { market, locale: named }, bare, move: { status: 301, location } };
}
