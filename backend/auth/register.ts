/** Registration and password changes. */
import { enqueueMail } from '#backend/database/outbox.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { readMailAddress } from '#kernel/contact/mail-address.ts';
import { insertAccount, replacePassword } from './account.repository.ts';
import type { AuthCaller, AuthResult, Credentials } from './auth.types.ts';
import { type AuthPorts, type AuthSteps, refused, unacceptable } from './auth-steps.ts';
import { endSessions } from './session.repository.ts';
import { sessionSeconds } from './session-life.ts';

export async function register(
  { db, passwords, attempts, now }: AuthPorts,
  { begin, signedName, tokensOf }: AuthSteps,
  caller: AuthCaller,
  given: Credentials,
): Promise<AuthResult> {
  const { password } = given;
  const name = await signedName(given);
  if (name === null) return refused;
  const email = readMailAddress(name);
  if (email === null || !passwords.isDigest(password)) return unacceptable('BAD_USER_INPUT');
  if (passwords.isCommon(password)) return unacceptable('PASSWORD_TOO_COMMON');
  const seconds = await attempts.newAccount(caller.ip, now());
  if (seconds !== null) return { kind: 'wait', seconds };
  // Hashed before the lookup, so that a taken address takes as long as a free one.
  const passwordHash = await passwords.store(password);
  const made = await withTransaction(db, async on => {
    const account = await insertAccount(on, email, passwordHash, now());
    const { languageId } = caller;
    if (await attempts.mayWriteTo(on, email, now()))
      await enqueueMail(on, account ? 'welcome' : 'already-registered', { email, languageId });
    return account && { account, claim: await begin(on, account, sessionSeconds(given.lifeMinutes)) };
  });
  return made ? tokensOf(made.account, made.claim) : { kind: 'taken' };
}

export async function changePassword(
  { db, passwords, now }: AuthPorts,
  { begin, proven, renew, signedName, tokensOf }: AuthSteps,
  given: Credentials & { newPassword: unknown },
  refreshToken: string | null,
): Promise<AuthResult> {
  const { password, newPassword } = given;
  const name = await signedName(given);
  if (name === null || !passwords.isDigest(password)) return refused;
  if (!passwords.isDigest(newPassword)) return unacceptable('BAD_USER_INPUT');
  if (passwords.isCommon(newPassword)) return unacceptable('PASSWORD_TOO_COMMON');
  const account = await proven(name, password);
  const session = account && (await renew(refreshToken));
  if (!account || session?.customerId !== account.customerId) return refused;
  const to = await passwords.store(newPassword);
  const { customerId, passwordHash: from } = account;
  const claim = await withTransaction(db, async on => {
    if (!(await replacePassword(on, { customerId, from, to }, now()))) return null;
    await endSessions(on, customerId);
    return begin(
      on,
      account,
      given.lifeMinutes === null ? session.lifeSeconds : sessionSeconds(given.lifeMinutes),
    );
  });
  return claim ? tokensOf(account, claim) : refused;
}
