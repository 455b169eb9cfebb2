/** Originals in a real database. */
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createImageRepository } from './image.repository.ts';

const picture = {
  type: 'product',
  fileName: "rengas 'öljy'.svg",
  mime: 'image/svg+xml',
  width: 800,
  height: 1000,
  data: Buffer.from([0, 1, 255]),
};

it('answers what was saved, byte for byte', async () => {
  await using database = await createTestDatabase();
  const images = createImageRepository(database.db);
  await images.save(picture);
  expect(await images.find('product', picture.fileName)).toEqual({ ...picture, version: 1 });
  const { data: _data, ...facts } = picture;
  expect(await images.facts('product', picture.fileName)).toEqual({ ...facts, version: 1 });
});

it('raises the version of a picture that is replaced', async () => {
  await using database = await createTestDatabase();
  const images = createImageRepository(database.db);
  await images.save(picture);
  await images.save({ ...picture, data: Buffer.from([7]) });
  expect(await images.find('product', picture.fileName)).toMatchObject({
    version: 2,
    data: Buffer.from([7]),
  });
});

it.each([
  ['product', 'none.svg'],
  ['brand', picture.fileName],
  ["product' or 1=1--", '%'],
])('answers null for %s %s', async (type, name) => {
  await using database = await createTestDatabase();
  const images = createImageRepository(database.db);
  await images.save(picture);
  expect([await images.find(type, name), await images.facts(type, name)]).toEqual([null, null]);
});
