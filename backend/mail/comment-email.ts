/** The mail about a comment in Studio, for the colleague whom it is meant for. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Email } from './email.ts';
import type { MailContext } from './mail-context.ts';

export interface MailedComment {
  author: string;
  text: string;
}

/** Null when the comment was deleted, or its reader has no account any more. */
export async function findComment(db: Kysely<Schema>, id: string): Promise<MailedComment | null> {
  const row = await db
    .selectFrom('studio_comment as c')
    .innerJoin('staff as s', 's.staff_id', 'c.reader_id')
    .select(['c.author', 'c.text'])
    .where('c.comment_id', '=', id)
    .where('s.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** @param comment.document what it is about; empty where that has no name in the reader's language */
export function commentEmail(
  { say }: MailContext,
  email: string,
  { author, text, document, link }: MailedComment & { document: string; link: string },
): Email {
  const title = say('MAIL_COMMENT_TITLE', { author });
  return {
    to: email,
    subject: document === '' ? title : say('MAIL_COMMENT_SUBJECT', { author, document }),
    preview: text,
    title,
    blocks: [
      ...(document === '' ? [] : [{ kind: 'heading', text: document } as const]),
      { kind: 'text', text },
      { kind: 'button', label: say('MAIL_COMMENT_BUTTON'), href: link },
      { kind: 'note', text: say('MAIL_LINK_FALLBACK') },
      { kind: 'note', text: link },
    ],
    reason: say('MAIL_COMMENT_REASON'),
    headers: {},
  };
}
