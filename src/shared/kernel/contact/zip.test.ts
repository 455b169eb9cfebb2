/** Zip codes as people of the five countries write them; the kept form is the one that areas and registers have. */
import { expect, it } from 'vitest';
import { isPhone } from './phone.ts';
import { normalZip } from './zip.ts';

it.each([
  ['FI', '00100', '00100'],
  ['FI', '00 100', '00100'],
  ['FI', 'FI-00100', '00100'],
  ['FI', 'fi 00100', '00100'],
  ['FI', 'FIN-00100', '00100'],
  ['FI', 'SF-00100', '00100'],
  ['FI', 'AX-22100', '22100'],
  ['FI', 'AX–22\u00a0100', '22100'],
  ['FI', '\u200b00100\u00a0', '00100'],
  ['AX', 'FI-22100', '22100'],
  ['SE', '123 45', '12345'],
  ['SE', 'S-123 45', '12345'],
  ['SE', 's–123\u202f45', '12345'],
  ['SE', 'SE-12345', '12345'],
  ['SE', 'SE 123 45', '12345'],
  ['SE', '123-45', '12345'],
  ['NO', '0150', '0150'],
  ['NO', 'N-0150', '0150'],
  ['NO', 'NO-0150', '0150'],
  ['DK', '2100', '2100'],
  ['DK', 'DK-2100', '2100'],
  ['DK', 'DK 2100', '2100'],
  ['DK', 'GL-3900', '3900'],
  ['NO', 'SJ-9170', '9170'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE−10115', '10115'],
  ['FI', '00100 Helsinki', '00100'],
  ['FI', 'FI-22100 MARIEHAMN', '22100'],
  ['FI', '(00100),', '00100'],
  ['SE', 'S-123 45 Upplands Väsby', '12345'],
  ['NO', '0150, Oslo', '0150'],
  ['DK', '2100 København Ø.', '2100'],
  ['GB', 'sw1a 1aa', 'SW1A1AA'],
  ['PL', 'PL-00-950', '00-950'],
])('%s: %j is %s', (country, text, kept) => expect(normalZip(text, country)).toBe(kept));

it.each([
  ['FI', '00000'],
  ['FI', 'S-00100'],
  ['FI', '0010'],
  ['FI', '001000'],
  ['FI', 'FI-'],
  ['AX', '00100'],
  ['SE', '01234'],
  ['SE', 'N-12345'],
  ['NO', '0000'],
  ['NO', '01500'],
  ['DK', 'D-2100'],
  ['DE', '1011'],
  ['FI', '00100A'],
  ['FI', 'Helsinki'],
  ['SE', '1234 Stockholm'],
  ['DK', '2100 Ø 3'],
])('%s: %j is none', (country, text) => expect(normalZip(text, country)).toBeNull());

it.each([
  '040–123 4567',
  '070-123\u00a045\u00a067',
  '+46 (0)70 123 45 67',
  '08/123 456',
  '\u202d+358401234567\u202c',
])('takes the phone number %j', text => expect(isPhone(text)).toBe(true));
