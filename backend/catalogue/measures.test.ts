/** Which products can be used together (R-VEHICLE-14). */
import { expect, it } from 'vitest';
import { canBeUsedTogether, type MeasuredValue, productMeasures } from './measures.ts';

let last = 1000;
const value = (identifier: string, text: string): MeasuredValue => {
  last += 1;
  return { id: last, slug: text, label: { fi: text, sv: text }, parameter: { identifier } };
};
const vehicle = (id: number, slug = `vehicle-${id}`): MeasuredValue => ({
  ...{ id, slug, label: { fi: slug } },
  parameter: { identifier: 'vehicle' },
});
const of = (...values: MeasuredValue[]) => productMeasures(values);
const tyre = (size: string) => of(value('size', size));

it('reads sizes, rims and bolt patterns in the notations of manufacturers', () => {
  const read = (identifier: string, text: string) => {
    const { tyres, rims, bolts } = of(value(identifier, text));
    return [[...tyres], [...rims], [...bolts]];
  };
  expect(read('size', '25x8-12')).toEqual([['25x8-12'], ['12'], []]);
  expect(read('size', ' 25X8.00R12 ')).toEqual([['25x8-12'], ['12'], []]);
  expect(read('dimension', '25x8,5-12')).toEqual([['25x8.5-12'], ['12'], []]);
  expect(read('rim', '14″')).toEqual([[], ['14'], []]);
  expect(read('rim', '14x7"')).toEqual([[], ['14'], []]);
  expect(read('bolts', '4/137')).toEqual([[], [], ['4/137']]);
  expect(read('bolts', '4x137')).toEqual([[], [], ['4/137']]);
  expect(read('width', '7″')).toEqual([[], [], []]);
  expect(read('size', 'XL')).toEqual([[], [], []]);
  expect(read('voltage', '12 V')).toEqual([[], [], []]);
});

it('refuses a rim of another diameter for a tyre', () => {
  expect(canBeUsedTogether(tyre('25x8-12'), of(value('rim', '12″')), 'ACCESSORIES')).toBe(true);
  expect(canBeUsedTogether(tyre('25x8-12'), of(value('rim', '14″')), 'ACCESSORIES')).toBe(false);
});

it('refuses another bolt pattern', () => {
  const spacer = of(value('bolts', '4/137'));
  expect(canBeUsedTogether(spacer, of(value('bolts', '4/137')), 'RELATED')).toBe(true);
  expect(canBeUsedTogether(spacer, of(value('bolts', '4/110')), 'RELATED')).toBe(false);
});

it('refuses parts of which no vehicle has both', () => {
  const mount = of(vehicle(1), vehicle(2));
  expect(canBeUsedTogether(mount, of(vehicle(2), vehicle(3)), 'RELATED')).toBe(true);
  expect(canBeUsedTogether(mount, of(vehicle(3)), 'ALSO_BOUGHT')).toBe(false);
  expect(canBeUsedTogether(mount, of(vehicle(3), vehicle(9, 'universal')), 'SIMILAR')).toBe(true);
});

it('wants the same size of what is used on a tyre, and only the same rim of other tyres', () => {
  const [front, rear] = [tyre('25x8-12'), tyre('25x10-12')];
  expect(canBeUsedTogether(front, rear, 'RELATED')).toBe(true);
  expect(canBeUsedTogether(front, rear, 'ACCESSORIES')).toBe(false);
  expect(canBeUsedTogether(front, rear, 'FITTING')).toBe(false);
  expect(canBeUsedTogether(front, tyre('25x8-12'), 'FITTING')).toBe(true);
});

it('accepts what has no measures', () => {
  for (const relation of ['ACCESSORIES', 'RELATED', 'SIMILAR', 'FITTING', 'ALSO_BOUGHT'])
    expect(canBeUsedTogether(tyre('25x8-12'), of(value('material', 'PVC')), relation)).toBe(true);
});
