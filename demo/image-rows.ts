/** Writes vector originals into the image table. */
import type { BulkWriter } from './bulk-writer.ts';
import type { ProductImage } from './product-images.ts';
import type { DrawingSource } from './drawing-source.ts';
import { fileNameOf } from './product-images.ts';

export function addImage(
  writer: BulkWriter,
  type: string,
  file_name: string,
  drawing: string,
  [width, height]: readonly [number, number],
): void {
  const data = `\\x${Buffer.from(drawing, 'utf8').toString('hex')}`;
  writer.add('image_original', { type, file_name, mime: 'image/svg+xml', width, height, data, version: 1 });
}

/** Writes each image once, however many products show it. */
export function createImageWriter(
  writer: BulkWriter,
  drawings: DrawingSource,
): (images: Iterable<readonly ProductImage[]>) => void {
  const written = new Set<string>();
  return images => {
    for (const image of [...images].flat()) {
      const name = fileNameOf(image);
      if (written.has(name)) continue;
      written.add(name);
      addImage(writer, 'product', name, drawings.part(image), [1000, 1000]);
    }
  };
}
