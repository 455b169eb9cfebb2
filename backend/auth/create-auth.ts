/** Wires the auth module: the auth service, staff tokens and password resets. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { type AccountInvitations, createAccountInvitations } from './account-invitations.ts';
import { createAttempts } from './attempts.ts';
import { type AuthService, createAuthService } from './auth.service.ts';
import type { PasswordCost } from './auth.types.ts';
import { createChallenges } from './challenge.ts';
import { createPasswordResets, type PasswordResets } from './password-resets.ts';
import { createPasswords } from './passwords.ts';
import { openKeys, type Signer } from './secret.ts';
import { createStaffTokens, type StaffTokens } from './staff-tokens.ts';
import { createTokens } from './tokens.ts';

export interface AuthOptions {
  /** `AUTH_SECRET`; without one the shop generates its own. */
  secret?: string | undefined;
  /** `AUTH_PASSWORD_SALT`: the salt that clients append to a password. */
  passwordSalt?: string | undefined;
  passwordCost?: PasswordCost | undefined;
}

export interface Auth {
  service: AuthService;
  staff: StaffTokens;
  resets: PasswordResets;
  invitations: AccountInvitations;
  /** Signs links to orders. */
  orderLinks: Signer;
}

export async function createAuth(
  db: Kysely<Schema>,
  now: () => Date,
  { secret, passwordSalt: salt = defaultPasswordSalt, passwordCost: cost }: AuthOptions = {},
): Promise<Auth> {
  const keys = await openKeys(db, secret);
  const passwords = createPasswords({ salt, cost });
  const tokens = createTokens(keys.token);
  const invitations = createAccountInvitations({ db });
  return {
    service: createAuthService({
      db,
      keys,
      challenges: createChallenges(keys),
      passwords,
      tokens,
      attempts: createAttempts(db),
      now,
    }),
    staff: createStaffTokens({ db, tokens, now }),
    resets: createPasswordResets({ db, passwords, invitations }),
    invitations,
    orderLinks: keys.orderLink,
  };
}
