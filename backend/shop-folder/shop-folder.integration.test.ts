import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { silentLogger } from '#backend/database/logger.ts';
import { factsOf } from '#kernel/shop-profile.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { applyShop, planShop } from './apply-shop.ts';
import { describeChange } from './describe-change.ts';
import { fillFromFolder } from './fill-database.ts';
import { InvalidFolder } from './invalid-folder.ts';
import { FolderInUse, newShop } from './new-shop.ts';
import { readFolder } from './read-folder.ts';
import { openShopSettings } from './settings/shop-settings.ts';
import { boats, shopOf, spaced } from './testing-folder.ts';

test('a new shop has no mistakes and its own values', async () => {
  const { folder } = await shopOf();
  // Its own texts are all that is left to write.
  expect((await readFolder(folder)).findings.map(({ code, file }) => `${file} ${code}`)).toEqual(
    [
      // Name, number, street, postal code and town of the company, mail, telephone, account and bank.
      ...Array.from({ length: 9 }, () => 'shop.json SHOP032'),
      'content/privacy.json SHOP032',
      'content/terms.json SHOP032',
      'content/accessibility.json SHOP032',
    ].toSorted(),
  );
  for (const file of [
    'shop.json',
    'markets.json',
    'delivery.json',
    'payment.json',
    'content/terms.json',
    'content/privacy.json',
  ])
    expect(await readFile(join(folder, file), 'utf8')).not.toMatch(/Starter|EUR|"FI"/);
  await expect(newShop(folder, boats, resolve('shops/starter'), resolve('schemas/shop'))).rejects.toThrow(
    FolderInUse,
  );
});

test('a new shop takes any name, and differs from the starter nowhere else', async () => {
  const name = `A "FI" & $& $1 \\ 'EUR' Ö`;
  const { read } = await shopOf({ ...boats, name });
  const { shop, markets, delivery } = await read();
  expect(shop?.data).toMatchObject({ name, description: { fi: name }, defaultMarket: 'se' });
  expect(markets?.data.markets).toEqual([
    { id: 'se', country: 'SE', currency: 'SEK', languages: ['fi'], vat: { standard: 25 } },
  ]);
  expect(delivery?.data.options[0]).toMatchObject({ fee: { SEK: 5.9 }, freeFrom: { SEK: 100 } });
});

test('what the database has under other names keeps its number', async () => {
  const { db } = await openTestDatabase();
  const { read, edit } = await shopOf();
  await applyShop(await read(), { db });
  await db
    .insertInto('category')
    .values({
      category_id: 50,
      parent_category_id: 0,
      sort_order: 9,
      hidden: true,
      primary_image: null,
      background_image: null,
    })
    .execute();
  await edit('catalogue/categories.csv', text => `${text}winter,example,Talvi\n`);
  await applyShop(await read(), { db });
  const rows = await db
    .selectFrom('category')
    .select(['category_id', 'parent_category_id'])
    .orderBy('category_id')
    .execute();
  expect(rows).toEqual([
    { category_id: 1, parent_category_id: 0 },
    { category_id: 50, parent_category_id: 0 },
    { category_id: 51, parent_category_id: 1 },
  ]);
});

test('an applied folder is the shop: plan is empty and a second run changes nothing', async () => {
  const { db } = await openTestDatabase();
  const { read } = await shopOf();
  const first = await applyShop(await read(), { db });
  expect(first.products).toMatchObject({ added: 3, skipped: 0 });
  expect(await planShop(await read(), { db })).toEqual([]);
  expect((await applyShop(await read(), { db })).changes).toEqual([]);
  const channel = await db.selectFrom('channel').selectAll().executeTakeFirstOrThrow();
  expect(channel).toMatchObject({
    name: 'Nordic Boats',
    default_language_id: 'fi-FI',
    default_market_id: 'se',
  });
  const content = await db
    .selectFrom('content_collection')
    .leftJoin('content_alias', 'content_alias.collection_id', 'content_collection.collection_id')
    .select(['name', 'alias', 'family'])
    .execute();
  expect(content.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { name: 'Front page', alias: null, family: 'Frontpage' },
    { name: 'accessibility', alias: 'saavutettavuus', family: null },
    { name: 'privacy', alias: 'tietosuoja', family: null },
    { name: 'terms', alias: 'ostoehdot', family: null },
  ]);
  const prices = await db
    .selectFrom('price')
    .select(['market_id', 'selling_minor'])
    .orderBy('selling_minor')
    .execute();
  expect(prices).toEqual([
    { market_id: 'se', selling_minor: 1990 },
    { market_id: 'se', selling_minor: 4900 },
    { market_id: 'se', selling_minor: 12_900 },
  ]);
});

