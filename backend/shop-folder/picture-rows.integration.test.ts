import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from './apply-shop.ts';
import { describeChange } from './describe-change.ts';
import { InvalidFolder } from './invalid-folder.ts';
import { shopOf } from './testing-folder.ts';

const square = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();

async function shopWithPictures() {
  const shop = await shopOf();
  const put = async (name: string, data: Buffer | string) =>
    writeFile(join(shop.folder, 'pictures', name), data);
  await put('ropes.png', await square('red'));
  await put('mark.png', await square('blue'));
  const withColumn = (name: string, value: string) => (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line, index) => `${line},${index === 0 ? name : value}`)
      .join('\n');
  await shop.edit('catalogue/categories.csv', withColumn('picture', 'ropes.png'));
  await shop.edit('catalogue/brands.csv', withColumn('logo', 'mark.png'));
  return { ...shop, put };
}

test('categories and brands have the pictures that their tables name', async () => {
  const { db } = await openTestDatabase();
  const { read, put, findings, folder } = await shopWithPictures();
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  const stored = async () =>
    (
      await db
        .selectFrom('image_original')
        .select(['type', 'file_name', 'version'])
        .where('type', '<>', 'product')
        .orderBy('type')
        .execute()
    ).map(row => Object.values(row).join(' '));
  expect(await stored()).toEqual(['brand mark.png 1', 'category ropes.png 1', 'categoryheader ropes.png 1']);
  const category = await db.selectFrom('category').selectAll().executeTakeFirstOrThrow();
  expect([category.primary_image, category.background_image]).toEqual(['ropes.png', null]);
  expect(await planShop(await read(), { db })).toEqual([]);
  // Another picture of the same name is another version, which browsers ask for anew.
  await put('ropes.png', await square('green'));
  const changes = await planShop(await read(), { db });
  expect(changes.map(describeChange)).toEqual([
    expect.stringContaining('category ropes.png'),
    expect.stringContaining('categoryheader ropes.png'),
  ]);
  await applyShop(await read(), { db });
  expect(await stored()).toEqual(['brand mark.png 1', 'category ropes.png 2', 'categoryheader ropes.png 2']);
  await put('ropes.png', 'a text');
  await expect(applyShop(await read(), { db })).rejects.toThrow(InvalidFolder);
  await rm(join(folder, 'pictures/ropes.png'));
  expect(await findings()).toEqual(['catalogue/categories.csv:2 SHOP031']);
});
