/**
 * Accounts for guests after a purchase. The link in the mail works once, within a day. The buyer chooses a password on its
 * page, which proves that the mailbox is theirs: the guest orders of that address join the account, and a password that
 * was set for the address before no longer works.
 */
import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { mailboxOf, readMailAddress } from '#kernel/contact/mail-address.ts';
import { findAccount, insertAccount, replacePassword } from './account.repository.ts';
import { endSessions } from './session.repository.ts';

const LIFE_MS = 86_400_000;

const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** The guest orders of a proven address join its account. */
export async function adoptOrders(on: Kysely<Schema>, customerId: number, email: string): Promise<void> {
  await on
    .updateTable('shop_order')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
    .where(sql`regexp_replace(lower(email), '^([^+@]+)\\+[^@]*@', '\\1@')`, '=', mailboxOf(email))
    .where(sql`lower(email)`, '=', email)
    .execute();
}

export type AccountInvitations = ReturnType<typeof createAccountInvitations>;

export function createAccountInvitations({ db }: { db: Kysely<Schema> }) {
  return {
    /** Mails a link; only that of the newest mail works. The caller limits how often. */
    async invite(address: string, languageId: string, now: Date): Promise<void> {
      const email = readMailAddress(address);
      if (email === null) return;
      const inviteKey = randomBytes(32).toString('base64url');
      await withTransaction(db, async on => {
        await on.deleteFrom('account_invitation').where('email', '=', email).execute();
        await on
          .insertInto('account_invitation')
          .values({
            key_hash: digest(inviteKey),
            email,
            expires_at: new Date(now.getTime() + LIFE_MS),
            used_at: null,
          })
          .execute();
        await enqueueMail(on, 'account-invitation', { email, languageId, inviteKey });
      });
    },

    /** Whether the key may still be used. */
    async isOpen(key: string, now: Date): Promise<boolean> {
      const found = await db
        .selectFrom('account_invitation')
        .select('email')
        .where('key_hash', '=', digest(key))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Makes or takes over the account of the address. False for a key that is unknown, used or expired. */
    accept: (key: string, passwordHash: string, now: Date): Promise<boolean> =>
      withTransaction(db, async on => {
        const used = await on
          .updateTable('account_invitation')
          .set({ used_at: now })
          .where('key_hash', '=', digest(key))
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .returning('email')
          .executeTakeFirst();
        if (!used) return false;
        const { email } = used;
        const made = await insertAccount(on, email, passwordHash, now);
        const account = made ?? (await findAccount(on, email));
        if (!account) return false;
        const { customerId } = account;
        if (!made) {
          await replacePassword(on, { customerId, from: null, to: passwordHash }, now);
          await endSessions(on, customerId);
        }
        await adoptOrders(on, customerId, email);
        return true;
      }),
  };
}
