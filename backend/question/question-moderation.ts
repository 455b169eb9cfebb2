/** What staff decide about questions and answers; an approved answer is mailed to who asked, once. */
import { sql } from 'kysely';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Db } from '#backend/database/schema.ts';

export interface ModerationVerdict {
  verdict: 'approved' | 'rejected';
  /** Why it is rejected, for staff. */
  refusal?: string;
}

const announce = (on: Db, productId: number) =>
  sql`select announce_catalogue('product', ${productId})`.execute(on);

/** Mails who asked, once there is something to read; the address is not needed any more then. */
async function mailAnswer(on: Db, questionId: number): Promise<void> {
  const { rows } = await sql<{ email: string; languageId: string; marketId: string; productId: number }>`
    with asked as (
      select question_id, email from product_question q where question_id = ${questionId} and status = 'approved'
        and email is not null and exists (
          select 1 from product_answer a where a.question_id = q.question_id and a.status = 'approved')
      for update
    )
    update product_question q set email = null from asked where q.question_id = asked.question_id
    returning asked.email, q.language_id as "languageId", q.market_id as "marketId", q.product_id as "productId"`.execute(
    on,
  );
  const [asked] = rows;
  if (asked) await enqueueMail(on, 'question-answered', { ...asked, questionId });
}

const changeOf = ({ verdict, refusal = '' }: ModerationVerdict, now: Date) => ({
  status: verdict,
  moderated_at: now,
  refusal: verdict === 'rejected' ? refusal : '',
});

/** False for an unknown question or an unchanged decision. */
export async function decideQuestion(
  on: Db,
  id: number,
  verdict: ModerationVerdict,
  now: Date,
): Promise<boolean> {
  const changed = await on
    .updateTable('product_question')
    .set({ ...changeOf(verdict, now), ...(verdict.verdict === 'rejected' ? { email: null } : {}) })
    .where('question_id', '=', id)
    .where('status', '<>', verdict.verdict)
    .returning('product_id')
    .executeTakeFirst();
  if (!changed) return false;
  await mailAnswer(on, id);
  await announce(on, changed.product_id);
  return true;
}

/** False for an unknown answer or an unchanged decision. */
export async function decideAnswer(
  on: Db,
  id: number,
  verdict: ModerationVerdict,
  now: Date,
): Promise<boolean> {
  const changed = await on
    .updateTable('product_answer')
    .from('product_question as q')
    .set(changeOf(verdict, now))
    .whereRef('q.question_id', '=', 'product_answer.question_id')
    .where('answer_id', '=', id)
    .where('product_answer.status', '<>', verdict.verdict)
    .returning(['q.question_id', 'q.product_id'])
    .executeTakeFirst();
  if (!changed) return false;
  await mailAnswer(on, changed.question_id);
  await announce(on, changed.product_id);
  return true;
}

/** Answers as the shop, which approves the question; in the language of the question. False for an unknown question. */
export async function answerAsShop(on: Db, id: number, answer: string, now: Date): Promise<boolean> {
  const question = await on
    .updateTable('product_question')
    .set({ status: 'approved', moderated_at: now, refusal: '' })
    .where('question_id', '=', id)
    .returning(['product_id', 'language_id'])
    .executeTakeFirst();
  if (!question) return false;
  await on
    .insertInto('product_answer')
    .values({
      question_id: id,
      status: 'approved',
      author: '',
      answer,
      is_shop: true,
      language_id: question.language_id,
      created_at: now,
      moderated_at: now,
    })
    .execute();
  await mailAnswer(on, id);
  await announce(on, question.product_id);
  return true;
}
