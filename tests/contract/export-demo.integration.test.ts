/** The demo shop as a folder: what the folder can say of it comes back, in the files and in the database, and the rest is named. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createBackend } from '#backend/index.ts';
import {
  applyShop,
  exportShop,
  planShop,
  readFolder,
  readLiveContent,
  variedFolder,
} from '#backend/testing.ts';
import { shopBuild } from '../../tools/shop/shop-build.ts';
import { differencesOf } from '../support/database-differences.ts';
import { demoFolder } from '../support/demo-folder.ts';
import { shownContent } from '../support/samples/content-answers.ts';
import { openTestDatabase } from '../support/test-database.ts';

const schemas = resolve('schemas/shop');
/** Packages, variants and every kind of size among them. */
const products = 200;
const build = shopBuild();
/** On a machine that is busy. */
const MAX_MILLISECONDS = 300_000;

/** What differs between two databases of the same folder: what instances have heard of, moments, and salts. */
const mayDiffer = /^(?:catalogue_change|customer\.password_hash)/;

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
    ...{ databaseUrl: url, logger: pino({ level: 'silent' }), origin: 'http://shop.test', connections: 15 },
    content: { forms, readLive: (pool, at) => readLiveContent(pool, at, forms.widgets) },
  });
  try {
    return await shownContent(backend, db);
  } finally {
    await backend.close();
  }
}

/** Every row is stored. */
async function apply(path: string, { db }: Awaited<ReturnType<typeof openTestDatabase>>) {
  const { folder, findings } = await readFolder(path, { build: async () => build });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const problems: unknown[] = [];
  const say = (problem: unknown) => void problems.push(problem);
  await applyShop(folder, { db, onProblem: say, onUnresolved: say });
  expect(problems).toEqual([]);
  return folder;
}

test(
  'the demo as a folder: export, apply, export gives the same bytes and the same shop',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const first = await openTestDatabase();
    const { path: source, remove } = await variedFolder(demoFolder, products);
    onTestFinished(remove);
    await apply(source, first);
    const report = await exportShop(one, { db: first.db, source, schemas, build });
    expect(report.left).toEqual([]);
    const second = await openTestDatabase();
    const own = await apply(one, second);
    expect(await planShop(own, { db: first.db })).toEqual([]);
    // The folder says when it was written, and an export is written today.
    for (const { db } of [first, second])
      await db.updateTable('setting').set({ value: '""' }).where('key', '=', 'shop.demo').execute();
    const differences = await differencesOf(first.db, second.db);
    const others = [...differences].filter(([name]) => !mayDiffer.test(name));
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
