/** Questions about products, from asking through moderation to the answer by mail. */
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '#backend/database/schema.ts';
import { createOpinions } from '#backend/studio/opinions/opinions.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { muleFacet, muleYears } from '#tests/support/worlds/mule-years.ts';
import { oneProduct } from '#tests/support/worlds/one-product.ts';
import { insertAnswer } from './question.repository.ts';
import { answerAsShop, decideAnswer, decideQuestion } from './question-moderation.ts';

const ask = `mutation ($alias: String!, $question: String!, $author: String!, $email: String, $website: String) {
  postProductQuestion(alias: $alias, question: $question, author: $author, email: $email, website: $website, languageId: "sv-SE") }`;
const read = `query ($searchText: String, $skip: Int, $take: Int) {
  questions(alias: "product-1", searchText: $searchText, skip: $skip, take: $take) {
    count total questions { question author answers { answer author isShop isBuyer } } } }`;
const noon = new Date('2026-11-21T12:00:00Z');
const good = {
  alias: 'product-1',
  question: 'Passar den en Honda?',
  author: 'Anna',
  email: 'Anna@Example.com',
};
const approved = { verdict: 'approved' } as const;

interface Read {
  questions: { count: number; total: number; questions: { question: string; answers: object[] }[] };
}

/** What staff have to decide about, oldest first. */
const waitingIn = async (db: Kysely<Schema>) =>
  (await createOpinions({ db, now: () => noon }).list({ state: 'waiting', languageId: 'fi-FI' })).rows;

async function openShop() {
  const shop = await createTestBackend(oneProduct);
  const { db } = shop.world;
  return {
    ...shop,
    db,
    ask: (words: Record<string, unknown> = {}) => shop.attempt(ask, { ...good, ...words }),
    read: async (variables: Record<string, unknown> = {}) =>
      (await shop.query<Read>(read, variables)).questions,
    open: async () => (await waitingIn(db))[0]?.id ?? 0,
    mails: () => db.selectFrom('outbox').select(['kind', 'payload']).execute(),
  };
}

it('shows a question with the shop’s answer, and mails the answer once (R-PRODUCT-45)', async () => {
  const shop = await openShop();
  expect((await shop.ask()).data).toEqual({ postProductQuestion: true });
  const id = await shop.open();
  expect(await shop.read()).toEqual({ count: 0, total: 0, questions: [] });
  // Approved without an answer, it is not shown and stays in the list of staff.
  await decideQuestion(shop.db, id, approved, noon);
  expect((await shop.read()).count).toBe(0);
  expect(await shop.open()).toBe(id);
  expect(await shop.mails()).toEqual([]);

  await answerAsShop(shop.db, id, 'Ja, alla modeller.', noon);
  expect(await shop.read()).toEqual({
    count: 1,
    total: 1,
    questions: [
      {
        question: good.question,
        author: 'Anna',
        answers: [{ answer: 'Ja, alla modeller.', author: '', isShop: true, isBuyer: false }],
      },
    ],
  });
  const mail = {
    kind: 'question-answered',
    payload: {
      ...{ email: 'anna@example.com', languageId: 'sv-SE', marketId: 'market-fi' },
      ...{ questionId: id, productId: 1 },
    },
  };
  expect(await shop.mails()).toEqual([mail]);
  await answerAsShop(shop.db, id, 'Även äldre.', noon);
  expect(await shop.mails()).toHaveLength(1);
  const { rows } = await sql`select email from product_question`.execute(shop.db);
  expect(rows).toEqual([{ email: null }]);
});

