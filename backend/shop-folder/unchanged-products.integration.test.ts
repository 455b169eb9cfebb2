/** A second apply stores what differs, and nothing else. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { statementsOf } from '#tests/support/count-statements.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop } from './apply-shop.ts';
import { shopOf } from './testing-folder.ts';

const file = 'catalogue/products.csv';
const columns = 'article_number,brand,category,name_fi,price_fi,stock,images,weight_grams,p:size,gtin';
const row = (index: number): string =>
  `P-${index},Example Brand,example,Tuote ${index},"19,90",10,p-${index % 2}.png,500,S,`;

async function shopWith(products: number) {
  const shop = await shopOf();
  const put = async (name: string, background: string) => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } });
    await writeFile(join(shop.folder, 'pictures', name), await picture.png().toBuffer());
  };
  await put('p-0.png', 'red');
  await put('p-1.png', 'blue');
  const head = columns.replace('price_fi', 'price_se');
  await shop.write(file, [head, ...Array.from({ length: products }, (_, index) => row(index))].join('\n'));
  const { db } = await openTestDatabase();
  const apply = async () => (await applyShop(await shop.read(), { db })).products;
  return { ...shop, db, put, apply };
}

test('a row that says what the shop has is not stored again, and one that says anything else is', async () => {
  const { db, edit, put, apply } = await shopWith(6);
  expect(await apply()).toMatchObject({ added: 6, unchanged: 0 });
  expect(await apply()).toMatchObject({ added: 0, changed: 0, unchanged: 6 });
  const changeOf = async (before: string, after: string): Promise<number | undefined> => {
    await edit(file, text => text.replace(before, after));
    const report = await apply();
    expect(report?.skipped).toBe(0);
    expect(await apply()).toMatchObject({ changed: 0, unchanged: 6 });
    return report?.changed;
  };
  expect(await changeOf('Tuote 3,"19,90"', 'Tuote 3,"18,90"')).toBe(1);
  expect(await changeOf('Tuote 2,', 'Toinen,')).toBe(1);
  expect(
    await changeOf(
      'P-4,Example Brand,example,Tuote 4,"19,90",10',
      'P-4,Example Brand,example,Tuote 4,"19,90",9',
    ),
  ).toBe(1);
  expect(await changeOf('p-1.png,500,S,', 'p-0.png|p-1.png,500,S,')).toBe(1);
  expect(await changeOf('500,S,', '500,M,')).toBe(1);
  expect(await changeOf('500,S,', '700,S,')).toBe(1);
  expect(await changeOf('500,S,', '500,S,6408430001156')).toBe(1);
  // Another picture of the same name: three products show it.
  await put('p-1.png', 'green');
  expect(await apply()).toMatchObject({ changed: 3, unchanged: 3 });
  expect(await apply()).toMatchObject({ changed: 0, unchanged: 6 });
  // What was changed beside the folder is as the folder says again.
  await sql`update sku set weight_grams = 1 where article_number = 'P-5'`.execute(db);
  await sql`update price set selling_minor = 1 where product_id = (select product_id from product where article_number = 'P-0')`.execute(
    db,
  );
  await sql`delete from product_category where product_id = (select product_id from product where article_number = 'P-1')`.execute(
    db,
  );
  expect(await apply()).toMatchObject({ changed: 3, unchanged: 3 });
  expect(await apply()).toMatchObject({ changed: 0, unchanged: 6 });
});

test('what was sold is not put back, and the number that the shop has by chance counts as stated', async () => {
  const { db, edit, apply } = await shopWith(2);
  await apply();
  const stock = async () =>
    (
      await sql<{
        in_stock: number;
      }>`select in_stock from stock join sku using (sku_id) where article_number = 'P-0'`.execute(db)
    ).rows[0]?.in_stock;
  await sql`update stock set in_stock = 7`.execute(db);
  expect(await apply()).toMatchObject({ unchanged: 2 });
  expect(await stock()).toBe(7);
  await edit(file, text => text.replace('Tuote 0,"19,90",10', 'Tuote 0,"19,90",7'));
  expect(await apply()).toMatchObject({ changed: 1, unchanged: 1 });
  await sql`update stock set in_stock = 3`.execute(db);
  expect(await apply()).toMatchObject({ unchanged: 2 });
  expect(await stock()).toBe(3);
});

test('a second apply of forty products takes as many statements as one of two', async () => {
  const [two, forty] = [await shopWith(2), await shopWith(40)];
  await two.apply();
  await forty.apply();
  const few = await statementsOf(two.apply);
  const many = await statementsOf(forty.apply);
  expect(many.length - few.length).toBeLessThan(5);
});
