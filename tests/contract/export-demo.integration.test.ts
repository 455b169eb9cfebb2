/** The demo shop as a folder: what the folder can say of it comes back, in the files and in the database, and the rest is named. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import { applyShop, exportShop, planShop, readFolder } from '#backend/testing.ts';
import { seedShop } from '#demo/seed.ts';
import { differencesOf } from '../support/database-differences.ts';
import { openTestDatabase } from '../support/test-database.ts';
import { alwaysThisPicture } from '../support/pixel-pictures.ts';

const source = 'shops/atv-huset';
const schemas = resolve('schemas/shop');
/** Packages, variants and every kind of size among them. */
const products = 200;
/** On a machine that is busy. */
const MAX_MILLISECONDS = 300_000;

/** What differs between the demo's database and one made from its folder, and why that may be. */
const mayDiffer: Readonly<Record<string, string>> = {
  'campaign.identifier': 'campaigns get a name in the folder',
  'catalogue_change +': 'what instances have heard of',
  'catalogue_change -': 'what instances have heard of',
  'currency.name': 'a folder has the names that CLDR has',
  'currency.symbol': 'a folder has the signs that CLDR has',
  'customer.password_hash': 'each has a salt of its own',
  'parameter_group.sort_order': 'that of vehicles is the last one',
  'parameter_value.sort_order': 'vehicles are in the order of their file',
  'price_list.name': 'a folder has one name of a list; pages show none',
  'product.supplier_id': 'nothing reads it',
  'product_image.tags': 'nothing reads them',
  'setting +': 'what was applied',
  'setting -': 'the mark of the demo',
  'variant_value.value': 'made of the name',
};

/** What the folder still has to say: areas, menus and pages of more than a text, the directory and old addresses. */
const notYet =
  /^(?:content_|media_asset|menu|organization|postal_area|url_history|image_original -|setting\.value)/;

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

test(
  'the demo as a folder: export, apply, export gives the same bytes and the same shop',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const first = await openTestDatabase();
    await seedShop({ db: first.db, products, logger: silentLogger, pictures: alwaysThisPicture });
    const report = await exportShop(one, { db: first.db, source, schemas });
    const kinds = report.left.map(line => line.replace(/:.*/, ''));
    expect(kinds).toEqual(expect.arrayContaining(['menus', 'areas of pages']));
    const { folder: own, findings } = await readFolder(one);
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
    const others = [...differences].filter(([name]) => !(name in mayDiffer) && !notYet.test(name));
    expect(others).toEqual([]);
    const again = await exportShop(other, { db: second.db, source: one, schemas });
    const [before, after] = [await contentOf(one), await contentOf(other)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, text] of before) expect([name, after.get(name)]).toEqual([name, text]);
    expect(again.products).toBe(report.products);
  },
  MAX_MILLISECONDS,
);
