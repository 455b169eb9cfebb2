import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { packageLines, packageOptions } from '#backend/cart/packages.ts';
import { loadPackages } from '#backend/catalogue/product/package.repository.ts';
import type { Schema } from '#backend/database/schema.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { readFolder } from '../read-folder.ts';
import { shopOf } from '../testing-folder.ts';

const file = 'catalogue/packages.jsonl';
const boat = {
  article_number: 'BOAT-SET',
  brand: 'Example Brand',
  category: 'example',
  name_fi: 'Venepaketti',
  images: ['example-1.svg'],
  groups: [
    {
      name: { fi: 'Vene' },
      description: { fi: 'Valitse koko' },
      options: [{ product: 'EXAMPLE-1' }, { product: 'EXAMPLE-2', selected: true }],
    },
    {
      name: { fi: 'Airot' },
      required: false,
      options: [{ product: 'EXAMPLE-3', quantity: 2, name: { fi: 'Pari' } }],
    },
  ],
};
const other = {
  ...boat,
  article_number: 'OTHER-SET',
  name_fi: 'Toinen paketti',
  groups: [{ name: { fi: 'Vene' }, options: [{ product: 'EXAMPLE-1', quantity: 3 }] }],
};

async function shopWith(...lines: readonly object[]) {
  const shop = await shopOf();
  const put = (...own: readonly object[]) =>
    shop.write(file, `\uFEFF${own.map(one => JSON.stringify(one)).join('\n\n')}\n`);
  await put(...lines);
  return { ...shop, put };
}

async function packageIn(db: Kysely<Schema>, articleNumber: string) {
  const { product_id, active } = await db
    .selectFrom('product')
    .select(['product_id', 'active'])
    .where('article_number', '=', articleNumber)
    .executeTakeFirstOrThrow();
  return { id: product_id, active };
}

test('packages are sold by their parts, and a second apply changes nothing', async () => {
  const { db } = await openTestDatabase();
  const { read, findings } = await shopWith(boat, other);
  expect(await findings()).toEqual([]);
  const { packages, unresolved } = await applyShop(await read(), { db });
  expect([packages?.added, packages?.skipped, unresolved]).toEqual([2, 0, 0]);
  const { id } = await packageIn(db, 'BOAT-SET');
  expect(await loadPackages(db, [id])).toEqual([
    {
      id,
      groups: [
        {
          ...{
            id: 1,
            name: { fi: 'Vene' },
            description: { fi: 'Valitse koko' },
            image: null,
            required: true,
            order: 1,
          },
          options: [
            { id: 1, productId: 1, name: null, quantity: 1, isSelected: false, order: 1 },
            { id: 2, productId: 2, name: null, quantity: 1, isSelected: true, order: 2 },
          ],
        },
        {
          ...{ id: 2, name: { fi: 'Airot' }, description: null, image: null, required: false, order: 2 },
          options: [{ id: 3, productId: 3, name: { fi: 'Pari' }, quantity: 2, isSelected: false, order: 1 }],
        },
      ],
    },
  ]);
  // As the cart sells it.
  const lines = packageLines(id, await packageOptions(db, id), [
    { groupId: 1, optionId: 1, skuId: 1 },
    { groupId: 2, optionId: 3, skuId: 3 },
  ]);
  expect(lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    [1, 1],
    [3, 2],
  ]);
  const price = async (name: string) =>
    db
      .selectFrom('price')
      .select(['market_id', 'regular_minor', 'selling_minor'])
      .where('product_id', '=', (await packageIn(db, name)).id)
      .execute();
  expect(await price('BOAT-SET')).toEqual([{ market_id: 'se', regular_minor: 4900, selling_minor: 4900 }]);
  expect(await price('OTHER-SET')).toEqual([{ market_id: 'se', regular_minor: 5970, selling_minor: 5970 }]);
  expect(await planShop(await read(), { db })).toEqual([]);
  expect((await applyShop(await read(), { db })).changes).toEqual([]);
});

