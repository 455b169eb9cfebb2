/** Stored passwords: argon2id over the digest that clients send. The digest is equivalent to the password and never stored. */
import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { PasswordCost } from './auth.types.ts';
import { commonPasswords } from './common-passwords.ts';

/** The parameters that OWASP recommends: 19 MiB and two passes, about 25 ms. */
export const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashing occupies whole threads, of which Node has four: two remain for files and compression. */
const CONCURRENT_HASHES = 2;

/** base64(SHA-384(password + salt)): 48 bytes are 64 characters, without padding. */
const digestShape = /^[A-Za-z0-9+/]{64}$/;

export type Passwords = ReturnType<typeof createPasswords>;

export interface PasswordOptions {
  cost?: PasswordCost | undefined;
  /** The public constant that clients append to the password. */
  salt: string;
}

export function digestPassword(password: string, salt: string): string {
  return createHash('sha384')
    .update(password + salt)
    .digest('base64');
}

export function createPasswords({ cost = defaultCost, salt }: PasswordOptions) {
  // Argon2id is the package's default, and the only type that the table accepts.
  const options = { ...cost, parallelism: 1 };
  const marks = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$`;
  let common: ReadonlySet<string> | undefined;
  let decoy: Promise<string> | undefined;

  const limit = pLimit(CONCURRENT_HASHES);
  const store = (digest: string) => limit(() => hash(digest, options));

  return {
    isDigest: (given: unknown): given is string => typeof given === 'string' && digestShape.test(given),

    /** Whether it is a common password; only known digests can be detected here. */
    isCommon(digest: string): boolean {
      common ??= new Set(commonPasswords.map(password => digestPassword(password, salt)));
      return common.has(digest);
    },

    store,

    /** Null for an unknown account takes as long as a wrong password. */
    async verify(stored: string | null, digest: string): Promise<boolean> {
      decoy ??= store(digestPassword('', salt));
      const against = stored ?? (await decoy);
      const right = await limit(() => verify(against, digest));
      return right && stored !== null;
    },

    /** Whether it was hashed at another cost than the current one. */
    isOutdated: (stored: string): boolean => !stored.startsWith(marks),
  };
}
