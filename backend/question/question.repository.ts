/** Questions and answers in the database, as shoppers see and write them. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { namesVehicle } from '#backend/kernel/names-vehicle.ts';

export interface NewQuestion {
  productId: number;
  author: string;
  question: string;
  /** Null: the answer is not mailed. */
  email: string | null;
  languageId: string;
  marketId: string;
  createdAt: Date;
  /** Empty: not given. */
  vehicle: string;
}

export interface NewAnswer {
  questionId: number;
  author: string;
  answer: string;
  customerId: number;
  languageId: string;
  createdAt: Date;
}

export interface QuestionAnswer {
  author: string;
  answer: string;
  /** ISO date and time, as PostgreSQL writes it into JSON. */
  createdAt: string;
  languageId: string;
  isShop: boolean;
  isBuyer: boolean;
}

export interface Question {
  id: number;
  author: string;
  question: string;
  createdAt: Date;
  languageId: string;
  /** Of who asks; empty: not given. */
  vehicle: string;
  /** At least one; the shop's first, then oldest first. */
  answers: QuestionAnswer[];
}

export interface QuestionPage {
  /** Of all pages of the search. */
  count: number;
  /** Whatever is searched for. */
  total: number;
  questions: readonly Question[];
}

interface Wanted {
  skip: number;
  take: number;
  /** Words that must all be in the question or its answers. */
  words: readonly string[];
  /** Questions in it come first. */
  languageId: string;
  /** Only questions that name one of these; null: all. */
  vehicles: readonly string[] | null;
}

export async function insertQuestion(db: Db, question: NewQuestion): Promise<void> {
  await db
    .insertInto('product_question')
    .values({
      product_id: question.productId,
      author: question.author,
      question: question.question,
      email: question.email,
      language_id: question.languageId,
      market_id: question.marketId,
      created_at: question.createdAt,
      vehicle: question.vehicle,
    })
    .execute();
}

/** False when there is no such question on any page. */
export async function insertAnswer(db: Db, answer: NewAnswer): Promise<boolean> {
  const { rows } = await sql`
    insert into product_answer (question_id, author, answer, customer_id, language_id, created_at, is_buyer)
    select q.question_id, ${answer.author}, ${answer.answer}, ${answer.customerId}, ${answer.languageId},
      ${answer.createdAt}, exists (
        select 1 from shop_order o join order_row r using (order_id)
        where o.customer_id = ${answer.customerId} and r.product_id = q.product_id
          and o.status not in ('pending-payment', 'inactive', 'cancelled'))
    from product_question q where q.question_id = ${answer.questionId} and q.status = 'approved' returning 1`.execute(
    db,
  );
  return rows.length === 1;
}

const approvedAnswers = sql`select 1 from product_answer a
  where a.question_id = product_question.question_id and a.status = 'approved'`;

const escaped = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

const hasWord = (word: string): Expression<SqlBool> => sql<SqlBool>`(question ilike ${escaped(word)}
  or exists (${approvedAnswers} and a.answer ilike ${escaped(word)}))`;

const answersOf = sql<QuestionAnswer[]>`(
  select json_agg(json_build_object('author', a.author, 'answer', a.answer, 'createdAt', a.created_at,
    'languageId', a.language_id, 'isShop', a.is_shop, 'isBuyer', a.is_buyer)
    order by a.is_shop desc, a.created_at, a.answer_id)
  from product_answer a where a.question_id = product_question.question_id and a.status = 'approved')`;

/** Approved questions that have an approved answer: those in the reader's language first, then the newest. */
export async function findAnswered(
  db: Db,
  productId: number,
  { skip, take, words, languageId, vehicles }: Wanted,
): Promise<QuestionPage> {
  const all = db
    .selectFrom('product_question')
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
    .where(sql<SqlBool>`exists (${approvedAnswers})`);
  const named = vehicles ? all.where(namesVehicle(vehicles)) : all;
  const found = words.reduce((query, word) => query.where(hasWord(word)), named);
  const countOf = async (query: typeof all): Promise<number> => {
    const row = await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  const [total, count, questions] = await Promise.all([
    countOf(all),
    words.length === 0 && !vehicles ? null : countOf(found),
    take === 0
      ? []
      : found
          .select(['question_id as id', 'author', 'question', 'created_at as createdAt'])
          .select(['language_id as languageId', 'vehicle', answersOf.as('answers')])
          .orderBy(sql`language_id <> ${languageId}`)
          .orderBy('created_at', 'desc')
          .orderBy('question_id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
  ]);
  return { total, count: count ?? total, questions };
}
