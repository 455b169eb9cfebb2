/** Values as spreadsheets show them. */
import { expect, it } from 'vitest';
import { planRow } from './row-plan.ts';

const plan = (fields: Record<string, string>) =>
  planRow(2, new Map(Object.entries({ article_number: 'A-1', ...fields })));

it.each([
  ['1299', 129_900],
  ['1299,5', 129_950],
  ['1 299,00 €', 129_900],
  ['1\u00A0299,00\u00A0€', 129_900],
  ['1\u202F299.00 EUR', 129_900],
  ['1\u2009299 kr', 129_900],
  ['1.299,00', 129_900],
  ['1,299.00', 129_900],
  ['12.345.678,90', null],
  ['free', 0],
  ['0', null],
  ['0,00 €', null],
  ['1.299', null],
  ['12,9,0', null],
  ['-5', null],
  ['1,2E+03', null],
])('reads the price %j as %j cents', (text, cents) => {
  const { plan: read, problems } = plan({ price_fi: text });
  if (cents === null) expect(problems).toMatchObject([{ line: 2, column: 'price_fi' }]);
  else expect([problems, read.prices.get('fi')?.selling]).toEqual([[], cents]);
});

it.each(['6,41234E+12', '6.41234E+12', '1E+05'])(
  'refuses %s, whose digits a spreadsheet has dropped',
  text => {
    const { problems } = plan({ article_number: text, gtin: text });
    expect(problems.map(({ column, fix }) => [column, fix])).toEqual([
      ['article_number', 'format the column as text and enter the number again'],
      ['gtin', 'format the column as text and enter the number again'],
    ]);
  },
);

it('keeps article numbers that only look like it', () => {
  expect(plan({ article_number: 'E10' }).problems).toEqual([]);
  expect(plan({ article_number: '10E2' }).problems).toEqual([]);
});
