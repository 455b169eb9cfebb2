/** Shared steps of login, registration and password change: verifying credentials and issuing the tokens of a new session. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { findAccount, type LoginAccount } from './account.repository.ts';
import type { Attempts } from './attempts.ts';
import type { AuthResult, Credentials } from './auth.types.ts';
import type { Challenges } from './challenge.ts';
import type { Passwords } from './passwords.ts';
import { type RefreshClaim, readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import type { Keys } from './secret.ts';
import { beginSession, renewSession, spendChallenge } from './session.repository.ts';
import { tokenSeconds } from './session-life.ts';
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

export const refused: AuthResult = { kind: 'refused' };
export const unacceptable = (code: 'BAD_USER_INPUT' | 'PASSWORD_TOO_COMMON'): AuthResult => ({
  kind: 'unacceptable',
  code,
});

export type AuthSteps = ReturnType<typeof createAuthSteps>;

export function createAuthSteps({ db, keys, challenges, passwords, tokens, now }: AuthPorts) {
  return {
    async tokensOf(account: LoginAccount, claim: RefreshClaim): Promise<AuthResult> {
      const facts = { ...account, username: account.email, sessionId: claim.sessionId, spoofedBy: null };
      return {
        kind: 'tokens',
        token: await tokens.write(facts, now(), tokenSeconds),
        maxAge: tokenSeconds,
        refreshToken: writeRefreshToken(keys.refresh, claim),
      };
    },

    begin: (on: Kysely<Schema>, { customerId }: LoginAccount, lifeSeconds: number) =>
      beginSession(
        on,
        { customerId, lifeSeconds, renewable: true, spoofedBy: null, mayPreview: false },
        now(),
      ),

    /** The user name of a valid signature, else null. The challenge is consumed in either case. */
    async signedName({ username, signature }: Credentials): Promise<string | null> {
      const challenge = challenges.check(signature, username, now());
      if (!challenge || !(await spendChallenge(db, challenge, now()))) return null;
      return username.trim().toLowerCase();
    },

    /** The account if the password is correct; takes the same time when there is no account. */
    async proven(name: string, password: string): Promise<LoginAccount | null> {
      const account = await findAccount(db, name);
      const right = await passwords.verify(account?.passwordHash ?? null, password);
      return right ? account : null;
    },

    async renew(refreshToken: string | null) {
      const shown = refreshToken === null ? null : readRefreshToken(keys.refresh, refreshToken);
      return shown && renewSession(db, shown, now());
    },
  };
}
