/** What rules about vehicles mean together, compared with single vehicles. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import rules from '../../../../schemas/rule.schema.json' with { type: 'json' };
import { areAllAmong, commonVehicles } from './common-vehicles.ts';
import { isVehicle, ruleYears, type VehicleRule } from './vehicle-rule.ts';

const makes = ['Honda', 'POLARIS', 'Polaris'];
const models = ['A', 'B'];
const years = ['2019', '2020', '2021', ''];
const vehicles = makes.flatMap(manufacturer =>
  models.flatMap(model => years.map(year => ({ manufacturer, model, year }))),
);

const range = fc.record(
  { from: fc.integer({ min: 2018, max: 2022 }), until: fc.integer({ min: 2018, max: 2022 }) },
  { requiredKeys: [] },
);
const make = fc.record(
  { manufacturer: fc.constantFrom(...makes), model: fc.subarray(models, { minLength: 1 }) },
  { requiredKeys: ['manufacturer'] },
);
const rule: fc.Arbitrary<VehicleRule> = fc
  .tuple(fc.oneof(make, fc.constant({})), range)
  .map(([one, within]) => ({ ...one, ...within }));
const list = fc.array(rule, { minLength: 1, maxLength: 3 });

it('means with two lists exactly the vehicles of both', () => {
  fc.assert(
    fc.property(list, list, (some, others) => {
      const common = commonVehicles(some, others);
      for (const each of vehicles)
        expect(isVehicle(common, each)).toBe(isVehicle(some, each) && isVehicle(others, each));
    }),
  );
});

it('says of a list that it is within another only where every vehicle is', () => {
  fc.assert(
    fc.property(list, list, (some, others) => {
      if (!areAllAmong(some, others)) return;
      for (const each of vehicles) if (isVehicle(some, each)) expect(isVehicle(others, each)).toBe(true);
    }),
  );
  expect(
    areAllAmong([{ manufacturer: 'Honda', model: ['A'], from: 2020 }], [{ manufacturer: 'honda' }]),
  ).toBe(true);
  expect(areAllAmong([{ manufacturer: 'Honda' }], [{ manufacturer: 'Honda', model: ['A'] }])).toBe(false);
});

it('knows the years that the schema allows', () => {
  const { from, until } = rules.properties.vehicleIs.items.properties;
  for (const { minimum, maximum } of [from, until])
    expect({ first: minimum, last: maximum }).toEqual(ruleYears);
});
