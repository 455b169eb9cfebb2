/** How large a picture may be, by how it is read. */
import sharp, { type JpegOptions } from 'sharp';
import { expect, it, vi } from 'vitest';
import { reviewPictureLimits } from '#backend/review/review-uploads.ts';
import { maxPhotoPixels } from '#kernel/picture-limits.ts';
import { readPicture } from './read-picture.ts';

// Encoding a photo takes seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 });

const photo = (width: number, height: number, { progressive = false, orientation = 1 } = {}) => {
  const options: JpegOptions = { quality: 20, progressive };
  return sharp({ create: { width, height, channels: 3, background: '#a33' }, limitInputPixels: false })
    .withMetadata({ orientation })
    .jpeg(options)
    .toBuffer();
};
const tooLarge = { ok: false, refusal: 'PICTURE_TOO_LARGE' };

it('takes a large photo in one pass, upright and made smaller', async () => {
  const turned = await photo(8_000, 6_000, { orientation: 6 });
  expect(await readPicture(turned)).toMatchObject({ ok: true, value: { width: 3_000, height: 4_000 } });
});

it('takes a progressive one of the size of other pictures alone', async () => {
  expect(await readPicture(await photo(8_000, 5_001, { progressive: true }))).toEqual(tooLarge);
  const smaller = await photo(4_000, 3_000, { progressive: true });
  expect(await readPicture(smaller)).toMatchObject({ ok: true, value: { width: 4_000, height: 3_000 } });
});

it('refuses a photo above the limit before it decodes it', async () => {
  expect(await readPicture(await photo(12_000, maxPhotoPixels / 12_000 + 1))).toEqual(tooLarge);
});

it('takes smaller photos from shoppers than from staff', async () => {
  const large = await photo(8_000, 8_001);
  expect(await readPicture(large, reviewPictureLimits)).toEqual(tooLarge);
  expect(await readPicture(large)).toMatchObject({ ok: true });
  const common = await photo(8_000, 6_000);
  expect(await readPicture(common, reviewPictureLimits)).toMatchObject({ ok: true, value: { width: 2_000 } });
});
