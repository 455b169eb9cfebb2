/** Reads one side of a kind, and where its coloured parts are. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { Rendering } from './tint.ts';

/** @param name such as `winch-0` */
export async function readRendering(folder: string, name: string): Promise<Rendering> {
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
