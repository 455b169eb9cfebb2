/** The language of a mail when only the browser's languages are known. */
import { expect, it } from 'vitest';
import { aContext } from '#tests/support/worlds/small-shop.ts';
import { mailLanguage } from './mail-language.ts';

it.each([
  ['sv', 'sv-SE'],
  ['sv-FI,fi;q=0.9', 'sv-SE'],
  ['de-DE, de;q=0.9, SV;q=0.5', 'sv-SE'],
  ['en-GB,en', 'fi-FI'],
  ['*', 'fi-FI'],
  ['', 'fi-FI'],
  [undefined, 'fi-FI'],
  ['x'.repeat(100_000), 'fi-FI'],
])('reads %.40s as %s', (acceptLanguage, language) => {
  expect(mailLanguage(aContext().channel, acceptLanguage)).toBe(language);
});