it('shows a customer’s answer after moderation, and says who bought the product', async () => {
  const shop = await openShop();
  await shop.ask({ email: '' });
  const id = await shop.open();
  await decideQuestion(shop.db, id, approved, noon);
  const answer = `mutation { postProductAnswer(questionId: ${id}, answer: "Joo", author: "Ville") }`;
  expect((await shop.attempt(answer)).errors).toMatchObject([{ code: 'UNAUTHORIZED' }]);
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, password_hash, customer_type) values ('b@example.com', '$argon2id$-', 'PERSON')
    returning customer_id as id`.execute(shop.db);
  const written = { questionId: id, author: 'Ville', answer: 'Joo', languageId: 'fi-FI', createdAt: noon };
  await insertAnswer(shop.db, { ...written, customerId: rows[0]?.id ?? 0 });
  expect((await shop.read()).count).toBe(0);
  const [waiting] = await waitingIn(shop.db);
  expect(waiting).toMatchObject({ kind: 'answer', question: good.question, isBuyer: false });
  expect(await decideAnswer(shop.db, waiting?.id ?? 0, approved, noon)).toBe(true);
  expect(await decideAnswer(shop.db, waiting?.id ?? 0, approved, noon)).toBe(false);
  const [shown] = (await shop.read()).questions;
  expect(shown?.answers).toEqual([{ answer: 'Joo', author: 'Ville', isShop: false, isBuyer: false }]);
  await decideQuestion(shop.db, id, { verdict: 'rejected', refusal: 'spam' }, noon);
  expect((await shop.read()).total).toBe(0);
});

it('finds questions by all words of question and answers', async () => {
  const shop = await openShop();
  for (const [question, answer] of [
    ['Hur lång är linan?', '15 meter, 100 % syntet'],
    ['Vilken batteristorlek?', '12 V'],
  ] as const) {
    await shop.ask({ question });
    await answerAsShop(shop.db, await shop.open(), answer, noon);
  }
  const found = async (searchText: string) => {
    const { count, total, questions } = await shop.read({ searchText });
    return [count, total, questions.map(({ question }) => question)];
  };
  expect(await found('LINAN meter')).toEqual([1, 2, ['Hur lång är linan?']]);
  expect(await found('linan 12')).toEqual([0, 2, []]);
  expect(await found('100 %')).toEqual([1, 2, ['Hur lång är linan?']]);
  expect((await shop.read({ skip: 1, take: 1 })).questions).toHaveLength(1);
});

it('answers a program that fills in the hidden field as if the question were stored (R-DATA-24)', async () => {
  const shop = await openShop();
  const asked = async (website: string | null) => (await shop.ask({ website })).data;
  const taken = { postProductQuestion: true };
  expect([await asked('https://example.com'), await asked(' '), await asked(null)]).toEqual([
    taken,
    taken,
    taken,
  ]);
  expect(await waitingIn(shop.db)).toHaveLength(2);
  // It counts as any other: ten of a network and hour.
  const more = await Promise.all(Array.from({ length: 8 }, () => shop.ask({ website: 'x' })));
  expect(more.filter(({ errors }) => errors.length > 0)).toHaveLength(1);
});

it('refuses what is not a question, and limits the questions of one network', async () => {
  const shop = await openShop();
  for (const [words, field] of [
    [{ question: ' ' }, 'question'],
    [{ question: 'x'.repeat(1_001) }, 'question'],
    [{ author: '' }, 'author'],
    [{ email: 'anna' }, 'email'],
  ] as const)
    expect((await shop.ask(words)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  expect((await shop.ask({ alias: 'nowhere' })).data).toEqual({ postProductQuestion: false });
  const more = await Promise.all(Array.from({ length: 12 }, () => shop.ask()));
  const refused = more.filter(({ errors }) => errors.length > 0);
  expect(refused).toHaveLength(3);
  for (const { errors } of refused) expect(errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
});

it('keeps the vehicle of who asks, which staff see, and answers the questions about its model (R-VEHICLE-35)', async () => {
  const shop = await createTestBackend(async world => {
    await muleYears(world, [2019, 2021]);
    await oneProduct(world);
  });
  const { db } = shop.world;
  const post = `mutation ($vehicle: String) { postProductQuestion(alias: "product-1", question: "Passar den?",
    author: "Anna", vehicle: $vehicle, languageId: "sv-SE") }`;
  for (const vehicle of ['Make\nMule 2019', 'Make Other 2020', null]) await shop.query(post, { vehicle });
  expect((await waitingIn(db)).map(({ vehicle }) => vehicle)).toEqual([
    'Make Mule 2019',
    'Make Other 2020',
    '',
  ]);
  const long = await shop.attempt(post, { vehicle: 'x'.repeat(101) });
  expect(long.errors[0]?.code).toBe('BAD_USER_INPUT');
  for (const { id } of await waitingIn(db)) await answerAsShop(db, id, 'Ja.', noon);
  const asked = async (vehicle: string | null) => {
    const { questions } = await shop.query<{
      questions: {
        count: number;
        total: number;
        vehicle: string | null;
        questions: { vehicle: string | null }[];
      };
    }>(
      `query ($vehicle: String) { questions(alias: "product-1", vehicle: $vehicle) {
        count total vehicle questions { vehicle } } }`,
      { vehicle },
    );
    const { count, total, vehicle: model, questions: found } = questions;
    return [count, total, model, found.map(each => each.vehicle)];
  };
  expect(await asked(muleFacet(2021))).toEqual([1, 3, 'Make Mule', ['Make Mule 2019']]);
  expect(await asked(null)).toEqual([3, 3, null, [null, 'Make Other 2020', 'Make Mule 2019']]);
});
