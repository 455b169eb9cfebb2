/** Products of a folder with `demo.json` are as new, and come as soon, on whatever day an empty database is filled. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { planProducts } from '../plan-products.ts';
import { shopOf } from '../testing-folder.ts';

const products = [
  'article_number,brand,category,name_fi,price_se,first_available_on,incoming_on',
  'NEW-1,Example Brand,example,Uusi,"19,90",2026-10-30,2026-11-05',
  'SIZED-1,Example Brand,example,Koot,"19,90",2026-09-01,',
];
const sizes = [
  'article_number,product,name,incoming_on',
  'SIZED-1-S,SIZED-1,S,2026-11-20',
  'SIZED-1-M,SIZED-1,M,',
];

async function shopWithDays() {
  const shop = await shopOf();
  await shop.write('catalogue/products.csv', products.join('\n'));
  await shop.write('catalogue/sizes.csv', sizes.join('\n'));
  await shop.write('demo.json', JSON.stringify({ writtenOn: '2026-11-01' }));
  expect(await shop.findings()).toEqual([]);
  return shop;
}

type Db = Awaited<ReturnType<typeof openTestDatabase>>['db'];

async function daysOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', s.article_number, p.first_available_on, k.incoming_on) as line
    from sku s join stock k using (sku_id) join product p using (product_id) where s.active order by 1`.execute(
    db,
  );
  return rows.map(({ line }) => line);
}

function onDay(day: string): void {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const afterTenDays = [
  'NEW-1 2026-11-09 2026-11-15',
  'SIZED-1-M 2026-09-11',
  'SIZED-1-S 2026-09-11 2026-11-30',
];

test('days move to the day of the first apply, and stay there', async () => {
  const { db } = await openTestDatabase();
  const { read } = await shopWithDays();
  onDay('2026-11-11');
  await applyShop(await read(), { db });
  expect(await daysOf(db)).toEqual(afterTenDays);
  onDay('2026-12-24');
  expect(await planShop(await read(), { db })).toEqual([]);
  expect(await planProducts(await read(), db)).toMatchObject({ added: 0, changed: 0 });
  for (const only of [undefined, ['products', 'sizes'] as const]) {
    const { changes, products: report } = await applyShop(await read(), { db, ...(only && { only }) });
    expect([changes, report?.unchanged]).toEqual([[], 2]);
  }
  expect(await daysOf(db)).toEqual(afterTenDays);
  const { db: later } = await openTestDatabase();
  await applyShop(await read(), { db: later });
  expect(await daysOf(later)).toEqual([
    ...['NEW-1 2026-12-22 2026-12-28', 'SIZED-1-M 2026-10-24', 'SIZED-1-S 2026-10-24 2027-01-12'],
  ]);
});

test('a folder that is not only for trying has the days that it says', async () => {
  const { db } = await openTestDatabase();
  const { read, folder } = await shopWithDays();
  await rm(join(folder, 'demo.json'));
  onDay('2026-11-11');
  await applyShop(await read(), { db });
  expect(await daysOf(db)).toEqual([
    ...['NEW-1 2026-10-30 2026-11-05', 'SIZED-1-M 2026-09-01', 'SIZED-1-S 2026-09-01 2026-11-20'],
  ]);
});

test('products that demo.json came to before days were moved keep theirs', async () => {
  const { db } = await openTestDatabase();
  const { read } = await shopWithDays();
  onDay('2026-11-01');
  await applyShop(await read(), { db });
  const before = await daysOf(db);
  await db.deleteFrom('setting').where('key', '=', 'shop.demo.day').execute();
  onDay('2026-11-11');
  expect(await planProducts(await read(), db)).toMatchObject({ changed: 0 });
  await applyShop(await read(), { db });
  expect(await daysOf(db)).toEqual(before);
});
