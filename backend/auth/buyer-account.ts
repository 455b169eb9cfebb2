/**
 * An account for the buyer of a guest order, in the browser that has placed it. The mailbox is not proven, as after a
 * registration: this order alone joins the account, and a link in a mail still takes the account over.
 */
import { type Kysely, sql } from 'kysely';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { accountOf, insertAccount, type LoginAccount } from './account.repository.ts';
import type { AuthCaller, AuthResult } from './auth.types.ts';
import { type AuthPorts, type AuthSteps, unacceptable } from './auth-steps.ts';
import { longSeconds } from './session-life.ts';

/** A guest order; the caller has checked that the browser has placed it. */
export interface GuestBuyer {
  orderId: number;
  /** Of the order. */
  email: string;
  languageId: string;
}

const adopt = async (on: Kysely<Schema>, orderId: number, customerId: number): Promise<boolean> =>
  (
    await on
      .updateTable('shop_order')
      .set({ customer_id: customerId })
      .where('order_id', '=', orderId)
      .where(each => each.or([each('customer_id', 'is', null), each('customer_id', '=', customerId)]))
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Locks the order, so that one of two concurrent requests makes its account. */
const isGuestOrder = async (on: Kysely<Schema>, orderId: number): Promise<boolean> =>
  (
    await on
      .selectFrom('shop_order')
      .select('customer_id')
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
  )?.customer_id === null;

/** A new account starts with the customer type and the address of its first order. */
async function copyBuyer(
  on: Kysely<Schema>,
  orderId: number,
  customerId: number,
): Promise<LoginAccount | null> {
  await sql`update customer c set customer_type = o.customer_type, address = o.billing_address
    from shop_order o where o.order_id = ${orderId} and c.customer_id = ${customerId}`.execute(on);
  return accountOf(on, customerId);
}

/**
 * Makes the account and begins its session. Where the address has an account, the password of that account does the
 * same, so that a repeat of the request has the same result.
 * @param password the client's digest
 * @returns `taken` for an account with another password, and when this network may make no account now
 */
export async function openBuyerAccount(
  { db, passwords, attempts, now }: AuthPorts,
  { begin, proven, tokensOf }: AuthSteps,
  caller: Pick<AuthCaller, 'ip'>,
  { orderId, email: address, languageId }: GuestBuyer,
  password: unknown,
): Promise<AuthResult> {
  const email = readMailAddress(address);
  if (email === null || !passwords.isDigest(password)) return unacceptable('BAD_USER_INPUT');
  if (passwords.isCommon(password)) return unacceptable('PASSWORD_TOO_COMMON');
  if ((await attempts.newAccount(caller.ip, now())) !== null) return { kind: 'taken' };
  const passwordHash = await passwords.store(password);

  const made = await withTransaction(db, async on => {
    if (!(await isGuestOrder(on, orderId))) return null;
    const inserted = await insertAccount(on, email, passwordHash, now());
    const account = inserted && (await copyBuyer(on, orderId, inserted.customerId));
    if (!account) return null;
    await adopt(on, orderId, account.customerId);
    if (await attempts.mayWriteTo(on, email, now())) await enqueueMail(on, 'welcome', { email, languageId });
    return { account, claim: await begin(on, account, longSeconds) };
  });
  if (made) return tokensOf(made.account, made.claim);

  const known = await attempts.guard({ ip: caller.ip, username: email }, now(), async () => {
    const account = await proven(email, password);
    return { result: { kind: 'known' as const, account }, succeeded: account !== null };
  });
  if (known.kind === 'wait' || !known.account) return { kind: 'taken' };
  const { account } = known;
  const claim = await withTransaction(db, async on =>
    (await adopt(on, orderId, account.customerId)) ? begin(on, account, longSeconds) : null,
  );
  return claim ? tokensOf(account, claim) : { kind: 'taken' };
}
