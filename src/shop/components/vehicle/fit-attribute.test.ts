/** A product's vehicles survive the way through the page. */

import { expect, it } from 'vitest';
import { measuresIn } from '#tests/support/samples/stated-measures.ts';
import { parseFit, printFit } from './fit-attribute.ts';

it.each([
  { vehicles: [], universal: true, measures: [] },
  { vehicles: ['f_52_477_a'], universal: false, measures: measuresIn('25x10-12', '4/110') },
  { vehicles: ['f_52_477_a', 'f_52_477', 'f_52_477_b-2020'], universal: false, measures: [] },
  { vehicles: ['a b', 'a c d'], universal: true, measures: [] },
  { vehicles: ['same', 'same'], universal: false, measures: [] },
  { vehicles: ['h-2019-a', 'h-2020-a', 'h-2019-b', 'h-2021-a'], universal: false, measures: [] },
  { vehicles: ['h-19,a', 'h-20,a'], universal: false, measures: [] },
])('reads what it has written: $vehicles', fit => {
  expect(parseFit(printFit(fit))).toEqual(fit);
});

it('writes what ids have in common once', () => {
  const vehicles = ['f_52_477_honda-2019', 'f_52_477_honda-2020'];
  expect(printFit({ vehicles, universal: false, measures: [] })).toContain('"vehicles":"19,20"');
});

it.each([
  undefined,
  '',
  '{',
  '[]',
  '{"vehicles":[1]}',
  '{"universal":false}',
  '{"vehicles":[],"measures":[1]}',
])('ignores %s', text => {
  expect(parseFit(text)).toBeNull();
});