test('plan says field by field what apply would change, and stores nothing', async () => {
  const { db } = await openTestDatabase();
  const { read, edit } = await shopOf();
  await applyShop(await read(), { db });
  await edit('delivery.json', text => text.replace('"SEK": 5.9', '"SEK": 79'));
  const lines = (await planShop(await read(), { db })).map(describeChange);
  expect(lines).toEqual(['shipping option parcel in se changed: fee_minor 590 → 7900']);
  const fee = () => db.selectFrom('shipping_option').select('fee_minor').executeTakeFirstOrThrow();
  expect(await fee()).toEqual({ fee_minor: 590 });
  await applyShop(await read(), { db });
  expect(await fee()).toEqual({ fee_minor: 7900 });
});

test('what left the folder is hidden or no longer offered, and comes back with its number', async () => {
  const { db } = await openTestDatabase();
  const { read, edit } = await shopOf();
  await edit('catalogue/categories.csv', text => `${text}winter,,Vinter\n`);
  await edit('payment.json', text =>
    text.replace(
      spaced('{ "id": "prepayment"'),
      '{ "id": "card", "name": { "fi": "Kort" }, "kind": "card" },\n{ "id": "prepayment"',
    ),
  );
  await applyShop(await read(), { db });
  const state = async () => ({
    hidden: (
      await db.selectFrom('category').select(['category_id', 'hidden']).orderBy('category_id').execute()
    ).map(({ category_id, hidden }) => `${category_id} ${hidden ? 'hidden' : 'shown'}`),
    paid: (await db.selectFrom('payment_option').select('name').orderBy('sort_order').execute()).map(
      one => one.name,
    ),
  });
  expect(await state()).toEqual({ hidden: ['1 shown', '2 shown'], paid: ['card', 'prepayment'] });
  await edit('catalogue/categories.csv', text => text.replace('winter,,Vinter\n', ''));
  await edit('payment.json', text =>
    text.replace('{ "id": "card", "name": { "fi": "Kort" }, "kind": "card" },\n', ''),
  );
  const { changes } = await applyShop(await read(), { db });
  expect(changes.map(({ name, kind }) => `${name} ${kind}`)).toEqual(
    expect.arrayContaining(['card in se removed', 'winter hidden']),
  );
  expect(await state()).toEqual({ hidden: ['1 shown', '2 hidden'], paid: ['prepayment'] });
  await edit('catalogue/categories.csv', text => `${text}winter,,Vinter\n`);
  await applyShop(await read(), { db });
  expect((await state()).hidden).toEqual(['1 shown', '2 shown']);
});

test('a file that is absent leaves its part alone', async () => {
  const { db } = await openTestDatabase();
  const { folder, read } = await shopOf();
  await applyShop(await read(), { db });
  for (const file of ['delivery.json', 'payment.json', 'markets.json', 'catalogue/categories.csv'])
    await rm(join(folder, file));
  expect(await planShop(await read(), { db })).toEqual([]);
});

test('two that apply at once end as one does', async () => {
  const { db } = await openTestDatabase();
  const { read } = await shopOf();
  const folder = await read();
  await Promise.all([applyShop(folder, { db }), applyShop(folder, { db }), applyShop(folder, { db })]);
  expect(await planShop(folder, { db })).toEqual([]);
  const { count } = await db
    .selectFrom('product')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(3);
});

