import { expect, expectTypeOf, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from './apply-shop.ts';
import { describeChange } from './describe-change.ts';
import type { FileKind } from './folder-files.ts';
import type { TableKind } from './folder-tables.ts';
import type { PartFile } from './parts.ts';
import { planProducts } from './plan-products.ts';
import { shopOf, spaced } from './testing-folder.ts';
import { warningsOf } from './warnings-of.ts';

/** Without pictures, which take long to draw. */
async function shopWithoutPictures() {
  const shop = await shopOf();
  await shop.edit('catalogue/products.csv', text => text.replaceAll(/example-\d\.svg/g, ''));
  return shop;
}

test('an apply of some parts leaves the others alone, and plan says the same', async () => {
  const { db } = await openTestDatabase();
  const { read, edit } = await shopWithoutPictures();
  await applyShop(await read(), { db });
  await edit('delivery.json', text => text.replace('"SEK": 5.9', '"SEK": 79'));
  await edit('payment.json', text =>
    text.replace(spaced('"kind": "transfer"'), '"kind": "transfer", "fee": {"SEK": 10}'),
  );
  await edit('catalogue/products.csv', text => text.replace('"19,90"', '"29,90"'));
  const folder = await read();
  const only = ['markets', 'delivery'] as const;
  const fee = 'shipping option parcel in se changed: fee_minor 590 → 7900';
  expect((await planShop(folder, { db, only })).map(describeChange)).toEqual([fee]);
  const applied = await applyShop(folder, { db, only });
  expect([applied.changes.map(describeChange), applied.products]).toEqual([[fee], null]);
  expect((await planShop(folder, { db })).map(describeChange)).toEqual([
    'payment option prepayment in se changed: fee_minor 0 → 1000',
  ]);
});

test('every file of a folder belongs to a part, but the look, which is not in the database', async () => {
  // Pages are files in `content/`, which are parts of their own.
  expectTypeOf<Exclude<FileKind | TableKind, PartFile | 'page' | 'theme'>>().toBeNever();
  const { db } = await openTestDatabase();
  const { read, write } = await shopWithoutPictures();
  await applyShop(await read(), { db });
  await write('catalogue/price-lists.csv', 'list;article_number;price_se\nclubs;EXAMPLE-1;9,50\n');
  await write('catalogue/price-list-customers.csv', 'list;customer\nclubs;club@example.com\n');
  const folder = await read();
  expect(await planShop(folder, { db, only: ['markets', 'products'] })).toEqual([]);
  expect((await planShop(folder, { db, only: ['priceLists'] })).map(describeChange)).toEqual([
    'price list clubs created',
    'price list price clubs EXAMPLE-1 se created',
  ]);
});

test('price lists alone leave those of accounts for trying as they are', async () => {
  const { db } = await openTestDatabase();
  const { read, write } = await shopWithoutPictures();
  await write('catalogue/price-lists.csv', 'list;article_number;price_se\nclubs;EXAMPLE-1;9,50\n');
  await write('catalogue/price-list-customers.csv', 'list;customer\n');
  const account = {
    ...{ mail: 'try@example.com', password: 'correct horse battery', priceLists: ['clubs'] },
    ...{ customer: 'person', address: { country: 'SE' } },
  };
  await write('demo.json', JSON.stringify({ writtenOn: '2026-11-01', accounts: [account] }));
  await applyShop(await read(), { db });
  // The account is stored after the lists, which find it at the next apply.
  await applyShop(await read(), { db });
  const held = () => db.selectFrom('customer_price_list').selectAll().execute();
  expect(await held()).toHaveLength(1);
  await applyShop(await read(), { db, only: ['priceLists'] });
  expect(await held()).toHaveLength(1);
});

test('with no-hide nothing that left a file is hidden, ended or removed', async () => {
  const { db } = await openTestDatabase();
  const { read, edit, write } = await shopWithoutPictures();
  const empty = await read();
  await edit('catalogue/categories.csv', text => `${text}winter,,Vinter\n`);
  await edit('delivery.json', text =>
    text.replace(
      spaced('{ "id": "parcel"'),
      '{ "id": "home", "name": {"fi": "Kotiin"}, "fee": {"SEK": 99} }, { "id": "parcel"',
    ),
  );
  await write('catalogue/synonyms.csv', 'language,words\nfi,vene|paatti\n');
  await write('catalogue/vehicles.csv', 'manufacturer,model,years\nNimbus,C8,2019\n');
  await write('catalogue/relations.csv', 'from,to,kind\nEXAMPLE-1,EXAMPLE-2,related\n');
  await write(
    'catalogue/variants.csv',
    'article_number,group,dimension,value_fi\nEXAMPLE-2,a,colour,Sininen\nEXAMPLE-3,a,colour,Vihreä\n',
  );
  await write(
    'promotions.json',
    JSON.stringify({
      campaigns: [
        {
          id: 'gone',
          name: { fi: 'Ale' },
          effect: { kind: 'percentage', percent: 5 },
          codes: [{ code: 'ALE' }],
        },
      ],
    }),
  );
  await applyShop(await read(), { db });
  // Every entry leaves its file, and the files stay.
  await write('catalogue/synonyms.csv', 'language,words\nfi,köysi|naru\n');
  await write('catalogue/vehicles.csv', 'manufacturer,model,years\nNimbus,C9,2020\n');
  await write('catalogue/relations.csv', 'from,to,kind\nEXAMPLE-2,EXAMPLE-1,related\n');
  await write(
    'catalogue/variants.csv',
    'article_number,group,dimension,value_fi\nEXAMPLE-1,b,colour,Punainen\n',
  );
  await write('promotions.json', JSON.stringify({ campaigns: [] }));
  await edit('catalogue/categories.csv', text => text.replace('winter,,Vinter\n', ''));
  await edit('delivery.json', () => `${JSON.stringify(empty.delivery?.data)}\n`);
  const changed = await read();
  const kinds = (changes: Awaited<ReturnType<typeof planShop>>): string[] =>
    changes.filter(({ kind }) => ['hidden', 'ended', 'removed'].includes(kind)).map(({ entity }) => entity);
  expect(new Set(kinds(await planShop(changed, { db })))).toEqual(
    new Set([
      'category',
      'shipping_option',
      'synonyms',
      'vehicle',
      'product_relation',
      'variant_value',
      'variant_group',
      'campaign',
      'promo_code',
    ]),
  );
  expect(kinds(await planShop(changed, { db, keepsOthers: true }))).toEqual([]);
  expect(kinds((await applyShop(changed, { db, keepsOthers: true })).changes)).toEqual([]);
  const menu = await db
    .selectFrom('menu')
    .select('items')
    .where('menu_id', '=', 'main-desktop')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(menu.items)).toContain('Vinter');
  expect(await db.selectFrom('category').select('hidden').where('hidden', '=', true).execute()).toEqual([]);
  const groups = await db
    .selectFrom('product')
    .select('article_number')
    .where('variant_group_id', 'is not', null)
    .execute();
  expect(groups.length).toBe(3);
});

