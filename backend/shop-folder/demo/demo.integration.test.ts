/** `demo.json`: stored once, checked, and never where shoppers are. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createPasswords, digestPassword } from '#backend/auth/passwords.ts';
import { silentLogger } from '#backend/database/logger.ts';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { bundled } from '#tests/attack/start-from-sources.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { fillFromFolder } from '../fill-database.ts';
import { InvalidFolder } from '../invalid-folder.ts';
import { shopOf } from '../testing-folder.ts';

const account = {
  ...{ mail: 'Club@demo.example', password: 'demo-club-1', customer: 'organization', businessId: '1-2' },
  ...{ address: { company: 'Club', country: 'SE' }, balance: { SEK: 250.5 }, priceLists: ['clubs'] },
};
const at = '2026-10-01T06:00:00Z';
const review = { id: 'demo-1', product: 'EXAMPLE-1', language: 'fi', at, author: 'Anna', rating: 4 };
const question = {
  ...{ id: 'demo-question-1', product: 'EXAMPLE-1', language: 'fi', market: 'se', at, author: 'Anna' },
  ...{
    question: 'Miksi?',
    answers: [
      { at, answer: 'Siksi.' },
      { at, author: 'Bo', answer: 'Juuri niin.' },
    ],
  },
};
const demo = {
  writtenOn: '2026-11-01',
  accounts: [account],
  sold: { 'EXAMPLE-1': 7 },
  prices: [
    {
      ...{ product: 'EXAMPLE-1', market: 'se' },
      steps: [
        { from: at, regular: 900, selling: 900 },
        { from: '2026-10-20T06:00:00Z', regular: 800, selling: 800 },
      ],
    },
  ],
  reviews: [review, { ...review, id: 'demo-2', rating: 5, pictures: ['example-1.svg'] }],
  questions: [question],
};

async function shopWithDemo(content: object = demo) {
  const shop = await shopOf();
  await shop.write('catalogue/price-lists.csv', 'list;article_number;price_se\nclubs;EXAMPLE-1;99\n');
  await shop.write('demo.json', JSON.stringify(content, null, 2));
  return shop;
}

test('everything is stored once: what happens since then stays, and a later day changes nothing', async () => {
  const { db } = await openTestDatabase();
  const { read, findings, edit } = await shopWithDemo();
  expect(await findings()).toEqual([]);
  const lines = async () =>
    (await planShop(await read(), { db }))
      .map(change => describeChange(change))
      .filter(line => line.startsWith('demo'));
  const all = [
    ...['demo account club@demo.example created', 'demo 2 reviews created', 'demo 1 questions created'],
    ...['demo 1 histories of prices created', 'demo 1 numbers sold changed'],
  ];
  expect(await lines()).toEqual(all);
  vi.useFakeTimers({ now: new Date('2026-11-11T12:00:00Z'), toFake: ['Date'] });
  await applyShop(await read(), { db });
  vi.setSystemTime(new Date('2026-12-24T12:00:00Z'));
  expect(await planShop(await read(), { db })).toEqual([]);
  vi.useRealTimers();

  const { rows: stored } = await sql<Record<string, unknown>>`
    select c.email, c.customer_type, c.personal_id, c.password_hash, amount_minor, identifier,
      (select array_agg(rating || ' ' || created_at::date || pictures::text order by rating) from product_review) as reviews,
      (select array_agg(author || answer || is_shop order by answer_id) from product_answer) as answers
    from customer c join customer_balance using (customer_id) join customer_price_list using (customer_id)
      join price_list using (price_list_id)`.execute(db);
  expect(stored).toEqual([
    expect.objectContaining({
      ...{ email: 'club@demo.example', customer_type: 'ORGANIZATION', personal_id: '1-2' },
      ...{ amount_minor: 25_050, identifier: 'clubs', answers: ['Siksi.true', 'BoJuuri niin.false'] },
      // Ten days later than the file says.
      reviews: ['4 2026-10-11{}', '5 2026-10-11{demo-2-example-1.svg}'],
    }),
  ]);
  const passwords = createPasswords({ salt: defaultPasswordSalt });
  const digest = digestPassword('demo-club-1', defaultPasswordSalt);
  expect(await passwords.verify(String(stored[0]?.['password_hash']), digest)).toBe(true);
  const product = await db
    .selectFrom('product')
    .select(['rating_sum', 'rating_count', 'sold_count'])
    .where('article_number', '=', 'EXAMPLE-1')
    .executeTakeFirstOrThrow();
  expect(product).toEqual({ rating_sum: 9, rating_count: 2, sold_count: 7 });

  // Who tries the shop changes a password, and buys.
  await db.updateTable('customer').set({ password_hash: '$argon2id$own' }).execute();
  await db.updateTable('product').set({ sold_count: 8 }).execute();
  await applyShop(await read(), { db });
  expect(await db.selectFrom('customer').select('password_hash').execute()).toEqual([
    { password_hash: '$argon2id$own' },
  ]);
  await edit('demo.json', text => text.replace('"demo-2"', '"demo-3"'));
  expect(await lines()).toEqual(['demo 1 reviews created']);
});

test('the given past ends with the price of now, or stands before what was logged', async () => {
  for (const [price, logged] of [
    ['800', [90_000, 80_000]],
    ['700', [90_000, 80_000, 70_000]],
  ] as const) {
    const { db } = await openTestDatabase();
    const { read, edit } = await shopWithDemo();
    await edit('catalogue/products.csv', text => text.replace('"19,90"', price));
    await applyShop(await read(), { db });
    const rows = await db
      .selectFrom('price_log')
      .innerJoin('product', 'product.product_id', 'price_log.product_id')
      .select('selling_minor')
      .where('article_number', '=', 'EXAMPLE-1')
      .orderBy('valid_from')
      .execute();
    expect(rows.map(({ selling_minor }) => selling_minor)).toEqual(logged);
  }
});

test('every mistake is found, with its line', async () => {
  const { findings, write } = await shopWithDemo();
  const row = (value: object): string => JSON.stringify(value);
  const past = demo.prices[0];
  await write(
    'demo.json',
    `{ "writtenOn": "2026-11-01", "accounts": [
${row(account)},
${row({ ...account, priceLists: [] })},
${row({ ...account, mail: 'no-mail', priceLists: ['gone'], balance: { NOK: 1 } })},
${row({ ...account, mail: 'a@demo.example', balance: { SEK: 1.005 } })}
], "sold": {
"GONE": 1
}, "prices": [
${row({ ...past, product: 'GONE' })},
${row({ ...past, market: 'no' })},
${row({ ...past, steps: past?.steps.toReversed() })}
], "reviews": [
${row({ ...review, product: 'GONE' })},
${row({ ...review, language: 'xx' })},
${row({ ...review, id: 'demo-9', pictures: ['gone.png'] })},
${row({ ...review, id: 'demo-8', pictures: ['example-1.svg', 'a.png', 'b.png', 'c.png', 'd.png'] })}
], "questions": [
${row({ ...question, market: 'no' })}
] }`,
  );
  const found = await findings();
  expect(found.map(line => line.replace('demo.json:', ''))).toEqual([
    ...['3 SHOP009', '4 SHOP008', '4 SHOP024', '4 SHOP021', '5 SHOP025', '7 SHOP021'],
    ...['9 SHOP021', '10 SHOP021', '11 SHOP029', '13 SHOP021', '14 SHOP009', '14 SHOP020', '15 SHOP031'],
    ...['16 SHOP007', '16 SHOP031', '16 SHOP031', '16 SHOP031', '16 SHOP031', '18 SHOP021'],
  ]);
  await write('demo.json', '{ "writtenOn": "1.11.2026", "reviews": [{ "id": "9" }], "orders": [] }');
  expect(new Set((await findings()).map(line => line.slice(-7)))).toEqual(
    new Set(['SHOP002', 'SHOP005', 'SHOP008']),
  );
});

const open = 'https://shop.example';

test.each([open, 'http://localhost.shop.example', 'http://192.168.1.5:3000'])(
  'a shop that others reach at %s refuses it before anything is stored',
  async origin => {
    const { db, url } = await openTestDatabase();
    const { read, folder } = await shopWithDemo();
    const stored = async () => (await db.selectFrom('channel').select('url').execute()).length;
    const refused = /demo\.json:1:1 {2}error {2}SHOP060[^]*PUBLIC_ORIGIN/;
    await expect(applyShop(await read(), { db, origin })).rejects.toThrow(refused);
    await expect(planShop(await read(), { db, origin })).rejects.toThrow(InvalidFolder);
    // Also when only something else is to be applied.
    await expect(applyShop(await read(), { db, origin, only: ['markets'] })).rejects.toThrow(refused);
    const fill = (from: string) =>
      fillFromFolder({ databaseUrl: url, folder, logger: silentLogger, origin: from });
    await expect(fill(origin)).rejects.toThrow(refused);
    expect(await stored()).toBe(0);
    const env = { ...process.env, PUBLIC_ORIGIN: origin, DATABASE_URL: url };
    const program = await bundled('tools/shop/cli.ts');
    for (const name of ['check', 'apply']) {
      const done = spawnSync(process.execPath, [program, name, folder], { env, encoding: 'utf8' });
      expect([name, done.status, done.stderr]).toEqual([name, 1, expect.stringMatching(/SHOP060/)]);
    }
    expect(await stored()).toBe(0);

    // A database that was filled here and is opened later.
    expect(await fill('http://localhost:3000')).toMatchObject({ outcome: 'filled' });
    await expect(fill(origin)).rejects.toThrow(refused);
    await rm(join(folder, 'demo.json'));
    await expect(fill(origin)).rejects.toThrow(/accounts with public passwords/);
    expect(await fill('http://localhost:3000')).toMatchObject({ outcome: 'kept' });
  },
  60_000,
);

test('who forgets PUBLIC_ORIGIN is refused by the address that the shop has stored', async () => {
  const { db } = await openTestDatabase();
  const { read, write, folder } = await shopOf();
  await applyShop(await read(), { db, origin: open });
  await write('demo.json', JSON.stringify({ writtenOn: '2026-11-01', accounts: [account] }));
  await expect(applyShop(await read(), { db })).rejects.toThrow(/SHOP060/);
  // Also a file that is not valid.
  await write('demo.json', '{');
  await expect(applyShop(await read(), { db })).rejects.toThrow(/SHOP060/);
  expect(await db.selectFrom('customer').select('email').execute()).toEqual([]);
  await rm(join(folder, 'demo.json'));
  await applyShop(await read(), { db, origin: open });
});
