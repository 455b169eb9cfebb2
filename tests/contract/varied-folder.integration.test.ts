/** A shop with fewer products than its folder has, or with more: whole, and the same each time. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, silentLogger } from '#backend/commands.ts';
import { fillFromFolder } from '#backend/index.ts';
import { readFolder, variedFolder } from '#backend/testing.ts';
import { shopBuild } from '../../tools/shop/shop-build.ts';
import { demoFolder } from '../support/demo-folder.ts';
import { openTestDatabase } from '../support/test-database.ts';

const build = shopBuild();

async function varied(source: string, count: number) {
  const { path, remove } = await variedFolder(source, count);
  onTestFinished(remove);
  const linesOf = async (name: string): Promise<string[]> => {
    const text = await readFile(join(path, 'catalogue', name), 'utf8').catch(() => '');
    return text.split('\n').filter(line => line !== '');
  };
  return { path, linesOf };
}

test.each([20, 120, 400])('%i products of the demo are a shop without a mistake', async count => {
  const { path, linesOf } = await varied(demoFolder, count);
  const { findings } = await readFolder(path, { build: async () => build });
  expect(findings).toEqual([]);
  const [products, packages] = [await linesOf('products.jsonl'), await linesOf('packages.jsonl')];
  expect(products.length + packages.length).toBeLessThanOrEqual(count);
  expect(products.length + packages.length).toBeGreaterThan(0.9 * count - 3);
  expect(packages.length > 0).toBe(count > 60);
  const again = await varied(demoFolder, count);
  expect(await again.linesOf('products.jsonl')).toEqual(products);
});

test('a larger shop has the products of the folder and others like them, each with an address of its own', async () => {
  const { url, db } = await openTestDatabase();
  const folder = resolve('shops/vene');
  const filled = await fillFromFolder({
    ...{ databaseUrl: url, folder, products: 25, logger: silentLogger },
    ...{ origin: 'http://localhost:3000', build: async () => build },
  });
  expect(filled).toMatchObject({ outcome: 'filled', products: 25, skipped: 0 });
  const { rows } = await sql<{ products: number; names: number; addresses: number; prices: number }>`
    select count(distinct product_id)::int as products, count(distinct name)::int as names,
      count(distinct (language_id, alias))::int as addresses, (select count(distinct product_id)::int from price) as prices
    from product_text`.execute(db);
  expect(rows[0]).toMatchObject({ products: 25, prices: 25 });
  expect(rows[0]?.names).toBeGreaterThanOrEqual(25);
});

/** @proves FAULT-109 */
test('waits for the instance that fills the shop, without a statement that a time limit could end', async () => {
  const { url, db, database } = await openTestDatabase();
  const other = createDatabase({ url, logger: silentLogger, poolSize: 2 });
  onTestFinished(() => other.close());
  const waits: string[] = [];
  const logger = { ...silentLogger, info: (_fields: object, text: string) => void waits.push(text) };
  let second: ReturnType<typeof fillFromFolder> | undefined;
  let open: () => void = () => undefined;
  const held = new Promise<void>(done => (open = done));
  const holder = other.db.transaction().execute(async on => {
    await sql`select pg_advisory_xact_lock(7390225)`.execute(on);
    second = fillFromFolder({
      ...{ databaseUrl: url, folder: demoFolder, products: 20, logger },
      ...{ origin: 'http://localhost:3000', build: async () => build },
    });
    await held;
  });
  await vi.waitFor(() => expect(waits).toEqual(['another instance fills the empty shop; waiting for it']));
  const { rowCount } = await database.pool.query(
    "select from pg_locks where locktype = 'advisory' and not granted",
  );
  expect(rowCount).toBe(0);
  open();
  await holder;
  expect(await second).toMatchObject({ outcome: 'filled', isDemo: true });
  expect(await db.selectFrom('product').select('product_id').execute()).toHaveLength(20);
});
