/** Reviews are pending until staff decide; each decision counts once. */
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '#backend/database/schema.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { muleFacet, muleYears } from '#tests/support/worlds/mule-years.ts';
import { oneCustomer } from '#tests/support/worlds/one-customer.ts';
import { oneProduct } from '#tests/support/worlds/one-product.ts';
import { moderate } from './moderation.ts';
import { findPending, insertReview } from './review.repository.ts';

const post = `mutation ($alias: String!, $rating: Int, $comment: String, $author: String!, $vehicle: String) {
  postProductReview(alias: $alias, rating: $rating, comment: $comment, author: $author, vehicle: $vehicle) }`;
const read = `query ($alias: String, $skip: Int, $take: Int) {
  reviews(alias: $alias, skip: $skip, take: $take) { count averageRating reviews { rating comment author reviewDate } }
  product(alias: $alias) { rating { score voteCount } } }`;
const noon = new Date('2026-11-21T12:00:00Z');
const good = { alias: 'product-1', rating: 5, comment: 'Istui heti.', author: 'Anna' };

interface Read {
  reviews: { count: number; averageRating: number; reviews: { comment: string; author: string }[] };
  product: { rating: { score: number; voteCount: number } | null };
}

async function openShop() {
  const shop = await createTestBackend(oneProduct);
  const { db } = shop.world;
  const customerId = await oneCustomer(db);
  return {
    ...shop,
    db,
    customerId,
    post: async (words: Record<string, unknown> = {}, ipAddress = '192.0.2.1') =>
      (
        await shop.query<{ postProductReview: boolean }>(
          post,
          { ...good, ...words },
          { ipAddress, customerId },
        )
      ).postProductReview,
    read: (variables: Record<string, unknown> = {}) =>
      shop.query<Read>(read, { alias: 'product-1', ...variables }),
    /** The oldest pending review. */
    async decide(verdict: 'approved' | 'rejected') {
      const [first] = await findPending(db, 1);
      const done = await moderate(db, first?.id ?? 0, verdict, noon);
      await shop.backend.catalogue.catalogue.catchUp();
      return { done, id: first?.id ?? 0 };
    },
  };
}

it('shows a review only after it was approved, and counts its stars', async () => {
  const shop = await openShop();
  expect(await shop.post()).toBe(true);
  expect((await shop.read()).reviews).toMatchObject({ count: 0, averageRating: 0, reviews: [] });
  const { id } = await shop.decide('approved');
  const { reviews, product } = await shop.read();
  expect(reviews).toMatchObject({ count: 1, averageRating: 5, reviews: [{ author: 'Anna', rating: 5 }] });
  expect(product.rating).toEqual({ score: 5, voteCount: 1 });
  expect(await moderate(shop.db, id, 'approved', noon)).toBe(false);
  expect((await shop.read()).product.rating?.voteCount).toBe(1);
});

it('removes the stars again when an approved review is rejected', async () => {
  const shop = await openShop();
  await shop.post();
  await shop.post({ rating: 2 });
  const { id } = await shop.decide('approved');
  await shop.decide('approved');
  expect((await shop.read()).reviews.averageRating).toBe(3.5);
  await moderate(shop.db, id, 'rejected', noon);
  await shop.backend.catalogue.catalogue.catchUp();
  expect((await shop.read()).reviews).toMatchObject({ count: 1, averageRating: 2 });
  expect((await shop.read()).product.rating).toEqual({ score: 2, voteCount: 1 });
});

