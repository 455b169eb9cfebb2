import { expect, it } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

const points = [
  { name: 'Umeå', place_zip: '90329' },
  { name: 'Luleå', place_zip: '97231' },
  { name: 'anywhere', place_zip: null },
  { name: 'Stockholm', place_zip: '11135' },
];
const order = (zip: string | null) => nearestFirst(points, zip).map(({ name }) => name);

it.each([
  ['97233', ['Luleå', 'Umeå', 'Stockholm', 'anywhere']],
  ['90100', ['Umeå', 'Luleå', 'Stockholm', 'anywhere']],
  ['11120', ['Stockholm', 'Umeå', 'Luleå', 'anywhere']],
  [null, ['Umeå', 'Luleå', 'anywhere', 'Stockholm']],
])('offers the pickup points of %s nearest first', (zip, names) => expect(order(zip)).toEqual(names));
