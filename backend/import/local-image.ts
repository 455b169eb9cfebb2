/** Reads a picture beside the import file and checks it by its content; file names are not trusted. */
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Drawer } from '#backend/image/rasterize.ts';
import { type PictureProblem, readPicture } from '#backend/image/read-picture.ts';
import { maxPhotoPixels, maxPicturePixels } from '#kernel/picture-limits.ts';

export interface LocalImage {
  mime: string;
  width: number;
  height: number;
  data: Buffer;
}

const MAX_BYTES = 10 * 1024 * 1024;

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

const reasons: Readonly<Record<PictureProblem, string>> = {
  PICTURE_UNREADABLE: 'is damaged or cut off',
  PICTURE_TYPE: 'is not a JPEG, PNG, WebP, AVIF, GIF or SVG picture',
  PICTURE_HEIC: 'is a HEIC picture of a phone: save it as JPEG',
  PICTURE_ANIMATED: 'moves',
  PICTURE_TOO_LARGE: `has more than ${maxPicturePixels / 1e6} megapixels, or as a JPEG that is not progressive more than ${maxPhotoPixels / 1e6}`,
};

/** Why a file of the folder is not taken as a picture, after its name. */
export const reasonOf = (problem: PictureProblem): string => reasons[problem];

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

/** A text is the reason why the file cannot be used as a picture. Studio reads uploads in the same way. */
export async function imageOf(data: Buffer, drawer?: Drawer): Promise<LocalImage | string> {
  const read = await readPicture(data, { keepsClean: true, drawer });
  if (!read.ok) return reasonOf(read.refusal);
  const { mime, width, height, data: pixels } = read.value;
  return { mime, width, height, data: pixels };
}