/** An account with a paid order of product 1. */
async function buyerIn(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with buyer as (
      insert into customer (email, password_hash) values ('buyer@example.com', '$argon2id$-') returning customer_id
    ), placed as (
      insert into shop_order (public_id, cart_id, channel_id, market_id, language_id, currency_code, status, email, customer_id,
        customer_type, billing_address, shipping_address, payment_id, payment_name, payment_type, payment_fee_minor, shipping_id,
        shipping_name, shipping_fee_minor, shipping_vat_bp, items_minor, items_vat_minor, discount_minor, total_minor,
        total_vat_minor, cart_snapshot)
      select gen_random_uuid(), gen_random_uuid(), '1|fi', (select market_id from market limit 1), 'fi-FI', 'EUR', 'completed',
        'buyer@example.com', customer_id, 'PERSON', '{}', '{}', 1, 'bank', 'STANDARD', 0, 1, 'parcel', 0, 0, 0, 0, 0, 0, 0, '{}'
      from buyer returning order_id
    ), bought as (
      insert into order_row (order_id, row_number, product_id, sku_id, article_number, name, quantity, unit_minor,
        unit_regular_minor, total_minor, total_vat_minor, vat_bp)
      select order_id, 0, 1, 1, 'S1', 'Product 1', 1, 0, 0, 0, 0, 0 from placed
    )
    select customer_id as id from buyer`.execute(db);
  return rows[0]?.id ?? 0;
}

it('counts how often each rating was given, and marks who bought the product', async () => {
  const shop = await openShop();
  const review = {
    productId: 1,
    author: 'Anna',
    comment: '',
    languageId: 'fi-FI',
    createdAt: noon,
    pictures: [],
  };
  const vehicle = 'Honda TRX520 2020';
  await insertReview(shop.db, { ...review, rating: 5, vehicle, customerId: await buyerIn(shop.db) });
  await shop.post({ rating: 2, vehicle: ' ' });
  await shop.decide('approved');
  await shop.decide('approved');
  const { reviews } = await shop.query<{ reviews: { ratings: object[]; reviews: object[] } }>(
    `{ reviews(alias: "product-1") { ratings { rating count } reviews { isBuyer vehicle languageId } } }`,
  );
  expect(reviews.ratings).toEqual(
    [5, 4, 3, 2, 1].map(rating => ({ rating, count: rating === 5 || rating === 2 ? 1 : 0 })),
  );
  expect(reviews.reviews).toHaveLength(2);
  expect(reviews.reviews).toContainEqual({ isBuyer: true, vehicle, languageId: 'fi-FI' });
  expect(reviews.reviews).toContainEqual({ isBuyer: false, vehicle: null, languageId: 'fi-FI' });
});

it('never shows a rejected one', async () => {
  const shop = await openShop();
  await shop.post();
  expect((await shop.decide('rejected')).done).toBe(true);
  expect((await shop.read()).reviews.count).toBe(0);
});

it('lists the newest first, page by page', async () => {
  const shop = await openShop();
  for (const comment of ['a', 'b', 'c']) {
    await shop.post({ comment });
    await shop.decide('approved');
  }
  const words = async (variables: object) =>
    (await shop.read({ ...variables })).reviews.reviews.map(({ comment }) => comment);
  expect(await words({})).toEqual(['c', 'b', 'a']);
  expect(await words({ skip: 1, take: 1 })).toEqual(['b']);
  expect(await words({ skip: -5, take: 0 })).toEqual([]);
  expect(await words({ skip: 9 })).toEqual([]);
});

it('knows no reviews of an unknown product and stores none', async () => {
  const shop = await openShop();
  expect(await shop.post({ alias: 'nowhere' })).toBe(false);
  expect(await shop.post({ alias: 'a'.repeat(5_000) })).toBe(false);
  const { reviews } = await shop.query<Read>(
    `{ reviews(alias: null) { count averageRating reviews { author } } }`,
  );
  expect(reviews).toEqual({ count: 0, averageRating: 0, reviews: [] });
  expect(await findPending(shop.db, 9)).toEqual([]);
});

/** @proves FAULT-74 */
it('rejects an invalid review, and names the invalid field', async () => {
  const shop = await openShop();
  const errors = [
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: -1 }, 'rating'],
    [{ rating: null, comment: null }, 'rating'],
    [{ author: '' }, 'author'],
    [{ author: ' \n\t' }, 'author'],
    [{ author: 'x'.repeat(51) }, 'author'],
    [{ comment: 'x'.repeat(1_001) }, 'comment'],
    [{ comment: 'x'.repeat(100_000) }, 'comment'],
  ] as const;
  for (const [words, field] of errors) {
    const { data, errors } = await shop.attempt(post, { ...good, ...words }, { customerId: shop.customerId });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
    expect(data).toEqual({ postProductReview: null });
  }
  expect(await findPending(shop.db, 9)).toEqual([]);
});

it('does not count texts without stars in the rating, and keeps a name on one line', async () => {
  const shop = await openShop();
  expect(await shop.post({ rating: null, author: 'Anna\nKauppa vastaa:' })).toBe(true);
  await shop.decide('approved');
  const { reviews, product } = await shop.read();
  expect(reviews).toMatchObject({ count: 1, averageRating: 0, reviews: [{ rating: 0 }] });
  expect(reviews.reviews[0]?.author).toBe('Anna Kauppa vastaa:');
  expect(product.rating?.voteCount ?? 0).toBe(0);
});

it('takes no review of a visitor, from whatever client (R-PRODUCT-27)', async () => {
  const shop = await openShop();
  const { data, errors } = await shop.attempt(post, good, { ipAddress: '192.0.2.1' });
  expect([data, errors.map(({ code }) => code)]).toEqual([{ postProductReview: null }, ['UNAUTHORIZED']]);
  expect(await findPending(shop.db, 9)).toEqual([]);
});

/** @proves FAULT-74 */
it('limits the reviews of one network', async () => {
  const shop = await openShop();
  const one = () =>
    shop.backend.execute({
      documentText: post,
      variables: good,
      caller: { requestId: 'r', ipAddress: '192.0.2.9', customerId: shop.customerId },
    });
  const answers = await Promise.all(Array.from({ length: 30 }, one));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(10);
  expect(answers.find(({ errors }) => errors)?.errors?.[0]?.extensions['code']).toBe('RATE_LIMITED');
  expect(await shop.post({}, '192.0.2.10')).toBe(true);
});

it('answers the reviews of who has the model of a vehicle, of any year (R-VEHICLE-35)', async () => {
  const shop = await createTestBackend(async world => {
    await muleYears(world, [2019, 2021]);
    await oneProduct(world);
  });
  const review = { productId: 1, comment: '', languageId: 'fi-FI', createdAt: noon, pictures: [] };
  const named = ['Make Mule 2019', 'make mule 2021', 'Make Mule Pro 2021', 'Make Mule', ''];
  for (const vehicle of named)
    await insertReview(shop.world.db, {
      ...review,
      author: vehicle || 'none',
      vehicle,
      rating: 4,
      customerId: null,
    });
  await sql`update product_review set status = 'approved'`.execute(shop.world.db);
  const asked = async (vehicle: string | null) => {
    const { reviews } = await shop.query<{
      reviews: { count: number; vehicle: string | null; reviews: { author: string }[] };
    }>(
      `query ($vehicle: String) { reviews(alias: "product-1", vehicle: $vehicle) { count vehicle reviews { author } } }`,
      { vehicle },
    );
    return [reviews.count, reviews.vehicle, reviews.reviews.map(({ author }) => author).toSorted()];
  };
  expect(await asked(muleFacet(2021))).toEqual([2, 'Make Mule', ['Make Mule 2019', 'make mule 2021']]);
  expect(await asked(null)).toEqual([5, null, [...named.slice(0, 4), 'none'].toSorted()]);
  expect(await asked('f_52_477_gone')).toEqual([0, null, []]);
});
