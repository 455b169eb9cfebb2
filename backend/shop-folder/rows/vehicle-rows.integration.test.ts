import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createVehicles } from '#backend/vehicle/vehicle.repository.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { shopOf } from '../testing-folder.ts';

const file = 'catalogue/vehicles.csv';
const table = `manufacturer;model;years;front_tire;front_bolt_pattern;motor_oil_volume
Polaris;Sportsman 570;2019-2020;25x8-12;4/156;1,9
Can-Am;Outlander 650;2018|2020;;;
`;

async function shopWithVehicles() {
  const shop = await shopOf();
  await shop.write(file, table);
  await shop.edit('catalogue/products.csv', text =>
    text
      .split('\n')
      .map((line, index) => {
        if (line === '') return line;
        return `${line},${['vehicles', 'Polaris-2019-Sportsman 570|can-am-2020-outlander-650', 'universal'][index] ?? ''}`;
      })
      .join('\n'),
  );
  return shop;
}

test('vehicles are in the selector, and products name them', async () => {
  const { db } = await openTestDatabase();
  const { read, findings } = await shopWithVehicles();
  expect(await findings()).toEqual([]);
  const { products } = await applyShop(await read(), { db });
  expect(products).toMatchObject({ added: 3, skipped: 0 });
  const selector = createVehicles(db);
  expect(await selector.manufacturers()).toEqual(['Can-Am', 'Polaris']);
  expect(await selector.years('Can-Am')).toEqual([2020, 2018]);
  expect(await selector.find('Polaris', 2019, 'Sportsman 570')).toMatchObject({
    ...{ frontTire: '25x8-12', frontBoltPattern: '4/156', motorOilVolume: '1,9' },
  });
  const named = await db
    .selectFrom('product_parameter as n')
    .innerJoin('parameter_value as v', 'v.parameter_value_id', 'n.parameter_value_id')
    .innerJoin('parameter as p', 'p.parameter_id', 'v.parameter_id')
    .innerJoin('product', 'product.product_id', 'n.product_id')
    .select(['article_number', 'slug', 'p.parameter_id', 'parameter_group_id'])
    .where('identifier', '=', 'vehicle')
    .orderBy('article_number')
    .orderBy('slug')
    .execute();
  // The facets that clients ask for: f_52_477_<slug>.
  const parameter = { parameter_id: 477, parameter_group_id: 52 };
  expect(named).toEqual([
    { article_number: 'EXAMPLE-1', slug: 'can-am-2020-outlander-650', ...parameter },
    { article_number: 'EXAMPLE-1', slug: 'polaris-2019-sportsman-570', ...parameter },
    { article_number: 'EXAMPLE-2', slug: 'universal', ...parameter },
  ]);
  expect(await planShop(await read(), { db })).toEqual([]);
});

test('plan names each vehicle; one that left the file leaves the selector, and products keep its value', async () => {
  const { db } = await openTestDatabase();
  const { read, edit, findings } = await shopWithVehicles();
  await applyShop(await read(), { db });
  const values = async () =>
    (await db.selectFrom('parameter_value').select(['parameter_value_id', 'slug']).execute()).toSorted(
      (a, b) => a.parameter_value_id - b.parameter_value_id,
    );
  const before = await values();
  await edit(
    file,
    text => text.replace('2018|2020', '2018').replace('1,9', '2,0') + 'Honda;TRX520;2021;;;\n',
  );
  const lines = (await planShop(await read(), { db })).map(change => describeChange(change));
  expect(lines.toSorted()).toEqual([
    'vehicle Can-Am Outlander 650 2020 removed',
    'vehicle Honda TRX520 2021 created',
    expect.stringMatching(/^vehicle Polaris Sportsman 570 2019 changed: tech_data .*1,9.* → .*2,0/),
    expect.stringMatching(/^vehicle Polaris Sportsman 570 2020 changed/),
  ]);
  // The product still names what left.
  expect(await findings()).toEqual(['catalogue/products.csv:2 SHOP021']);
  await applyShop(await read(), { db });
  expect(await values()).toEqual([...before, expect.objectContaining({ slug: 'honda-2021-trx520' })]);
  await edit(file, text => text.replace('2018', '2018|2020'));
  await applyShop(await read(), { db });
  expect(await values()).toHaveLength(before.length + 1);
  expect(await planShop(await read(), { db })).toEqual([]);
});

test('a table of a spreadsheet is read: tabs, UTF-16, dashes', async () => {
  const { db } = await openTestDatabase();
  const { folder, read, findings } = await shopOf();
  const text = '\uFEFFmanufacturer\tmodel\tyears\r\nØien\tBåt 5\t2019–2021\r\n\t\t\r\n';
  await writeFile(join(folder, file), Buffer.from(text, 'utf16le'));
  expect(await findings()).toEqual([]);
  await applyShop(await read(), { db });
  const rows = await db
    .selectFrom('parameter_value')
    .select('slug')
    .where('parameter_id', '=', 477)
    .execute();
  // As the selector writes it: a letter without a plain form is no letter of an address.
  expect(rows.map(({ slug }) => slug)).toContain('ien-2020-bat-5');
});

test.each([
  ['2019-2020', '2020-2019', 2, 'SHOP008'],
  ['2019-2020', '19', 2, 'SHOP008'],
  ['2019-2020', '', 2, 'SHOP005'],
  ['Sportsman 570', '', 2, 'SHOP005'],
  ['Sportsman 570', '–', 2, 'SHOP008'],
  ['2018|2020', '2018-2019;;;\nCan-Am;Outlander-650;2019', 4, 'SHOP009'],
  ['25x8-12', 'AT25', 2, 'SHOP035 warning'],
  ['4/156', '156', 2, 'SHOP035 warning'],
  ['front_tire', 'front_tyre', 1, 'SHOP002'],
  ['4/156;', '', 2, 'SHOP002'],
])('check finds a mistake: %s → %s', async (from, to, line, code) => {
  const { edit, write, findings } = await shopOf();
  await write(file, table);
  await edit(file, text => text.replace(from, to));
  expect(await findings()).toContain(`${file}:${line} ${code}`);
});

test('the parameter of vehicles is none of the merchant', async () => {
  const { edit, findings } = await shopOf();
  await edit('catalogue/parameters.csv', text => `${text}vehicle,Fit,Vehicle,yes\n`);
  expect(await findings()).toEqual(['catalogue/parameters.csv:3 SHOP009']);
});
