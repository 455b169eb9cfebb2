/** The mails about a draft of Studio that was sent for approval: to who decides, and to who has sent it. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { Email } from './email.ts';
import type { MailContext } from './mail-context.ts';

export type ApprovalMailEvent = 'asked' | 'approved' | 'returned';

export interface MailedApproval {
  /** Who has sent it, or has decided. */
  author: string;
  /** Of the same person; may be empty. */
  note: string;
}

/** Null for what has been decided, sent again or published meanwhile, and for a reader without an account. */
export async function findApproval(
  db: Kysely<Schema>,
  { approvalId, event, email }: { approvalId: string; event: ApprovalMailEvent; email: string },
): Promise<MailedApproval | null> {
  const row = await db
    .selectFrom('studio_approval as a')
    .select(['asked_by', 'note', 'decision', 'decided_by', 'decision_note', 'published_at'])
    .where('approval_id', '=', approvalId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff as s')
          .select('s.staff_id')
          .where('s.mail', '=', email)
          .where('s.disabled_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  if (!row) return null;
  if (event !== 'asked')
    return row.decision === event ? { author: row.decided_by ?? '', note: row.decision_note } : null;
  const isOver = row.decision !== null || row.published_at !== null;
  return isOver ? null : { author: row.asked_by, note: row.note };
}

/** @param approval.document what it is about; empty where that has no name in the reader's language */
export function approvalEmail(
  { say }: MailContext,
  email: string,
  approval: MailedApproval & { event: ApprovalMailEvent; document: string; link: string },
): Email {
  const { author, note, event, document, link } = approval;
  const kind = ({ asked: 'ASKED', approved: 'APPROVED', returned: 'RETURNED' } as const)[event];
  const title = say(`MAIL_APPROVAL_${kind}`, { author });
  return {
    to: email,
    subject: document === '' ? title : `${title}: ${document}`,
    preview: note || title,
    title,
    blocks: [
      ...(document === '' ? [] : [{ kind: 'heading', text: document } as const]),
      ...(note === '' ? [] : [{ kind: 'text', text: note } as const]),
      { kind: 'button', label: say('MAIL_COMMENT_BUTTON'), href: link },
      { kind: 'note', text: say('MAIL_LINK_FALLBACK') },
      { kind: 'note', text: link },
    ],
    reason: say(event === 'asked' ? 'MAIL_APPROVAL_REASON_ASKED' : 'MAIL_APPROVAL_REASON_DECIDED'),
    headers: {},
  };
}
