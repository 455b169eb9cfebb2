/** Files as spreadsheets and suppliers bend them: what they mean is stored, what cannot be known is refused. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { importWorld } from '#tests/support/worlds/import-world.ts';

const start = 'article_number,brand,category,name_fi,price_fi';
const line = (article: string, rest = 'Köysi,9,90') => {
  const [name, ...price] = rest.split(',');
  return `${article},Lumikko,vinssikoydet,${name},"${price.join(',')}"`;
};
const jpeg = (colour: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

it('gives a new weight to the SKU as well, by which delivery is priced', async () => {
  const { load, db } = await importWorld();
  await load('a.csv', `${start},weight_grams\n${line('W-1')},43000\n`);
  await load('b.csv', 'article_number,weight_grams\nW-1,500\n');
  const weights = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select(['sku.weight_grams as sku', 'product.weight_grams as product'])
    .where('product.article_number', '=', 'W-1')
    .execute();
  expect(weights).toEqual([{ sku: 500, product: 500 }]);
});

it('makes an address of any alias, and of a name without Latin letters', async () => {
  const { load, product } = await importWorld();
  const report = await load(
    'a.csv',
    `${start},alias_fi\n${line('A-1')},Hyvä Köysi/../10 m\n${line('A-2')},///\n${line('A-3', 'Шина,9')},\n${line('ЯЯ', '绳索,9')},\n`,
  );
  expect(report).toMatchObject({ added: 3, problems: [{ line: 3, column: 'alias_fi' }] });
  expect((await product('A-1'))?.alias).toBe('hyva-koysi-10-m');
  expect((await product('A-3'))?.alias).toBe('a-3');
  expect((await product('ЯЯ'))?.alias).toMatch(/^[0-9a-f]{8}$/);
});

it('stores no picture that is empty or cut off, and goes on with the next row', async () => {
  const { load, folder } = await importWorld();
  const whole = await jpeg('red');
  await writeFile(join(folder, 'empty.jpg'), '');
  await writeFile(join(folder, 'cut.jpg'), whole.subarray(0, whole.length - 300));
  await writeFile(join(folder, 'takarengas ä'.normalize('NFD') + '.jpg'), whole);
  const report = await load(
    'a.csv',
    `${start},images\n${line('P-1')},empty.jpg\n${line('P-2')},cut.jpg\n${line('P-3')},takarengas ä.jpg\n`,
  );
  expect(report).toMatchObject({ added: 1, skipped: 2 });
  expect(report.problems.map(({ line: at, reason }) => [at, reason])).toEqual([
    [2, '"empty.jpg" is empty'],
    [3, '"cut.jpg" is damaged or cut off'],
  ]);
});

it('keeps the picture of another product that has the same file name in another folder', async () => {
  const { load, db, folder } = await importWorld();
  await mkdir(join(folder, 'other'));
  await writeFile(join(folder, '1.jpg'), await jpeg('red'));
  await load('a.csv', `${start},images\n${line('S-1')},1.jpg\n`);
  await writeFile(join(folder, '1.jpg'), await jpeg('blue'));
  await load('b.csv', `${start},images\n${line('S-2')},1.jpg\n`);
  await rename(join(folder, '1.jpg'), join(folder, 'other', '1.jpg'));
  const shown = await db
    .selectFrom('product_image')
    .innerJoin('product', 'product.product_id', 'product_image.product_id')
    .innerJoin('image_original', 'image_original.file_name', 'product_image.file_name')
    .select(['product.article_number', 'product_image.file_name', 'image_original.version'])
    .where('product.article_number', 'in', ['S-1', 'S-2'])
    .where('image_original.type', '=', 'product')
    .orderBy('product.article_number')
    .execute();
  expect(shown).toMatchObject([
    { article_number: 'S-1', file_name: '1.jpg', version: 1 },
    { article_number: 'S-2', file_name: expect.stringMatching(/^1-[0-9a-f]{8}\.jpg$/) },
  ]);
});

it('reads pictures as Studio does: each that cannot be drawn is named with its row', async () => {
  const { load, db, folder } = await importWorld();
  const put = (name: string, data: Buffer | string) => writeFile(join(folder, name), data);
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } });
  await put('large.png', await flat(8000, 6000).png({ compressionLevel: 1 }).toBuffer());
  await put('phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  await put('none.jpg', '');
  await put('turned.jpg', await flat(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  await put('still.gif', await flat(20, 10).gif().toBuffer());
  await put('clean.jpg', await jpeg('blue'));
  const names = ['large.png', 'phone.heic', 'none.jpg', 'turned.jpg', 'still.gif', 'clean.jpg'];
  const report = await load(
    'a.csv',
    `${start},images\n${names.map((name, index) => `${line(`P-${index}`)},${name}`).join('\n')}\n`,
  );
  expect(report).toMatchObject({ added: 3, skipped: 3 });
  expect(report.problems.map(({ line: at, column, reason }) => [at, column, reason])).toEqual([
    [
      2,
      'images',
      '"large.png" has more than 40 megapixels, or as a JPEG that is not progressive more than 120',
    ],
    [3, 'images', '"phone.heic" is a HEIC picture of a phone: save it as JPEG'],
    [4, 'images', '"none.jpg" is empty'],
  ]);
  const stored = await db
    .selectFrom('image_original')
    .select(['file_name', 'mime', 'width', 'height', 'data'])
    .where('file_name', 'in', names)
    .orderBy('file_name')
    .execute();
  expect(stored).toMatchObject([
    { file_name: 'clean.jpg', data: await jpeg('blue') },
    { file_name: 'still.gif', mime: 'image/png', width: 20, height: 10 },
    { file_name: 'turned.jpg', mime: 'image/jpeg', width: 30, height: 60 },
  ]);
});
