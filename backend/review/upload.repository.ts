/** Pictures that shoppers send for a review: kept apart until a review takes them, and out of the shop until it is approved. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { ImageFile } from '#backend/image/read-picture.ts';

/** Of one review (R-PRODUCT-42). */
export const mostPictures = 4;

/** @returns the name by which a review takes it: no one can guess it */
export async function insertUpload(db: Kysely<Schema>, picture: ImageFile, now: Date): Promise<string> {
  const { ending, mime, width, height, data } = picture;
  const name = `${randomUUID()}.${ending}`;
  await db
    .insertInto('review_upload')
    .values({ file_name: name, mime, width, height, data, created_at: now })
    .execute();
  return name;
}

/** Moves uploads to the originals, where they wait with their review. False when one of them is not there. */
export async function takeUploads(on: Kysely<Schema>, names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true;
  const { rows } = await sql`
    with taken as (delete from review_upload where file_name = any (${names}) returning *)
    insert into image_original (type, file_name, mime, width, height, data)
    select 'review-waiting', file_name, mime, width, height, data from taken returning 1`.execute(on);
  return rows.length === names.length;
}
