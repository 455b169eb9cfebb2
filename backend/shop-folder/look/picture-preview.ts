/** A picture of a theme as a form shows it. */
import type { LookFile } from '#kernel/theme/shop-look.ts';
import { type ReadLibrary, readLookPicture } from './read-pictures.ts';

/** Longer side, px. */
const SIDE = 480;

export interface PicturePreview extends LookFile {
  /** Of the whole picture. */
  width: number;
  height: number;
}

/** Null for a picture that cannot be used. */
export async function previewOf(
  folder: string,
  name: string,
  library: ReadLibrary,
): Promise<PicturePreview | null> {
  const picture = await readLookPicture(folder, name, library);
  if (typeof picture === 'string') return null;
  const { default: sharp } = await import('sharp');
  const data = await sharp(picture.data)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return { type: 'image/png', data, width: picture.width, height: picture.height };
}
