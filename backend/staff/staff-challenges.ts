/** Challenges of passkey ceremonies: each is answered once, within five minutes, and for the purpose that it was made for. */
import type { Db } from '#backend/database/schema.ts';
import { digestOf, newSecret } from './staff-secret.ts';

const LIFE_MS = 5 * 60_000;

/** @param purpose `sign-in`, or with whom: `invitation:HASH`, `step-up:STAFF`. */
export async function issueChallenge(db: Db, purpose: string, now: Date): Promise<string> {
  const challenge = newSecret();
  await db
    .insertInto('staff_challenge')
    .values({ hash: digestOf(challenge), purpose, expires_at: new Date(now.getTime() + LIFE_MS) })
    .execute();
  return challenge;
}

/** False for a challenge that was answered already, is too old or was made for something else. */
export async function takeChallenge(db: Db, challenge: string, purpose: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('staff_challenge')
    .where('hash', '=', digestOf(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