test('a start fills an empty database once, and refuses a folder with mistakes before it stores anything', async () => {
  const { db, url } = await openTestDatabase();
  const { folder, edit } = await shopOf();
  const fill = () =>
    fillFromFolder({ databaseUrl: url, folder, logger: silentLogger, origin: 'http://localhost:3000' });
  await edit('markets.json', text => text.replace('"SEK"', '"kronor"'));
  await expect(fill()).rejects.toThrow(InvalidFolder);
  await expect(fill()).rejects.toThrow(/markets\.json:\d+:\d+ {2}error {2}SHOP008/);
  expect(await db.selectFrom('channel').selectAll().execute()).toEqual([]);
  await edit('markets.json', text => text.replace('"kronor"', '"SEK"'));
  expect(await fill()).toMatchObject({ outcome: 'filled', products: 3, skipped: 0 });
  expect(await fill()).toMatchObject({ outcome: 'kept', changes: 0 });
  await edit('shop.json', text => text.replaceAll('Nordic Boats', 'Southern Boats'));
  expect(await fill()).toMatchObject({ outcome: 'kept', changes: 2 });
  await edit('shop.json', text => text.replace('"name"', '"nmae"'));
  expect(await fill()).toMatchObject({ outcome: 'kept', changes: 0, mistakes: 1 });
  expect((await db.selectFrom('channel').select('name').executeTakeFirstOrThrow()).name).toBe('Nordic Boats');
});

test('a start that was killed while it filled the database goes on at the next one', async () => {
  const { db, url } = await openTestDatabase();
  const { folder, read } = await shopOf();
  const fill = () =>
    fillFromFolder({ databaseUrl: url, folder, logger: silentLogger, origin: 'http://localhost:3000' });
  // What is there after the first transaction.
  await applyShop({ ...(await read()), products: null }, { db });
  await db.insertInto('setting').values({ key: 'shop.filling', value: 'true' }).execute();
  expect(await fill()).toMatchObject({ outcome: 'filled', products: 3, skipped: 0 });
  expect(await fill()).toMatchObject({ outcome: 'kept', changes: 0 });
});

