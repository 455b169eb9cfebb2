/** The backend and the page format amounts identically, in every market and language (R-PRODUCT-21). */

import { renderHook } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { languageTags } from '#api/standard-variables.ts';
import { moneyText } from '#backend/testing.ts';
import { useMoneyText } from '#components/product/use-money-text.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import type { LocaleCode } from '#kernel/segment.ts';

/** Intl uses non-breaking spaces and U+2212 as the minus sign. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-');

it.each<[market: string, locale: LocaleCode, currency: string, cents: number, text: string]>([
  ['fi', 'fi', 'EUR', 129_900, '1 299,00 €'],
  ['fi', 'sv', 'EUR', 129_900, '1 299,00 €'],
  ['en', 'fi', 'EUR', 599, '5,99 €'],
  ['se', 'sv', 'SEK', 1_299_500, '12 995 kr'],
  ['se', 'sv', 'SEK', 1_299_550, '12 995,50 kr'],
  ['se', 'fi', 'SEK', 1_299_500, '12 995 kr'],
  ['dk', 'sv', 'DKK', 49_900, '499 kr'],
  ['dk', 'sv', 'DKK', 49_950, '499,50 kr'],
  ['no', 'sv', 'NOK', 100, '1 kr'],
  ['no', 'sv', 'NOK', -12_550, '-125,50 kr'],
  ['fi', 'fi', 'EUR', 0, '0,00 €'],
])('in market %s, %s: %s %i is formatted as %s', (_market, locale, currency, cents, text) => {
  const { result } = renderHook(useMoneyText, {
    wrapper: ({ children }) => <RawIntlProvider value={serverIntl(locale)}>{children}</RawIntlProvider>,
  });
  const written = moneyText(cents, currency, languageTags[locale]);
  expect(plain(written)).toBe(text);
  expect(result.current(cents / 100, currency)).toBe(written);
});
