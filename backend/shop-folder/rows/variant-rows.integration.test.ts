import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { shopOf } from '../testing-folder.ts';

const file = 'catalogue/variants.csv';
const table = `article_number;group;main;dimension;value_fi;hex;second_dimension;second_value_fi
EXAMPLE-1;Köysi;;colour;Punainen;#c81e1e;length;10 m
EXAMPLE-2;Köysi;x;colour;Sininen;#1e1ec8;length;10 m
`;

test('variants are one choice; what left the file is sold alone', async () => {
  const { db } = await openTestDatabase();
  const { read, write, edit, findings } = await shopOf();
  await write(file, table);
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  expect(await db.selectFrom('variant_group').selectAll().execute()).toEqual([
    { variant_group_id: 1, name: 'Köysi', main_product_id: 2, collapse_in_lists: true },
  ]);
  const values = await db
    .selectFrom('variant_value')
    .selectAll()
    .orderBy('product_id')
    .orderBy('level')
    .execute();
  expect(values.slice(0, 2)).toEqual([
    {
      ...{
        product_id: 1,
        level: 1,
        dimension: 'Length',
        type: 'product',
        value: '10-m',
        label: { fi: '10 m' },
      },
      ...{ attributes: [], sort_order: 1 },
    },
    {
      ...{ product_id: 1, level: 2, dimension: 'Color', type: 'selection', value: 'punainen' },
      ...{ label: { fi: 'Punainen' }, attributes: [{ key: 'hex', value: 'c81e1e' }], sort_order: 1 },
    },
  ]);
  expect(await planShop(await read(), { db })).toEqual([]);
  await edit(file, text => text.replace('EXAMPLE-1;', 'EXAMPLE-3;'));
  const lines = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(lines.toSorted()).toEqual([
    'product EXAMPLE-1 changed: variant_group "Köysi" → null',
    'product EXAMPLE-3 changed: variant_group null → "Köysi"',
    'variant value EXAMPLE-1 Color removed',
    'variant value EXAMPLE-1 Length removed',
    'variant value EXAMPLE-3 Color created',
    'variant value EXAMPLE-3 Length created',
  ]);
  await applyShop(await read(), { db });
  expect(await planShop(await read(), { db })).toEqual([]);
  await write(file, table.split('\n')[0] ?? '');
  await applyShop(await read(), { db });
  const left = await db.selectFrom('product').select('variant_group_id').execute();
  expect(left.every(row => row.variant_group_id === null)).toBe(true);
  expect(await db.selectFrom('variant_group').selectAll().execute()).toEqual([]);
});

test.each([
  ['EXAMPLE-1;', 'NOPE;', 2, 'SHOP021'],
  ['EXAMPLE-1;', 'EXAMPLE-2;', 3, 'SHOP009'],
  ['EXAMPLE-1;Köysi', 'EXAMPLE-1;Naru', 2, 'SHOP007'],
  ['EXAMPLE-1;Köysi', 'EXAMPLE-1;', 2, 'SHOP005'],
  ['Köysi;;', 'Köysi;x;', 3, 'SHOP029'],
  ['Sininen', 'Punainen', 3, 'SHOP009'],
  ['Punainen', '', 2, 'SHOP005'],
  ['#c81e1e;length;10 m', '#c81e1e;length;', 2, 'SHOP005'],
  ['#c81e1e;length', '#c81e1e;colour', 2, 'SHOP029'],
  ['#c81e1e;length', '#c81e1e;width', 3, 'SHOP029'],
  ['#c81e1e', 'red', 2, 'SHOP008'],
  ['value_fi', 'value_sv', 1, 'SHOP022'],
  ['hex', 'rgb', 1, 'SHOP002'],
])('check finds a mistake: %s → %s', async (from, to, line, code) => {
  const { edit, write, findings } = await shopOf();
  await write(file, table);
  await edit(file, text => text.replace(from, to));
  expect(await findings()).toContain(`${file}:${line} ${code}`);
});
