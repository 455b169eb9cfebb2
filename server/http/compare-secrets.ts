/** Compares a given secret with the known ones in a time that tells nothing about them. */
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** @returns whether a text is one of `secrets`. */
export function createSecretCheck(secrets: readonly string[]): (given: string) => boolean {
  const known = secrets.map(digest);
  return given => {
    const wanted = digest(given);
    return known.some(secret => timingSafeEqual(secret, wanted));
  };
}
