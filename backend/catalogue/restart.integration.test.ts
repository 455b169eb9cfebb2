/** A catalogue that starts from its saved index returns the same as one that reads all products. */
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createWorld, FI, type World } from '#tests/support/worlds/world.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import type { ListFilter, ListSort } from './index/answer/catalogue-query.ts';

let folder: string;
let path: string;
let test: TestDatabase;
let world: World;
let lines: { msg: string; reason?: string }[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restart-'));
  path = join(folder, 'catalogue.index');
  lines = [];
  test = await createTestDatabase();
  world = await createWorld(test.db);
  await world.aBrand(1, 'Öhman');
  await world.aCategory({ id: 1, name: 'Winches' });
  for (let id = 1; id <= 6; id += 1) await aProduct(id, `Winch ${id}`);
});
afterEach(async () => {
  await test[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const aProduct = (id: number, name: string) =>
  world.aProduct({ id, name, brand: 1, categories: [1], soldCount: id, prices: { fi: 500 * id } });

const open = (build = 'one', from = test) =>
  openCatalogue({
    database: from.database,
    logger: pino({}, { write: line => void lines.push(JSON.parse(line)) }),
    snapshotFile: { path, build },
  });

const sorts: readonly ListSort[] = ['NATURAL', 'PRICE_DESC', 'ALPHABETICAL', 'AVAILABLE_STOCK'];
const asked: ListFilter = {
  marketId: FI,
  languageId: 'fi-FI',
  context: [],
  facets: [],
  include: [],
  includeMode: 'INTERSECT',
  exclude: [],
  searchText: null,
  price: { lowest: null, highest: null },
  includeCollapsed: false,
};

const answersOf = (catalogue: Catalogue) => ({
  lists: sorts.map(sort => catalogue.index().list(asked, { sort, skip: 0, take: 50 })),
  found: ['winch', 'kela', 'A-3'].map(searchText =>
    catalogue.index().list({ ...asked, searchText }, { sort: 'RELEVANCE', skip: 0, take: 50 }),
  ),
  counts: catalogue.index().count(asked, 'BY_GROUP'),
});

/** Opens without a saved index. */
async function answersOfAll() {
  const catalogue = await openCatalogue({ database: test.database, logger: pino({ level: 'silent' }) });
  const answers = answersOf(catalogue);
  await catalogue.close();
  return answers;
}

async function runOnce(build?: string): Promise<void> {
  const catalogue = await open(build);
  await catalogue.close();
}

/** The reason of the refusal; undefined when the saved index was used. */
async function reasonAtStart(build?: string, from = test): Promise<string | undefined> {
  lines = [];
  const catalogue = await open(build, from);
  await catalogue.close();
  const messages = lines.map(({ msg }) => msg);
  const restored = messages.filter(msg => msg === 'the catalogue index was restored');
  const refused = lines.filter(({ msg }) => msg === 'the saved catalogue index is built anew');
  expect(restored.length + refused.length).toBe(1);
  return refused[0]?.reason;
}

it('starts from the saved index', async () => {
  await runOnce();
  expect(lines).toEqual([]);
  const catalogue = await open();
  expect(lines.map(({ msg }) => msg)).toEqual(['the catalogue index was restored']);
  expect(answersOf(catalogue)).toEqual(await answersOfAll());
  await catalogue.close();
});

it('saves the index of a shop that stops right after its start', async () => {
  const catalogue = await open();
  await catalogue.close();
  expect(await reasonAtStart()).toBeUndefined();
});

it('shows what was changed while the shop was down', async () => {
  await runOnce();
  await test.db.updateTable('price').set({ selling_minor: 99 }).where('product_id', '=', 1).execute();
  await test.db.updateTable('stock').set({ in_stock: 77 }).where('sku_id', '=', 2).execute();
  await test.db.updateTable('product_text').set({ name: 'Kela' }).where('product_id', '=', 3).execute();
  await test.db.updateTable('product').set({ active: false }).where('product_id', '=', 4).execute();
  await aProduct(7, 'Kela 7');
  await sql`select announce_catalogue('price', 1), announce_catalogue('stock', 2), announce_catalogue('product', 3),
    announce_catalogue('product', 4), announce_catalogue('product', 7)`.execute(test.db);
  const catalogue = await open();
  expect(lines.map(({ msg }) => msg)).toEqual(['the catalogue index was restored']);
  const { lists, found } = answersOf(catalogue);
  const all = await answersOfAll();
  expect(lists.slice(1)).toEqual(all.lists.slice(1));
  expect(found.map(({ ids, count }) => [ids.toSorted(), count])).toEqual(
    all.found.map(({ ids, count }) => [ids.toSorted(), count]),
  );
  await catalogue.close();
});

it('follows changes after a start from the saved index', async () => {
  await runOnce();
  const catalogue = await open();
  await test.db.updateTable('product_text').set({ name: 'Kela' }).where('product_id', '=', 3).execute();
  await sql`select announce_catalogue('product', 3)`.execute(test.db);
  await catalogue.catchUp();
  expect(answersOf(catalogue).found[1]?.ids).toEqual([3]);
  await catalogue.close();
});

it('reads all products when the saved index is of another build', async () => {
  await runOnce();
  expect(await reasonAtStart('two')).toContain('another build');
});

it('reads all products when the saved index is truncated or damaged', async () => {
  await runOnce();
  const whole = await readFile(path);
  await truncate(path, whole.length - 40);
  expect(await reasonAtStart()).toContain('truncated');
  const damaged = Buffer.from(whole);
  damaged.writeUInt8(damaged.readUInt8(50) ^ 1, 50);
  await writeFile(path, damaged);
  expect(await reasonAtStart()).toContain('damaged');
});

it('reads all products when the saved index is of another database', async () => {
  await runOnce();
  await using other = await createTestDatabase();
  await createWorld(other.db);
  expect(await reasonAtStart('one', other)).toContain('another database');
});

it('reads all products when its last change is not known any more', async () => {
  await sql`select announce_catalogue('price', 1)`.execute(test.db);
  await runOnce();
  await copyFile(path, `${path}.copy`);
  await sql`update catalogue_change set changed_at = changed_at - interval '1 minute'`.execute(test.db);
  expect(await reasonAtStart()).toContain('no record of its last change');
  await copyFile(`${path}.copy`, path);
  await sql`delete from catalogue_change`.execute(test.db);
  expect(await reasonAtStart()).toContain('no record of its last change');
});

it('reads all products when everything was announced as changed', async () => {
  await runOnce();
  await sql`select announce_catalogue('all', null)`.execute(test.db);
  expect(await reasonAtStart()).toContain('as a whole');
});

it('reads all products when names of categories were changed without an announcement', async () => {
  await runOnce();
  await test.db.updateTable('category_text').set({ name: 'Kelat' }).execute();
  expect(await reasonAtStart()).toContain('have changed');
});

it('saves again after a build', async () => {
  await runOnce();
  const before = await readFile(path);
  await sql`select announce_catalogue('all', null)`.execute(test.db);
  const catalogue = await open();
  await vi.waitFor(async () => expect(before.equals(await readFile(path))).toBe(false));
  await catalogue.close();
  expect(await reasonAtStart()).toBeUndefined();
});
