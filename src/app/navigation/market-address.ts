/** The page on the screen as another market and language have it. */
import type { PageLanguage } from '../page-languages.ts';
import type { MarketLocale } from '#i18n/address-plan.ts';
import type { Addresses } from '#i18n/addresses.ts';

interface Screen {
  /** Path with query, as in the address bar. */
  here: string;
  at: MarketLocale;
  languages: readonly Pick<PageLanguage, 'code' | 'href'>[];
  addresses: Addresses;
}

/**
 * A path, or the full address on another host. In the language of the page it is the page itself with its query; in
 * another language whatever the page is there, else the front page.
 */
export function addressIn(to: MarketLocale, { here, at, languages, addresses }: Screen): string {
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
