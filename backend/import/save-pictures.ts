/** Writes pictures that were read, many with one statement. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { LocalImage } from './local-image.ts';

export interface StoredPicture extends LocalImage {
  type: string;
  file_name: string;
}

/** The same content again is the same version, which browsers have already. */
export async function savePictures(db: Kysely<Schema>, pictures: readonly StoredPicture[]): Promise<void> {
  // A name that is spelled in two ways is one.
  const each = new Map(pictures.map(picture => [`${picture.type}/${picture.file_name}`, picture]));
  await db
    .insertInto('image_original')
    .values(
      [...each.values()].map(({ type, file_name, mime, width, height, data }) => ({
        type,
        file_name,
        mime,
        width,
        height,
        data,
      })),
    )
    .onConflict(on =>
      on
        .columns(['type', 'file_name'])
        .doUpdateSet(({ ref }) => ({
          mime: ref('excluded.mime'),
          width: ref('excluded.width'),
          height: ref('excluded.height'),
          data: ref('excluded.data'),
          version: sql<number>`image_original.version + 1`,
        }))
        .whereRef('image_original.data', 'is distinct from', 'excluded.data'),
    )
    .execute();
}
