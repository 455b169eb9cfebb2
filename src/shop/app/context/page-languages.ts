/** The same page in the other languages, with its filters and order; the front page where it is not translated. */
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { locales } from '#i18n/locales.ts';

export interface PageLanguage {
  code: string;
  /** What the link says: `suomeksi`. */
  phrase: string;
  /** A path; the full address where the language has a host of its own. */
  href: string;
  current: boolean;
}

/** A list may have fewer pages in another language; an action has already run. */
const droppedParameters = new Set(['page', 'action']);

function retainedQuery(query: ResolvedPage['context']['query']): string {
  const retained = new URLSearchParams(Object.entries(query).filter(([key]) => !droppedParameters.has(key)));
  return retained.size > 0 ? `?${retained.toString()}` : '';
}

/** The languages of the shop; with the market in the path, only those that it allows: others would redirect back. */
export function pageLanguages({ head, context }: ResolvedPage, addresses: Addresses): PageLanguage[] {
  const { market, locale } = context.segment;
  const readable = addresses.plan.marketInPath ? addresses.market(market)?.locales : undefined;
  return addresses.plan.locales
    .filter(code => !readable || readable.includes(code))
    .map(code => {
      const alternate = head.alternates.find(({ locale: language }) => language === code)?.href;
      const isOwn = alternate === context.origin || alternate?.startsWith(`${context.origin}/`);
      const known = isOwn ? alternate?.slice(context.origin.length) || '/' : alternate;
      const href =
        known === undefined
          ? addresses.link(locale, { market, locale: code }, '/')
          : known + retainedQuery(context.query);
      return { code, phrase: locales[code].phrase, href, current: code === locale };
    });
}
