/** All addresses of one page with `hreflang`: one per language, or one per market and language; the same in heads and sitemaps (R-SEO-2). */
import type { LocaleCode } from '#kernel/segment.ts';
import type { Addresses } from './addresses.ts';
import { defaultLocale } from './locales.ts';

/** Path of one page in each language that has it, without prefix; encoding is unchanged. */
export type PathsByLocale = Partial<Record<LocaleCode, string>>;

export interface Hreflang {
  /** `fi`, `sv-SE`, `x-default` */
  code: string;
  href: string;
}

/** Each code once: of two markets in one country, the first is used. */
export function hreflangOf(addresses: Addresses, paths: PathsByLocale): Hreflang[] {
  const { marketInPath, markets, fallbackMarket, locales: own } = addresses.plan;
  const found = new Map<string, string>();
  const add = (code: string, market: string, locale: LocaleCode) => {
    const path = paths[locale];
    if (path !== undefined && !found.has(code)) found.set(code, addresses.full({ market, locale }, path));
  };
  if (marketInPath) {
    for (const { alias, country, locales } of markets)
      for (const locale of locales) add(country ? `${locale}-${country}` : locale, alias, locale);
    add('x-default', fallbackMarket, addresses.market(fallbackMarket)?.defaultLocale ?? defaultLocale);
  } else {
    for (const locale of own) add(locale, fallbackMarket, locale);
    add('x-default', fallbackMarket, defaultLocale);
  }
  return [...found].map(([code, href]) => ({ code, href }));
}
