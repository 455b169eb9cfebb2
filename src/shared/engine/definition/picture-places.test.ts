/** In which shapes a place shows a picture (R-STUDIO-240). */
import { expect, it } from 'vitest';
import { cutShare, picturePlaceOf, shapeRatio, shownRatio } from './picture-places.ts';

it('chooses the first place that fits', () => {
  const places = [{ size: 'l', least: 1200 }, { layout: 'half', least: 600 }, { least: 400 }];
  expect(picturePlaceOf(places, { size: 'l', layout: 'half' })?.least).toBe(1200);
  expect(picturePlaceOf(places, { size: 'm', layout: 'half' })?.least).toBe(600);
  expect(picturePlaceOf(places, { size: undefined, layout: undefined })?.least).toBe(400);
  expect(picturePlaceOf(places.slice(0, 2), { size: 'm', layout: 'third' })).toBeUndefined();
});

it.each([
  ['as it is between both', 0.4, { widest: '3:1', tallest: '2:1' }, 0.4],
  ['no taller', 4 / 3, { tallest: '2:1' }, 0.5],
  ['no wider', 0.1, { widest: '4:1' }, 0.25],
  ['as it is in any shape', 4 / 3, {}, 4 / 3],
  ['in one shape alone', 4 / 3, { widest: '2:1', tallest: '2:1' }, 0.5],
])('shows a picture %s', (_how, ratio, shape, shown) => {
  expect(shownRatio(ratio, shape)).toBeCloseTo(shown);
});

it('says how much is cut off on either side', () => {
  expect(cutShare(shapeRatio('3:4'), { tallest: '12:5' })).toBeCloseTo(0.6875);
  expect(cutShare(shapeRatio('8:1'), { widest: '2:1' })).toBeCloseTo(0.75);
  expect(cutShare(shapeRatio('3:4'), undefined)).toBe(0);
});
