/** Reads a picture beside the import file and tells by its content what it is; names are never trusted. */
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

export interface LocalImage {
  mime: string;
  width: number;
  height: number;
  data: Buffer;
}

const limitBytes = 10 * 1024 * 1024;
const limitPixels = 60_000_000;
/** What would make a drawing act: scripts, handlers, foreign content, addresses elsewhere. */
const lively = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY|href\s*=\s*["'](?!#|data:image\/)/i;

/** The reason why it cannot be used is a text. */
export async function readLocalImage(folder: string, name: string): Promise<LocalImage | string> {
  if (name !== basename(name) || name.startsWith('.')) return 'is not a plain file name';
  const path = join(folder, name);
  const info = await stat(path).catch(() => null);
  if (info === null || !info.isFile()) return 'does not exist in the folder of pictures';
  if (info.size > limitBytes) return 'is larger than 10 MB';
  const data = await readFile(path);
  const head = data.subarray(0, 1000).toString('utf8');
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/s.test(head) ? vector(data) : pixels(data);
}

function vector(data: Buffer): LocalImage | string {
  const text = data.toString('utf8');
  if (lively.test(text)) return 'holds scripts or links';
  const box = /viewBox\s*=\s*["']([^"']+)["']/
    .exec(text)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [Math.round(box?.[2] ?? 0), Math.round(box?.[3] ?? 0)];
  if (!(width > 0 && height > 0)) return 'has no viewBox with a size';
  return { mime: 'image/svg+xml', width, height, data };
}

const mimes: Readonly<Record<string, string>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

async function pixels(data: Buffer): Promise<LocalImage | string> {
  const found = await sharp(data, { limitInputPixels: limitPixels })
    .metadata()
    .catch(() => null);
  const mime = mimes[found?.format ?? ''];
  if (found === null || mime === undefined) return 'is not a JPEG, PNG, WebP or SVG picture';
  return { mime, width: found.width, height: found.height, data };
}
