/** Columns of numbers that a product replaces. */
import { expect, it } from 'vitest';
import { planRow } from './row-plan.ts';

const plan = (fields: Record<string, string>) =>
  planRow(2, new Map(Object.entries({ article_number: 'A-1', ...fields })));

it('reads maker and number, each pair once, and an earlier number without a maker', () => {
  const { plan: read, problems } = plan({
    oem_numbers: 'Kamewa: 12-345 | Kamewa:12-345|Can: 705 400 234',
    superseded_numbers: 'A-0',
  });
  expect(problems).toEqual([]);
  expect([...read.interchange]).toEqual([
    [
      'oem',
      [
        { maker: 'Kamewa', number: '12-345' },
        { maker: 'Can', number: '705 400 234' },
      ],
    ],
    ['competitor', undefined],
    ['superseded', [{ maker: '', number: 'A-0' }]],
  ]);
});

it('clears a kind whose column is empty', () => {
  expect(plan({ oem_numbers: '' }).plan.interchange.get('oem')).toEqual([]);
});

it.each([
  ['oem_numbers', '12-345', 'names no maker'],
  ['competitor_numbers', 'Kamewa:', 'no number'],
  ['oem_numbers', 'Kamewa: —', 'no number'],
  ['oem_numbers', `Kamewa: ${'1'.repeat(65)}`, 'no number'],
  ['oem_numbers', 'Kamewa: 6,41234E+12', 'changed by a spreadsheet'],
  ['oem_numbers', 'Kamewa: 2. May', 'changed by a spreadsheet'],
  ['superseded_numbers', 'A-1', "the product's own number"],
])('refuses %s with %j', (column, text, reason) => {
  const { problems } = plan({ [column]: text });
  expect(problems).toMatchObject([{ line: 2, column, reason: expect.stringContaining(reason) }]);
});
