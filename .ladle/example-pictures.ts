/** Serves the pictures of the examples at `/images/{type}/{folder}/{file}`, where the shop has a database of them. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ColourKey, colours, isColour } from '../demo/picture/colours.ts';
import { readRendering } from '../demo/picture/read-rendering.ts';
import { tinted } from '../demo/picture/tint.ts';

interface ExamplePicture {
  data: Buffer;
  mime: string;
}

const renderings = join(import.meta.dirname, '../demo/pictures');
const shop = join(import.meta.dirname, '../shops/atv-huset/pictures');
const kinds = readdirSync(renderings).flatMap(name => /^(.+)-0\.webp$/.exec(name)?.[1] ?? []);
const isKind = (name: string | undefined): name is string => name !== undefined && kinds.includes(name);

/** `winter-tyre-orange-2.jpg` is painted from the rendering of its kind. */
const ofProduct = /^([a-z0-9-]+)-([a-z]+)-(\d)\.(?:jpg|webp)$/;

async function file(folder: string, name: string): Promise<ExamplePicture> {
  const data = await readFile(join(folder, name));
  return { data, mime: name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp' };
}

async function painted(kind: string, colour: ColourKey, view: number): Promise<ExamplePicture> {
  const rendering = await readRendering(renderings, `${kind}-${view % 2}`);
  const raw = { width: rendering.side, height: rendering.side, channels: 3 } as const;
  const picture = sharp(tinted(rendering, colours[colour]), { raw }).flop(view > 1);
  return { data: await picture.webp({ quality: 80 }).toBuffer(), mime: 'image/webp' };
}

/** A made-up product or review of an example shows a part of the demo shop, always the same one. */
function anyPart(name: string): Promise<ExamplePicture> {
  const kind = kinds[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % kinds.length];
  if (!isKind(kind)) throw new Error('The demo shop has no renderings');
  return painted(kind, 'red', 0);
}

/** @throws when the demo shop has no such file. */
export async function readExamplePicture(type: string, name: string): Promise<ExamplePicture> {
  const [, kind, colour = '', view] = ofProduct.exec(name) ?? [];
  if (isKind(kind) && isColour(colour)) return painted(kind, colour, Number(view));
  if (type === 'product' || type === 'review') return anyPart(name);
  return name.startsWith('brand-') ? file(renderings, name) : file(shop, name);
}

async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, type = '', , name = ''] = new URL(url, 'http://ladle').pathname.split('/');
  try {
    const { data, mime } = await readExamplePicture(type, decodeURIComponent(name));
    response.writeHead(200, { 'content-type': mime }).end(data);
  } catch (error) {
    response.writeHead(404).end(`There is no picture ${name}: ${String(error)}`);
  }
}

/** A plugin for Ladle's Vite. */
export const examplePictures = () => ({
  name: 'example-pictures',
  configureServer({ middlewares }: { middlewares: { use(path: string, handler: typeof answer): void } }) {
    middlewares.use('/images', answer);
  },
});
