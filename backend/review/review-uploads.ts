/** Takes a picture for a review: by its content, without metadata, upright, and not too many from one network (R-PRODUCT-42). */
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { consume, type Limit } from '#backend/database/limiter.ts';
import type { Schema } from '#backend/database/schema.ts';
import {
  type PictureLimits,
  type PictureProblem,
  readPicture,
  thumbnailOf,
} from '#backend/image/read-picture.ts';
import { networkOf } from '#kernel/address/network-of.ts';
import { maxShopperPhotoPixels } from '#kernel/picture-limits.ts';
import { ok, type Result, refuse } from '#kernel/result.ts';
import { insertUpload } from './upload.repository.ts';

export interface ReviewUploads {
  /** The name by which a review takes the picture, and a small copy to show beside the form. */
  add(
    data: Buffer,
    ipAddress: string | null,
  ): Promise<Result<{ name: string; thumbnail: Buffer }, PictureProblem | { retryAfterSeconds: number }>>;
}

const perNetwork: Limit = { name: 'review-picture', max: 40, windowSeconds: 3_600 };
/** A drawing can carry foreign content, and a shopper has photos. */
export const reviewPictureLimits: PictureLimits = {
  formats: ['jpeg', 'png', 'webp', 'heif'],
  longestSide: 2_000,
  photoPixels: maxShopperPhotoPixels,
};
const THUMBNAIL = 160;

export function createReviewUploads(db: Kysely<Schema>, now: () => Date = () => new Date()): ReviewUploads {
  /** One picture at a time: rendering pages needs the same cores. */
  const limit = pLimit(1);
  return {
    async add(data, ipAddress) {
      const turn = await consume(db, perNetwork, networkOf(ipAddress), now());
      if (!turn.allowed) return refuse({ retryAfterSeconds: turn.retryAfterSeconds });
      const read = await limit(() => readPicture(data, reviewPictureLimits));
      if (!read.ok) return read;
      const [name, thumbnail] = await Promise.all([
        insertUpload(db, read.value, now()),
        thumbnailOf(read.value.data, THUMBNAIL),
      ]);
      return ok({ name, thumbnail });
    },
  };
}
