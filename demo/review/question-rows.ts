/** Questions with answers for some products; the same for the same product every time. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#backend/commands.ts';
import type { Draft } from '../products/product-draft.ts';
import type { Dates } from '../products/sku-rows.ts';
import { createRandom, entry } from '../random.ts';
import { additions, questions } from './question-texts.ts';
import { authors } from './review-texts.ts';

/** Every so many products, in a shop of usual size. */
const EVERY = 3;
const LAST_ID = 4_000;

interface Row {
  id: string;
  product: number;
  language: string;
  author: string;
  question: string;
  answer: string;
  /** Empty: only the shop answers. */
  addition: string;
  customer: string;
  asked: string;
  answered: string;
}

/** @param dates of the seed */
export function questionsOf(drafts: readonly Draft[], dates: Dates): Row[] {
  const asked = drafts.filter(({ id, visible }) => visible && id <= LAST_ID && id % EVERY === 0);
  return asked.flatMap(draft => {
    const random = createRandom(draft.id * 6_151);
    const language = random.chance(0.6) ? 0 : 1;
    return (questions[draft.family.key] ?? []).map(([question, answer], at) => {
      const age = random.between(3, 300);
      return {
        id: `demo-question-${draft.id}-${at + 1}`,
        product: draft.id,
        language: language === 0 ? 'fi-FI' : 'sv-SE',
        author: entry(authors, draft.id + at * 3)[language],
        question: question[language],
        answer: answer[language],
        addition: random.chance(0.3) ? entry(additions, draft.id)[language] : '',
        customer: entry(authors, draft.id + at * 3 + 7)[language],
        asked: dates.moment(-age),
        answered: dates.moment(1 - age),
      };
    });
  });
}

export async function addQuestions(db: Kysely<Schema>, rows: readonly Row[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id text, product int, language text, author text,
        question text, answer text, addition text, customer text, asked timestamptz, answered timestamptz)
    ), asked as (
      insert into product_question (external_id, product_id, status, author, question, language_id, market_id, created_at, moderated_at)
      select id, product, 'approved', author, question, language, case language when 'sv-SE' then 'se' else 'fi' end, asked, answered
      from given returning question_id, product_id, question
    ), found as (
      select given.*, question_id from given join asked on product_id = product and asked.question = given.question
    )
    insert into product_answer (external_id, question_id, status, author, answer, is_shop, language_id, created_at, moderated_at)
    select id || '-1', question_id, 'approved', '', answer, true, language, answered, answered from found
    union all
    select id || '-2', question_id, 'approved', customer, addition, false, language, answered + '2 hours', answered + '3 hours'
    from found where addition <> ''`.execute(db);
}
