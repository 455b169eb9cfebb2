/** Settings that staff have published: they stay above the folder, and an export writes them. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Schema } from '#backend/database/schema.ts';
import { createStudio } from '#backend/studio/create-studio.ts';
import { actor, testDocuments } from '#backend/studio/testing-documents.ts';
import { libraryPicture, type SettingsKey } from '#kernel/shop-settings.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { shopBuild } from '../../../tools/shop/shop-build.ts';
import { applyShop } from '../apply-shop.ts';
import { driftOf } from '../content/drift.ts';
import { exportShop } from '../export/export-shop.ts';
import { readFolder } from '../read-folder.ts';
import { shopOf } from '../testing-folder.ts';
import { openShopSettings } from './shop-settings.ts';

const build = shopBuild();

async function publish(db: Kysely<Schema>, key: SettingsKey, body: Readonly<Record<string, unknown>>) {
  const documents = testDocuments(db);
  const id = `settings:${key}` as const;
  await documents.drafts.create(id, body, actor);
  const { version } = await documents.drafts.open(id);
  await documents.publications.publish(
    { documents: [{ id, version }], note: '', acceptWarnings: true },
    actor,
  );
}

async function appliedShop() {
  const { db } = await openTestDatabase();
  const shop = await shopOf();
  await rm(join(shop.folder, 'catalogue/products.csv'));
  await mkdir(join(shop.folder, 'texts'), { recursive: true });
  await shop.write('texts/fi.json', '{ "CART": "Kori", "seo.home.title": "Veneet" }\n');
  await applyShop(await shop.read(), { db });
  const { bodies } = await openShopSettings(shop.folder, { isDemo: false });
  return { db, shop, bodies };
}

async function exported(db: Kysely<Schema>, source: string) {
  const parent = await mkdtemp(join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const target = join(parent, 'shop');
  await exportShop(target, { db, source, schemas: resolve('schemas/shop'), build });
  return { target, read: async (file: string) => readFile(join(target, file), 'utf8') };
}

test('names the settings that staff published and the folder says otherwise, and writes them', async () => {
  const { db, shop, bodies } = await appliedShop();
  const drift = async () => driftOf(db, await shop.read(), async () => build);
  expect(await drift()).toEqual([]);
  expect(bodies.texts).toEqual({ fi: { CART: 'Kori', seo: { home: { title: 'Veneet' } } } });
  await publish(db, 'identity', {
    ...bodies.identity,
    name: 'Laituri',
    phone: { fi: '0400 123 456' },
    hours: { fi: '' },
  });
  await publish(db, 'theme', { colours: { primary: { light: '#0f5c6e', dark: '#177a8c' } }, radius: {} });
  await publish(db, 'texts', { fi: { CART: 'Laiturin kori', CHECKOUT: '' } });
  expect(await drift()).toEqual(['settings:identity', 'settings:theme', 'settings:texts']);
  // The folder is applied below what Studio has published.
  await applyShop(await shop.read(), { db });
  expect(await drift()).toHaveLength(3);
  const { target, read } = await exported(db, shop.folder);
  expect(JSON.parse(await read('shop.json'))).toMatchObject({ name: 'Laituri', phone: '0400 123 456' });
  expect(await read('shop.json')).not.toContain('hours');
  expect(JSON.parse(await read('theme.json'))).toMatchObject({ colours: { primary: { light: '#0f5c6e' } } });
  expect(JSON.parse(await read('texts/fi.json'))).toEqual({ CART: 'Laiturin kori' });
  // What was exported says what the shop says, and starts as it does.
  const written = await openShopSettings(target, { isDemo: false });
  expect(written.ofFolder).toMatchObject({ name: 'Laituri', phone: '0400 123 456' });
  expect((await exported(db, target)).read).toBeTypeOf('function');
});

test('leaves the files of a folder as they are while nothing is published', async () => {
  const { db, shop } = await appliedShop();
  const { read } = await exported(db, shop.folder);
  const plain = (text: string) => text.replace(/"\$schema": "[^"]*"/, '');
  for (const file of ['shop.json', 'texts/fi.json'])
    expect(plain(await read(file))).toBe(plain(await readFile(join(shop.folder, file), 'utf8')));
});

test('finds what people may still be writing, and refuses what is no such document', async () => {
  const { shop, bodies } = await appliedShop();
  const settings = await openShopSettings(shop.folder, { isDemo: false });
  const codes = async (key: SettingsKey, body: object) =>
    (await settings.check(key, { ...body })).map(({ code, path }) => `${code} ${path}`);
  const said = async (texts: object) => {
    const now = await openShopSettings(shop.folder, { isDemo: false });
    const found = await now.check('texts', { ...texts });
    return { found: found.map(({ severity, code, path }) => `${severity} ${code} ${path}`) };
  };
  expect(await codes('identity', { ...bodies.identity, name: '' })).toContain('SHOP005 ');
  expect(settings.structure('identity', { ...bodies.identity, name: '' })).toEqual([]);
  expect(settings.structure('identity', { ...bodies.identity, languages: ['sv'] })).toHaveLength(1);
  expect(settings.structure('theme', { colours: { primary: { light: '#', dark: '' } } })).toEqual([]);
  expect(await codes('theme', { colours: { primary: { light: 'reddish', dark: '#177a8c' } } })).toEqual([
    'SHOP040 colours.primary.light',
  ]);
  expect(settings.structure('theme', { colours: { prymary: { light: '#000', dark: '#fff' } } })).toHaveLength(
    1,
  );
  expect((await codes('texts', { fi: { CART_ITEM_PIECES_PRICE: '{pieces} kpl' } }))[0]).toBe(
    'SHOP052 fi.CART_ITEM_PIECES_PRICE',
  );
  const { found } = await said({ fi: { MAIL_HELLO: 'Terve!', USP_1: 'Heti' } });
  // A choice between texts may do without what it chooses by.
  expect(found).toEqual(['error SHOP052 fi.MAIL_HELLO', 'warning SHOP052 fi.USP_1']);
  // Who writes the folder may know that readers do without it.
  await shop.write('texts/fi.json', '{ "MAIL_HELLO": "Terve!" }\n');
  expect((await said({ fi: { MAIL_HELLO: 'Terve!' } })).found).toEqual(['warning SHOP052 fi.MAIL_HELLO']);
  expect(settings.structure('texts', { de: { CART: 'Korb' } })).toHaveLength(1);
});

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5c6e' } })
    .png()
    .toBuffer();

test('takes pictures from the library, whatever the folder has by that name, and writes them into it', async () => {
  const { db, shop, bodies } = await appliedShop();
  await writeFile(join(shop.folder, 'pictures', 'logo.png'), await drawing(100, 50));
  await shop.write('theme.json', '{ "logo": { "light": "logo.png", "dark": "logo.png" } }\n');
  const library = createStudio(db).library(testDocuments(db));
  await library.upload(await drawing(400, 100), { name: 'logo.png', folder: '' }, actor);
  await library.upload(await drawing(300, 200), { name: 'small.png', folder: '' }, actor);
  const settings = await openShopSettings(shop.folder, {
    isDemo: false,
    library: name => createStudio(db).picture(name),
  });
  expect(settings.ofFolder.look.pictures.logo?.ratio).toBe(2);
  const own = {
    ...bodies.theme,
    logo: { light: libraryPicture('logo.png'), dark: 'logo.png' },
    mark: libraryPicture('none.png'),
    socialPicture: libraryPicture('small.png'),
  };
  expect((await settings.check('theme', own)).map(({ code, path }) => `${code} ${path}`)).toEqual([
    'SHOP031 mark',
    'SHOP031 socialPicture',
  ]);
  expect((await settings.picture(own.logo.light))?.width).toBe(400);
  expect(await settings.picture(own.mark)).toBeNull();
  const chosen = { ...own, mark: '', socialPicture: '' };
  expect((await settings.profile({ theme: chosen })).look.pictures.logo?.ratio).toBe(4);
  // A document that was published before themes had pictures has those of the folder.
  expect((await settings.profile({ theme: { colours: {} } })).look.pictures.logo?.ratio).toBe(2);
  await publish(db, 'theme', chosen);
  expect(await driftOf(db, await shop.read(), async () => build)).toContain('settings:theme');
  const { target, read } = await exported(db, shop.folder);
  expect(JSON.parse(await read('theme.json'))).toMatchObject({
    logo: { light: 'studio-logo.png', dark: 'logo.png' },
  });
  const written = await openShopSettings(target, { isDemo: false });
  expect(written.ofFolder.look.pictures.logo?.ratio).toBe(4);
  expect(await driftOf(db, (await readFolder(target)).folder, async () => build)).toEqual([]);
});
