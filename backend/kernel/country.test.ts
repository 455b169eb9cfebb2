/** Which texts of an address name a country. */
import { expect, it } from 'vitest';
import { countryName, isCountry } from './country.ts';

it.each(['FI', 'fi', ' Suomi ', 'SVERIGE', 'Germany', 'Ruotsi', 'de'])('knows %s', text => {
  expect(isCountry(text, ['fi-FI', 'sv-SE'])).toBe(true);
});

it.each(['', 'XX', 'Atlantis', 'ZZ', 'FIN ', '<b>', '12'])('does not know %j', text => {
  expect(isCountry(text, ['fi-FI', 'sv-SE'])).toBe(false);
});

it('names a code in the language, and keeps what is a name already', () => {
  expect(['FI', 'SE', 'Finland', ''].map(country => countryName(country, 'fi-FI'))).toEqual([
    'Suomi',
    'Ruotsi',
    'Finland',
    '',
  ]);
});
