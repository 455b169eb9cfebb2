/** Moderation in Studio's API, on a real database. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createStudio } from '#backend/commands.ts';
import { createReviewUploads } from '#backend/testing.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import type { OpinionList } from '#studio-api/opinions.ts';
import type { Role } from '#studio-api/staff.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { oneCustomer } from '#tests/support/worlds/one-customer.ts';
import { oneProduct } from '#tests/support/worlds/one-product.ts';
import { createAuthorise } from '../http/authorise.ts';
import { toRoutes } from '../http/to-routes.ts';
import { opinionEndpoints } from './opinion-endpoints.ts';

const origin = 'https://studio.shop.example';

async function openStudio() {
  const shop = await createTestBackend(oneProduct);
  const { db } = shop.world;
  let role: Role = 'publisher';
  const staff = {
    id: 'a',
    mail: 'ann@shop.example',
    name: 'Ann',
    locale: 'en',
    endsAt: '',
    markets: null,
  } as const;
  const authorise = createAuthorise({
    callerOf: async () => ({ ...staff, role, needsStepUp: false, hasPasskey: true }),
  });
  const endpoints = opinionEndpoints(createStudio(db).opinions);
  const world = await httpWorld(toRoutes(endpoints, { authorise, origins: new Set([origin]) }));
  const own = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const post = async (path: string, body: object) =>
    (await world.get(`/api/opinions/${path}`, own, { method: 'POST', body: JSON.stringify(body) })).status;
  const list = async (state = 'waiting') => {
    const answer = await world.get(`/api/opinions?state=${state}&language=sv`, own);
    return ((await answer.json()) as OpinionList).rows;
  };
  return {
    ...{ ...shop, db, post, list },
    picture: (name: string) => world.get(`/api/opinions/pictures/${name}`, own),
    be: (next: Role) => {
      role = next;
    },
    audit: async () =>
      (
        await db
          .selectFrom('studio_audit')
          .select(['action', 'author', 'detail'])
          .orderBy('audit_id')
          .execute()
      ).map(({ action, author, detail }) => [action, author, detail]),
  };
}

it('lists what waits, and lets publishers approve, refuse with a reason and answer (R-PRODUCT-44)', async () => {
  const studio = await openStudio();
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#264' } })
    .jpeg()
    .toBuffer();
  const sent = await createReviewUploads(studio.db).add(photo, null);
  const picture = sent.ok ? sent.value.name : '';
  await studio.query(
    `mutation ($pictures: [String!]) {
      postProductReview(alias: "product-1", rating: 4, author: "Anna", comment: "Bra", pictures: $pictures) }`,
    { pictures: [picture] },
    { customerId: await oneCustomer(studio.db) },
  );
  for (const question of ['Passar den?', 'Köp billigt här'])
    await studio.query(
      `mutation ($question: String!) {
        postProductQuestion(alias: "product-1", question: $question, author: "Bo") }`,
      { question },
    );
  const waiting = await studio.list();
  expect(waiting).toMatchObject([
    { kind: 'review', state: 'pending', text: 'Bra', rating: 4, pictures: [picture], author: 'Anna' },
    { kind: 'question', state: 'pending', text: 'Passar den?', isUnanswered: true },
    { kind: 'question', text: 'Köp billigt här' },
  ]);
  const [review, question, spam] = waiting.map(({ id }) => id);
  expect((await studio.picture(picture)).headers.get('content-type')).toBe('image/jpeg');

  studio.be('editor');
  expect(await studio.post(`review/${review}/decision`, { verdict: 'approved' })).toBe(403);
  studio.be('publisher');
  expect(await studio.post(`review/${review}/decision`, { verdict: 'approved' })).toBe(204);
  expect(await studio.post(`review/${review}/decision`, { verdict: 'approved' })).toBe(404);
  expect(await studio.post(`question/${question}/answer`, { answer: 'Ja.' })).toBe(204);
  expect(await studio.post(`question/${spam}/decision`, { verdict: 'rejected', refusal: 'Reklam' })).toBe(
    204,
  );

  expect(await studio.list()).toEqual([]);
  const decided = await studio.list('decided');
  expect(decided).toHaveLength(4);
  expect(decided.find(({ id, kind }) => kind === 'question' && id === spam)).toMatchObject({
    state: 'rejected',
    refusal: 'Reklam',
  });
  const article = waiting[0]?.product.articleNumber;
  expect(await studio.audit()).toEqual([
    ['review.approved', 'Ann', { name: article, id: review }],
    ['question.answered', 'Ann', { name: article, id: question }],
    ['question.rejected', 'Ann', { name: `${article}: Reklam`, id: spam }],
  ]);
});

it('knows no other subjects', async () => {
  const { post, picture } = await openStudio();
  const approved = { verdict: 'approved' };
  for (const path of ['order/1', 'review/0', 'review/x', 'review/99'])
    expect(await post(`${path}/decision`, approved)).toBe(404);
  expect(await post('review/1/answer', { answer: 'Ja' })).toBe(404);
  expect(await post('question/1/answer', { answer: ' ' })).toBe(400);
  expect((await picture('nothing.jpg')).status).toBe(404);
});
