/** Reviews, questions and answers in one list, for staff. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Opinion } from '#studio-api/opinions.ts';

export interface OpinionRow extends Omit<Opinion, 'product' | 'at'> {
  articleNumber: string;
  name: string;
  at: Date;
}

const all = sql`
  select 'review' as kind, review_id as id, status as state, product_id, author, comment as text, null::text as question,
    rating, vehicle, is_buyer as "isBuyer", false as "isUnanswered", language_id as language, created_at as at, moderated_at,
    pictures, refusal
  from product_review
  union all
  select 'question', question_id, status, product_id, author, question, null, null, vehicle, false, not exists (
      select 1 from product_answer a where a.question_id = q.question_id and a.status <> 'rejected'),
    language_id, created_at, moderated_at, '{}', refusal
  from product_question q
  union all
  select 'answer', answer_id, a.status, q.product_id, a.author, answer, question, null, '', is_buyer, false,
    a.language_id, a.created_at, a.moderated_at, '{}', a.refusal
  from product_answer a join product_question q using (question_id)`;

/** A question without an answer waits even when it was approved. */
const isWaiting = sql`(state = 'pending' or (state = 'approved' and "isUnanswered"))`;

/** @param languageId of product names, where a product has one in it */
export async function findOpinions(
  db: Kysely<Schema>,
  { state, languageId, most }: { state: 'waiting' | 'decided'; languageId: string; most: number },
): Promise<OpinionRow[]> {
  const [where, order]: [RawBuilder<unknown>, RawBuilder<unknown>] =
    state === 'waiting'
      ? [isWaiting, sql`at, id`]
      : [sql`moderated_at is not null and not ${isWaiting}`, sql`moderated_at desc, id desc`];
  const { rows } = await sql<OpinionRow>`
    with chosen as (select * from (${all}) opinion where ${where} order by ${order} limit ${most})
    select chosen.*, p.article_number as "articleNumber", coalesce(
      (select name from product_text t where t.product_id = p.product_id order by language_id <> ${languageId} limit 1),
      p.article_number) as name
    from chosen join product p using (product_id) order by ${order}`.execute(db);
  return rows;
}

/** Article number of the product that it is about. */
export async function findArticleOf(
  db: Kysely<Schema>,
  kind: Opinion['kind'],
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ articleNumber: string }>`
    select p.article_number as "articleNumber" from (${all}) opinion join product p using (product_id)
    where kind = ${kind} and id = ${id}`.execute(db);
  return rows[0]?.articleNumber;
}
