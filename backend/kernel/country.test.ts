/** Which texts of an address name a country. */
import { expect, it } from 'vitest';
import { isCountry } from './country.ts';

it.each(['FI', 'fi', ' Suomi ', 'SVERIGE', 'Germany', 'Ruotsi', 'de'])('knows %s', text => {
  expect(isCountry(text, ['fi-FI', 'sv-SE'])).toBe(true);
});

it.each(['', 'XX', 'Atlantis', 'ZZ', 'FIN ', '<b>', '12'])('does not know %j', text => {
  expect(isCountry(text, ['fi-FI', 'sv-SE'])).toBe(false);
});
