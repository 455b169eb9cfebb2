/** What leaves the shop by mail is written down in the transaction that causes it; `backend/mail` sends it. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What each kind of mail is made from: facts and ids, no finished text. `languageId` is a full tag, as `fi-FI`. */
export interface Outgoing {
  'order-confirmation': { orderId: number; publicId: string; email: string; languageId: string };
  /** The money has arrived, was given back, or the order came to nothing. */
  'order-status': { orderId: number; publicId: string; email: string; languageId: string; status: string };
  'password-reset': {
    email: string;
    languageId: string;
    resetKey: string;
    /** Missing in rows of earlier versions. */
    expiresAt?: string | undefined;
  };
  /** After a purchase as a guest. */
  'account-invitation': { email: string; languageId: string; inviteKey: string };
  /** A registration with an address that already has an account. */
  'already-registered': { email: string; languageId: string };
  welcome: { email: string; languageId: string };
  'newsletter-welcome': { email: string; languageId: string; unsubscribeKey: string };
  'stock-notice': { email: string; languageId: string; marketId: string; skuId: number; productId: number };
  'question-answered': {
    email: string;
    languageId: string;
    marketId: string;
    questionId: number;
    productId: number;
  };
  /** A link into Studio, for a member of staff. */
  'staff-link': { email: string; languageId: string; purpose: 'invitation' | 'sign-in'; link: string };
  /** A comment in Studio that is meant for a member of staff. `document` is empty where it has no name in the language. */
  'staff-comment': {
    email: string;
    languageId: string;
    commentId: string;
    document: string;
    link: string;
  };
  /** A draft of Studio was sent to a member of staff for approval, or was decided about. `document` may be empty, as above. */
  'staff-approval': {
    email: string;
    languageId: string;
    approvalId: string;
    event: 'asked' | 'approved' | 'returned';
    document: string;
    link: string;
  };
  /** `withdrawalId` is absent in rows of earlier versions, which were about whole orders. */
  'withdrawal-received': {
    orderId: number;
    email: string;
    languageId: string;
    receivedAt: string;
    withdrawalId?: number | undefined;
  };
}

export type OutgoingKind = keyof Outgoing;

/** Enqueued with `db` being the transaction; nothing is sent when it rolls back. */
export async function enqueueMail<Kind extends OutgoingKind>(
  db: Kysely<Schema>,
  kind: Kind,
  payload: Outgoing[Kind],
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind, payload: JSON.stringify(payload), sent_at: null })
    .execute();
}
