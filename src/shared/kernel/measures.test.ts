/** The measures of a product against those of a vehicle (R-VEHICLE-16). */
import { expect, it } from 'vitest';
import {
  comparedWith,
  confirms,
  contradiction,
  measuresOf,
  measuresOfTexts,
  measuresOfVehicle,
  measureTexts,
} from './measures.ts';

const outlander = measuresOfVehicle({
  ...{ frontRim: '12x6″', backRim: '12x8″', frontTire: '25x8-12', backTire: '25x10-12' },
  ...{
    frontBoltPattern: '4/137',
    backBoltPattern: '4/137',
    frontWheelOffset: '5+2″',
    motorOilVolume: '2,0 l',
  },
});

it('reads the measures of front and rear from the technical data, and nothing from others', () => {
  expect([...outlander.rims]).toEqual(['12']);
  expect([...outlander.tyres]).toEqual(['25x8-12', '25x10-12']);
  expect([...outlander.bolts]).toEqual(['4/137']);
  const unknown = measuresOfVehicle({ frontTire: 25, motorOilVolume: '12' });
  expect([unknown.rims.size, unknown.tyres.size, unknown.bolts.size]).toEqual([0, 0, 0]);
});

it.each([
  [
    'a rim of another diameter',
    [
      ['rim', '14x7″'],
      ['bolts', '4/137'],
    ],
    'rims',
    false,
  ],
  ['a tyre for a rim of another diameter', [['size', '30x10-14']], 'rims', false],
  [
    'another bolt pattern',
    [
      ['rim', '12″'],
      ['bolts', '4/110'],
    ],
    'bolts',
    false,
  ],
  [
    'the same diameter and pattern',
    [
      ['rim', '12″'],
      ['bolts', '4/137'],
    ],
    null,
    true,
  ],
  ['a spacer of the same pattern', [['bolts', '4x137']], null, true],
  [
    'the same tyre',
    [
      ['size', '25x10-12'],
      ['rim', '12″'],
    ],
    null,
    true,
  ],
  ['another tyre for the same rim', [['size', '26x11-12']], null, false],
  ['the diameter alone', [['rim', '12″']], null, false],
  [
    'one of several patterns',
    [
      ['bolts', '4/110'],
      ['bolts', '4/137'],
    ],
    null,
    true,
  ],
  [
    'no measure',
    [
      ['material', 'PVC'],
      ['width', '14″'],
    ],
    null,
    false,
  ],
] as const)('judges %s', (_, values, contradicted, isConfirmed) => {
  const product = measuresOf(values);
  expect(contradiction(product, outlander)).toBe(contradicted);
  expect(confirms(product, outlander)).toBe(isConfirmed);
});

it('neither excludes nor confirms by what is not known of a vehicle', () => {
  const unknown = measuresOfVehicle({ frontTire: '25x8-12' });
  const spacer = measuresOf([['bolts', '4/110']]);
  expect(contradiction(spacer, unknown)).toBeNull();
  expect(confirms(spacer, unknown)).toBe(false);
});

it('compares a product with what the vehicle has of the same kind', () => {
  const texts = (values: Parameters<typeof measuresOf>[0]) =>
    measureTexts(comparedWith(measuresOf(values), outlander));
  expect(texts([['size', '26x11-12']])).toEqual(['25x8-12', '25x10-12']);
  expect(texts([['rim', '12″']])).toEqual(['12″']);
  expect(texts([['bolts', '4/110']])).toEqual(['4/137']);
});

it('writes measures that it reads again', () => {
  for (const values of [
    [
      ['size', '25X8.00R12'],
      ['rim', '12″'],
    ],
    [
      ['rim', '14x7"'],
      ['bolts', '4x137'],
    ],
  ] as const) {
    const measures = measuresOf(values);
    expect(measuresOfTexts(measureTexts(measures))).toEqual(measures);
  }
  expect(
    measureTexts(
      measuresOf([
        ['rim', '14x7"'],
        ['bolts', '4x137'],
      ]),
    ),
  ).toEqual(['14″', '4/137']);
});
