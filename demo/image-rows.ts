/** Puts vector originals into the picture table. */
import type { BulkWriter } from './bulk-writer.ts';
import type { Picture } from './pictures.ts';
import type { Studio } from './studio.ts';
import { fileNameOf } from './pictures.ts';

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

/** Writes each picture once, however many products show it. */
export function createPictureShelf(
  writer: BulkWriter,
  studio: Studio,
): (pictures: Iterable<readonly Picture[]>) => void {
  const written = new Set<string>();
  return pictures => {
    for (const picture of [...pictures].flat()) {
      const name = fileNameOf(picture);
      if (written.has(name)) continue;
      written.add(name);
      addImage(writer, 'product', name, studio.part(picture), [1000, 1000]);
    }
  };
}
