/** The demo shop as a folder: what the folder can say of it comes back, in the files and in the database, and the rest is named. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import { createBackend } from '#backend/index.ts';
import { applyShop, exportShop, planShop, readFolder, readLiveContent } from '#backend/testing.ts';
import { seedShop } from '#demo/seed.ts';
import { shopBuild } from '../../tools/shop/shop-build.ts';
import { differencesOf } from '../support/database-differences.ts';
import { shownContent } from '../support/samples/content-answers.ts';
import { alwaysThisPicture } from '../support/samples/pixel-pictures.ts';
import { openTestDatabase } from '../support/test-database.ts';

const source = 'shops/atv-huset';
const schemas = resolve('schemas/shop');
/** Packages, variants and every kind of size among them. */
const products = 200;
const build = shopBuild();
/** On a machine that is busy. */
const MAX_MILLISECONDS = 300_000;

/** What differs between the demo's database and one made from its folder, and why that may be. */
const mayDiffer: Readonly<Record<string, string>> = {
  'campaign.identifier': 'campaigns get a name in the folder',
  'catalogue_change +': 'what instances have heard of',
  'catalogue_change -': 'what instances have heard of',
  'content_collection.containers': 'the shop shows the same, see below',
  'currency.name': 'a folder has the names that CLDR has',
  'currency.symbol': 'a folder has the signs that CLDR has',
  'customer.password_hash': 'each has a salt of its own',
  'menu.items': 'the shop shows the same, see below',
  'parameter_group.sort_order': 'that of vehicles is the last one',
  'parameter_value.sort_order': 'vehicles are in the order of their file',
  'price_list.name': 'a folder has one name of a list; pages show none',
  'product.supplier_id': 'nothing reads it',
  'product_image.tags': 'nothing reads them',
  'setting +': 'what was applied',
  'setting -': 'the mark of the demo',
  'setting.value': 'the description is that of shop.json, and lists name categories',
  'variant_value.value': 'made of the name',
};

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

/** Areas, pages and menus in every language, as shoppers see them. */
async function contentOfShop({ url, db }: Awaited<ReturnType<typeof openTestDatabase>>): Promise<string[]> {
  const { forms } = build;
  const backend = await createBackend({
    ...{ databaseUrl: url, logger: pino({ level: 'silent' }), origin: 'http://shop.test', poolSize: 4 },
    content: { forms, readLive: (pool, at) => readLiveContent(pool, at, forms.widgets) },
  });
  try {
    return await shownContent(backend, db);
  } finally {
    await backend.close();
  }
}

test(
  'the demo as a folder: export, apply, export gives the same bytes and the same shop',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const first = await openTestDatabase();
    await seedShop({ db: first.db, products, logger: silentLogger, pictures: alwaysThisPicture });
    const report = await exportShop(one, { db: first.db, source, schemas, build });
    const kinds = report.left.map(line => line.replace(/:.*/, ''));
    expect(kinds.filter(kind => /menu|page|area|content/.test(kind))).toEqual([]);
    const { folder: own, findings } = await readFolder(one, { build: async () => build });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    // Campaigns without a name of the folder are known by their address or code.
    const changes = await planShop(own, { db: first.db });
    expect(changes.filter(({ entity, kind }) => entity === 'campaign' && kind === 'created')).toEqual([]);
    const second = await openTestDatabase();
    const problems: unknown[] = [];
    const say = (problem: unknown) => void problems.push(problem);
    await applyShop(own, { db: second.db, onProblem: say, onUnresolved: say });
    expect(problems).toEqual([]);
    const differences = await differencesOf(first.db, second.db);
    const others = [...differences].filter(([name]) => !(name in mayDiffer));
    expect(others).toEqual([]);
    const again = await exportShop(other, { db: second.db, source: one, schemas, build });
    const [before, after] = [await contentOf(one), await contentOf(other)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, text] of before) expect([name, after.get(name)]).toEqual([name, text]);
    expect(again.products).toBe(report.products);
    // Last: shops that run write down their prices.
    expect(await contentOfShop(second)).toEqual(await contentOfShop(first));
  },
  MAX_MILLISECONDS,
);
