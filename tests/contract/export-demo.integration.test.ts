/** The demo shop as a folder: what the folder can say of it comes back byte for byte, and the rest is named. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '#backend/commands.ts';
import { applyShop, exportShop, planShop, readFolder } from '#backend/testing.ts';
import { blankPictures } from '#demo/picture/picture-source.ts';
import { seedShop } from '#demo/seed.ts';
import { openTestDatabase } from '../support/test-database.ts';

const source = 'shops/atv-huset';
const schemas = resolve('schemas/shop');
/** Packages and every kind of size among them. */
const products = 60;
/** On a machine that is busy. */
const MAX_MILLISECONDS = 300_000;

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
  'the demo as a folder: export, apply, export gives the same bytes',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const first = await openTestDatabase();
    await seedShop({ db: first.db, products, logger: silentLogger, pictures: blankPictures });
    // Those of another test: reading them takes long.
    await first.db.deleteFrom('product_image').execute();
    const report = await exportShop(one, { db: first.db, source, schemas });
    const kinds = report.left.map(line => line.replace(/:.*/, ''));
    expect(kinds).toEqual(expect.arrayContaining(['menus', 'customers of price lists', 'areas of pages']));
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
    const again = await exportShop(other, { db: second.db, source: one, schemas });
    const [before, after] = [await contentOf(one), await contentOf(other)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, text] of before) expect([name, after.get(name)]).toEqual([name, text]);
    expect(again.products).toBe(report.products);
  },
  MAX_MILLISECONDS,
);
