/** Whether a product fits a vehicle, and why not (R-VEHICLE-16). */
import { expect, it } from 'vitest';
import {
  compatibilityFrom,
  compatibilityOf,
  differenceOf,
  type FitParameter,
  possibleVerdicts,
} from './product-compatibility.ts';
import { universalFacet } from './vehicle-facets.ts';

const outlander = {
  facetId: 'f_52_477_can-am-2021-outlander-650',
  data: {
    ...{ frontTire: '25x8-12', backTire: '25x10-12', frontRim: '12x6″', backRim: '12x8″' },
    ...{ frontBoltPattern: '4/137', backBoltPattern: '4/137', frontWheelOffset: '5+2″' },
    ...{ machineClass: 'ATV', voltage: '12 V' },
  },
};
const value = (identifier: string, text: string, fit: string | null = null): FitParameter => ({
  ...{ facetId: null, identifier, value: text, fit },
});
const facet = (facetId: string): FitParameter => ({ facetId, identifier: 'vehicle', value: '' });
const universal = facet(universalFacet);
const forAtv = (machine: string) => value('machine', machine, 'class text machineClass excludes');

it.each([
  ['a tyre of the front', [value('size', '25x8-12')], 'front', 'width 8″ 10″'],
  ['a tyre of the rear', [value('size', '25x10.00R12')], 'rear', 'width 10″ 8″'],
  ['a tyre for another rim', [value('size', '26x9-14')], 'other', 'rim 14″ 12″'],
  ['a tyre an inch higher', [value('size', '26x8-12')], 'check', 'height 26″ 25″'],
  ['a tyre five inches higher', [value('size', '30x10-12')], 'other', 'height 30″ 25″'],
  ['a rim', [value('rim', '12″'), value('bolts', '4x137')], 'fits', null],
  [
    'a rim of another bolt pattern',
    [value('rim', '12″'), value('bolts', '4/110')],
    'other',
    'bolts 4/110 4/137',
  ],
  ['one of two bolt patterns', [value('bolts', '4/110'), value('bolts', '4/137')], 'fits', null],
  ['the diameter alone', [value('rim', '12″')], 'check', null],
  ['a universal tyre with a measure', [universal, value('size', '25x8-12')], 'front', 'width 8″ 10″'],
  ['a universal part without a measure', [universal], 'universal', null],
  ['a universal part of the class', [universal, forAtv('ATV')], 'fits', null],
  ['a part of the class without the word of the maker', [forAtv('ATV')], 'check', null],
  [
    'a universal part of another class',
    [universal, forAtv('Side-by-side')],
    'other',
    'class Side-by-side ATV',
  ],
  ['a part for a range of volts', [universal, value('v', '9–32 V', 'voltage volts voltage')], 'fits', null],
  ['a part for 24 V', [universal, value('v', '24 V', 'voltage volts voltage')], 'other', 'voltage 24 V 12 V'],
  ['an unknown measure', [value('o', '4+3″', 'offset offset backWheelOffset')], 'check', 'offset 4″ null'],
  [
    'a part for the front only',
    [value('o', '5+2″', 'offset offset frontWheelOffset/-')],
    'front',
    'offset 5″ null',
  ],
  ['a listed part', [facet(outlander.facetId)], 'fits', null],
  [
    'a listed tyre of the front',
    [facet(outlander.facetId), value('size', '25x8-12')],
    'front',
    'width 8″ 10″',
  ],
  ['a part that lists others', [facet('f_52_477_other'), value('bolts', '4/137')], 'other', null],
] as const)('judges %s', (_, parameters, verdict, reason) => {
  const fit = compatibilityFrom(parameters);
  const difference = fit && differenceOf(fit, outlander);
  expect(fit && compatibilityOf(fit, outlander)).toBe(verdict);
  expect(difference && `${difference.measure} ${difference.product} ${String(difference.vehicle)}`).toBe(
    reason,
  );
});

it('has nothing to do with vehicles without a list, the word of the maker or a measure', () => {
  expect(compatibilityFrom([value('size', 'M'), value('size', '2″'), value('width', '14″')])).toBeNull();
});

it('has to be checked when nothing is known of the vehicle', () => {
  const fit = compatibilityFrom([value('size', '25x8-12')]);
  expect(fit && compatibilityOf(fit, { ...outlander, data: null })).toBe('check');
});

it('says of a product nothing but what is possible for it', () => {
  const values = [
    value('size', '25x8-12'),
    value('size', '26x8-12'),
    value('bolts', '4/110'),
    value('bolts', '4/137'),
    value('rim', '12″'),
    forAtv('ATV'),
    forAtv('UTV'),
    universal,
    facet(outlander.facetId),
    facet('f_52_477_honda-2021-trx520'),
  ];
  const machines = [
    outlander,
    { ...outlander, data: null },
    { facetId: 'f_52_477_other', data: outlander.data },
  ];
  for (let choice = 1; choice < 2 ** values.length; choice += 1) {
    const fit = compatibilityFrom(values.filter((_, at) => choice & (2 ** at)));
    if (!fit) continue;
    for (const machine of machines) expect(possibleVerdicts(fit)).toContain(compatibilityOf(fit, machine));
  }
});
