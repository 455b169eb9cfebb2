/** Backups are restored completely; an incomplete backup, or a database with data, is rejected. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { copyOut } from '../database/copy-rows.ts';
import { silentLogger } from '../database/logger.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { restore } from './restore.ts';
import { copyTargetOf, tablesOf } from './tables.ts';

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Runs before its database is removed, whatever the result of the test.
  onTestFinished(() => client.end());
  return client;
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'atv-backup-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A shop with an order in it, saved. */
async function savedShop() {
  const shop = await openSmallShop();
  const cartId = await shop.cartWith({ skuId: 2, quantity: 3 });
  await shop.orders.place(aContext(), cartId, goodCheckout);
  // Values that COPY must escape.
  await shop.pool.query('update product_text set name = $1, text1 = $2 where product_id = 1', [
    'tab\tline\nback\\slash \\. \\N 🏍️',
    '',
  ]);
  await shop.pool.query(
    "insert into image_original (type, file_name, mime, width, height, data) values ('cms', 'a.png', 'image/png', 1, 1, $1)",
    [Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 256))],
  );
  const client = await connect(shop.url);
  const path = join(folder(), 'shop.backup');
  const done = await backup(client, path);
  return { shop, client, path, done };
}

async function emptyDatabase() {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const client = await connect(url);
  await client.query('drop schema public cascade; create schema public');
  return { url, client };
}

async function contentsOf(client: Client): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of await tablesOf(client)) {
    const chunks: Buffer[] = [];
    for await (const chunk of copyOut(client, `copy ${copyTargetOf(table)} to stdout`)) chunks.push(chunk);
    all[table.table] = Buffer.concat(chunks).toString('utf8').split('\n').sort();
  }
  return all;
}

/** @proves FAULT-118 */
it('restores every row of every table, and continues the numbering', async () => {
  const { client, path, done } = await savedShop();
  expect(statSync(path).mode & 0o077).toBe(0);
  const { url, client: other } = await emptyDatabase();
  const { tables } = await restore({ url, path, logger: silentLogger });
  expect(tables).toBe(done.tables);
  expect(await contentsOf(other)).toEqual(await contentsOf(client));
  expect(await check(other)).toEqual([]);
  const numbers = await other.query<{ next: string; last: number }>(
    "select nextval(pg_get_serial_sequence('shop_order', 'order_id')) as next, max(order_id) as last from shop_order",
  );
  expect(Number(numbers.rows[0]?.next)).toBe((numbers.rows[0]?.last ?? 0) + 1);
});

it('triggers nothing again: no price log, no mail, no notification', async () => {
  const { client, path } = await savedShop();
  const count = 'select (select count(*) from price_log)::int + (select count(*) from outbox)::int as count';
  const { rows: before } = await client.query<{ count: number }>(count);
  const { url, client: other } = await emptyDatabase();
  await restore({ url, path, logger: silentLogger });
  const { rows: after } = await other.query<{ count: number }>(count);
  expect(after).toEqual(before);
  const triggers = await other.query("select 1 from pg_trigger where not tgisinternal and tgenabled = 'D'");
  expect(triggers.rowCount).toBe(0);
});

it('changes no database that contains data', async () => {
  const { client, path, shop } = await savedShop();
  const before = await contentsOf(client);
  await expect(restore({ url: shop.url, path, logger: silentLogger })).rejects.toThrow('not empty');
  expect(await contentsOf(client)).toEqual(before);
});

it('rejects a file that is truncated, changed, newer than the shop, or not a backup', async () => {
  const { path } = await savedShop();
  const { url, client: other } = await emptyDatabase();
  const text = gunzipSync(readFileSync(path)).toString('latin1');
  const bad = join(folder(), 'bad.backup');
  const attempt = async (bytes: Buffer) => {
    writeFileSync(bad, bytes);
    return restore({ url, path: bad, logger: silentLogger }).catch((error: unknown) =>
      error instanceof Error ? `${error.name}: ${error.message}` : error,
    );
  };
  const zipped = (changed: string) => gzipSync(Buffer.from(changed, 'latin1'));
  expect(await attempt(readFileSync(path).subarray(0, 900))).toMatch(/^BackupError: .*truncated/);
  expect(await attempt(zipped(text.slice(0, text.indexOf('\\.\n') - 5)))).toMatch(/^BackupError/);
  expect(await attempt(zipped(text.slice(0, text.lastIndexOf('{"end"'))))).toMatch(/too early/);
  expect(await attempt(zipped(text.replace('Anna', 'Emma')))).toMatch(/^BackupError: The rows of/);
  expect(await attempt(zipped(text.replace('0001-shop', '9999-shop')))).toMatch(/newer version/);
  expect(await attempt(zipped(text.replace('"version":1', '"version":2')))).toMatch(/format 2/);
  expect(await attempt(Buffer.from('hello'))).toMatch(/^BackupError/);
  expect(await tablesOf(other)).toEqual([]);
});
