/** Price lists of a shop's folder: checked, stored, and who pays them. */
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { shopOf } from '../testing-folder.ts';

const prices = 'catalogue/price-lists.csv';
const customers = 'catalogue/price-list-customers.csv';

async function shopWithLists() {
  const shop = await shopOf();
  await shop.write(prices, 'list;article_number;price_se\nclubs;EXAMPLE-1;99,50\nclubs;EXAMPLE-2;10\n');
  await shop.write(customers, 'list;customer\nclubs;Club@example.com\nclubs;later@example.com\n');
  return shop;
}

test('prices and customers of lists are stored; what left the files is removed, and a missing account is said', async () => {
  const { db } = await openTestDatabase();
  const { read, edit, findings } = await shopWithLists();
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  const { customer_id } = await db
    .insertInto('customer')
    .values({ email: 'club@example.com', password_hash: '$argon2id$none', address: '{}' })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  expect((await planShop(await read(), { db })).map(change => describeChange(change))).toEqual([
    'customer price list clubs club@example.com created',
  ]);
  const said: string[] = [];
  const onUnresolved = ({ file, line, code }: { file: string; line: number; code: string }) =>
    void said.push(`${file}:${line} ${code}`);
  const { unresolved } = await applyShop(await read(), { db, onUnresolved });
  expect([unresolved, ...said]).toEqual([1, `${customers}:3 SHOP054`]);
  const rows = () =>
    db
      .selectFrom('price_list_price as p')
      .innerJoin('customer_price_list as c', 'c.price_list_id', 'p.price_list_id')
      .select(['c.customer_id', 'p.product_id', 'p.market_id', 'p.selling_minor'])
      .orderBy('p.product_id')
      .execute();
  const first = { customer_id, product_id: 1, market_id: 'se', selling_minor: 9_950 };
  expect(await rows()).toEqual([first, { ...first, product_id: 2, selling_minor: 1_000 }]);
  expect(await planShop(await read(), { db })).toEqual([]);

  await edit(prices, text => text.replace('clubs;EXAMPLE-2;10\n', '').replace('99,50', '95'));
  expect((await planShop(await read(), { db })).map(change => describeChange(change))).toEqual([
    'price list price clubs EXAMPLE-1 se changed: selling_minor 9950 → 9500',
    'price list price clubs EXAMPLE-2 se removed',
  ]);
  await applyShop(await read(), { db });
  expect(await rows()).toEqual([{ ...first, selling_minor: 9_500 }]);
});

test('a plan says what the first apply would store, and stores nothing', async () => {
  const { db } = await openTestDatabase();
  const { read } = await shopWithLists();
  const lines = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(lines.filter(line => line.startsWith('price list'))).toEqual([
    'price list clubs created',
    'price list price clubs EXAMPLE-1 se created',
    'price list price clubs EXAMPLE-2 se created',
  ]);
  expect(await db.selectFrom('price_list').selectAll().execute()).toEqual([]);
});

test('every mistake in the lists is found, with its line', async () => {
  const { write, findings } = await shopOf();
  await write(
    prices,
    'list;article_number;price_se;price_no\nclubs;EXAMPLE-1;99,50;\nclubs;EXAMPLE-1;1;\nclubs;GONE;1;\nclubs;EXAMPLE-2;x;\nclubs;EXAMPLE-3;;\n',
  );
  await write(
    customers,
    'list;customer\nother;a@example.com\nclubs;no-mail\nclubs;b@example.com\nclubs;B@example.com\n',
  );
  expect(await findings()).toEqual([
    `${customers}:2 SHOP021`,
    `${customers}:3 SHOP008`,
    `${customers}:5 SHOP009`,
    `${prices}:1 SHOP021`,
    `${prices}:3 SHOP009`,
    `${prices}:4 SHOP021`,
    `${prices}:5 SHOP030`,
    `${prices}:6 SHOP005`,
  ]);
});
