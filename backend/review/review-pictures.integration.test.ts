/** Pictures of reviews: stored as plain pixels, shown while their review is. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withTransaction } from '#backend/database/transaction.ts';
import { createImageRepository } from '#backend/image/image.repository.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { oneCustomer } from '#tests/support/worlds/one-customer.ts';
import { oneProduct } from '#tests/support/worlds/one-product.ts';
import { decide, moderate } from './moderation.ts';
import { findPending } from './review.repository.ts';
import { createReviewUploads } from './review-uploads.ts';

const post = `mutation ($pictures: [String!]) {
  postProductReview(alias: "product-1", rating: 5, author: "Anna", pictures: $pictures) }`;
const read = `{ reviews(alias: "product-1") {
  mostPictures pictures { file author } reviews { pictures } } }`;
const noon = new Date('2026-11-21T12:00:00Z');
const network = '192.0.2.1';

/** A phone held upright: the pixels lie on their side, and the file says where it was taken. */
const photo = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#264' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function openShop() {
  const shop = await createTestBackend(oneProduct);
  const { db } = shop.world;
  const customerId = await oneCustomer(db);
  const uploads = createReviewUploads(db, () => noon);
  const images = createImageRepository(db);
  return {
    ...shop,
    db,
    uploads,
    async upload() {
      const added = await uploads.add(await photo(), network);
      if (!added.ok) throw new Error('The picture was refused');
      return added.value.name;
    },
    served: (name: string) => images.find('review', name),
    post: (pictures: readonly string[]) => shop.attempt(post, { pictures }, { customerId }),
    read: async () => (await shop.query<{ reviews: object }>(read)).reviews,
    pending: async () => (await findPending(db, 1))[0],
  };
}

it('shows the pictures of a review when it is approved, and no more when it is rejected (R-PRODUCT-42)', async () => {
  const shop = await openShop();
  const names = [await shop.upload(), await shop.upload()];
  expect((await shop.post(names)).data).toEqual({ postProductReview: true });
  const waiting = await shop.pending();
  expect(waiting?.pictures).toEqual(names);
  expect(await shop.served(names[0] ?? '')).toBeNull();
  expect(await shop.read()).toEqual({ mostPictures: 4, pictures: [], reviews: [] });

  await moderate(shop.db, waiting?.id ?? 0, 'approved', noon);
  expect(await shop.read()).toEqual({
    mostPictures: 4,
    pictures: names.map(file => ({ file, author: 'Anna' })),
    reviews: [{ pictures: names }],
  });
  const served = await shop.served(names[0] ?? '');
  const facts = await sharp(served?.data).metadata();
  expect([facts.width, facts.height, facts.exif, facts.orientation]).toEqual([30, 60, undefined, undefined]);

  await moderate(shop.db, waiting?.id ?? 0, 'rejected', noon);
  expect(await shop.served(names[0] ?? '')).toBeNull();
});

it('leaves out a picture that staff do not want, and deletes it', async () => {
  const shop = await openShop();
  const [kept, dropped] = [await shop.upload(), await shop.upload()];
  await shop.post([kept, dropped]);
  const id = (await shop.pending())?.id ?? 0;
  await withTransaction(shop.db, on => decide(on, id, { verdict: 'approved', without: [dropped] }, noon));
  expect(await shop.read()).toMatchObject({ reviews: [{ pictures: [kept] }] });
  const stored = await shop.db.selectFrom('image_original').select('file_name').execute();
  expect(stored).toEqual([{ file_name: kept }]);
  await shop.db.deleteFrom('product_review').execute();
  expect(await shop.served(kept)).toBeNull();
});

it('takes each upload once, at most four, and none that is not there', async () => {
  const shop = await openShop();
  const name = await shop.upload();
  const refused = { errors: [{ code: 'BAD_USER_INPUT', field: 'pictures' }] };
  expect(await shop.post(['nothing.jpg'])).toMatchObject(refused);
  expect(await shop.post(['a', 'b', 'c', 'd', 'e'])).toMatchObject(refused);
  // A review that is refused takes nothing.
  expect(await shop.post([name, 'nothing.jpg'])).toMatchObject(refused);
  expect((await shop.post([name])).data).toEqual({ postProductReview: true });
  expect(await shop.post([name])).toMatchObject(refused);
});

it('refuses what is not a photo, by its content, and too many from one network', async () => {
  const { uploads } = await openShop();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  expect(await uploads.add(Buffer.from(svg), network)).toEqual({ ok: false, refusal: 'PICTURE_TYPE' });
  const unreadable = { ok: false, refusal: 'PICTURE_UNREADABLE' };
  expect(await uploads.add(Buffer.from('MZ'), network)).toEqual(unreadable);
  const more = await Promise.all(Array.from({ length: 40 }, () => uploads.add(Buffer.alloc(0), network)));
  expect(more.filter(({ ok }) => !ok)).toHaveLength(40);
  // 40 an hour, whichever of them come first.
  const late = more.flatMap(answer =>
    answer.ok || typeof answer.refusal === 'string' ? [] : [answer.refusal],
  );
  expect(late).toEqual(Array.from({ length: 2 }, () => ({ retryAfterSeconds: expect.any(Number) })));
});
