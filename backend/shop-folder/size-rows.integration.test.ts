import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '#backend/database/schema.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from './apply-shop.ts';
import { describeChange } from './describe-change.ts';
import { shopOf } from './testing-folder.ts';

const file = 'catalogue/sizes.csv';
const table = `article_number;product;name;gtin;stock;weight_grams
EX-S;EXAMPLE-1;S;6430000000016;4;
EX-M;EXAMPLE-1;M;;0;600
`;

async function shopWithSizes() {
  const shop = await shopOf();
  await shop.write(file, table);
  // The product has no stock of its own; the columns are there for other products.
  await shop.edit('catalogue/products.csv', text =>
    text
      .replace('"19,90",10', '"19,90",')
      .split('\n')
      .map((line, index) => (line === '' ? line : `${line},${index === 0 ? 'gtin,incoming_on' : ','}`))
      .join('\n'),
  );
  return shop;
}

const skus = async (db: Kysely<Schema>) =>
  (
    await db
      .selectFrom('sku')
      .innerJoin('stock', 'stock.sku_id', 'sku.sku_id')
      .select(['article_number', 'name', 'gtin', 'weight_grams', 'in_stock', 'active'])
      .where('product_id', '=', 1)
      .orderBy('sku.sku_id')
      .execute()
  ).map(row => Object.values(row));

test('a product is sold in its sizes, and again in one when it has lost them', async () => {
  const { db } = await openTestDatabase();
  const { read, write, edit, findings } = await shopWithSizes();
  await write(
    'promotions.json',
    JSON.stringify({
      campaigns: [
        { id: 'gift', name: { fi: 'Lahja' }, effect: { kind: 'gift', sku: 'EX-S' }, products: ['EXAMPLE-2'] },
      ],
    }),
  );
  expect(await findings()).toEqual([]);
  const first = await applyShop(await read(), { db });
  expect([first.unresolved, first.products?.skipped]).toEqual([0, 0]);
  const sold = [
    ['EXAMPLE-1', '-', null, 500, 0, false],
    ['EX-S', 'S', '6430000000016', 500, 4, true],
    ['EX-M', 'M', null, 600, 0, true],
  ];
  expect(await skus(db)).toEqual(sold);
  expect(await planShop(await read(), { db })).toEqual([]);
  const second = await applyShop(await read(), { db });
  expect([second.changes, second.products?.skipped]).toEqual([[], 0]);
  expect(await skus(db)).toEqual(sold);
  await edit(file, text =>
    text.replace('EX-M;EXAMPLE-1;M;;0;600', 'EX-L;EXAMPLE-1;L;;2;').replace(';4;', ';5;'),
  );
  const lines = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(lines).toEqual(['sku EX-L L created', 'sku EX-M M hidden', 'stock EX-S changed: in_stock 4 → 5']);
  await applyShop(await read(), { db });
  await write(file, table.split('\n')[0] ?? '');
  await write('promotions.json', '{ "campaigns": [] }');
  await applyShop(await read(), { db });
  expect((await skus(db)).map(([number, , , , , isSold]) => [number, isSold])).toEqual([
    ['EXAMPLE-1', true],
    ['EX-S', false],
    ['EX-M', false],
    ['EX-L', false],
  ]);
  expect(await planShop(await read(), { db })).toEqual([]);
  // Then the stock is again that of the product.
  await edit('catalogue/products.csv', text => text.replace('"19,90",', '"19,90",7'));
  expect((await applyShop(await read(), { db })).products?.skipped).toBe(0);
  expect((await skus(db))[0]).toEqual(['EXAMPLE-1', '-', null, 500, 7, true]);
});

test.each([
  ['EX-S;EXAMPLE-1', 'EX-M;EXAMPLE-1', 3, 'SHOP009'],
  ['EX-S;EXAMPLE-1', 'EXAMPLE-2;EXAMPLE-1', 2, 'SHOP009'],
  ['EX-S;EXAMPLE-1', '6,43E+12;EXAMPLE-1', 2, 'SHOP030'],
  ['EX-S;EXAMPLE-1', 'EX-S;NOPE', 2, 'SHOP021'],
  ['EX-S;EXAMPLE-1', 'EX-S;EXAMPLE-2', 2, 'SHOP029'],
  ['EX-S;EXAMPLE-1;S', 'EX-S;EXAMPLE-1;', 2, 'SHOP005'],
  ['EX-S;EXAMPLE-1;S', 'EX-S;EXAMPLE-1;m', 3, 'SHOP009'],
  ['6430000000016', '6430000000017', 2, 'SHOP030'],
  [';4;', ';four;', 2, 'SHOP030'],
  ['gtin', 'ean', 1, 'SHOP002'],
])('check finds a mistake: %s → %s', async (from, to, line, code) => {
  const { edit, findings } = await shopWithSizes();
  await edit(file, text => text.replace(from, to));
  expect(await findings()).toContain(`${file}:${line} ${code}`);
});

test('the only size of a product has a name in a row with the number of the product', async () => {
  const { db } = await openTestDatabase();
  const { read, write, edit, findings } = await shopWithSizes();
  const row = 'EXAMPLE-1;EXAMPLE-1;One size;;7;';
  await write(file, `${table.split('\n')[0] ?? ''}\n${row}\n`);
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  expect(await skus(db)).toEqual([['EXAMPLE-1', 'One size', null, 500, 7, true]]);
  expect(await planShop(await read(), { db })).toEqual([]);
  await edit(file, text => `${text}EX-S;EXAMPLE-1;S;;1;\n`);
  expect(await findings()).toEqual([`${file}:2 SHOP009`]);
});
