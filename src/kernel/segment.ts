/** Everything besides the URL that may affect a public page (R-CACHE-1): the key of every shared cache. */
export type LocaleCode = 'fi' | 'sv';
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
