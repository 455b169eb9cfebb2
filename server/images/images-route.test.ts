/** Pictures with the real image library: sizes, formats, and invalid originals. */
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Backend } from '#backend/index.ts';
import type { ImageOriginal } from '#backend/testing.ts';
import { fakeService } from '#server/testing/fake-service.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { createDiskCache } from './disk-cache.ts';
import { draw } from './draw.ts';
import { createImageSource } from './image-source.ts';
import { imagesProxy } from './images-proxy.ts';
import { imagesRoute } from './images-route.ts';

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="red"/><script>alert(1)</script></svg>',
);
const png = await sharp({
  create: { width: 60, height: 30, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0 } },
})
  .png()
  .toBuffer();
const original = (
  type: string,
  fileName: string,
  mime: string,
  data: Buffer,
  width: number,
  height: number,
): ImageOriginal => ({ type, fileName, mime, data, width, height, version: 1 });

async function world() {
  const originals = [
    original('product', 'rengas.svg', 'image/svg+xml', svg, 80, 40),
    original('product', 'läpi näkyvä.png', 'image/png', png, 60, 30),
    original('pagewidget', 'kuva.png', 'image/png', png, 60, 30),
    original('product', 'none.jpg', 'image/jpeg', Buffer.from('no picture'), 1, 1),
  ];
  const find = (type: string, fileName: string) =>
    Promise.resolve(originals.find(image => image.type === type && image.fileName === fileName) ?? null);
  const repository: Backend['images'] = { find, facts: find, save: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'shop-images-'));
  let drawn = 0;
  const counting: typeof draw = (...all) => {
    drawn += 1;
    return draw(...all);
  };
  const cache = createDiskCache({ folder, onError: () => undefined });
  const http = await httpWorld(
    [imagesRoute(createImageSource(repository, cache, counting))],
    () => undefined,
  );
  const picture = async (path: string, accept = '*/*') => {
    const answer = await http.get(`/images/${path}`, { accept });
    const data = Buffer.from(await answer.arrayBuffer());
    return { answer, data };
  };
  return { ...http, picture, folder, drawn: () => drawn };
}

it.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['image/avif;q=0,*/*', 'image/jpeg', 'jpeg'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('answers %s with %s', async (accept, mime, format) => {
  const { picture } = await world();
  const { answer, data } = await picture('product/200f200/rengas.svg', accept);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
    200,
    mime,
    'Accept',
  ]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sharp(data).metadata()).toMatchObject({ format, width: 200, height: 200 });
});

it.each([
  ['product/400f500/rengas.svg', 400, 500],
  ['product/100x100/rengas.svg', 100, 100],
  ['pagewidget/400w/kuva.png', 60, 30],
])('draws %s %i by %i', async (path, width, height) => {
  const { picture } = await world();
  expect(await sharp((await picture(path)).data).metadata()).toMatchObject({ width, height });
});

