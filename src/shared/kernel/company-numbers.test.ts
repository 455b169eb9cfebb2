/** Numbers of the registers' own documentation, and the same with one digit changed. */
import { expect, it } from 'vitest';
import { isBusinessId, isIban } from './company-numbers.ts';

it.each(['FI2112345600000785', 'SE4550000000058398257466', 'NO9386011117947', 'DE89370400440532013000'])(
  'knows the IBAN %s, and no other with a digit changed',
  iban => {
    expect(isIban(iban)).toBe(true);
    for (const [index, digit] of [...iban].entries())
      if (index > 3 && /\d/.test(digit))
        expect(isIban(`${iban.slice(0, index)}${(Number(digit) + 1) % 10}${iban.slice(index + 1)}`)).toBe(
          false,
        );
  },
);

it.each([
  ['FI', '0112038-9', '0112038-8'],
  ['FI', '0000000-0', '0000000-1'],
  ['FI', '0112038-9', '01120389'],
  ['SE', '556012-5790', '556012-5791'],
  ['NO', '923 609 016', '923 609 017'],
  ['DK', '24 25 67 90', '2425679'],
  ['DK', '24256790', '24256791'],
])('knows the number of a company in %s: %s, not %s', (country, good, wrong) => {
  expect([isBusinessId(country, good), isBusinessId(country, wrong)]).toEqual([true, false]);
});

it('takes every number of another country', () => {
  expect(isBusinessId('DE', 'HRB 1234')).toBe(true);
});
