/** Rows of a comparison. */
import { expect, it } from 'vitest';
import { comparedGroups, onlyDifferent } from './compared-rows.ts';

const product = (...specifications: [group: string, name: string, value: string][]) => ({
  specifications: specifications.map(([group, name, value]) => ({
    ...{ group, rows: [{ name, value }] },
    isOfMaker: group === 'Valmistaja',
  })),
});

it('has a row for each property of any product, those that differ first; a missing value is a difference', () => {
  const groups = comparedGroups([
    product(['Mitat', 'Paino', '9 kg'], ['Moottori', 'Teho', '1,3 kW']),
    product(['Mitat', 'Paino', '9 kg'], ['Mitat', 'Leveys', '30 cm']),
  ]);
  expect(groups).toEqual([
    {
      group: 'Mitat',
      rows: [
        { name: 'Leveys', values: ['', '30 cm'], differs: true },
        { name: 'Paino', values: ['9 kg', '9 kg'], differs: false },
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

it('begins with the groups in which products differ', () => {
  const groups = comparedGroups([
    product(['Materiaali', 'Runko', 'Kumi'], ['Mitat', 'Leveys', '8″'], ['Tekniikka', 'Kudos', '6 PR']),
    product(['Materiaali', 'Runko', 'Kumi'], ['Mitat', 'Leveys', '10″'], ['Tekniikka', 'Kudos', '6 PR']),
  ]);
  expect(groups.map(({ group }) => group)).toEqual(['Mitat', 'Materiaali', 'Tekniikka']);
});

it('leaves out what describes the manufacturer, such as postal addresses', () => {
  const groups = comparedGroups([
    product(['Mitat', 'Paino', '9 kg'], ['Valmistaja', 'Postiosoite', 'Katu 1']),
    product(['Mitat', 'Paino', '7 kg'], ['Valmistaja', 'Postiosoite', 'Tie 2']),
  ]);
  expect(groups.map(({ group }) => group)).toEqual(['Mitat']);
});
