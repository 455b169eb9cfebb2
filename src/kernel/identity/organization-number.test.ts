import { expect, it } from 'vitest';
import { normalOrganizationNumber } from './organization-number.ts';

it.each([
  ['FI', '0737546-2', '07375462'],
  ['FI', 'FI07375462', '07375462'],
  ['fi', ' 737546-2 ', '07375462'],
  ['SE', '556036-0793', '5560360793'],
  ['SE', '16556036-0793', '5560360793'],
])('%s: %s is kept as %s', (country, text, kept) => {
  expect(normalOrganizationNumber(country, text)).toBe(kept);
});

it('rejects a number with a wrong check digit', () => {
  expect(normalOrganizationNumber('FI', '0737546-3')).toBeNull();
});
