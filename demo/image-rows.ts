/** Writes originals into the image table. */
import type { BulkWriter } from './bulk-writer.ts';
import type { Picture, PictureSource } from './picture/picture-source.ts';
import type { ProductImage } from './picture/product-image.ts';
import { fileNameOf } from './picture/product-image.ts';

export function addImage(
  writer: BulkWriter,
  type: string,
  file_name: string,
  { data, mime, width, height }: Picture,
): void {
  const hex = `\\x${data.toString('hex')}`;
  writer.add('image_original', { type, file_name, mime, width, height, data: hex, version: 1 });
}

/** Pictures that are coloured at the same time: as many as the machine has use for. */
const AT_ONCE = 4;

/** Writes each image once, however many products show it. */
export function createImageWriter(
  writer: BulkWriter,
  pictures: PictureSource,
): (images: Iterable<readonly ProductImage[]>) => Promise<void> {
  const written = new Set<string>();
  return async images => {
    const fresh: ProductImage[] = [];
    for (const image of [...images].flat()) {
      const name = fileNameOf(image);
      if (!written.has(name)) fresh.push(image);
      written.add(name);
    }
    // Those of one rendering after each other: it is read once.
    fresh.sort((a, b) => (fileNameOf(a) < fileNameOf(b) ? -1 : 1));
    const rest = fresh.values();
    const work = async (): Promise<void> => {
      for (const image of rest) addImage(writer, 'product', fileNameOf(image), await pictures.product(image));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };
}
