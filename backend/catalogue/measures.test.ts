/** Which products can be used together (R-VEHICLE-14). */
import { expect, it } from 'vitest';
import { canBeUsedTogether, type MeasuredValue, type ProductMeasures, productMeasures } from './measures.ts';
import type { CatalogueReference, ParameterValue } from './reference.ts';

const parameter = (identifier: string, rules: { fit?: string; together?: string } = {}) => ({
  ...{ id: 7, identifier, group: { id: 3, name: {}, order: 1 } },
  ...{ fit: rules.fit ?? null, together: rules.together ?? null },
});
let last = 1000;
const value = (identifier: string, text: string, rules?: { fit?: string; together?: string }) => {
  last += 1;
  return { id: last, slug: text, label: { fi: text, sv: text }, parameter: parameter(identifier, rules) };
};
const vehicle = (id: number, slug = `vehicle-${id}`): MeasuredValue => ({
  ...{ id, slug, label: { fi: slug } },
  parameter: { ...parameter('vehicle'), id: 477, group: { id: 52, name: {}, order: 1 } },
});
const of = (...values: MeasuredValue[]) => productMeasures(values);
const tyre = (size: string) => of(value('size', size));

const machines = { 1: 'ATV', 2: 'Side-by-side' };
const known: Pick<CatalogueReference, 'vehicleData' | 'parameterValues'> = {
  vehicleData: new Map(Object.entries(machines).map(([id, machineClass]) => [Number(id), { machineClass }])),
  parameterValues: new Map(
    Object.keys(machines).map(id => [Number(id), vehicle(Number(id)) as unknown as ParameterValue]),
  ),
};
const together = (one: ProductMeasures, other: ProductMeasures, relation: string) =>
  canBeUsedTogether(one, other, { relation, known });

it('refuses a rim of another diameter for a tyre', () => {
  expect(together(tyre('25x8-12'), of(value('rim', '12″')), 'ACCESSORIES')).toBe(true);
  expect(together(tyre('25x8.00R12'), of(value('rim', '12x7"')), 'ACCESSORIES')).toBe(true);
  expect(together(tyre('25x8-12'), of(value('rim', '14″')), 'ACCESSORIES')).toBe(false);
});

it('refuses another bolt pattern', () => {
  const spacer = of(value('bolts', '4/137'));
  expect(together(spacer, of(value('bolts', '4x137')), 'RELATED')).toBe(true);
  expect(together(spacer, of(value('bolts', '4/110')), 'RELATED')).toBe(false);
});

it('refuses parts of which no vehicle has both', () => {
  const mount = of(vehicle(1), vehicle(2));
  expect(together(mount, of(vehicle(2), vehicle(3)), 'RELATED')).toBe(true);
  expect(together(mount, of(vehicle(3)), 'ALSO_BOUGHT')).toBe(false);
  expect(together(mount, of(vehicle(3), vehicle(9, 'universal')), 'SIMILAR')).toBe(true);
});

it('refuses a part of a vehicle whose data the other product does not fit', () => {
  const kit = of(
    value('machine', 'ATV', { fit: 'class text machineClass excludes' }),
    vehicle(9, 'universal'),
  );
  for (const [one, other] of [
    [kit, of(vehicle(1))],
    [of(vehicle(1), vehicle(2)), kit],
  ] as const)
    expect(together(one, other, 'ACCESSORIES')).toBe(true);
  expect(together(kit, of(vehicle(2)), 'ACCESSORIES')).toBe(false);
  expect(together(of(vehicle(2)), kit, 'RELATED')).toBe(false);
});

it('wants the same size of what is used on a tyre, and only the same rim of other tyres', () => {
  const [front, rear] = [tyre('25x8-12'), tyre('25x10-12')];
  expect(together(front, rear, 'RELATED')).toBe(true);
  expect(together(front, rear, 'ACCESSORIES')).toBe(false);
  expect(together(front, rear, 'FITTING')).toBe(false);
  expect(together(front, tyre('25x8-12'), 'FITTING')).toBe(true);
});

it('compares what the catalogue states, by its name, for the relations that it names', () => {
  const blade = of(value('blade', '150 cm', { together: 'edge text for accessories' }));
  const edge = (text: string) => of(value('cutter', text, { together: 'edge text for accessories' }));
  expect(together(blade, edge('150 cm'), 'ACCESSORIES')).toBe(true);
  expect(together(blade, edge('180 cm'), 'ACCESSORIES')).toBe(false);
  expect(together(blade, edge('180 cm'), 'SIMILAR')).toBe(true);
  const rim = of(value('rim', '14″', { together: '' }));
  expect(together(tyre('25x8-12'), rim, 'ACCESSORIES')).toBe(true);
});

it('accepts what has no measures', () => {
  for (const relation of ['ACCESSORIES', 'RELATED', 'SIMILAR', 'FITTING', 'ALSO_BOUGHT'])
    expect(together(tyre('25x8-12'), of(value('material', 'PVC')), relation)).toBe(true);
});
