/** Serves the pictures of the examples at `/images/{type}/{folder}/{file}`, where the shop has a database of them. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PictureKind } from '../demo/picture/kinds.ts';
import { createPictureSource } from '../demo/picture/picture-source.ts';
import { type ColourKey, colours } from '../demo/products/colours.ts';

interface ExamplePicture {
  data: Buffer;
  mime: string;
}

const folder = join(import.meta.dirname, '../demo/pictures');
const kinds = readdirSync(folder).flatMap(name => /^(.+)\.banner\.webp$/.exec(name)?.[1] ?? []);
const isKind = (name: string | undefined): name is PictureKind => name !== undefined && kinds.includes(name);
const isColour = (name: string | undefined): name is ColourKey => name !== undefined && name in colours;

/** `winter-tyre-orange-2.jpg` is drawn from the rendering of its kind. */
const ofProduct = /^([a-z0-9-]+)-([a-z]+)-(\d)\.jpg$/;
const ofCategory = /^category-([a-z0-9-]+)\.webp$/;

const source = createPictureSource(folder);

async function file(name: string): Promise<ExamplePicture> {
  const data = await readFile(join(folder, name));
  return { data, mime: name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp' };
}

/** A made-up product or review of an example shows a part of the demo shop, always the same one. */
function anyPart(name: string): Promise<ExamplePicture> {
  const kind = kinds[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % kinds.length];
  if (!isKind(kind)) throw new Error('The demo shop has no renderings');
  return source.product({ kind, colour: 'red', view: 0 });
}

/** @throws when the demo shop has no such file. */
export async function readExamplePicture(type: string, name: string): Promise<ExamplePicture> {
  const [, kind, colour, view] = ofProduct.exec(name) ?? [];
  if (isKind(kind) && isColour(colour)) return source.product({ kind, colour, view: Number(view) });
  if (type === 'product' || type === 'review') return anyPart(name);
  const [, category] = ofCategory.exec(name) ?? [];
  return file(category === undefined ? name : `${category}.banner.webp`);
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