it('puts transparent pictures on the page’s background', async () => {
  const { picture } = await world();
  const { data } = await picture(`product/100f100/${encodeURIComponent('läpi näkyvä.png')}`);
  const [red = 0, green = 0, blue = 0] = await sharp(data)
    .extract({ left: 50, top: 50, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.max(Math.abs(red - 0xf5), Math.abs(green - 0xf4), Math.abs(blue - 0xf2))).toBeLessThan(3);
});

it('renders once for concurrent requests, and not again after a restart', async () => {
  const { picture, drawn } = await world();
  await Promise.all(Array.from({ length: 20 }, () => picture('product/200f200/rengas.svg')));
  await picture('product/200f200/rengas.svg');
  expect(drawn()).toBe(1);
});

it('answers 304 when the client has the picture', async () => {
  const { picture, get } = await world();
  const { answer } = await picture('product/200f200/rengas.svg');
  expect(
    (await get('/images/product/200f200/rengas.svg', { 'if-none-match': answer.headers.get('etag') ?? '' }))
      .status,
  ).toBe(304);
});

it('renders a damaged picture again', async () => {
  const { picture, folder, drawn } = await world();
  await picture('product/200f200/rengas.svg');
  const [file = ''] = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
  await writeFile(file, (await readFile(file)).subarray(0, 100));
  expect((await picture('product/200f200/rengas.svg')).data.byteLength).toBeGreaterThan(200);
  expect(drawn()).toBe(2);
});

/** @proves FAULT-80 */
it('sends an SVG unchanged, sandboxed', async () => {
  const { picture } = await world();
  const { answer, data } = await picture('product/raw/rengas.svg');
  expect(data.equals(svg)).toBe(true);
  expect(answer.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

/** @proves FAULT-83 */
it.each([
  'product/201f201/rengas.svg',
  'product/900f900/rengas.svg',
  'pagewidget/4000w/kuva.png',
  'product/9999w/rengas.svg',
  'product/400f300/rengas.svg',
  'product/raw/none.svg',
  'other/raw/rengas.svg',
  'product/raw',
  'product/raw/',
  'product/raw/a/b.svg',
  'product/raw/.env',
  `product/raw/${'x'.repeat(201)}`,
  'product/raw/..%2f..%2fetc',
  '__proto__/raw/x',
  'product/constructor/x',
])('answers 404 at %.60s', async path => {
  const { get } = await world();
  const answer = await get(`/images/${path}`);
  expect([301, 404]).toContain(answer.status);
});

it('reveals nothing about an original that is not a picture', async () => {
  const { picture, lines } = await world();
  const { answer, data } = await picture('product/200f200/none.jpg');
  expect([answer.status, data.toString()]).toEqual([
    500,
    expect.stringMatching(/^Something went wrong\. Request [\w-]+\n$/),
  ]);
  expect(lines.filter(line => line['level'] === 'error')).toHaveLength(1);
});

it('limits the size of its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-images-'));
  const cache = createDiskCache({ folder, maxBytes: 50_000, onError: () => undefined });
  for (let i = 0; i < 20; i += 1) await cache.write(`${i}`, Buffer.alloc(10_000, 1));
  await expect
    .poll(
      async () =>
        (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
          .length,
    )
    .toBeLessThan(7);
});

it('shows drawn pictures while the database is away', async () => {
  let away = false;
  let time = 0;
  const facts = original('product', 'rengas.svg', 'image/svg+xml', svg, 80, 40);
  const ask = () => (away ? Promise.reject(new Error('away')) : Promise.resolve(facts));
  const cache = createDiskCache({
    folder: await mkdtemp(join(tmpdir(), 'shop-images-')),
    onError: () => undefined,
  });
  const repository: Backend['images'] = { find: ask, facts: ask, save: () => Promise.resolve() };
  const route = imagesRoute(createImageSource(repository, cache, draw, () => time));
  const { get } = await httpWorld([route]);
  await get('/images/product/200f200/rengas.svg');
  away = true;
  time += 3_600_000;
  expect((await get('/images/product/200f200/rengas.svg')).status).toBe(200);
  expect((await get('/images/product/300f300/rengas.svg')).status).toBe(500);
});

/** @proves FAULT-114 */
it('works when the disk is not writable', async () => {
  const errors: unknown[] = [];
  const cache = createDiskCache({ folder: '/dev/null/images', onError: error => errors.push(error) });
  await cache.write('key', Buffer.from('x'));
  expect([await cache.read('key'), errors.length]).toEqual([null, 1]);
});

/** @proves FAULT-88 */
it('fetches from a configured image server, pictures only', async () => {
  const fake = await fakeService(({ url }) =>
    url.endsWith('ok.jpg')
      ? { headers: { 'content-type': 'image/jpeg' }, body: png }
      : url.endsWith('page.jpg')
        ? { headers: { 'content-type': 'text/html' }, body: '<script>' }
        : url.endsWith('away.jpg')
          ? { status: 302, headers: { location: 'http://127.0.0.1:1/' } }
          : { status: 404 },
  );
  const { get } = await httpWorld([imagesProxy(`${fake.url}/`)]);
  const status = async (file: string) => (await get(`/images/product/200f200/${file}`)).status;
  expect([
    await status('ok.jpg'),
    await status('page.jpg'),
    await status('away.jpg'),
    await status('none.jpg'),
  ]).toEqual([200, 502, 502, 404]);
  expect(fake.calls[0]?.url).toBe('/product/200f200/ok.jpg');
});

it('shows a grey picture where a page asks for one that there is not, and words where a person does', async () => {
  const { get } = await world();
  for (const path of ['/images/product/640/missing.jpg', '/images/product/640/none.jpg', '/images/nothing']) {
    const shown = await get(path, { 'sec-fetch-dest': 'image' });
    expect([path, shown.status, shown.headers.get('content-type')]).toEqual([path, 404, 'image/svg+xml']);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(shown.headers.get('vary')).toContain('Sec-Fetch-Dest');
    const { format } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(format).toBe('svg');
    expect((await get(path)).headers.get('content-type')).toContain('text/plain');
  }
});
