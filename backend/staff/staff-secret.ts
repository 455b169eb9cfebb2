/** Secrets of cookies, links and challenges: 256 random bits, of which the database stores a digest. */
import { createHash, randomBytes } from 'node:crypto';

/** 43 characters that are safe in addresses and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const shape = /^[\w-]{43}$/;

/** Anything else is refused before the database is asked. */
export const isSecret = (text: string): boolean => shape.test(text);

export const secretDigest = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
