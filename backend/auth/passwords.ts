/** Stored passwords: argon2id over the digest that clients send. The digest is equivalent to the password and never stored. */
import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { PasswordCost } from './auth.types.ts';

/** The most common passwords of eight and more characters, in the shop's languages too (ASVS 6.2.4). */
const commonPasswords: readonly string[] = `
12345678 123456789 1234567890 12345678910 0123456789 87654321 987654321 9876543210 11111111 00000000 22222222 55555555
66666666 77777777 88888888 99999999 12341234 11223344 1122334455 123123123 123321123 147258369 147852369 159357159
789456123 741852963 123456123 1234567a 1234567q 12345678a 123456789a a1234567 a12345678 a123456789 q1w2e3r4 q1w2e3r4t5
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsxedc qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyqwerty
asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 aaaaaaaa password Password PASSWORD
password1 password12 password123 password1234 Password1 Password123 passw0rd p@ssw0rd P@ssw0rd P@ssword1 pa55word
iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 superman batman123 starwars
whatever computer internet michelle michael1 jennifer jessica1 charlie1 danielle trustno1 welcome1 welcome123 letmein1
letmein123 dragon123 monkey123 shadow123 master123 killer123 hello123 hellohello freedom1 liverpool liverpool1 arsenal1
chelsea1 manchester samsung1 google123 facebook facebook1 administrator admin123 admin1234 administrator1 changeme
changeme1 secret123 test1234 testtest testing123 user1234 guest1234 default1 temp1234 pokemon1 minecraft minecraft1
blink182 metallica slipknot nirvana1 mercedes corvette ferrari1 kawasaki polaris1 polaris123 yamaha123 suzuki123 honda123
salasana salasana1 salasana12 salasana123 salasana1234 Salasana1 Salasana123 perkele1 perkele123 vittuperkele kissakoira
kissa123 koira123 suomi123 helsinki helsinki1 jokerit1 qwertyasd hevonen1 mansikka mansikka1 rakkaus1 porkkana lappeenranta
losenord losenord1 lösenord lösenord1 lösenord123 sommar123 sommar2024 sommar2025 sommar2026 vinter2024 vinter2025 vinter2026
stockholm stockholm1 sverige1 sverige123 goteborg hejsan123 hejhejhej hammarby1 kalleanka kalleanka1 fotboll1 blomma123
passord1 passord123 kodeord1 velkommen1 velkommen123 iloveyou123 lovelove forever1 summer2024 summer2025 summer2026
spring2026 winter2025 winter2026 autumn2025
`
  .trim()
  .split(/\s+/);

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
