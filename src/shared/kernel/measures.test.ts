/** The measures of wheels in the notations of makers (R-VEHICLE-14). */
import { expect, it } from 'vitest';
import { agree, measuresOf } from './measures.ts';

const read = (values: Parameters<typeof measuresOf>[0]) => {
  const { rims, bolts, tyres } = measuresOf(values);
  return [[...rims], [...bolts], [...tyres]];
};

it('reads the measures of a wheel, and nothing from other lengths', () => {
  const values = [
    ['size', '25X8.00R12'],
    ['rim', '12x7"'],
    ['bolts', '4x137'],
    ['width', '14″'],
    ['material', 'PVC'],
  ] as const;
  expect(read(values)).toEqual([['12'], ['4/137'], ['25x8-12']]);
});

it('lets what is not known contradict nothing', () => {
  expect(agree(new Set(['12']), new Set(['12', '14']))).toBe(true);
  expect(agree(new Set(), new Set(['14']))).toBe(true);
  expect(agree(new Set(['12']), new Set(['14']))).toBe(false);
});
