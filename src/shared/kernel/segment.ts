/** Everything besides the URL that may affect a public page (R-CACHE-1): the key of every shared cache. */
import type { languages } from './languages.gen.ts';

/** A language of `locales/languages.json`. */
export type LocaleCode = (typeof languages)[number]['code'];
/** A language without a fallback: localised content must contain a text for each of them. */
export type RequiredLocale = Exclude<(typeof languages)[number], { fallback: string }>['code'];
export type CustomerType = 'PERSON' | 'ORGANIZATION';

export interface Segment {
  /** Market alias: `fi`, `se` … */
  market: string;
  locale: LocaleCode;
  customerType: CustomerType;
  vatIncluded: boolean;
}

export const segmentKey = ({ market, locale, customerType, vatIncluded }: Segment): string =>
  `${market}.${locale}.${customerType}.${vatIncluded ? 'inc' : 'ex'}`;
