/** The reviews, questions and answers of `demo.json`. One that the shop has is not changed. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { readLocalImage } from '#backend/import/local-image.ts';
import { pictureFolder } from '../check/check-products.ts';
import { InvalidFolder } from '../invalid-folder.ts';
import { languageTag } from '../rows/market-rows.ts';
import type { DemoQuestion, DemoReview } from '../shop-files.gen.ts';
import type { ShopFolder } from '../shop-folder.ts';

type Db = Kysely<Schema>;

/** With the number of the product. */
export type Placed<Entry> = Entry & { product_id: number };

/** Reviews never share a stored picture, which is deleted with its review. */
export const reviewPicture = (review: string, file: string): string => `${review}-${file}`;

/** Those that the shop does not have yet. */
export async function freshOpinions<Entry extends { id: string }>(
  db: Db,
  table: 'product_review' | 'product_question',
  entries: readonly Entry[],
): Promise<Entry[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('external_id')
    .where('external_id', 'like', 'demo-%')
    .execute();
  const known = new Set(rows.map(({ external_id }) => external_id));
  return entries.filter(({ id }) => !known.has(id));
}

/**
 * @param days by which moments are moved
 * @throws InvalidFolder when a picture cannot be used
 */
export async function addReviews(
  db: Db,
  folder: ShopFolder,
  reviews: readonly Placed<DemoReview>[],
  days: number,
): Promise<void> {
  const rows = reviews.map(({ id, pictures = [], language, ...review }) => ({
    ...{ comment: '', vehicle: '', rating: null, ...review, external_id: id },
    language_id: languageTag(language),
    pictures: pictures.map(file => reviewPicture(id, file)),
  }));
  await addReviewPictures(db, folder, reviews);
  await sql`
    with given as (
      select g.*, at + ${days}::int * interval '1 day' as written
      from json_to_recordset(${JSON.stringify(rows)}::json) as g (external_id text, product_id int, rating int, author text,
        comment text, language_id text, at timestamptz, vehicle text, pictures text[])
    ), added as (
      insert into product_review (external_id, product_id, status, rating, author, comment, language_id, created_at,
        moderated_at, vehicle, pictures)
      select external_id, product_id, 'approved', rating, author, comment, language_id, written, written, vehicle, pictures
      from given returning product_id, rating
    ), counted as (
      select product_id, sum(rating)::int as stars, count(*)::int as votes from added where rating is not null group by product_id
    )
    update product set rating_sum = rating_sum + stars, rating_count = rating_count + votes
    from counted where product.product_id = counted.product_id`.execute(db);
}

async function addReviewPictures(
  db: Db,
  folder: ShopFolder,
  reviews: readonly Placed<DemoReview>[],
): Promise<void> {
  const files = new Map<string, string[]>();
  for (const { id, pictures = [] } of reviews)
    for (const file of pictures) files.set(file, [...(files.get(file) ?? []), id]);
  for (const [file, ids] of files) {
    const picture = await readLocalImage(pictureFolder(folder), file);
    if (typeof picture === 'string') throw new InvalidFolder(`pictures/${file} ${picture}`);
    await sql`insert into image_original (type, file_name, mime, width, height, data)
      select 'review', file_name, ${picture.mime}, ${picture.width}, ${picture.height}, ${picture.data}
      from unnest(${ids.map(id => reviewPicture(id, file))}::text[]) as file_name on conflict do nothing`.execute(
      db,
    );
  }
}

/** @param days by which moments are moved */
export async function addQuestions(
  db: Db,
  questions: readonly Placed<DemoQuestion>[],
  days: number,
): Promise<void> {
  const asked = questions.map(({ id, language, answers, ...question }) => ({
    ...{ vehicle: '', ...question, external_id: id, language_id: languageTag(language) },
    answered: answers?.[0]?.at ?? question.at,
  }));
  const answers = questions.flatMap(({ id, language, answers: own = [] }) =>
    own.map(({ author, ...answer }, index) => ({
      ...{ ...answer, question: id, external_id: `${id}-${index + 1}`, language_id: languageTag(language) },
      ...{ author: author ?? '', is_shop: author === undefined },
    })),
  );
  const moved = sql`${days}::int * interval '1 day'`;
  await sql`
    insert into product_question (external_id, product_id, status, author, question, vehicle, language_id, market_id, created_at,
      moderated_at)
    select external_id, product_id, 'approved', author, question, vehicle, language_id, market, at + ${moved}, answered + ${moved}
    from json_to_recordset(${JSON.stringify(asked)}::json) as g (external_id text, product_id int, author text, question text,
      vehicle text, language_id text, market text, at timestamptz, answered timestamptz)`.execute(db);
  await sql`
    insert into product_answer (external_id, question_id, status, author, answer, is_shop, language_id, created_at, moderated_at)
    select g.external_id, question_id, 'approved', g.author, g.answer, g.is_shop, g.language_id, g.at + ${moved}, g.at + ${moved}
    from json_to_recordset(${JSON.stringify(answers)}::json) as g (external_id text, question text, author text, answer text,
      is_shop boolean, language_id text, at timestamptz)
    join product_question q on q.external_id = g.question order by length(g.external_id), g.external_id`.execute(
    db,
  );
}