test('plan counts products, and warns of what shoppers would notice', async () => {
  const { db } = await openTestDatabase();
  const { read, edit } = await shopWithoutPictures();
  await applyShop(await read(), { db });
  const none = { added: 0, changed: 0, absent: 0, warnings: [] };
  expect(await planProducts(await read(), db)).toEqual(none);
  await edit('catalogue/products.csv', text =>
    text.replace('"19,90"', '"29,90"').replace('EXAMPLE-2', 'EXAMPLE-9'),
  );
  await edit('delivery.json', text => text.replace('"SEK": 5.9', '"SEK": 79'));
  await edit('content/terms.json', text => text.replace('"ostoehdot"', '"ehdot"'));
  const folder = await read();
  expect(await planProducts(folder, db)).toEqual({
    ...{ added: 1, changed: 1, absent: 1 },
    warnings: ['the price of EXAMPLE-1 in se rises: 19.9 → 29.9'],
  });
  expect(warningsOf(await planShop(folder, { db }), folder)).toEqual([
    'delivery parcel in se costs more: 5.9 → 79',
    'an address of the page terms is gone',
  ]);
  await edit('markets.json', text => text.replace('"se"', '"no"'));
  const moved = await read();
  expect(warningsOf(await planShop(moved, { db }), moved)).toContain('nothing can be ordered in se any more');
});

test('an apply does not put back pieces that were sold, and two at once end as one', async () => {
  const { db } = await openTestDatabase();
  const { read, edit, write } = await shopWithoutPictures();
  await edit('catalogue/products.csv', text => text.replace('"19,90",10', '"19,90",'));
  await write(
    'catalogue/sizes.csv',
    'article_number,product,name,stock\nEX-S,EXAMPLE-1,S,4\nEX-M,EXAMPLE-1,M,2\n',
  );
  const folder = await read();
  await Promise.all([applyShop(folder, { db }), applyShop(folder, { db })]);
  const pieces = async () =>
    Object.fromEntries(
      (
        await db
          .selectFrom('sku')
          .innerJoin('stock', 'stock.sku_id', 'sku.sku_id')
          .select(['article_number', 'in_stock'])
          .where('active', '=', true)
          .execute()
      ).map(row => [row.article_number, row.in_stock]),
    );
  const first = await pieces();
  expect(first).toMatchObject({ 'EX-S': 4, 'EX-M': 2 });
  await db
    .updateTable('stock')
    .set(eb => ({ in_stock: eb('in_stock', '-', 1), sold: eb('sold', '+', 1) }))
    .where('in_stock', '>', 0)
    .execute();
  const sold = Object.fromEntries(
    Object.entries(first).map(([name, count]) => [name, Math.max(0, count - 1)]),
  );
  expect(await planShop(folder, { db })).toEqual([]);
  expect(await planProducts(folder, db)).toMatchObject({ changed: 0 });
  await applyShop(folder, { db });
  expect(await pieces()).toEqual(sold);
  await edit('catalogue/sizes.csv', text => text.replace('S,4', 'S,9'));
  await applyShop(await read(), { db });
  expect(await pieces()).toEqual({ ...sold, 'EX-S': 9 });
});
