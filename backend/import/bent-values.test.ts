/** Values as spreadsheets and merchandise systems bend them, against the plan of a row. */
import { expect, it } from 'vitest';
import { planRow } from './row-plan.ts';

const plan = (column: string, text: string) =>
  planRow(
    2,
    new Map([
      ['article_number', 'A-1'],
      [column, text],
    ]),
  );

it.each<[string, string, unknown]>([
  ['price_fi', '1299', { selling: 129_900 }],
  ['price_fi', '1 299,00 €', { selling: 129_900, currencies: ['EUR'] }],
  ['price_fi', '€1,299.00', { selling: 129_900, currencies: ['EUR'] }],
  ['price_fi', 'EUR 1.299,00', { selling: 129_900, currencies: ['EUR'] }],
  ['price_fi', "1'299.00", { selling: 129_900 }],
  ['price_fi', '1.299.500,00', { selling: 129_950_000 }],
  ['price_fi', '1299,-', { selling: 129_900 }],
  ['price_fi', '199 kr', { selling: 19_900, currencies: ['SEK', 'NOK', 'DKK', 'ISK'] }],
  ['price_fi', '12 SEK', { selling: 1200, currencies: ['SEK'] }],
])('reads %s "%s"', (column, text, price) => {
  const { plan: row, problems } = plan(column, text);
  expect(problems).toEqual([]);
  expect(row.prices.get('fi')).toMatchObject(price as object);
});

it.each<[string, number]>([
  ['1 200', 1200],
  ['1\u202F200', 1200],
  ['12 345 678', 12_345_678],
  ['7,0', 7],
  ['1200.00', 1200],
])('reads pieces of stock "%s"', (text, pieces) => {
  const { plan: row, problems } = plan('stock', text);
  expect(problems).toEqual([]);
  expect(row.stock.in_stock).toBe(pieces);
});

it.each<[string, string, RegExp]>([
  ['price_fi', '1.299', /not a price/],
  ['price_fi', '1,299', /not a price/],
  ['price_fi', '-5,00', /not a price/],
  ['price_fi', '5,00 € / kpl', /not a price/],
  ['price_fi', '12,00 + alv', /not a price/],
  ['price_fi', '1.299,000', /not a price/],
  ['price_fi', '1.299.00', /not a price/],
  ['price_fi', '1 299,00 € 1 399,00 €', /not a price/],
  ['price_fi', '0,00', /nothing/],
  ['stock', '-3', /less than nothing/],
  ['stock', '−3', /less than nothing/],
  ['stock', '1.200', /not a whole number/],
  ['stock', '2,5', /not a whole number/],
  ['stock', 'kyllä', /not a whole number/],
  ['stock', '12 34', /not a whole number/],
  ['weight_grams', '1,5 kg', /not a whole number/],
  ['article_number', '6,41234E+12', /shortened/],
  ['article_number', '02.May', /date/],
  ['article_number', '10-Dec', /date/],
  ['p:size', '2. touko', /date/],
  ['p:size', '2.maj', /date/],
  ['p:size', 'May-25', /date/],
  ['p:size', '2025-05-02 00:00:00', /date/],
  ['gtin', '6.41234E+12', /shortened/],
  ['gtin', '6412340000001', /GTIN/],
  ['incoming_on', '46000', /not a date/],
  ['incoming_on', '2.5.2026', /not a date/],
])('refuses %s "%s"', (column, text, reason) => {
  expect(plan(column, text).problems).toMatchObject([{ column, reason: expect.stringMatching(reason) }]);
});

it.each(['M-10', '2.5', 'May', 'Maj', '10-12', 'DEC-4', 'MAR-12', 'Juli 1l', 'Tammi'])(
  'takes the size "%s"',
  text => {
    expect(plan('p:size', text).problems).toEqual([]);
  },
);
