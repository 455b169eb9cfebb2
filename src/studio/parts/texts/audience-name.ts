/** What people call the customers whom an override is for: "Sweden", "Sweden, Swedish, business customers". */
import type { IntlShape } from 'react-intl';
import type { OverrideFacts } from '#studio-api/documents.ts';

type Market = { alias: string; country: string };

/** @param markets of the shop; one that it no longer has is called by its alias. */
export function marketName(alias: string, markets: readonly Market[], intl: IntlShape): string {
  const country = markets.find(market => market.alias === alias)?.country ?? alias;
  // Display names are of two letters; a market need not be called by its country.
  if (!/^[a-z]{2}$/i.test(country)) return country;
  return new Intl.DisplayNames(intl.locale, { type: 'region' }).of(country.toUpperCase()) ?? country;
}

export function audienceName(
  { markets, locales, customerTypes }: Omit<OverrideFacts, 'extends'>,
  all: readonly Market[],
  intl: IntlShape,
): string {
  const languages = new Intl.DisplayNames(intl.locale, { type: 'language' });
  const types = customerTypes.map(type =>
    intl.formatMessage({ id: type === 'ORGANIZATION' ? 'AUDIENCE_BUSINESS' : 'AUDIENCE_PRIVATE' }),
  );
  return [
    ...markets.map(alias => marketName(alias, all, intl)),
    ...locales.map(code => languages.of(code) ?? code),
    ...types,
  ].join(', ');
}
