import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { shopOf } from '../testing-folder.ts';

const file = 'catalogue/relations.csv';
const table = `from;to;kind;sort
EXAMPLE-1;EXAMPLE-2;Accessories;
EXAMPLE-1;EXAMPLE-3;accessories;
EXAMPLE-2;EXAMPLE-1;similar;5
`;

test('relations are stored in their order; one that left the file is removed, and others stay', async () => {
  const { db } = await openTestDatabase();
  const { read, write, edit, findings } = await shopOf();
  await write(file, table);
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  const rows = () =>
    db
      .selectFrom('product_relation')
      .selectAll()
      .orderBy('product_id')
      .orderBy('relation')
      .orderBy('sort_order')
      .execute();
  const first = { product_id: 1, relation: 'ACCESSORIES' };
  expect(await rows()).toEqual([
    { ...first, related_product_id: 2, sort_order: 1 },
    { ...first, related_product_id: 3, sort_order: 2 },
    { product_id: 2, related_product_id: 1, relation: 'SIMILAR', sort_order: 5 },
  ]);
  expect(await planShop(await read(), { db })).toEqual([]);
  // What fitting takes is a column of the products.
  await db
    .insertInto('product_relation')
    .values({ product_id: 3, related_product_id: 1, relation: 'FITTING', sort_order: 1 })
    .execute();
  await edit(file, text => text.replace('EXAMPLE-1;EXAMPLE-2;Accessories;\n', ''));
  const lines = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(lines).toEqual([
    'product relation EXAMPLE-1 accessories EXAMPLE-3 changed: sort_order 2 → 1',
    'product relation EXAMPLE-1 accessories EXAMPLE-2 removed',
  ]);
  await applyShop(await read(), { db });
  expect(await rows()).toHaveLength(3);
  expect(await planShop(await read(), { db })).toEqual([]);
});

test('a relation of a product that the shop does not have is said and left out', async () => {
  const { db } = await openTestDatabase();
  const { folder, read, write, edit } = await shopOf();
  await write(file, table);
  await applyShop(await read(), { db });
  await rm(join(folder, 'catalogue/products.csv'));
  await edit(file, text => `${text}EXAMPLE-3;GONE;related;\n`);
  const said: string[] = [];
  const { changes } = await applyShop(await read(), {
    db,
    onUnresolved: ({ line, code, path }) => said.push(`${line} ${code} ${path}`),
  });
  expect(changes).toEqual([]);
  expect(said).toEqual(['5 SHOP021 to']);
});

test.each([
  ['EXAMPLE-1;EXAMPLE-2', 'NOPE;EXAMPLE-2', 2, 'SHOP021'],
  ['EXAMPLE-1;EXAMPLE-2', 'EXAMPLE-1;NOPE', 2, 'SHOP021'],
  ['EXAMPLE-1;EXAMPLE-2', 'EXAMPLE-1;EXAMPLE-1', 2, 'SHOP029'],
  ['EXAMPLE-1;EXAMPLE-2', 'EXAMPLE-1;', 2, 'SHOP005'],
  ['EXAMPLE-1;EXAMPLE-2', 'EXAMPLE-1;EXAMPLE-3', 3, 'SHOP009'],
  ['similar;5', 'like;5', 4, 'SHOP004'],
  ['similar;5', 'fitting;5', 4, 'SHOP004'],
  ['similar;5', 'similar;first', 4, 'SHOP006'],
  ['kind', 'type', 1, 'SHOP002'],
])('check finds a mistake: %s → %s', async (from, to, line, code) => {
  const { edit, write, findings } = await shopOf();
  await write(file, table);
  await edit(file, text => text.replace(from, to));
  expect(await findings()).toContain(`${file}:${line} ${code}`);
});
