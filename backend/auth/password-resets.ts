/** Password resets: a key sent by mail, usable once within an hour (R-AUTH-10). */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { callerNetwork, consume, type Limit } from '#backend/database/limiter.ts';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import type { Context } from '#backend/kernel/context.ts';
import { RequestError } from '#backend/kernel/request-error.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { findAccount, replacePassword } from './account.repository.ts';
import type { AccountInvitations } from './account-invitations.ts';
import type { Passwords } from './passwords.ts';
import { endSessions, spendChallenge } from './session.repository.ts';

const LIFE_MS = 3_600_000;
/** Per network as well, so that a stranger cannot use up what the owner of the address needs. */
const perAsker: Limit = { name: 'reset-asker', max: 3, windowSeconds: 3600 };
const perAddress: Limit = { name: 'reset-address', max: 30, windowSeconds: 3600 };
const perNetwork: Limit = { name: 'reset-network', max: 30, windowSeconds: 3600 };
const keyShape = /^[\w-]{43}$/;

const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** The account of a valid key. */
const holderOf = async (on: Kysely<Schema>, keyHash: string, now: Date): Promise<number | null> =>
  (
    await on
      .selectFrom('password_reset')
      .select('customer_id')
      .where('key_hash', '=', keyHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  )?.customer_id ?? null;

/** @throws RequestError */
function requireAcceptable(passwords: Passwords, password: string): void {
  const refuse = (message: string): never => {
    throw new RequestError('BAD_USER_INPUT', message, 'password');
  };
  if (!passwords.isDigest(password)) refuse('The password is not a digest.');
  if (passwords.isCommon(password)) refuse('The password is too common.');
}

export type PasswordResets = ReturnType<typeof createPasswordResets>;

interface ResetPorts {
  db: Kysely<Schema>;
  passwords: Passwords;
  invitations: Pick<AccountInvitations, 'isOpen' | 'accept'>;
}

export function createPasswordResets({ db, passwords, invitations }: ResetPorts) {
  /** A link after a purchase, which makes the account. */
  async function acceptInvitation(key: string, password: string, now: Date): Promise<boolean> {
    if (!(await invitations.isOpen(key, now))) return false;
    requireAcceptable(passwords, password);
    return invitations.accept(key, await passwords.store(password), now);
  }

  return {
    /** Does not reveal whether the address has an account: for an unknown one it also writes a row. */
    async request(ctx: Context, address: string): Promise<void> {
      const email = readMailAddress(address);
      if (email === null) return;
      const { now, language } = ctx;
      const network = callerNetwork(ctx);
      const limits = [
        [perNetwork, network],
        [perAsker, `${network} ${email}`],
        [perAddress, email],
      ] as const;
      for (const [limit, subject] of limits) if (!(await consume(db, limit, subject, now)).allowed) return;
      const resetKey = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      await withTransaction(db, async on => {
        const account = await findAccount(on, email);
        if (!account) {
          await spendChallenge(on, { nonce: `reset ${digest(resetKey)}`, expiresAt }, now);
          return;
        }
        // Anyone may ask, so earlier links go on working until one is used.
        await on
          .deleteFrom('password_reset')
          .where('customer_id', '=', account.customerId)
          .where('expires_at', '<=', now)
          .execute();
        await on
          .insertInto('password_reset')
          .values({
            key_hash: digest(resetKey),
            customer_id: account.customerId,
            expires_at: expiresAt,
            used_at: null,
          })
          .execute();
        await enqueueMail(on, 'password-reset', {
          email,
          languageId: language.id,
          resetKey,
          expiresAt: expiresAt.toISOString(),
        });
      });
    },

    /** False for a key that is unknown, used or expired. Ends every session of the account. @throws RequestError */
    async commit({ now }: Context, resetKey: string, password: string): Promise<boolean> {
      if (!keyShape.test(resetKey)) return false;
      const keyHash = digest(resetKey);
      if ((await holderOf(db, keyHash, now)) === null) return acceptInvitation(resetKey, password, now);
      requireAcceptable(passwords, password);
      const to = await passwords.store(password);
      return withTransaction(db, async on => {
        const used = await on
          .updateTable('password_reset')
          .set({ used_at: now })
          .where('key_hash', '=', keyHash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .returning('customer_id')
          .executeTakeFirst();
        if (!used) return false;
        await on
          .updateTable('password_reset')
          .set({ used_at: now })
          .where('customer_id', '=', used.customer_id)
          .execute();
        await replacePassword(on, { customerId: used.customer_id, from: null, to }, now);
        await endSessions(on, used.customer_id);
        return true;
      });
    },
  };
}
