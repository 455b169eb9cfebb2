/** The renderings of demo/pictures are complete: a shop that is seeded from them lacks no picture. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scenes } from '../content/content-rows.ts';
import { draftProducts } from '../products/draft.ts';
import { families } from '../products/families.ts';
import { chooseImages } from '../products/image-choice.ts';
import { packages } from '../products/package-lines.ts';
import { createRandom } from '../random.ts';
import { brandColour } from '../shop/brand-colours.ts';
import { brands } from '../shop/brands.ts';
import { pictureKinds } from './kinds.ts';
import { createPictureSource } from './picture-source.ts';
import { kindOf } from './product-image.ts';

const folder = join(import.meta.dirname, '../pictures');
const missing = (files: readonly string[]): string[] => files.filter(file => !existsSync(join(folder, file)));

it('has two sides with their accents and a wide picture of every kind', () => {
  const files = pictureKinds.flatMap(kind => [
    ...[0, 1].flatMap(view => [`${kind}-${view}.webp`, `${kind}-${view}.accent.webp`]),
    `${kind}.banner.webp`,
  ]);
  expect(missing(files)).toEqual([]);
});

it('has a mark and a colour of every brand, and every picture of the pages', () => {
  expect(missing([...scenes, ...brands.map(({ alias }) => `brand-${alias}.svg`)])).toEqual([]);
  expect(brands.filter(brand => brandColour(brand) === undefined)).toEqual([]);
});

it('has no kind that no product shows', () => {
  const shown = new Set(
    [...families, packages]
      .flatMap(family => family.lines)
      .flatMap(line => [line.picture, ...(line.sizes ?? []).map(size => kindOf({ size, line }))]),
  );
  expect(pictureKinds.filter(kind => !shown.has(kind))).toEqual([]);
});

it('shows a product in the colour of its name', () => {
  const drafts = draftProducts(400, 1001, new Map(), createRandom(1));
  const images = chooseImages(drafts);
  const coloured = drafts.filter(({ colour }) => colour !== null);
  expect(coloured.length).toBeGreaterThan(40);
  for (const { id, colour } of coloured)
    expect(new Set(images.get(id)?.map(image => image.colour))).toEqual(new Set([colour?.key]));
});

it('makes a picture of the size of its rendering', async () => {
  const { mime, width, height, data } = await createPictureSource(folder).product({
    kind: 'winch',
    colour: 'red',
    view: 2,
  });
  expect({ mime, square: width === height, small: data.length < 60_000 }).toEqual({
    mime: 'image/jpeg',
    square: true,
    small: true,
  });
});
