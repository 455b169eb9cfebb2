/**
 * `npm run pictures:paint`: the pictures of products and the marks of brands in shops/atv-huset that are not there yet, from the
 * renderings and drawings. `--all` paints all of them anew.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours, isColour } from './colours.ts';
import { readRendering } from './read-rendering.ts';
import { type Rendering, tinted } from './tint.ts';

const root = join(import.meta.dirname, '../..');
const renderings = join(root, 'demo/pictures');
const shop = join(root, 'shops/atv-huset');
/** Sides that are rendered; the views after them are their mirror images. */
const SIDES = 2;
/** Slow and small: a picture is painted once. */
const format = { quality: 78, effort: 6 };

/** `winch-red-0.webp`: the rendering, its colour and its view. */
const named = /^([a-z-]+)-([a-z]+)-([0-3])\.webp$/;

async function namesIn(file: string): Promise<string[]> {
  const text = await readFile(join(shop, 'catalogue', file), 'utf8');
  return text
    .split('\n')
    .filter(line => line !== '')
    .flatMap(line => (JSON.parse(line) as { images?: string[] }).images ?? []);
}

const wanted = new Set((await Promise.all(['products.jsonl', 'packages.jsonl'].map(namesIn))).flat());
const read = new Map<string, Promise<Rendering>>();
let painted = 0;
for (const name of [...wanted].toSorted()) {
  const file = join(shop, 'pictures', name);
  const [, kind = '', colour = '', view = ''] = named.exec(name) ?? [];
  if (!isColour(colour) || (existsSync(file) && !process.argv.includes('--all'))) continue;
  const side = `${kind}-${Number(view) % SIDES}`;
  const rendering = read.get(side) ?? readRendering(renderings, side);
  read.set(side, rendering);
  const { side: width } = await rendering;
  const raw = { width, height: width, channels: 3 } as const;
  const picture = sharp(tinted(await rendering, colours[colour]), { raw }).flop(Number(view) >= SIDES);
  await writeFile(file, await picture.webp(format).toBuffer());
  painted += 1;
}
const MARK_WIDTH = 1_200;
const brands = await readdir(renderings);
for (const [drawing, alias] of brands.flatMap(name => [...name.matchAll(/^brand-(.+)\.svg$/g)])) {
  const file = join(shop, 'pictures', `logo-${alias}.webp`);
  if (existsSync(file) && !process.argv.includes('--all')) continue;
  const mark = sharp(join(renderings, drawing), { density: 300 }).resize(MARK_WIDTH);
  await writeFile(file, await mark.webp({ lossless: true, effort: 6 }).toBuffer());
  painted += 1;
}
console.log(`${painted} pictures were painted`);
