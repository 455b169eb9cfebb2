/** Zip codes of all markets, and the error text of an invalid one. */
import { expect, it } from 'vitest';
import { zipError } from './zip-error.ts';

it.each([
  ['FI', '00100', null],
  ['FI', '2100', 'FIELD_ERROR_ZIP'],
  ['SE', '111 22', null],
  ['SE', '0150', 'FIELD_ERROR_ZIP'],
  ['DK', '2100', null],
  ['DK', 'DK-2100', null],
  ['DK', '00100', 'FIELD_ERROR_ZIP_FOUR'],
  ['NO', '0150', null],
  ['NO', '11122', 'FIELD_ERROR_ZIP_FOUR'],
  ['no', '11122', 'FIELD_ERROR_ZIP_FOUR'],
  ['DE', '01067', null],
  ['DE', '1067', 'FIELD_ERROR_ZIP'],
  ['IE', 'D02 AF30', null],
  ['IE', '?', 'FIELD_ERROR_ZIP_ANY'],
])('validates in %s the zip code "%s": %s', (country, zip, text) => {
  expect(zipError(zip, country)).toBe(text);
});
