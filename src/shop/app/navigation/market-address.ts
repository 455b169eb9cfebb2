/** The current page's address in another market and language. */

import type { MarketLocale } from '#i18n/address-plan.ts';
import type { Addresses } from '#i18n/addresses.ts';
import type { PageLanguage } from '../context/page-languages.ts';

interface CurrentPage {
  /** Path with query, as in the address bar. */
  href: string;
  at: MarketLocale;
  languages: readonly Pick<PageLanguage, 'code' | 'href'>[];
  addresses: Addresses;
}

/**
 * A path, or the full address on another host. In the page's language it is the page itself with its query; in another
 * language the translated page, or the front page if there is none.
 */
export function marketHref(to: MarketLocale, { href: here, at, languages, addresses }: CurrentPage): string {
  const known = to.locale === at.locale ? here : languages.find(({ code }) => code === to.locale)?.href;
  const origin = addresses.origin(to.locale);
  const path = known?.startsWith(`${origin}/`) ? known.slice(origin.length) : known;
  const [plain = '', query] = (path ?? '').split('?');
  const bare = addresses.bare({ market: at.market, locale: to.locale }, plain);
  return addresses.link(
    at.locale,
    to,
    (bare ?? '/') + (query === undefined || bare === null ? '' : `?${query}`),
  );
}
