/** Reviews, questions and answers from files: what is shown, what a second run changes, and what is refused. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createImageRepository } from '#backend/image/image.repository.ts';
import { moderate } from '#backend/review/moderation.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { oneProduct } from '#tests/support/worlds/one-product.ts';
import { type ImportedOpinionKind, importOpinions } from './import-opinions.ts';
import { describeProblem } from './problem.ts';

const now = new Date('2026-11-21T12:00:00Z');
const readReviews = `{
  product(alias: "product-1") { rating { score voteCount } }
  reviews(alias: "product-1") { reviews {
    rating author comment reviewDate languageId isBuyer vehicle pictures } } }`;
const readQuestions = `{ questions(alias: "product-1") { questions {
  question author answers { answer author isShop isBuyer languageId } } } }`;

interface Shown {
  product: { rating: { score: number; voteCount: number } | null };
  reviews: { reviews: { rating: number; comment: string; pictures: string[] }[] };
}

async function openShop() {
  const shop = await createTestBackend(oneProduct);
  const { db } = shop.world;
  const { article_number: article } = await db
    .selectFrom('product')
    .select('article_number')
    .executeTakeFirstOrThrow();
  const folder = await mkdtemp(join(tmpdir(), 'opinions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    put: (name: string, data: string | Buffer) => writeFile(join(folder, name), data),
    async load(kind: ImportedOpinionKind, name: string, lines: readonly string[]) {
      await writeFile(join(folder, name), lines.join('\n'));
      const { problems, ...counts } = await importOpinions(kind, join(folder, name), { db, now });
      return { ...counts, problems: problems.map(problem => describeProblem(name, problem)) };
    },
  };
  return {
    ...{ db, article, ...files },
    shown: async () => {
      await shop.announce('all');
      return shop.query<Shown>(readReviews);
    },
    questions: async () =>
      (await shop.query<{ questions: { questions: object[] } }>(readQuestions)).questions.questions,
    served: (name = '') => createImageRepository(db).find('review', name),
  };
}

/** A phone held upright, whose file says where it was taken. */
const photo = (background: string) =>
  sharp({ create: { width: 60, height: 30, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const head = 'external_id;article_number;rating;comment;author;language;written_on;vehicle;verified;pictures';

it('shows imported reviews with pictures, and a second run changes what has changed (R-DATA-25)', async () => {
  const { article, put, load, shown, served } = await openShop();
  await put('snow.jpg', await photo('#264'));
  await put(
    'yard.png',
    await sharp(await photo('#642'))
      .png()
      .toBuffer(),
  );
  const first = `old-1;${article};5;Veti suosta.;Aino;fi;2025-03-01;Honda TRX520;yes;snow.jpg|yard.png`;
  const second = `old-2;${article};2;Slits snabbt.;Erik;sv;2025-02-01;;;`;
  const added = { rows: 2, added: 2, changed: 0, unchanged: 0, skipped: 0, problems: [], encoding: 'utf-8' };
  expect(await load('reviews', 'reviews.csv', [head, first, second])).toEqual(added);
  const { product, reviews } = await shown();
  expect(product.rating).toEqual({ score: 3.5, voteCount: 2 });
  expect(reviews.reviews).toEqual([
    {
      ...{ rating: 5, author: 'Aino', comment: 'Veti suosta.', reviewDate: '2025-03-01T12:00:00.000Z' },
      ...{ languageId: 'fi-FI', isBuyer: true, vehicle: 'Honda TRX520' },
      pictures: [expect.stringMatching(/\.jpg$/), expect.stringMatching(/\.png$/)],
    },
    expect.objectContaining({ author: 'Erik', languageId: 'sv-SE', isBuyer: false, pictures: [] }),
  ]);
  const [snow, yard] = reviews.reviews[0]?.pictures ?? [];
  const facts = await sharp((await served(snow))?.data).metadata();
  expect([facts.width, facts.height, facts.exif]).toEqual([30, 60, undefined]);

  const unchanged = { ...added, added: 0, unchanged: 2 };
  expect(await load('reviews', 'reviews.csv', [head, first, second])).toEqual(unchanged);
  const later = first.replace('5;Veti', '3;Veti').replace('snow.jpg|', '');
  expect(await load('reviews', 'reviews.csv', [head, later, second])).toEqual({
    ...unchanged,
    changed: 1,
    unchanged: 1,
  });
  const again = await shown();
  expect(again.product.rating).toEqual({ score: 2.5, voteCount: 2 });
  expect(again.reviews.reviews[0]).toMatchObject({ rating: 3, pictures: [yard] });
  expect([await served(snow), (await served(yard))?.mime]).toEqual([null, 'image/png']);
});

it('leaves it to staff which reviews are shown, and keeps what they have decided', async () => {
  const { db, article, load, shown } = await openShop();
  const row = (comment: string) =>
    JSON.stringify({
      ...{ external_id: 'old-1', article_number: article, rating: 4, comment, author: 'Aino' },
      ...{ language: 'fi', written_on: '2025-03-01', verified: true, status: 'pending' },
    });
  expect(await load('reviews', 'reviews.jsonl', [row('Hyvä.')])).toMatchObject({ added: 1, problems: [] });
  expect((await shown()).reviews.reviews).toEqual([]);
  const { review_id: id } = await db
    .selectFrom('product_review')
    .select('review_id')
    .executeTakeFirstOrThrow();
  await moderate(db, id, 'approved', now);
  await load('reviews', 'reviews.jsonl', [row('Hyvä ja halpa.')]);
  expect(await shown()).toMatchObject({
    product: { rating: { score: 4, voteCount: 1 } },
    reviews: { reviews: [{ comment: 'Hyvä ja halpa.' }] },
  });
  await moderate(db, id, 'rejected', now);
  expect(await load('reviews', 'reviews.jsonl', [row('Halpa.')])).toMatchObject({ changed: 1 });
  expect((await shown()).reviews.reviews).toEqual([]);
});

it('says line, column, reason and fix of what it refuses, and stores the rest', async () => {
  const { article, put, load, shown } = await openShop();
  await put('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await put('program.jpg', 'MZ');
  const { problems, ...counts } = await load('reviews', 'reviews.csv', [
    head,
    `a;${article};6;;Aino;fi;2025-03-01;;;`,
    `b;${article};;;Aino;fi;2025-03-01;;;`,
    `c;nothing;5;;Aino;fi;2025-03-01;;;`,
    `d;${article};5;;;de;2027-01-01;;maybe;`,
    `e;${article};5;;Aino;fi;2025-03-01;;;drawing.jpg`,
    `f;${article};5;;Aino;fi;2025-03-01;;;program.jpg`,
    `g;${article};5;;Aino;fi;2025-03-01;;;../reviews.csv`,
    `h;${article};5;;Aino;fi;2025-03-01;;;`,
    `h;${article};4;;Aino;fi;2025-03-01;;;`,
    `i;${article};5;;Aino;fi;2025-03-01;;;1.jpg|2.jpg|3.jpg|4.jpg|5.jpg`,
  ]);
  expect(counts).toEqual({ rows: 10, added: 1, changed: 0, unchanged: 0, skipped: 9, encoding: 'utf-8' });
  expect(problems.map(text => text.split(/ {2}/, 2).join(' ')).toSorted()).toEqual(
    [
      ...['reviews.csv:2 rating', 'reviews.csv:3 rating', 'reviews.csv:4 article_number'],
      ...['reviews.csv:5 author', 'reviews.csv:5 language', 'reviews.csv:5 verified'],
      ...['reviews.csv:5 written_on', 'reviews.csv:6 pictures', 'reviews.csv:7 pictures'],
      ...['reviews.csv:8 pictures', 'reviews.csv:10 external_id', 'reviews.csv:11 pictures'],
    ].toSorted(),
  );
  expect(problems).toContain(
    'reviews.csv:4  article_number  the shop has no product nothing → import the product first',
  );
  expect((await shown()).product.rating).toEqual({ score: 5, voteCount: 1 });
});

it('shows imported questions with the answers of shop and customers', async () => {
  const { article, load, questions } = await openShop();
  const asked = 'external_id,article_number,question,author,language,written_on';
  const answered = 'external_id,question_id,answer,author,language,written_on,verified';
  const question = [asked, `q1,${article},Hur lång är linan?,Erik,sv,2025-01-02`];
  const answers = [
    answered,
    'a1,q1,15 meter.,,sv,2025-01-03,',
    'a2,q1,Räcker bra.,Siv,sv,2025-01-04,yes',
    'a3,q9,Ja.,,sv,2025-01-04,',
    'a4,q1,Ja.,,sv,2025-01-04,yes',
  ];
  expect(await load('questions', 'questions.csv', question)).toMatchObject({ added: 1, problems: [] });
  expect(await questions()).toEqual([]);
  expect(await load('answers', 'answers.csv', answers)).toMatchObject({
    ...{ added: 2, skipped: 2 },
    problems: [
      'answers.csv:5  verified  the shop has not bought the product → name the author or leave it empty',
      'answers.csv:4  question_id  no imported question q9 → import the question first',
    ],
  });
  const shown = {
    question: 'Hur lång är linan?',
    author: 'Erik',
    answers: [
      { answer: '15 meter.', author: '', isShop: true, isBuyer: false, languageId: 'sv-SE' },
      { answer: 'Räcker bra.', author: 'Siv', isShop: false, isBuyer: true, languageId: 'sv-SE' },
    ],
  };
  expect(await questions()).toEqual([shown]);
  expect(await load('answers', 'answers.csv', answers.slice(0, 3))).toMatchObject({ unchanged: 2 });
  const longer = answers.slice(0, 2).map(line => line.replace('15 meter.', '16 meter.'));
  expect(await load('answers', 'answers.csv', longer)).toMatchObject({ changed: 1 });
  expect(await questions()).toMatchObject([{ answers: [{ answer: '16 meter.' }, {}] }]);
});
