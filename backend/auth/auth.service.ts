/** Login, registration, password change, refresh and logout, without HTTP. */
import { accountOf, replacePassword } from './account.repository.ts';
import type { AuthCaller, AuthResult, Bearer, Credentials, Signature } from './auth.types.ts';
import { type AuthPorts, createAuthSteps, refused } from './auth-steps.ts';
import { type GuestBuyer, openBuyerAccount } from './buyer-account.ts';
import { readRefreshToken } from './refresh-token.ts';
import { changePassword, register } from './register.ts';
import { bearerOf, endSession } from './session.repository.ts';
import { sessionSeconds } from './session-life.ts';

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(ports: AuthPorts) {
  const { db, keys, challenges, passwords, tokens, attempts, now } = ports;
  const steps = createAuthSteps(ports);
  const { begin, proven, renew, signedName, tokensOf } = steps;

  const counted = (caller: AuthCaller, { username }: Credentials, work: () => Promise<AuthResult>) =>
    attempts.guard({ ip: caller.ip, username: username.trim().toLowerCase() }, now(), async () => {
      const result = await work();
      // The response for an unacceptable password reveals nothing about an account.
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
    return tokensOf(account, await begin(db, account, sessionSeconds(given.lifeMinutes)));
  }

  return {
    /** Returns a challenge for any name, whether or not it has an account. */
    challenge: (username: string | null): string => challenges.make(username, now()),

    sign: (challenge: string, apiKey: string): Signature | null => challenges.sign(challenge, apiKey, now()),

    login: (caller: AuthCaller, given: Credentials) => counted(caller, given, () => logIn(given)),

    register: (caller: AuthCaller, given: Credentials) =>
      counted(caller, given, () => register(ports, steps, caller, given)),

    /** For the browser that has placed the guest order. */
    openBuyerAccount: (caller: Pick<AuthCaller, 'ip'>, buyer: GuestBuyer, password: unknown) =>
      openBuyerAccount(ports, steps, caller, buyer, password),

    /** Ends every other session of the account. */
    changePassword: (
      caller: AuthCaller,
      given: Credentials & { newPassword: unknown },
      refreshToken: string | null,
    ) => counted(caller, given, () => changePassword(ports, steps, given, refreshToken)),

    async refresh(refreshToken: string): Promise<AuthResult> {
      const renewed = await renew(refreshToken);
      const account = renewed && (await accountOf(db, renewed.customerId));
      return account ? tokensOf(account, renewed.claim) : refused;
    },

    async logout(refreshToken: string | null): Promise<void> {
      const shown = refreshToken === null ? null : readRefreshToken(keys.refresh, refreshToken);
      if (shown) await endSession(db, shown.sessionId);
    },

    /** The bearer of a valid token, else null. */
    async bearer(token: string): Promise<Bearer | null> {
      const sessionId = await tokens.read(token, now());
      return sessionId === null ? null : bearerOf(db, sessionId, now());
    },
  };
}
