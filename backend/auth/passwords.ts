/** Stored passwords: argon2id over the digest that clients send; the digest itself is as good as the password and is never kept. */
import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { PasswordCost } from './auth.types.ts';
import { commonPasswords } from './common-passwords.ts';

/** What OWASP advises: 19 MiB and two passes, some 25 ms. */
export const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashing uses whole threads, of which Node has four: two remain for files and compression. */
const CONCURRENT_HASHES = 2;

/** base64(SHA-384(password + salt)): 48 bytes are 64 characters, without padding. */
const digestShape = /^[A-Za-z0-9+/]{64}$/;

export type Passwords = ReturnType<typeof createPasswords>;

export interface PasswordOptions {
  cost?: PasswordCost | undefined;
  /** The constant that clients put behind the password; public. */
  salt: string;
}

export function digestPassword(password: string, salt: string): string {
  return createHash('sha384')
    .update(password + salt)
    .digest('base64');
}

export function createPasswords({ cost = defaultCost, salt }: PasswordOptions) {
  // Argon2id is the package's default; the table takes nothing else.
  const options = { ...cost, parallelism: 1 };
  const marks = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$`;
  let common: ReadonlySet<string> | undefined;
  let decoy: Promise<string> | undefined;

  const limit = pLimit(CONCURRENT_HASHES);
  const store = (digest: string) => limit(() => hash(digest, options));

  return {
    isDigest: (given: unknown): given is string => typeof given === 'string' && digestShape.test(given),

    /** Whether everyone would guess it: only what is known by its digest can be refused here. */
    isCommon(digest: string): boolean {
      common ??= new Set(commonPasswords.map(password => digestPassword(password, salt)));
      return common.has(digest);
    },

    store,

    /** Null for an account that is not there: takes as long as a wrong password. */
    async verify(stored: string | null, digest: string): Promise<boolean> {
      decoy ??= store(digestPassword('', salt));
      const against = stored ?? (await decoy);
      const right = await limit(() => verify(against, digest));
      return right && stored !== null;
    },

    /** Stored at another cost than today's. */
    isOutdated: (stored: string): boolean => !stored.startsWith(marks),
  };
}
