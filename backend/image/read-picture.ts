/** Reads an uploaded picture by its content and writes it anew: what is stored is pixels, without metadata (R-STUDIO-4, R-PRODUCT-42). */

import type { Metadata, Sharp } from 'sharp';
import { maxPhotoPixels, maxPicturePixels } from '#kernel/picture-limits.ts';
import { ok, type Result, refuse } from '#kernel/result.ts';
import { type Drawer, rasterize } from './rasterize.ts';

export interface ImageFile {
  mime: string;
  /** Ending of the file name: `jpg`. */
  ending: string;
  width: number;
  height: number;
  data: Buffer;
}

/** Why a file is not taken. */
export type PictureProblem =
  | 'PICTURE_UNREADABLE'
  | 'PICTURE_TYPE'
  | 'PICTURE_HEIC'
  | 'PICTURE_ANIMATED'
  | 'PICTURE_TOO_LARGE';

export interface PictureLimits {
  /** Formats that are taken, as sharp names them; all that are known by default. */
  formats?: readonly string[];
  /** Of the stored picture, px. */
  longestSide?: number;
  /** Of a JPEG that is read at a fraction of its size; others may always have less. */
  photoPixels?: number;
  /** Keeps the bytes of a picture that needs no change: whole, upright, without metadata, and not too large. */
  keepsClean?: boolean;
  /** Draws the drawings of several files; each has a process of its own when missing. */
  drawer?: Drawer | undefined;
}

/** No page shows a wider picture, px. */
const MAX_SIDE = 4_000;
const SECONDS = 25;

/** Loaded with the first upload: it takes longer to load than all of the shop's own code. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Rendering pages needs the same cores.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

type Output = Pick<ImageFile, 'mime' | 'ending'> & { write(picture: Sharp): Sharp };
const jpeg: Output = {
  mime: 'image/jpeg',
  ending: 'jpg',
  write: picture => picture.jpeg({ quality: 92 }),
};
const png: Output = { mime: 'image/png', ending: 'png', write: picture => picture.png() };
const webp: Output = {
  mime: 'image/webp',
  ending: 'webp',
  write: picture => picture.webp({ quality: 90, effort: 2 }),
};

/** What a format is stored as; formats that are not here are refused. */
const outputs: Readonly<Record<string, Output>> = { jpeg, png, webp, heif: webp, gif: png };

/**
 * A JPEG in one pass is read at a fraction of its size, row by row: one of 108 megapixels takes 100 MB. With several passes,
 * as in a progressive one, the decoder stores what each pass adds to the whole: 400 MB and more for the same photo.
 */
const mostPixels = ({ format, isProgressive }: Metadata, photoPixels: number): number =>
  format === 'jpeg' && isProgressive === false ? photoPixels : maxPicturePixels;

function problemOf(found: Metadata, photoPixels: number): PictureProblem | null {
  const { format, pages = 1, width, height } = found;
  if (!outputs[format]) return 'PICTURE_TYPE';
  if (pages > 1) return 'PICTURE_ANIMATED';
  return width * height > mostPixels(found, photoPixels) ? 'PICTURE_TOO_LARGE' : null;
}

const signatures = [
  [0, 'ffd8ff'],
  [0, '89504e470d0a1a0a'],
  [0, '474946383'],
  [8, '57454250'],
  [4, '66747970'],
] as const;

/** JPEG, PNG, GIF, WebP, HEIF and AVIF, by their first bytes. Anything else may be a drawing. */
export const isBitmap = (data: Buffer): boolean =>
  signatures.some(([at, start]) =>
    data
      .subarray(at, at + 16)
      .toString('hex')
      .startsWith(start),
  );

/** What a shopper sends is never drawn. */
function refuseDrawing(data: Buffer): Result<ImageFile, PictureProblem> {
  const isMarkup = /^\s*</.test(data.toString('latin1', 0, 100));
  return refuse(isMarkup ? 'PICTURE_TYPE' : 'PICTURE_UNREADABLE');
}

async function readDrawing(data: Buffer, drawer?: Drawer): Promise<Result<ImageFile, PictureProblem>> {
  const found = await (drawer ? drawer.draw(data) : rasterize(data));
  if (!found) return refuse('PICTURE_UNREADABLE');
  if (!found.drawing) return refuse('PICTURE_TYPE');
  return ok({ mime: png.mime, ending: png.ending, ...found.drawing });
}

/** A phone's format that browsers do not show, and the image library cannot read. */
const isHeic = (data: Buffer): boolean =>
  /^ftyp(?:hei[cmxs]|hev[cmxs])/.test(data.toString('latin1', 4, 12)) ||
  /^ftypm[is]f1.*hei[cx]/s.test(data.toString('latin1', 4, 40));

/** Whether its bytes can be stored as they are. */
const isClean = (
  { format, exif, iptc, xmp, orientation = 1, width, height }: Metadata,
  side: number,
): boolean =>
  ['jpeg', 'png', 'webp'].includes(format) &&
  !exif &&
  !iptc &&
  !xmp &&
  orientation === 1 &&
  Math.max(width, height) <= side;

/** A small square of a stored picture, as WebP. */
export async function thumbnailOf(data: Buffer, side: number): Promise<Buffer> {
  const sharp = await (loading ??= loadSharp());
  return sharp(data).resize(side, side, { fit: 'cover' }).webp({ quality: 60 }).toBuffer();
}

/** The picture as it is stored, or why it is refused. */
export async function readPicture(
  data: Buffer,
  {
    formats,
    longestSide = MAX_SIDE,
    photoPixels = maxPhotoPixels,
    keepsClean = false,
    drawer,
  }: PictureLimits = {},
): Promise<Result<ImageFile, PictureProblem>> {
  if (data.byteLength === 0) return refuse('PICTURE_UNREADABLE');
  if (!isBitmap(data)) return formats ? refuseDrawing(data) : readDrawing(data, drawer);
  const sharp = await (loading ??= loadSharp());
  // The size is judged here, from the header alone; decoding has the same limit.
  const found = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const unreadable = isHeic(data) ? 'PICTURE_HEIC' : 'PICTURE_UNREADABLE';
  if (!found) return refuse(unreadable);
  if (formats && !formats.includes(found.format)) return refuse('PICTURE_TYPE');
  const problem = problemOf(found, photoPixels);
  const output = outputs[found.format];
  if (problem || !output) return refuse(problem ?? 'PICTURE_TYPE');
  const isUnchanged = keepsClean && isClean(found, longestSide);
  const whole = sharp(data, { limitInputPixels: mostPixels(found, photoPixels), failOn: 'error' }).timeout({
    seconds: SECONDS,
  });
  try {
    if (isUnchanged) {
      // A file that was cut off has a good header: every view of it would fail.
      await whole.resize(64).raw().toBuffer();
      return ok({ mime: output.mime, ending: output.ending, width: found.width, height: found.height, data });
    }
    const source = whole
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
    const written = await output.write(source).toBuffer({ resolveWithObject: true });
    const { width, height } = written.info;
    return ok({ mime: output.mime, ending: output.ending, width, height, data: written.data });
  } catch {
    return refuse(unreadable);
  }
}
