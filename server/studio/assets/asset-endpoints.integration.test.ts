/** The picture library on a real database, with real pictures, and as the shop then shows them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createStudio } from '#backend/commands.ts';
import { actor, createImageRepository, testDocuments } from '#backend/testing.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { createDiskCache } from '#server/images/disk-cache.ts';
import { createImageSource } from '#server/images/image-source.ts';
import { imagesRoute } from '#server/images/images-route.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import type { Asset, AssetList } from '#studio-api/assets.ts';
import type { Role } from '#studio-api/staff.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createAuthorise } from '../http/authorise.ts';
import { toRoutes } from '../http/to-routes.ts';
import { assetEndpoints } from './asset-endpoints.ts';

const origin = 'https://studio.shop.example';

const drawing = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const jpeg = (colour: string, width = 800, height = 400) => drawing(width, height, colour).jpeg().toBuffer();

const banner = (file: string, type = 'banner', v = 1): DocumentBody => ({
  kind: 'page',
  id: 'home',
  regions: {
    main: [
      {
        kind: 'container',
        id: 'hero',
        layout: 'full',
        widgets: [{ type, v, id: 'banner', props: { image: { file, width: 800, height: 400 } } }],
      },
    ],
  },
});

async function openLibrary(role: Role = 'editor', markets: readonly string[] | null = null) {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const documents = testDocuments(database.db);
  documents.files.clear();
  const library = createStudio(database.db).library(documents);
  const staff = {
    id: 'a',
    mail: 'ann@shop.example',
    name: 'Ann',
    locale: 'en',
    endsAt: '',
  } as const;
  const authorise = createAuthorise({
    callerOf: async () => ({ ...staff, role, markets, needsStepUp: false, hasPasskey: true }),
  });
  const cache = createDiskCache({ folder, onError: () => undefined });
  const world = await httpWorld([
    ...toRoutes(assetEndpoints({ library, shopOrigin: '' }), { authorise, origins: new Set([origin]) }),
    imagesRoute(createImageSource(createImageRepository(database.db), cache)),
  ]);
  const own = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  async function call(method: string, path: string, body?: Buffer | object) {
    const sent =
      body === undefined ? {} : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) };
    const answer = await world.get(path, own, { method, ...sent });
    const text = await answer.text();
    return { status: answer.status, value: text === '' ? null : (JSON.parse(text) as unknown) };
  }
  const upload = async (name: string, data: Buffer, query = '') =>
    await call('PUT', `/api/assets?name=${encodeURIComponent(name)}${query}`, data);
  const added = async (name: string, data: Buffer) => (await upload(name, data)).value as Asset;
  const listed = async (query = '') => (await call('GET', `/api/assets${query}`)).value as AssetList;
  return { ...world, database, documents, call, upload, added, listed };
}

it('takes a picture that the shop then serves in every size, and finds it by name, folder and tag', async () => {
  const { upload, call, listed, get } = await openLibrary();
  const picture = await jpeg('#a33');
  const { status, value } = await upload('Talven Mönkijä.JPG', picture, '&folder=kampanjat/talvi');
  expect(status).toBe(201);
  expect(value).toMatchObject({
    name: 'talven-monkija.jpg',
    width: 800,
    height: 400,
    alt: {},
    focus: { x: 0.5, y: 0.5 },
    folder: 'kampanjat/talvi',
    uploadedBy: 'Ann',
    usedIn: [],
    usedInPresets: [],
  });
  const small = await get((value as Asset).thumbnail, { accept: 'image/webp' });
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 400,
  });

  const change = {
    alt: { fi: 'Mönkijä hangessa' },
    focus: { x: 0.2, y: 0.75 },
    tags: ['rea', 'rea'],
    decorative: false,
  };
  expect(await call('PATCH', '/api/assets/talven-monkija.jpg', change)).toMatchObject({
    status: 200,
    value: { alt: change.alt, focus: change.focus, tags: ['rea'] },
  });
  for (const query of ['?q=hangessa%20rea', '?folder=kampanjat%2Ftalvi', '?tag=rea'])
    expect(await listed(query)).toMatchObject({ total: 1, folders: ['kampanjat/talvi'], tags: ['rea'] });
  for (const query of ['?q=kesa', '?folder=', '?tag=x', '?offset=1'])
    expect((await listed(query)).assets).toEqual([]);
});

it('answers the picture that is there for the same bytes, and gives another one a name of its own', async () => {
  const { upload } = await openLibrary();
  const [red, blue] = [await jpeg('#a33'), await jpeg('#33a')];
  expect(await upload('a.jpg', red)).toMatchObject({ status: 201, value: { name: 'a.jpg' } });
  expect(await upload('b.jpg', red)).toMatchObject({ status: 200, value: { name: 'a.jpg' } });
  expect(await upload('a.jpg', blue)).toMatchObject({ status: 201 });
  const both = await Promise.all([jpeg('#3a3'), jpeg('#333')]);
  const names = await Promise.all(both.map(async data => (await upload('a.jpg', data)).value as Asset));
  expect(new Set(names.map(({ name }) => name)).size).toBe(2);
});

it('stores pixels alone: no metadata, no scripts of a drawing, upright', async () => {
  const { added, get } = await openLibrary();
  const photo = await drawing(60, 30, '#a33')
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const stored = await added('photo.jpg', photo);
  expect(stored).toMatchObject({ width: 30, height: 60 });
  const raw = await sharp(Buffer.from(await (await get(stored.url)).arrayBuffer())).metadata();
  expect(raw).toMatchObject({ format: 'jpeg' });
  expect(raw.exif).toBeUndefined();

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><rect width="20" height="10"/></svg>';
  const drawn = await added('logo.svg', Buffer.from(svg));
  expect(drawn).toMatchObject({ name: 'logo.png', width: 2400, height: 1200 });
  expect((await get(drawn.url)).headers.get('content-type')).toBe('image/png');
});

it.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['a page named like a picture', () => Buffer.from('<html><script>alert(1)</script>'), 'PICTURE_UNREADABLE'],
  ['nothing', () => Buffer.alloc(0), 'PICTURE_UNREADABLE'],
  ['a picture that is cut off', async () => (await jpeg('#a33')).subarray(0, 900), 'PICTURE_UNREADABLE'],
  ['another format', () => drawing(4, 4, '#a33').tiff().toBuffer(), 'PICTURE_TYPE'],
  [
    'more pixels than allowed',
    () => drawing(8000, 5001, '#a33').png({ compressionLevel: 1 }).toBuffer(),
    'PICTURE_TOO_LARGE',
  ],
  ['a HEIC photo', () => Buffer.from('0000001866747970686569630000000068656963', 'hex'), 'PICTURE_HEIC'],
  [
    'an animation',
    async () =>
      sharp([await jpeg('#a33', 4, 4), await jpeg('#33a', 4, 4)], { join: { animated: true } })
        .gif()
        .toBuffer(),
    'PICTURE_ANIMATED',
  ],
])('refuses %s', async (_name, data, code) => {
  const { upload, listed } = await openLibrary();
  expect(await upload('a.jpg', await data())).toMatchObject({ status: 422, value: { code } });
  expect((await listed()).total).toBe(0);
});

it('takes a photo of 48 megapixels, and makes it smaller', async () => {
  const { upload } = await openLibrary();
  const photo = await drawing(8000, 6000, '#33a').jpeg({ quality: 40 }).toBuffer();
  expect(await upload('iso.jpg', photo)).toMatchObject({ status: 201, value: { width: 4000, height: 3000 } });
});

it('refuses large bodies, unknown fields, and those who may only look', async () => {
  const { upload, call } = await openLibrary();
  expect((await upload('a.jpg', Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload('a.jpg', await jpeg('#a33'), '&folder=..%00')).status).toBe(400);
  await upload('a.jpg', await jpeg('#a33'));
  for (const change of [{ focus: { x: 2, y: 0 } }, { alt: { xx: 'x' } }, { name: 'b' }])
    expect((await call('PATCH', '/api/assets/a.jpg', change)).status).toBe(400);
  for (const [method, path] of [
    ['GET', '/api/assets/none'],
    ['PATCH', '/api/assets/none'],
    ['DELETE', '/api/assets/none'],
  ] as const)
    expect((await call(method, path, method === 'PATCH' ? {} : undefined)).status).toBe(404);

  const viewer = await openLibrary('viewer');
  expect((await viewer.call('GET', '/api/assets')).status).toBe(200);
  expect((await viewer.upload('a.jpg', await jpeg('#a33'))).status).toBe(403);
  expect((await viewer.call('DELETE', '/api/assets/a.jpg')).status).toBe(403);
});

it('counts the pictures of presets as used, and deletes none of them', async () => {
  const { added, call, database, listed } = await openLibrary();
  const { db } = database;
  const { name } = await added('spring.jpg', await jpeg('#a33'));
  const node = {
    kind: 'container',
    id: 'row',
    layout: 'full',
    widgets: [{ props: { image: { file: name } } }],
  };
  const preset = { author: 'Ada', author_id: null, at: new Date(), node: JSON.stringify(node) };
  const preset_id = crypto.randomUUID();
  await db
    .insertInto('studio_preset')
    .values({ ...preset, preset_id, name: 'Campaign' })
    .execute();
  expect((await listed('?q=spring')).assets).toMatchObject([{ usedIn: [], usedInPresets: ['Campaign'] }]);
  expect(await call('DELETE', `/api/assets/${name}`)).toMatchObject({
    status: 409,
    value: { code: 'ASSET_USED', usedIn: [], usedInPresets: ['Campaign'] },
  });
  await db.deleteFrom('studio_preset').execute();
  expect((await call('DELETE', `/api/assets/${name}`)).status).toBe(204);
});

it('puts another picture into every document that uses one, and deletes only what is not used', async () => {
  const { added, call, documents, listed, upload, get } = await openLibrary();
  const old = await added('old.jpg', await jpeg('#a33'));
  const next = await added('next.jpg', await jpeg('#33a', 900, 300));
  documents.files.set('page:home', banner(old.name));
  // Written for a newer build: it cannot be changed here.
  documents.files.set('page:locked', banner(old.name, 'text', 9));
  expect((await listed('?q=old')).assets).toMatchObject([{ usedIn: ['page:home', 'page:locked'] }]);
  expect(await call('DELETE', '/api/assets/old.jpg')).toMatchObject({
    status: 409,
    value: { code: 'ASSET_USED', usedIn: ['page:home', 'page:locked'] },
  });
  expect(await call('POST', '/api/assets/old.jpg/replacement', { by: next.name })).toEqual({
    status: 200,
    value: { changed: ['page:home'], refused: ['page:locked'] },
  });
  const draft = await documents.drafts.open('page:home');
  expect(JSON.stringify(draft.body)).toContain('"image":{"file":"next.jpg","width":900,"height":300}');

  // Shoppers see the old picture until the draft is published.
  documents.files.delete('page:locked');
  expect((await listed('?q=old')).assets).toMatchObject([{ usedIn: ['page:home'] }]);
  const published = { documents: [{ id: 'page:home' as const, version: draft.version }], note: '' };
  await documents.publications.publish(published, actor);
  expect((await call('DELETE', '/api/assets/old.jpg')).status).toBe(204);
  expect((await listed()).assets.map(({ name }) => name)).toEqual(['next.jpg']);
  // Earlier revisions of pages still show it, and the same picture may come back.
  expect((await get(old.url)).status).toBe(200);
  expect(await upload('again.jpg', await jpeg('#a33'))).toMatchObject({
    status: 200,
    value: { name: 'old.jpg' },
  });
});

it('puts it into no document that shows more than the markets of who replaces it (R-STUDIO-192)', async () => {
  const { added, call, documents } = await openLibrary('editor', ['se']);
  const old = await added('old.jpg', await jpeg('#a33'));
  const next = await added('next.jpg', await jpeg('#33a'));
  const page = banner(old.name);
  documents.files.set('page:home', page);
  const container = (page['regions'] as { main: object[] }).main[0];
  const swedish = { ...container, when: { market: ['se'] } };
  documents.files.set('page:sweden', { ...page, id: 'sweden', regions: { main: [swedish] } });
  expect(await call('POST', '/api/assets/old.jpg/replacement', { by: next.name })).toEqual({
    status: 200,
    value: { changed: ['page:sweden'], refused: ['page:home'] },
  });
  expect((await documents.drafts.open('page:home')).body).toEqual(page);
});

it('has the pictures that came with the shop, and logs who did what', async () => {
  const { database, call, added, listed } = await openLibrary();
  const data = await drawing(40, 20, '#a33').webp().toBuffer();
  await createImageRepository(database.db).save({
    type: 'pagewidget',
    fileName: 'seed.webp',
    mime: 'image/webp',
    width: 40,
    height: 20,
    data,
  });
  expect((await listed()).assets).toMatchObject([
    { name: 'seed.webp', bytes: data.byteLength, uploadedBy: null },
  ]);
  await call('PATCH', '/api/assets/seed.webp', { decorative: true });
  await added('new.jpg', await jpeg('#33a'));
  await call('DELETE', '/api/assets/new.jpg');
  const log = await database.db
    .selectFrom('studio_audit')
    .select(['action', 'author'])
    .orderBy('audit_id')
    .execute();
  expect(log).toEqual(
    ['picture.changed', 'picture.added', 'picture.deleted'].map(action => ({ action, author: 'Ann' })),
  );
});
