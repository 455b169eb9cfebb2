/** Where the demo shop's pictures come from: the renderings in demo/pictures, or blank ones for tests that look at no picture. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colours } from '../products/colours.ts';
import type { Brand } from '../shop/brands.ts';
import type { PictureKind } from './kinds.ts';
import type { ProductImage } from './product-image.ts';
import { sideCount } from './product-image.ts';
import type { Rendering } from './tint.ts';
import { tinted } from './tint.ts';

export interface Picture {
  data: Buffer;
  mime: 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  width: number;
  height: number;
}

export interface PictureSource {
  product(image: ProductImage): Promise<Picture>;
  /** The wide picture of a category that sells this kind. */
  category(kind: PictureKind): Promise<Picture>;
  brand(brand: Brand): Promise<Picture>;
  /** A picture of a page, by its file name. */
  scene(file: string): Promise<Picture>;
}

const vector = (drawing: string, width: number, height: number): Picture => ({
  data: Buffer.from(drawing),
  mime: 'image/svg+xml',
  width,
  height,
});

/** @param folder with the renderings; the process runs in the shop's folder. */
export function createPictureSource(folder = join(process.cwd(), 'demo/pictures')): PictureSource {
  const renderings = new Map<string, Promise<Rendering>>();
  const stored = async (file: string): Promise<Picture> => {
    const { default: sharp } = await import('sharp');
    const data = await readFile(join(folder, file));
    const { width, height } = await sharp(data).metadata();
    return { data, mime: 'image/webp', width, height };
  };
  const renderingOf = (name: string): Promise<Rendering> => {
    const known = renderings.get(name) ?? readRendering(folder, name);
    renderings.set(name, known);
    return known;
  };
  return {
    async product({ kind, colour, view }) {
      const { default: sharp } = await import('sharp');
      const rendering = await renderingOf(`${kind}-${view % sideCount}`);
      const { side } = rendering;
      const raw = { width: side, height: side, channels: 3 } as const;
      const picture = sharp(tinted(rendering, colours[colour]), { raw }).flop(view >= sideCount);
      // Second passes over the code tables would cost more time than they save bytes.
      const data = await picture.jpeg({ quality: 82, optimiseCoding: false }).toBuffer();
      return { data, mime: 'image/jpeg', width: side, height: side };
    },
    category: kind => stored(`${kind}.banner.webp`),
    brand: async ({ alias }) => vector(await readFile(join(folder, `brand-${alias}.svg`), 'utf8'), 400, 200),
    scene: stored,
  };
}

async function readRendering(folder: string, name: string): Promise<Rendering> {
  const { default: sharp } = await import('sharp');
  const [picture, mask] = await Promise.all([
    sharp(join(folder, `${name}.webp`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
    sharp(join(folder, `${name}.accent.webp`))
      .extractChannel(0)
      .raw()
      .toBuffer(),
  ]);
  return { side: picture.info.width, pixels: picture.data, mask };
}

const blank = (title: string): Picture =>
  vector(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><title>${title}</title><path fill="#dfe2e5" d="M0 0h300v100H0z"/></svg>`,
    300,
    100,
  );

/** Shows nothing, so that seeding is fast. */
export const blankPictures: PictureSource = {
  product: ({ kind, colour, view }) => Promise.resolve(blank(`${kind} ${colour} ${view}`)),
  category: kind => Promise.resolve(blank(kind)),
  brand: ({ name }) => Promise.resolve(blank(name)),
  scene: file => Promise.resolve(blank(file)),
};
