/** Which crops of a picture are shown (R-STUDIO-240). */
import { expect, it } from 'vitest';
import { cropsOf } from './crops.tsx';

it('shows the crop of each screen of the place, and none where all of it is shown', () => {
  const place = { desktop: { tallest: '2:1' }, phone: { tallest: '1:1' }, least: 1 };
  expect(cropsOf(4 / 3, place, id => id)).toEqual([
    { name: 'MEDIA_CROP_DESKTOP', ratio: 0.5 },
    { name: 'MEDIA_CROP_PHONE', ratio: 1 },
  ]);
  expect(cropsOf(4 / 3, { least: 400 }, id => id)).toEqual([]);
  expect(cropsOf(4 / 3, undefined, id => id)).toEqual([]);
});
