/** Reads a picture beside the import file and checks it by its content; file names are not trusted. */
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { type Drawer, rasterize } from '#backend/image/rasterize.ts';
import { isBitmap } from '#backend/image/read-picture.ts';

export interface LocalImage {
  mime: string;
  width: number;
  height: number;
  data: Buffer;
}

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 60_000_000;

const mimes: Readonly<Record<string, string>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

type LocalFile = { path: string; problem: null } | { path: null; problem: string };

const unusable = (problem: string): LocalFile => ({ path: null, problem });

/** Where a file beside the import file lies, or why it cannot be used. It is not read. */
export async function findLocalFile(folder: string, name: string): Promise<LocalFile> {
  if (name !== basename(name) || name.startsWith('.')) return unusable('is not a plain file name');
  // A Mac writes letters with their marks apart, spreadsheets write them in one.
  for (const spelling of [name, name.normalize('NFC'), name.normalize('NFD')]) {
    const path = join(folder, spelling);
    const info = await stat(path).catch(() => null);
    if (!info?.isFile()) continue;
    if (info.size === 0) return unusable('is empty');
    if (info.size > MAX_BYTES) return unusable('is larger than 10 MB');
    return { path, problem: null };
  }
  return unusable('does not exist in the folder of pictures');
}

/** The bytes of a file beside the import file; a text is the reason why it cannot be used. */
export async function readLocalFile(folder: string, name: string): Promise<Buffer | string> {
  const { path, problem } = await findLocalFile(folder, name);
  return problem ?? readFile(path);
}

const otherFormat = 'is not a JPEG, PNG, WebP or SVG picture';

async function drawn(data: Buffer, drawer: Drawer | undefined): Promise<LocalImage | string> {
  const found = await (drawer?.draw(data) ?? rasterize(data));
  if (!found) return 'cannot be drawn';
  return found.drawing ? { mime: 'image/png', ...found.drawing } : otherFormat;
}

/**
 * A text is the reason why the picture cannot be used.
 * @param drawer draws the drawings of several files
 */
export async function readLocalImage(
  folder: string,
  name: string,
  drawer?: Drawer,
): Promise<LocalImage | string> {
  const data = await readLocalFile(folder, name);
  return typeof data === 'string' ? data : imageOf(data, drawer);
}

/** A text is the reason why the file cannot be used as a picture. */
export async function imageOf(data: Buffer, drawer?: Drawer): Promise<LocalImage | string> {
  if (!isBitmap(data)) return drawn(data, drawer);
  const found = await sharp(data, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null);
  const mime = mimes[found?.format ?? ''];
  if (found === null || mime === undefined) return otherFormat;
  // A file that was cut off has a good header: every view of it would fail.
  const isWhole = await sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .resize(64)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  if (!isWhole) return 'is damaged or cut off';
  return { mime, width: found.width, height: found.height, data };
}
