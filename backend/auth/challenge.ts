/** Challenges and their signatures: nothing is stored until a challenge is used, and each is used once (R-AUTH-3). */
import { createHash, randomBytes } from 'node:crypto';
import type { Signature } from './auth.types.ts';
import type { Keys } from './secret.ts';

export interface SignedChallenge {
  nonce: string;
  expiresAt: Date;
}

const LIFE_MS = 300_000;
const MAX_LENGTH = 400;
/** A challenge that was requested without a name can be used for any name. */
const ANY_ACCOUNT = '-';

const digest = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);
const nameTag = (username: string) => digest(username.trim().toLowerCase(), 16);
const keyTag = (apiKey: string) => digest(apiKey, 16);

export type Challenges = ReturnType<typeof createChallenges>;

/** A challenge is `nonce.expiry.name.seal`; its identity also includes the API key's tag. Contains only A-Z a-z 0-9 - _ and dots. */
export function createChallenges({ challenge, signature }: Pick<Keys, 'challenge' | 'signature'>) {
  function read(text: string, now: Date) {
    if (text.length > MAX_LENGTH) return null;
    const [nonce = '', expiry = '', name = '', seal = '', ...rest] = text.split('.');
    if (!challenge.matches(`${nonce}.${expiry}.${name}`, seal)) return null;
    const expiresAt = new Date(Number.parseInt(expiry, 36) * 1000);
    return expiresAt > now ? { nonce, name, expiresAt, rest } : null;
  }

  return {
    make(username: string | null, now: Date): string {
      const expiry = Math.floor((now.getTime() + LIFE_MS) / 1000).toString(36);
      const nonce = randomBytes(16).toString('base64url');
      const open = `${nonce}.${expiry}.${username === null ? ANY_ACCOUNT : nameTag(username)}`;
      return `${open}.${challenge.sign(open)}`;
    },

    /** Null for a challenge that is forged or expired. */
    sign(text: string, apiKey: string, now: Date): Signature | null {
      const found = read(text, now);
      if (!found || found.rest.length > 0) return null;
      const identity = `${text}.${keyTag(apiKey)}`;
      const timestamp = now.toISOString();
      return { identity, timestamp, signature: signature.sign(`${identity} ${timestamp}`) };
    },

    /** The challenge in a client's response, if `username` may use it. */
    check(given: unknown, username: string, now: Date): SignedChallenge | null {
      if (!isSignature(given)) return null;
      if (!signature.matches(`${given.identity} ${given.timestamp}`, given.signature)) return null;
      const found = read(given.identity, now);
      if (!found || (found.name !== ANY_ACCOUNT && found.name !== nameTag(username))) return null;
      return { nonce: found.nonce, expiresAt: found.expiresAt };
    },
  };
}

function isSignature(given: unknown): given is Signature {
  if (typeof given !== 'object' || given === null) return false;
  const { identity, signature, timestamp } = given as Partial<Record<keyof Signature, unknown>>;
  return [identity, signature, timestamp].every(
    text => typeof text === 'string' && text.length <= MAX_LENGTH,
  );
}
