/** The mail that answers a question about a product. */
import type { Kysely } from 'kysely';
import type { Product } from '#backend/catalogue/product/product.ts';
import type { Schema } from '#backend/database/schema.ts';
import type { Email } from './email.ts';
import type { Links } from './links.ts';
import type { MailContext } from './mail-context.ts';

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
  const { say } = mail;
  const text = say('MAIL_ANSWERED_TEXT', { name });
  return {
    to: email,
    subject: say('MAIL_ANSWERED_SUBJECT', { name }),
    preview: text,
    title: say('MAIL_ANSWERED_TITLE'),
    blocks: [
      { kind: 'text', text },
      { kind: 'heading', text: say('MAIL_ANSWERED_ASKED') },
      { kind: 'text', text: question },
      { kind: 'heading', text: say('MAIL_ANSWERED_ANSWERS', { author: author || mail.shop.name }) },
      { kind: 'text', text: answer },
      { kind: 'button', label: say('MAIL_ANSWERED_BUTTON'), href: links.path(path) },
    ],
    reason: say('MAIL_ANSWERED_REASON'),
    headers: {},
  };
}