/** File, what is written instead of what, and the code that must be found in that file. */
const mistakes: readonly (readonly [file: string, from: string | RegExp, to: string, code: string])[] = [
  ['shop.json', '"name"', 'name', 'SHOP001'],
  ['shop.json', '"name"', '"nmae"', 'SHOP002'],
  ['shop.json', '"Nordic Boats",', '12,', 'SHOP006'],
  ['shop.json', '"Nordic Boats",', '"",', 'SHOP007'],
  ['shop.json', '["fi"]', '["fi", "xx"]', 'SHOP020'],
  ['shop.json', '["fi"]', '["fi", "sv"]', 'SHOP022'],
  ['shop.json', '["fi"]', '["sv"]', 'SHOP033'],
  ['shop.json', '["fi"]', '[]', 'SHOP007'],
  ['shop.json', '"defaultMarket": "se"', '"defaultMarket": "no"', 'SHOP021'],
  ['shop.json', /,\s*"defaultMarket": "se"/, '', 'SHOP005'],
  ['shop.json', '"country": "SE"', '"country": "QQ"', 'SHOP026'],
  ['shop.json', '"country": "SE"', '"country": "Sweden"', 'SHOP008'],
  ['shop.json', '"defaultMarket"', '"timeZone": "Stockholm", "defaultMarket"', 'SHOP027'],
  ['shop.json', /,\s*"country": "SE"/, '', 'SHOP005'],
  ['shop.json', '"businessId": "[…]"', '"businessId": "556012-5791"', 'SHOP008'],
  ['shop.json', '"businessId": "[…]"', '"businessId": "5560125790"', 'SHOP008'],
  ['shop.json', '"businessId": "[…]"', '"vatId": "25"', 'SHOP008'],
  ['shop.json', '"city": "[…]"', '"city": { "sv": "Stockholm" }', 'SHOP022'],
  ['shop.json', '"city": "[…]"', '"city": 12', 'SHOP006'],
  ['shop.json', '"mail": "[…]"', '"mail": "shop"', 'SHOP008'],
  ['shop.json', '"mail": "[…]"', '"mail": "Shop <shop@shop.example>"', 'SHOP008'],
  ['shop.json', '"mail": "[…]"', '"mail": { "fi": "shop@shop" }', 'SHOP008'],
  ['shop.json', '"phone": "[…]"', '"phone": "call us"', 'SHOP008'],
  ['shop.json', '"phone": "[…]"', '"phone": "+46 12"', 'SHOP008'],
  ['shop.json', /"phone": "\[…\]",/, '', 'SHOP034'],
  ['shop.json', '"iban": "[…]"', '"iban": "SE45 5000 0000 0583 9825 7467"', 'SHOP008'],
  ['shop.json', '"iban": "[…]"', '"iban": "5000"', 'SHOP008'],
  ['shop.json', '"bic": "[…]"', '"bic": "nordea"', 'SHOP008'],
  ['shop.json', /,\s*"bank": \{[^}]*\}/, '', 'SHOP034'],
  ['markets.json', '"SEK"', '"sek"', 'SHOP008'],
  ['markets.json', '"SEK"', '"QQQ"', 'SHOP026'],
  ['markets.json', '"SE"', '"QQ"', 'SHOP026'],
  ['markets.json', '["fi"]', '["en"]', 'SHOP020'],
  ['markets.json', '"standard": 25', '"standard": 250', 'SHOP007'],
  ['markets.json', '"standard": 25', '"standard": "25"', 'SHOP006'],
  [
    'markets.json',
    '"country"',
    '"dispatch": { "until": "25:00", "timeZone": "Europe/Stockholm" }, "country"',
    'SHOP008',
  ],
  [
    'markets.json',
    '"country"',
    '"dispatch": { "until": "12:00", "timeZone": "Stockholm" }, "country"',
    'SHOP027',
  ],
  [
    'markets.json',
    '"country"',
    '"undelivered": { "zips": "(", "name": { "fi": "Öar" } }, "country"',
    'SHOP023',
  ],
  [
    'markets.json',
    '"country"',
    '"undelivered": { "zips": "1", "name": { "sv": "Saaret" } }, "country"',
    'SHOP022',
  ],
  ['markets.json', '"country"', '"closedDays": ["24.12.2026"], "country"', 'SHOP008'],
  ['delivery.json', '{ "SEK": 5.9 }', '{ "EUR": 5.9 }', 'SHOP024'],
  ['delivery.json', '"SEK": 5.9', '"SEK": 5.999', 'SHOP025'],
  ['delivery.json', '"SEK": 5.9', '"SEK": -1', 'SHOP007'],
  ['delivery.json', '"parcel"', '"Parcel!"', 'SHOP008'],
  ['delivery.json', '"maxWeightKg"', '"days": { "least": 4, "most": 2 }, "maxWeightKg"', 'SHOP029'],
  [
    'delivery.json',
    '"maxWeightKg"',
    '"choices": [{ "id": "parcel", "name": { "fi": "Ombud" } }], "maxWeightKg"',
    'SHOP009',
  ],
  ['delivery.json', '"maxWeightKg"', '"markets": ["fi"], "maxWeightKg"', 'SHOP021'],
  ['payment.json', '"transfer"', '"cash"', 'SHOP004'],
  ['payment.json', '"kind"', '"customers": ["company"], "kind"', 'SHOP004'],
  ['payment.json', /\[\s*\{.*\}\s*\]/s, '[]', 'SHOP007'],
  ['catalogue/categories.csv', 'example,,', 'example,nowhere,', 'SHOP021'],
  ['catalogue/categories.csv', 'example,,', 'Exämple,,', 'SHOP008'],
  ['catalogue/categories.csv', 'example,,', 'example,example,', 'SHOP029'],
  ['catalogue/categories.csv', 'parent', 'parrent', 'SHOP002'],
  ['catalogue/categories.csv', 'name_fi', 'name_en', 'SHOP005'],
  ['catalogue/categories.csv', 'example,,Example', 'example,,Example\nexample,,Again', 'SHOP009'],
  ['catalogue/brands.csv', 'Example Ltd', '', 'SHOP005'],
  ['catalogue/brands.csv', '"Example Street 1', 'Example Street 1', 'SHOP002'],
  ['catalogue/parameters.csv', 'identifier', 'id', 'SHOP001'],
  ['catalogue/products.csv', 'Example Brand', 'Unknown Brand', 'SHOP021'],
  ['catalogue/products.csv', 'Brand,example,', 'Brand,nowhere,', 'SHOP021'],
  ['catalogue/products.csv', 'example-1.svg', 'missing.svg', 'SHOP031'],
  ['catalogue/products.csv', '"19,90"', 'cheap', 'SHOP030'],
  ['catalogue/products.csv', 'price_se', 'price_no', 'SHOP021'],
  ['catalogue/products.csv', 'EXAMPLE-2', 'EXAMPLE-1', 'SHOP009'],
  ['catalogue/products.csv', 'p:size', 'p:colour', 'SHOP021'],
  ['catalogue/products.csv', 'EXAMPLE-1', '6.41234E+12', 'SHOP030'],
  ['content/terms.json', '"body"', '"text"', 'SHOP002'],
  ['content/terms.json', '"ostoehdot"', '"Ostoehdot"', 'SHOP008'],
  ['content/terms.json', '"ostoehdot"', '"tietosuoja"', 'SHOP009'],
  ['content/terms.json', /"title": \{\s*"fi"/, '"title": { "en"', 'SHOP022'],
];

