import { expect, it } from 'vitest';
import { normalOrganizationNumber } from './organization-number.ts';

it.each([
  ['FI', '0737546-2', '07375462'],
  ['FI', 'FI07375462', '07375462'],
  ['fi', ' 737546-2 ', '07375462'],
  ['SE', '556036-0793', '5560360793'],
  ['SE', '16556036-0793', '5560360793'],
  ['SE', 'SE556036079301', '5560360793'],
  ['SE', 'Org.nr 556036–0793', '5560360793'],
  ['FI', 'Y-tunnus 0737546–2', '07375462'],
  ['NO', 'NO 923 609 016 MVA', '923609016'],
  ['DK', 'CVR 24 25 67 90', '24256790'],
])('%s: %s is kept as %s', (country, text, kept) => {
  expect(normalOrganizationNumber(country, text)).toBe(kept);
});

it('rejects a number with a wrong check digit', () => {
  expect(normalOrganizationNumber('FI', '0737546-3')).toBeNull();
});
