/** The same page in the other languages, for the switcher: what the data knows, else the other language's front page. */
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { localeCodes, locales } from '#i18n/locales.ts';

export interface PageLanguage {
  code: string;
  name: string;
  /** A path; the full address where the language has a host of its own. */
  href: string;
  current: boolean;
}

/** Of a market in the path only those that it allows: any other would lead back. */
export function pageLanguages({ head, context }: ResolvedPage, addresses: Addresses): PageLanguage[] {
  const { market, locale } = context.segment;
  const readable = addresses.plan.marketInPath ? addresses.market(market)?.locales : undefined;
  return localeCodes
    .filter(code => !readable || readable.includes(code))
    .map(code => {
      const known = head.alternates.find(alternate => alternate.locale === code)?.href;
      const own = known !== undefined && known.startsWith(`${context.origin}/`);
      const href = own
        ? known.slice(context.origin.length)
        : known === context.origin
          ? '/'
          : (known ?? addresses.link(locale, { market, locale: code }, '/'));
      return { code, name: locales[code].name, href, current: code === locale };
    });
}