test.each(mistakes)('check finds a mistake: %s, %s → %s', async (file, from, to, code) => {
  const { folder, edit } = await shopOf();
  await edit(file, text =>
    text.replace(typeof from === 'string' && file.endsWith('.json') ? spaced(from) : from, to),
  );
  const { findings } = await readFolder(folder);
  const found = findings.filter(finding => finding.file === file && finding.code === code);
  expect(found).not.toEqual([]);
  for (const { line, message, fix } of findings) {
    expect(line).toBeGreaterThan(0);
    expect(message).not.toBe('');
    expect(fix).toBeTruthy();
  }
});

test('the company, account and addresses of a shop are taken as people write them', async () => {
  const { folder } = await shopOf();
  const path = join(folder, 'shop.json');
  const shop: Record<string, unknown> = JSON.parse(await readFile(path, 'utf8'));
  const own = {
    company: {
      name: 'Nordic Boats Ab',
      businessId: '556012-5790',
      vatId: 'SE556012579001',
      street: { fi: 'Satamakatu 1' },
      postalCode: '111 22',
      city: 'Stockholm',
      country: 'SE',
    },
    mail: { fi: 'kauppa@boats.example' },
    phone: '+46 (0)8-123 456',
    hours: 'Arkisin 9–16',
    bank: { iban: 'SE45 5000 0000 0583 9825 7466', bic: 'NDEASESS', name: 'Nordea' },
  };
  await writeFile(path, JSON.stringify({ ...shop, ...own }));
  const { findings } = await readFolder(folder);
  expect(findings.filter(({ file }) => file === 'shop.json')).toEqual([]);
  const { ofFolder } = await openShopSettings(folder, { isDemo: false });
  expect(factsOf(ofFolder, 'fi')).toMatchObject({
    ...{ name: 'Nordic Boats', shortName: 'Nordic Boats', company: 'Nordic Boats Ab', isDemo: false },
    ...{ street: 'Satamakatu 1', postal: '111 22\u00a0Stockholm', country: 'Ruotsi' },
    ...{ mail: 'kauppa@boats.example', phoneHref: 'tel:+468123456' },
  });
});

test('what is still to be written is shown nowhere, and shop.json must be valid at every start', async () => {
  const { folder, edit } = await shopOf();
  expect(factsOf((await openShopSettings(folder, { isDemo: false })).ofFolder, 'fi')).toMatchObject({
    ...{ name: 'Nordic Boats', company: 'Nordic Boats', businessId: '', street: '', postal: '', bank: null },
    ...{ mail: '', phone: '', phoneHref: '', hours: '', countryCode: 'SE' },
  });
  await edit('shop.json', text => text.replace('"name": "Nordic Boats"', '"name": ""'));
  await expect(openShopSettings(folder, { isDemo: false })).rejects.toThrow(
    /shop\.json:\d+:\d+ {2}error {2}SHOP007/,
  );
  await rm(join(folder, 'shop.json'));
  await expect(openShopSettings(folder, { isDemo: false })).rejects.toThrow(InvalidFolder);
});

test('a market without any delivery or payment option is found', async () => {
  const { folder, edit } = await shopOf();
  await edit('markets.json', text =>
    text.replace(
      /(\[\s*)(\{[\s\S]*\})(\s*\]\s*\})/,
      (_all, open: string, market: string, close: string) =>
        `${open}${market}, ${market.replace('"se"', '"no"')}${close}`,
    ),
  );
  await edit('delivery.json', text => text.replace('"maxWeightKg"', '"markets": ["se"], "maxWeightKg"'));
  const errors = (await readFolder(folder)).findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, file }) => `${file} ${code}`)).toEqual(['markets.json SHOP028']);
});
