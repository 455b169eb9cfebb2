/** The originals of the shop's pictures, as they were handed in. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';

export interface ImageOriginal {
  type: string;
  fileName: string;
  /** `image/jpeg`, `image/png`, `image/webp`, `image/avif` or `image/svg+xml`. */
  mime: string;
  /** Pixels. */
  width: number;
  height: number;
  data: Buffer;
  /** Grows when the picture is replaced under its name. */
  version: number;
}

export type ImageFacts = Omit<ImageOriginal, 'data'>;

export interface ImageRepository {
  find(type: string, fileName: string): Promise<ImageOriginal | null>;
  /** What is known of it without its bytes. */
  facts(type: string, fileName: string): Promise<ImageFacts | null>;
  /** Adds it, or replaces the one of that name and raises its version. */
  save(image: Omit<ImageOriginal, 'version'>): Promise<void>;
}

export function createImageRepository(db: Kysely<Schema>): ImageRepository {
  const columns = ['type', 'file_name as fileName', 'mime', 'width', 'height', 'version'] as const;
  const byName = (type: string, fileName: string) =>
    db.selectFrom('image_original').where('type', '=', type).where('file_name', '=', fileName);

  return {
    find: async (type, fileName) =>
      (await byName(type, fileName)
        .select([...columns, 'data'])
        .executeTakeFirst()) ?? null,
    facts: async (type, fileName) =>
      (await byName(type, fileName).select(columns).executeTakeFirst()) ?? null,
    async save({ type, fileName, mime, width, height, data }) {
      await db
        .insertInto('image_original')
        .values({ type, file_name: fileName, mime, width, height, data })
        .onConflict(conflict =>
          conflict.columns(['type', 'file_name']).doUpdateSet(eb => ({
            mime,
            width,
            height,
            data,
            version: eb('image_original.version', '+', 1),
          })),
        )
        .execute();
    },
  };
}
