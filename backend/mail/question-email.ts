/** The mail that answers a question about a product. */
import type { Kysely } from 'kysely';
import type { Product } from '#backend/catalogue/product/product.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Email } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { fill } from './texts/texts-of.ts';

export interface Answered {
  question: string;
  answer: string;
  /** Empty: the shop. */
  author: string;
}

/** The question with the answer that came first; undefined when staff have taken either away. */
export const findAnswer = (db: Kysely<Schema>, questionId: number): Promise<Answered | undefined> =>
  db
    .selectFrom('product_question as q')
    .innerJoin('product_answer as a', 'a.question_id', 'q.question_id')
    .select(['q.question', 'a.answer', 'a.author'])
    .where('q.question_id', '=', questionId)
    .where('q.status', '=', 'approved')
    .where('a.status', '=', 'approved')
    .orderBy('a.is_shop', 'desc')
    .orderBy('a.created_at')
    .limit(1)
    .executeTakeFirst();

/** @param path of the product's page */
export function questionEmail(
  mail: MailContext,
  email: string,
  { text: { name } }: Product,
  { question, answer, author }: Answered,
  path: string,
  links: Links,
): Email {
  const { answered } = mail.texts;
  const text = fill(answered.text, { name });
  return {
    to: email,
    subject: fill(answered.subject, { name }),
    preview: text,
    title: answered.title,
    blocks: [
      { kind: 'text', text },
      { kind: 'heading', text: answered.asked },
      { kind: 'text', text: question },
      { kind: 'heading', text: fill(answered.answers, { author: author || mail.shop.name }) },
      { kind: 'text', text: answer },
      { kind: 'button', label: answered.button, href: links.path(path) },
    ],
    reason: answered.reason,
    headers: {},
  };
}
