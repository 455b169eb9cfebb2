/** Login, register, password, refresh and logout as the contract has them; knows no HTTP. */
import type { Kysely } from 'kysely';
import { enqueueMail } from '#backend/database/outbox.ts';
import type { Schema } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { readMailAddress } from '#backend/kernel/mail-address.ts';
import {
  accountOf,
  findAccount,
  insertAccount,
  replacePassword,
  type Account,
} from './account.repository.ts';
import type { AuthCaller, AuthResult, Bearer, Credentials, Signature } from './auth.types.ts';
import type { Attempts } from './attempts.ts';
import type { Challenges } from './challenge.ts';
import type { Passwords } from './passwords.ts';
import { readRefreshToken, writeRefreshToken, type RefreshClaim } from './refresh-token.ts';
import type { Keys } from './secret.ts';
import {
  beginSession,
  bearerOf,
  endSession,
  endSessions,
  renewSession,
  spendChallenge,
} from './session.repository.ts';
import { lifeOf, tokenSeconds } from './session-life.ts';
import type { Tokens } from './tokens.ts';

export interface AuthPorts {
  db: Kysely<Schema>;
  keys: Keys;
  challenges: Challenges;
  passwords: Passwords;
  tokens: Tokens;
  attempts: Attempts;
  now: () => Date;
}

const refused: AuthResult = { kind: 'refused' };
const unacceptable = (code: 'BAD_USER_INPUT' | 'PASSWORD_TOO_COMMON'): AuthResult => ({
  kind: 'unacceptable',
  code,
});

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(ports: AuthPorts) {
  const { db, keys, challenges, passwords, tokens, attempts, now } = ports;

  async function tokensOf(account: Account, claim: RefreshClaim): Promise<AuthResult> {
    const facts = { ...account, username: account.email, sessionId: claim.sessionId, spoofedBy: null };
    return {
      kind: 'tokens',
      token: await tokens.write(facts, now(), tokenSeconds),
      maxAge: tokenSeconds,
      refreshToken: writeRefreshToken(keys.refresh, claim),
    };
  }

  const begin = (on: Kysely<Schema>, { customerId }: Account, lifeSeconds: number) =>
    beginSession(on, { customerId, lifeSeconds, renewable: true, spoofedBy: null, mayPreview: false }, now());

  /** The address that may go on: its challenge is spent with the asking, whatever comes of it. */
  async function signedName({ username, signature }: Credentials): Promise<string | null> {
    const challenge = challenges.check(signature, username, now());
    if (!challenge || !(await spendChallenge(db, challenge, now()))) return null;
    return username.trim().toLowerCase();
  }

  /** The account if the password is right; takes the same time when there is none. */
  async function proven(name: string, password: string): Promise<Account | null> {
    const account = await findAccount(db, name);
    const right = await passwords.verify(account?.passwordHash ?? null, password);
    return right ? account : null;
  }

  const counted = (asker: AuthCaller, { username }: Credentials, work: () => Promise<AuthResult>) =>
    attempts.guard({ ip: asker.ip, username: username.trim().toLowerCase() }, now(), async () => {
      const result = await work();
      // A password that is not acceptable teaches nothing about an account.
      return { result, succeeded: result.kind === 'tokens' || result.kind === 'unacceptable' };
    });

  async function logIn(given: Credentials): Promise<AuthResult> {
    const { password } = given;
    const name = await signedName(given);
    if (name === null || !passwords.isDigest(password)) return refused;
    const account = await proven(name, password);
    if (!account) return refused;
    const { customerId, passwordHash: from } = account;
    if (passwords.isOutdated(from))
      await replacePassword(db, { customerId, from, to: await passwords.store(password) }, now());
    return tokensOf(account, await begin(db, account, lifeOf(given.lifeMinutes)));
  }

  async function register(asker: AuthCaller, given: Credentials): Promise<AuthResult> {
    const { password } = given;
    const name = await signedName(given);
    if (name === null) return refused;
    const email = readMailAddress(name);
    if (email === null || !passwords.isDigest(password)) return unacceptable('BAD_USER_INPUT');
    if (passwords.isCommon(password)) return unacceptable('PASSWORD_TOO_COMMON');
    const seconds = await attempts.newAccount(asker.ip, now());
    if (seconds !== null) return { kind: 'wait', seconds };
    const mayWrite = await attempts.mayWriteTo(email, now());
    // Before the look into the table: a taken address takes as long as a free one.
    const passwordHash = await passwords.store(password);
    const made = await withTransaction(db, async on => {
      const account = await insertAccount(on, email, passwordHash, now());
      const { languageId } = asker;
      if (mayWrite) await enqueueMail(on, account ? 'welcome' : 'already-registered', { email, languageId });
      return account && { account, claim: await begin(on, account, lifeOf(given.lifeMinutes)) };
    });
    return made ? tokensOf(made.account, made.claim) : { kind: 'taken' };
  }

  async function changePassword(
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
      return begin(on, account, given.lifeMinutes === null ? session.lifeSeconds : lifeOf(given.lifeMinutes));
    });
    return claim ? tokensOf(account, claim) : refused;
  }

  async function renew(refreshToken: string | null) {
    const shown = refreshToken === null ? null : readRefreshToken(keys.refresh, refreshToken);
    return shown && renewSession(db, shown, now());
  }

  return {
    /** For any name, known or not. */
    challenge: (username: string | null): string => challenges.make(username, now()),

    sign: (challenge: string, apiKey: string): Signature | null => challenges.sign(challenge, apiKey, now()),

    login: (asker: AuthCaller, given: Credentials) => counted(asker, given, () => logIn(given)),

    register: (asker: AuthCaller, given: Credentials) => counted(asker, given, () => register(asker, given)),

    /** Ends every other session of the account. */
    changePassword: (
      asker: AuthCaller,
      given: Credentials & { newPassword: unknown },
      refreshToken: string | null,
    ) => counted(asker, given, () => changePassword(given, refreshToken)),

    async refresh(refreshToken: string): Promise<AuthResult> {
      const renewed = await renew(refreshToken);
      const account = renewed && (await accountOf(db, renewed.customerId));
      return account ? tokensOf(account, renewed.claim) : refused;
    },

    async logout(refreshToken: string | null): Promise<void> {
      const shown = refreshToken === null ? null : readRefreshToken(keys.refresh, refreshToken);
      if (shown) await endSession(db, shown.sessionId);
    },

    /** Who may act with this token now; null for nobody. */
    async bearer(token: string): Promise<Bearer | null> {
      const sessionId = await tokens.read(token, now());
      return sessionId === null ? null : bearerOf(db, sessionId, now());
    },
  };
}
