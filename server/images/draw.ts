/** Makes one size of a picture. Metadata, as where a photograph was taken, does not survive. */
import type { Sharp } from 'sharp';
import { rasterize } from '#backend/index.ts';
import { maxPicturePixels } from '#kernel/picture-limits.ts';
import type { ImageFormat } from './image-format.ts';
import type { ImageSize } from './image-sizes.ts';

/** The page's background, behind transparent pictures in formats without transparency. */
const GROUND = { r: 0xf5, g: 0xf4, b: 0xf2, alpha: 1 };
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** Loaded with the first picture: it takes longer to load than all of the shop's own code. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Rendering pages needs the same cores.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

export interface Original {
  data: Buffer;
  mime: string;
}

/** What the image library reads: of a drawing its pixels. */
async function bitmapOf({ data, mime }: Original): Promise<Buffer> {
  if (mime !== 'image/svg+xml') return data;
  const drawn = await rasterize(data);
  if (!drawn?.drawing) throw new Error('The drawing cannot be drawn');
  return drawn.drawing.data;
}

/** @throws when the original is not a picture or has too many pixels. */
export async function draw(
  original: Original,
  size: Exclude<ImageSize, { kind: 'raw' }>,
  format: ImageFormat,
): Promise<Buffer> {
  const data = await bitmapOf(original);
  const sharp = await (loading ??= loadSharp());
  const picture = sharp(data, { limitInputPixels: maxPicturePixels, failOn: 'error' }).rotate();
  const isDrawing = original.mime === 'image/svg+xml';
  const sized = resize(picture, size, isDrawing, format);
  if (format === 'avif') return sized.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality: 78, effort: 4 }).toBuffer();
  return sized.flatten({ background: GROUND }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

function resize(
  picture: Sharp,
  size: Exclude<ImageSize, { kind: 'raw' }>,
  vector: boolean,
  format: ImageFormat,
): Sharp {
  if (size.kind === 'width') return picture.resize({ width: size.width, withoutEnlargement: !vector });
  const { width, height } = size;
  if (size.kind === 'fill') return picture.resize({ width, height, fit: 'cover' });
  return picture.resize({ width, height, fit: 'contain', background: format === 'jpeg' ? GROUND : NOTHING });
}
