import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import type { Finding } from '#engine/definition/finding.ts';
import { lookOf, noPictures, noTheme } from '#kernel/theme/shop-look.ts';
import { readFolderFile } from '../folder-files.ts';
import { readLookPictures } from './read-pictures.ts';

const drawing = (width: number, height: number, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0b5c7a"/>${more}</svg>`;
const attack = '<script>alert(1)</script><image href="file:///etc/passwd" onload="alert(2)"/>';

async function picturesOf(theme: object, files: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'look-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'pictures'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'pictures', name), text);
  await writeFile(join(folder, 'theme.json'), JSON.stringify(theme));
  const file = await readFolderFile(folder, 'theme');
  const found: Finding[] = [];
  if (Array.isArray(file)) throw new Error(file.map(({ message }) => message).join());
  return { pictures: await readLookPictures(folder, file, found), found };
}

const all = {
  logo: { light: 'logo.svg', dark: 'logo-dark.svg' },
  mark: 'mark.svg',
  socialPicture: 'social.svg',
};

it('makes every picture that pages, systems and mails need, and lets no script through', async () => {
  const { pictures, found } = await picturesOf(all, {
    'logo.svg': drawing(300, 60, attack),
    'logo-dark.svg': drawing(300, 60),
    'mark.svg': drawing(64, 64, attack),
    'social.svg': drawing(1200, 630, attack),
  });
  expect(found).toEqual([]);
  expect(pictures).toMatchObject({ hasMark: true, logo: { ratio: 5 } });
  const sizes: Record<string, string> = {};
  for (const [path, { type, data }] of pictures.files) {
    expect(Buffer.from(data).toString('latin1')).not.toMatch(/script|alert|passwd/i);
    const { format, width, height } = await sharp(data).metadata();
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : 'image/png');
    sizes[path.replace(/-[0-9a-f]{12}/, '')] = `${width}×${height}`;
  }
  expect(sizes).toEqual({
    '/favicon.svg': '96×96',
    '/favicon.ico': '96×96',
    '/icons/icon-192.png': '192×192',
    '/icons/icon-512.png': '512×512',
    '/icons/maskable-512.png': '512×512',
    '/icons/apple-touch-icon.png': '180×180',
    '/brand/logo.png': '630×126',
    '/brand/logo-dark.png': '630×126',
    '/brand/social.png': '1200×630',
  });
  const { style } = lookOf(noTheme, pictures);
  expect(style).toMatch(
    /^:root\{--logo:url\(\/brand\/logo-[0-9a-f]+\.png\);--logo-ratio:5;\}@media screen\{:root\[data-theme=dark\]\{--logo:url\(\/brand\/logo-dark-/,
  );
});

it.each([
  ['logo.light', { logo: { light: 'none.svg', dark: 'square.svg' } }],
  ['logo.dark', { logo: { light: 'square.svg', dark: 'line.svg' } }],
  ['mark', { mark: 'line.svg' }],
  ['mark', { mark: 'text.svg' }],
  ['mark', { mark: '../theme.json' }],
  ['socialPicture', { socialPicture: 'small.svg' }],
])('says that %s cannot be used: %j', async (path, theme) => {
  const { found } = await picturesOf(theme, {
    'square.svg': drawing(64, 64),
    'line.svg': drawing(900, 20),
    'text.svg': 'a mark',
    'small.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 60"/>',
  });
  expect(found.map(({ code, path: at }) => ({ code, path: at }))).toEqual([{ code: 'SHOP031', path }]);
  expect(found[0]?.fix).toBeTruthy();
});

it('has no pictures where none are named', async () => {
  expect((await picturesOf({})).pictures).toEqual({ ...noPictures, files: new Map() });
});
