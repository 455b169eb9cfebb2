import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Schema } from '#backend/database/schema.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { shopBuild } from '#tools/shop/shop-build.ts';
import { applyShop, planShop } from '../apply-shop.ts';
import { describeChange } from '../describe-change.ts';
import { readFolder } from '../read-folder.ts';
import { shopOf } from '../testing-folder.ts';
import { createLeftOut } from './export-context.ts';
import { exportShop } from './export-shop.ts';
import { ExportRefused } from './replace-folder.ts';

const schemas = resolve('schemas/shop');
const build = shopBuild();

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Every file of a folder with its content. */
async function contentOf(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter(file => file.isFile()).map(file => join(file.parentPath, file.name));
  return new Map(
    await Promise.all(
      paths
        .toSorted()
        .map(async path => [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const),
    ),
  );
}

async function apply(db: Kysely<Schema>, path: string) {
  const { folder, findings } = await readFolder(path);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const applied = await applyShop(folder, { db });
  expect([applied.products?.skipped ?? 0, applied.unresolved]).toEqual([0, 0]);
  return folder;
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Of its products only one has a drawing: each takes a second and more to draw. */
async function veneOf(): Promise<string> {
  const folder = await scratch();
  await cp('shops/vene', folder, { recursive: true });
  for (const name of await readdir(join(folder, 'pictures')))
    if (!name.startsWith('nordhav') && name !== 'rope.svg')
      await writeFile(join(folder, 'pictures', name), pixel);
  return folder;
}

/** On a machine that is busy. */
const MAX_MILLISECONDS = 240_000;

test.each([
  { name: 'shops/vene', sourceOf: veneOf },
  { name: 'a new shop', sourceOf: async () => (await shopOf()).folder },
])(
  '$name: export, apply, export gives the same bytes',
  async ({ sourceOf }) => {
    const source = await sourceOf();
    const folder = await scratch();
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const first = await openTestDatabase();
    await apply(first.db, source);
    const report = await exportShop(one, { db: first.db, source, schemas, build });
    expect(report.left).toEqual([]);
    // The database is as its own folder says.
    const { folder: own } = await readFolder(one);
    expect((await planShop(own, { db: first.db })).map(describeChange)).toEqual([]);
    const second = await openTestDatabase();
    await apply(second.db, one);
    await exportShop(other, { db: second.db, source: one, schemas, build });
    expect(await contentOf(other)).toEqual(await contentOf(one));
    // A drawing stays one, though the database has its pixels.
    const drawing = [...(await contentOf(one))].find(([name]) => /rope|example-1/.test(name));
    expect(drawing?.[1]).toContain('<svg');
  },
  MAX_MILLISECONDS,
);

test('price lists, who has them and the shop’s own words come along', async () => {
  const { db } = await openTestDatabase();
  const { folder: source } = await shopOf();
  await apply(db, source);
  await db
    .insertInto('customer')
    .values({ email: 'club@example.com', password_hash: '$argon2id$none', address: '{}' })
    .execute();
  const [market] = await db.selectFrom('market').select('market_id').execute();
  const prices = `list,article_number,price_${market?.market_id}\nclub,EXAMPLE-1,9.5\n`;
  const customers = 'list,customer\nclub,club@example.com\n';
  const texts = '{ "CART": "Laukku" }\n';
  await writeFile(join(source, 'catalogue/price-lists.csv'), prices);
  await writeFile(join(source, 'catalogue/price-list-customers.csv'), customers);
  await writeFile(join(source, 'texts/fi.json'), texts);
  await apply(db, source);
  const target = join(await scratch(), 'shop');
  expect((await exportShop(target, { db, source, schemas, build })).left).toEqual([]);
  const files = await contentOf(target);
  expect(files.get('catalogue/price-lists.csv')).toBe(prices);
  expect(files.get('catalogue/price-list-customers.csv')).toBe(customers);
  expect(files.get('texts/fi.json')).toBe(texts);
});

test('the rules of what fits come back as they were written, and change with the file', async () => {
  const { db } = await openTestDatabase();
  const { folder: source } = await shopOf();
  const file = 'catalogue/parameters.csv';
  const rules = [
    'class text machineClass excludes',
    'width tyre-width frontTire/backTire within 1 near 2|height tyre-height frontTire/backTire',
    'front rim frontRim,frontTire/-',
    'none',
    '',
  ];
  const table = (fits: readonly string[]) => {
    const rows = fits.map(
      (fit, index) =>
        `measure-${index},Mitat,Mitta ${index},${index === 0 ? 'yes' : ''},${/,/.test(fit) ? `"${fit}"` : fit}`,
    );
    return `identifier,group_fi,name_fi,filter,fit\nsize,Example,S–XL,yes,\n${rows.join('\n')}\n`;
  };
  const exported = async () => {
    const target = join(await scratch(), 'shop');
    expect((await exportShop(target, { db, source, schemas, build })).left).toEqual([]);
    return { target, text: await readFile(join(target, file), 'utf8') };
  };
  await writeFile(join(source, file), table(rules));
  await apply(db, source);
  const first = await exported();
  expect(first.text).toBe(table(rules));
  expect(await planShop(await apply(db, first.target), { db })).toEqual([]);
  expect((await exported()).text).toBe(first.text);
  const others = ['', 'none', ...rules.slice(2).toReversed()];
  await writeFile(join(source, file), table(others));
  await apply(db, source);
  expect((await exported()).text).toBe(table(others));
});

test('explanations of measures come back as they were written, and leave with the file', async () => {
  const { db } = await openTestDatabase();
  const { folder: source } = await shopOf();
  const file = 'catalogue/parameters.csv';
  const table = (text: string) =>
    `identifier,group_fi,name_fi,filter,description_fi\nsize,Mitat,Koko,yes,${text}\noffset,Mitat,Offset,,\n`;
  const exported = async () => {
    const target = join(await scratch(), 'shop');
    await exportShop(target, { db, source, schemas, build });
    return readFile(join(target, file), 'utf8');
  };
  for (const text of ['"Renkaassa 25x8-12: korkeus, leveys"', 'Toinen']) {
    await writeFile(join(source, file), table(text));
    await apply(db, source);
    expect(await exported()).toBe(table(text));
  }
  await writeFile(join(source, file), table(''));
  await apply(db, source);
  expect(await db.selectFrom('parameter').select('description').distinct().execute()).toEqual([
    { description: {} },
  ]);
});

test('names that look like entities and formulas come back as they are', async () => {
  const { db } = await openTestDatabase();
  const { folder: source } = await shopOf();
  await apply(db, source);
  const names = ['R&D', 'Köysi &amp; koukku', '=1+1', "@SUM(1)|'x'!A0"];
  for (const name of names) {
    await db.updateTable('product_text').set({ name }).execute();
    await db.updateTable('brand').set({ name }).execute();
    const target = join(await scratch(), 'shop');
    await exportShop(target, { db, source, schemas, build });
    await apply(db, target);
    const stored = await db.selectFrom('product_text').select('name').distinct().execute();
    const brands = await db.selectFrom('brand').select('name').distinct().execute();
    expect([...stored, ...brands]).toEqual([{ name }, { name }]);
  }
});

test('a folder with files is kept unless it is to be replaced, and a failed export leaves nothing', async () => {
  const { db } = await openTestDatabase();
  const { folder: source } = await shopOf();
  await rm(join(source, 'catalogue/products.csv'));
  await apply(db, source);
  const parent = await scratch();
  const target = join(parent, 'shop');
  await exportShop(target, { db, source, schemas, build });
  const before = await contentOf(target);
  await expect(exportShop(target, { db, source, schemas, build })).rejects.toThrow(ExportRefused);
  await writeFile(join(target, 'content/old.json'), '{}');
  await writeFile(join(target, 'NOTES.md'), 'of the merchant');
  await exportShop(target, { db, source, schemas, build, isReplacing: true });
  expect(await contentOf(target)).toEqual(new Map([...before, ['NOTES.md', 'of the merchant']]));
  await rm(join(target, 'NOTES.md'));
  await expect(exportShop(parent, { db, source, schemas, build, isReplacing: true })).rejects.toThrow(
    'is not the folder of a shop',
  );
  // What is asked for last is not there.
  await sql`alter table campaign rename to gone`.execute(db);
  await expect(exportShop(target, { db, source, schemas, build, isReplacing: true })).rejects.toThrow(
    'campaign',
  );
  await expect(exportShop(join(parent, 'new'), { db, source, schemas, build })).rejects.toThrow('campaign');
  expect(await readdir(parent)).toEqual(['shop']);
  expect(await contentOf(target)).toEqual(before);
});

test('what the folder cannot say is named with an example', () => {
  const left = createLeftOut();
  for (let index = 1; index <= 7; index += 1) left.add('menus', `m${index}`);
  left.add('menus', 'm1');
  left.add('price lists', 'a');
  expect(left.lines()).toEqual(['menus: m1, m2, m3, m4, m5, and 2 more', 'price lists: a']);
});