test('groups and options keep their numbers; a package that left the file is not sold, and comes back', async () => {
  const { db } = await openTestDatabase();
  const { read, put } = await shopWith(boat, other);
  await applyShop(await read(), { db });
  const [boats, oars] = boat.groups;
  const changed = {
    ...boat,
    groups: [
      { ...oars, required: true },
      { ...boats, options: [{ product: 'EXAMPLE-3' }, { product: 'EXAMPLE-2' }] },
    ],
  };
  await put(changed);
  const lines = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(lines.toSorted()).toEqual([
    'package OTHER-SET hidden',
    'package group BOAT-SET Airot changed: required false → true, sort_order 2 → 1',
    'package group BOAT-SET Vene changed: sort_order 1 → 2',
    'package option BOAT-SET Airot EXAMPLE-3 changed: is_selected false → true',
    'package option BOAT-SET Vene EXAMPLE-1 removed',
    'package option BOAT-SET Vene EXAMPLE-2 changed: is_selected true → false',
    'package option BOAT-SET Vene EXAMPLE-3 created',
  ]);
  await applyShop(await read(), { db });
  expect(await planShop(await read(), { db })).toEqual([]);
  expect((await packageIn(db, 'OTHER-SET')).active).toBe(false);
  const [stored] = await loadPackages(db, [(await packageIn(db, 'BOAT-SET')).id]);
  expect(stored?.groups.map(group => [group.id, ...group.options.map(({ id }) => id)])).toEqual([
    [2, 3],
    [1, 5, 2],
  ]);
  await put(boat, other);
  await applyShop(await read(), { db });
  expect((await packageIn(db, 'OTHER-SET')).active).toBe(true);
  expect(await planShop(await read(), { db })).toEqual([]);
});

const [first] = boat.groups;
/** What the first package is instead, and what is found where. */
const mistakes: readonly (readonly [change: object, line: number, code: string, path: string])[] = [
  [{ groups: undefined }, 1, 'SHOP005', ''],
  [{ groups: [] }, 1, 'SHOP007', 'groups'],
  [{ groups: [{ ...first, nmae: 1 }] }, 1, 'SHOP002', 'nmae'],
  [{ groups: [{ ...first, name: { sv: 'Båt' } }] }, 1, 'SHOP022', 'name'],
  [{ groups: [first, first] }, 1, 'SHOP009', 'name'],
  [{ groups: [{ ...first, options: [{ product: 'NOPE' }] }] }, 1, 'SHOP021', 'product'],
  [{ groups: [{ ...first, options: [{ product: 'OTHER-SET' }] }] }, 1, 'SHOP029', 'product'],
  [
    { groups: [{ ...first, options: [{ product: 'EXAMPLE-1' }, { product: 'EXAMPLE-1' }] }] },
    1,
    'SHOP009',
    'product',
  ],
  [
    {
      groups: [
        {
          ...first,
          options: [
            { product: 'EXAMPLE-1', selected: true },
            { product: 'EXAMPLE-2', selected: true },
          ],
        },
      ],
    },
    1,
    'SHOP029',
    'selected',
  ],
  [{ groups: [{ ...first, options: [{ product: 'EXAMPLE-1', quantity: 0 }] }] }, 1, 'SHOP007', 'quantity'],
  [{ article_number: 'EXAMPLE-1' }, 1, 'SHOP009', 'article_number'],
  [{ article_number: 'OTHER-SET' }, 3, 'SHOP009', 'article_number'],
  [{ price_se: 10 }, 1, 'SHOP029', 'price_se'],
  [{ stock: 10 }, 1, 'SHOP029', 'stock'],
  [{ colour: 'red' }, 1, 'SHOP030', 'colour'],
  [{ category: 'nowhere' }, 1, 'SHOP021', 'category'],
  [{ images: ['nothing.png'] }, 1, 'SHOP031', 'images'],
  [{ size: { fi: 'L' } }, 1, 'SHOP002', ''],
];

test.each(mistakes)('check finds a mistake: %o', async (change, line, code, path) => {
  const { folder } = await shopWith({ ...boat, ...change }, other);
  const { findings } = await readFolder(folder);
  const found = findings.filter(
    one => one.file === file && one.code === code && one.line === line && one.path.includes(path),
  );
  expect(found).not.toEqual([]);
});
