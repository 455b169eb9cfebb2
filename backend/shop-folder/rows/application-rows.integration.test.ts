/** Applications in a shop's folder: stored, exported, and what they say of where parts fit (R-VEHICLE-24). */
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { exportApplications } from '../export/export-applications.ts';
import { createLeftOut } from '../export/export-context.ts';
import { shopOf } from '../testing-folder.ts';

const file = 'catalogue/applications.csv';
const table = `article_number,manufacturer,model,years,position,quantity,qualifier_fi,note_fi
EXAMPLE-1,Honda,TRX520,2019-2020,front,2,vain ohjaustehostimen kanssa,
EXAMPLE-1,Honda,TRX520,2019,front,1,,Kysy meiltä
EXAMPLE-1,Polaris,Ranger,2018,,,,
EXAMPLE-2,Honda,TRX520,2020,rear,1,,
`;

async function world() {
  const { db } = await openTestDatabase();
  const shop = await shopOf();
  await shop.edit('shop.json', text => text.replace(/\s*"vehicles": false,/, ''));
  await shop.write(
    'catalogue/vehicles.csv',
    'manufacturer,model,years\nHonda,TRX520,2019-2020\nPolaris,Ranger,2018\n',
  );
  await shop.write(file, table);
  const listed = async (article: string) => {
    const rows = await db
      .selectFrom('product_parameter')
      .innerJoin('product', 'product.product_id', 'product_parameter.product_id')
      .innerJoin(
        'parameter_value',
        'parameter_value.parameter_value_id',
        'product_parameter.parameter_value_id',
      )
      .select(['slug', 'by_application'])
      .where('article_number', '=', article)
      .where('parameter_id', '=', 477)
      .orderBy('slug')
      .execute();
    return rows.map(row => (row.by_application ? `${row.slug}*` : row.slug));
  };
  return { db, ...shop, listed };
}

test('a part fits what it has an application for, as long as the file says so', async () => {
  const { db, read, edit, findings, listed } = await world();
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  expect(await listed('EXAMPLE-1')).toEqual([
    'honda-2019-trx520*',
    'honda-2020-trx520*',
    'polaris-2018-ranger*',
  ]);
  expect(await planShop(await read(), { db })).toEqual([]);
  // What the product lists by itself stays when its applications leave.
  await edit('catalogue/products.csv', text => {
    const [head = '', ...rows] = text.trim().split('\n');
    return [
      `${head},vehicles`,
      ...rows.map((row, at) => `${row},${at === 0 ? 'honda-2020-trx520' : ''}`),
    ].join('\n');
  });
  await applyShop(await read(), { db });
  expect(await listed('EXAMPLE-1')).toEqual([
    'honda-2019-trx520*',
    'honda-2020-trx520',
    'polaris-2018-ranger*',
  ]);
  await edit(file, text =>
    text
      .split('\n')
      .filter(line => !line.startsWith('EXAMPLE-1'))
      .join('\n'),
  );
  const changes = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(changes).toEqual([
    'application EXAMPLE-1 Honda TRX520 2019 front removed',
    'application EXAMPLE-1 Honda TRX520 2020 front removed',
    'application EXAMPLE-1 Honda TRX520 2019 front removed',
    'application EXAMPLE-1 Polaris Ranger 2018  removed',
  ]);
  await applyShop(await read(), { db });
  expect(await listed('EXAMPLE-1')).toEqual(['honda-2020-trx520']);
  expect(await planShop(await read(), { db })).toEqual([]);
});

test('what is exported is what was applied', async () => {
  const { db, read } = await world();
  await applyShop(await read(), { db });
  const products = await db.selectFrom('product').select(['product_id', 'article_number']).execute();
  const context = {
    ...{ db, left: createLeftOut(), shown: new Map(), languages: ['fi'] as const },
    ...{ shop: (await read()).shop?.data ?? expect.fail('no shop'), timeZone: 'Europe/Stockholm' },
  };
  const numbers = new Map(products.map(row => [row.product_id, row.article_number]));
  expect(await exportApplications(context, numbers)).toBe(table);
  expect(context.left.lines()).toEqual([]);
});

test.each([
  ['EXAMPLE-2', 'NOPE', 5, 'SHOP021'],
  ['Polaris,Ranger', 'Polaris,Rangr', 4, 'SHOP021'],
  ['2019-2020', '2019-2021', 2, 'SHOP021'],
  ['2019-2020', 'all', 2, 'SHOP008'],
  ['rear,1', 'behind,1', 5, 'SHOP008'],
  ['rear,1', 'rear,0', 5, 'SHOP008'],
  ['rear,1', 'rear,two', 5, 'SHOP008'],
  ['EXAMPLE-2,Honda', 'EXAMPLE-2,', 5, 'SHOP005'],
  ['note_fi', 'remark_fi', 1, 'SHOP002'],
  ['EXAMPLE-2,Honda,TRX520,2020,rear,1,', 'EXAMPLE-1,Polaris,Ranger,2018,,1,', 5, 'SHOP009'],
])('check finds a mistake: %s → %s', async (from, to, line, code) => {
  const { edit, findings } = await world();
  await edit(file, text => text.replace(from, to));
  expect(await findings()).toContain(`${file}:${line} ${code}`);
});
