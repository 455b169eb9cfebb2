/** Writes one question or one answer. */
import type { DbTransaction } from '#backend/database/schema.ts';
import type { AnswerPlan, QuestionPlan } from './opinion-plans.ts';
import { announceProduct, opinionDigest, productOf, writtenAt } from './opinion-rows.ts';
import { RowError } from './row-error.ts';

type Outcome = 'added' | 'changed' | 'unchanged';

/** @throws RowError for an unknown product, or a question about another product */
export async function storeQuestion(db: DbTransaction, plan: QuestionPlan, now: Date): Promise<Outcome> {
  const product = await productOf(db, plan.articleNumber);
  const import_digest = opinionDigest(plan);
  const known = await db
    .selectFrom('product_question')
    .select(['question_id', 'product_id', 'import_digest'])
    .where('external_id', '=', plan.externalId)
    .forUpdate()
    .executeTakeFirst();
  if (known?.import_digest === import_digest) return 'unchanged';
  if (known && known.product_id !== product)
    throw new RowError('article_number', 'the question is about another product', 'give it an id of its own');
  const values = {
    import_digest,
    author: plan.author,
    question: plan.question,
    vehicle: plan.vehicle ?? '',
    language_id: plan.languageId,
    created_at: writtenAt(plan),
  };
  if (known)
    await db
      .updateTable('product_question')
      .set(values)
      .where('question_id', '=', known.question_id)
      .execute();
  else
    await db
      .insertInto('product_question')
      .values(({ selectFrom }) => ({
        ...values,
        external_id: plan.externalId,
        product_id: product,
        // Nothing is mailed for an imported question; a question belongs to a market nevertheless.
        market_id: selectFrom('market').select('market_id').orderBy('sort_order').limit(1),
        status: plan.status,
        moderated_at: plan.status === 'approved' ? now : null,
      }))
      .execute();
  await announceProduct(db, product);
  return known ? 'changed' : 'added';
}

/** @throws RowError for an unknown question, or an answer to another question */
export async function storeAnswer(db: DbTransaction, plan: AnswerPlan, now: Date): Promise<Outcome> {
  const question = await db
    .selectFrom('product_question')
    .select(['question_id', 'product_id'])
    .where('external_id', '=', plan.questionId)
    .executeTakeFirst();
  if (!question)
    throw new RowError('question_id', `no imported question ${plan.questionId}`, 'import the question first');
  const import_digest = opinionDigest(plan);
  const known = await db
    .selectFrom('product_answer')
    .select(['answer_id', 'question_id', 'import_digest'])
    .where('external_id', '=', plan.externalId)
    .forUpdate()
    .executeTakeFirst();
  if (known?.import_digest === import_digest) return 'unchanged';
  if (known && known.question_id !== question.question_id)
    throw new RowError('question_id', 'the answer is to another question', 'give it an id of its own');
  const values = {
    import_digest,
    author: plan.author,
    answer: plan.answer,
    is_shop: plan.author === '',
    is_buyer: plan.isBuyer,
    language_id: plan.languageId,
    created_at: writtenAt(plan),
  };
  if (known)
    await db.updateTable('product_answer').set(values).where('answer_id', '=', known.answer_id).execute();
  else
    await db
      .insertInto('product_answer')
      .values({
        ...values,
        external_id: plan.externalId,
        question_id: question.question_id,
        status: plan.status,
        moderated_at: plan.status === 'approved' ? now : null,
      })
      .execute();
  await announceProduct(db, question.product_id);
  return known ? 'changed' : 'added';
}
