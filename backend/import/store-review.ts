/** Writes one review with its pictures, and keeps the rating of its product right. */
import { createHash } from 'node:crypto';
import type { DbTransaction } from '#backend/database/schema.ts';
import { readPicture } from '#backend/image/read-picture.ts';
import { addToRating } from '#backend/review/review.repository.ts';
import { reviewPictureLimits } from '#backend/review/review-uploads.ts';
import { readLocalFile, reasonOf } from './local-image.ts';
import type { ReviewPlan } from './opinion-plans.ts';
import { opinionDigest, productOf, writtenAt } from './opinion-rows.ts';
import { RowError } from './row-error.ts';

export interface ReviewStore {
  /** Folder of the pictures. */
  folder: string;
  now: Date;
}

interface PictureFile {
  name: string;
  data: Buffer;
  hash: string;
}

const fixOfPicture = 'give a JPEG, PNG, WebP or AVIF file of at most 10 MB';

async function readFiles(folder: string, names: readonly string[], id: string): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const name of names) {
    const data = await readLocalFile(folder, name);
    if (typeof data === 'string') throw new RowError('pictures', `${name} ${data}`, fixOfPicture);
    // Two reviews never share a stored picture: it is deleted with its review.
    const hash = createHash('sha256').update(`${id}\0`).update(data).digest('hex').slice(0, 32);
    files.push({ name, data, hash });
  }
  return files;
}

/** Judged by content and written anew, as uploads are (R-PRODUCT-42). @returns the stored names */
async function storePictures(
  db: DbTransaction,
  files: readonly PictureFile[],
  type: 'review' | 'review-waiting',
): Promise<string[]> {
  const names = new Set<string>();
  for (const { name, data, hash } of files) {
    const read = await readPicture(data, reviewPictureLimits);
    if (!read.ok) throw new RowError('pictures', `${name} ${reasonOf(read.refusal)}`, fixOfPicture);
    const { ending, mime, width, height, data: pixels } = read.value;
    const file_name = `${hash}.${ending}`;
    await db
      .insertInto('image_original')
      .values({ type, file_name, mime, width, height, data: pixels })
      .onConflict(on => on.doNothing())
      .execute();
    names.add(file_name);
  }
  return [...names];
}

/** @throws RowError for an unknown product, a picture that is not taken, or a review of another product */
export async function storeReview(
  db: DbTransaction,
  plan: ReviewPlan,
  { folder, now }: ReviewStore,
): Promise<'added' | 'changed' | 'unchanged'> {
  const product = await productOf(db, plan.articleNumber);
  const files = await readFiles(folder, plan.pictures, plan.externalId);
  const said = { ...plan, pictures: files.map(({ hash }) => hash) };
  const digest = opinionDigest(said);
  const known = await db
    .selectFrom('product_review')
    .select(['review_id', 'product_id', 'status', 'rating', 'import_digest'])
    .where('external_id', '=', plan.externalId)
    .forUpdate()
    .executeTakeFirst();
  if (known?.import_digest === digest) return 'unchanged';
  if (known && known.product_id !== product)
    throw new RowError('article_number', 'the review is of another product', 'give it an id of its own');

  const isShown = (known?.status ?? plan.status) === 'approved';
  const values = {
    import_digest: digest,
    rating: plan.rating,
    author: plan.author,
    comment: plan.comment,
    language_id: plan.languageId,
    created_at: writtenAt(plan),
    is_buyer: plan.isBuyer,
    vehicle: plan.vehicle,
    pictures: await storePictures(db, files, isShown ? 'review' : 'review-waiting'),
  };
  if (known)
    await db.updateTable('product_review').set(values).where('review_id', '=', known.review_id).execute();
  else
    await db
      .insertInto('product_review')
      .values({
        ...values,
        external_id: plan.externalId,
        product_id: product,
        status: plan.status,
        moderated_at: isShown ? now : null,
      })
      .execute();
  if (isShown) {
    const before = known?.rating ?? null;
    const votes = Number(plan.rating !== null) - Number(before !== null);
    await addToRating(db, product, (plan.rating ?? 0) - (before ?? 0), votes);
  }
  return known ? 'changed' : 'added';
}
