/** The languages of a shop that has fewer than its build. */
import { expect, it } from 'vitest';
import { createAddresses } from '#i18n/addresses.ts';
import { hreflangOf } from '#i18n/hreflang.ts';
import { planOf } from './address-plan.ts';

const settings = {
  ...{ defaultMarket: 'fi', marketInPath: true, domains: [], commerceApiUrl: undefined },
  publicOrigin: 'https://shop.example',
};
const markets = [
  { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'sv', 'en'] },
  { alias: 'se', country: 'SE', defaultLocale: 'sv', locales: ['sv'] },
] as const;
const plan = (languages: readonly string[]) => planOf(settings, settings.publicOrigin, markets, languages);

it('leaves out of each market what the shop cannot say, and gives it a language all the same', () => {
  expect(plan(['fi', 'en']).markets).toEqual([
    { alias: 'fi', country: 'FI', defaultLocale: 'fi', locales: ['fi', 'en'] },
    { alias: 'se', country: 'SE', defaultLocale: 'fi', locales: ['fi'] },
  ]);
  expect(plan(['xx']).locales).toEqual(['fi', 'sv', 'en']);
});

it('names the pages of its own languages alone', () => {
  const paths = { fi: '/a', sv: '/b', en: '/c' };
  const codesOf = (marketInPath: boolean) =>
    hreflangOf(createAddresses({ ...plan(['fi', 'en']), marketInPath }), paths).map(({ code }) => code);
  expect(codesOf(true)).toEqual(['fi-FI', 'en-FI', 'fi-SE', 'x-default']);
  expect(codesOf(false)).toEqual(['fi', 'en', 'x-default']);
});
