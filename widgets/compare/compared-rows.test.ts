/** Rows of a comparison. */
import { expect, it } from 'vitest';
import { comparedGroups, onlyDifferent } from './compared-rows.ts';

const product = (...specifications: [group: string, name: string, value: string][]) => ({
  specifications: specifications.map(([group, name, value]) => ({
    ...{ group, rows: [{ name, value }] },
    isOfMaker: group === 'Valmistaja',
  })),
});

it('has a row for each property of any product; a missing value is a difference', () => {
  const groups = comparedGroups([
    product(['Mitat', 'Paino', '9 kg'], ['Moottori', 'Teho', '1,3 kW']),
    product(['Mitat', 'Paino', '9 kg'], ['Mitat', 'Leveys', '30 cm']),
  ]);
  expect(groups).toEqual([
    {
      group: 'Mitat',
      rows: [
        { name: 'Paino', values: ['9 kg', '9 kg'], differs: false },
        { name: 'Leveys', values: ['', '30 cm'], differs: true },
      ],
    },
    { group: 'Moottori', rows: [{ name: 'Teho', values: ['1,3 kW', ''], differs: true }] },
  ]);
  expect(onlyDifferent(groups).flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual([
    'Leveys',
    'Teho',
  ]);
  expect(onlyDifferent(comparedGroups([product(['Mitat', 'Paino', '9 kg'])]))).toEqual([]);
});

it('shows the manufacturers and counts them as no difference', () => {
  const groups = comparedGroups([
    product(['Mitat', 'Paino', '9 kg'], ['Valmistaja', 'Postiosoite', 'Katu 1']),
    product(['Mitat', 'Paino', '7 kg'], ['Valmistaja', 'Postiosoite', 'Tie 2']),
  ]);
  expect(groups[1]).toEqual({
    group: 'Valmistaja',
    rows: [{ name: 'Postiosoite', values: ['Katu 1', 'Tie 2'], differs: false }],
  });
  expect(onlyDifferent(groups).map(({ group }) => group)).toEqual(['Mitat']);
});
