/** Sessions in the database: started, renewed by generation, ended. Only the database decides whether a session is open. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { withTransaction } from '#backend/database/transaction.ts';
import { hasNumberRules, isIdentityNumber } from '#kernel/identity/identity-number.ts';
import type { Bearer } from './auth.types.ts';
import type { RefreshClaim } from './refresh-token.ts';

export interface NewSession {
  customerId: number | null;
  lifeSeconds: number;
  /** False: the session ends with its first token. */
  renewable: boolean;
  spoofedBy: string | null;
  mayPreview: boolean;
}

export interface Renewed {
  customerId: number;
  lifeSeconds: number;
  claim: RefreshClaim;
}

/** Several tabs share a refresh token, so the previous one stays valid for this long (R-SESSION-3). */
const GRACE_MS = 60_000;
/** Maximum lifetime, regardless of renewals. */
const MAX_SECONDS = 90 * 86_400;
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Also deletes a few expired sessions. */
export async function beginSession(db: Db, session: NewSession, now: Date): Promise<RefreshClaim> {
  const sessionId = randomUUID();
  await sql`
    with swept as (
      delete from auth_session where session_id in (
        select session_id from auth_session where expires_at <= ${now} order by expires_at limit 10 for update skip locked
      )
    )
    insert into auth_session (session_id, customer_id, life_seconds, expires_at, ends_at, renewable, spoofed_by, may_preview, created_at)
    values (${sessionId}, ${session.customerId}, ${session.lifeSeconds}, ${later(now, session.lifeSeconds)}, ${later(now, MAX_SECONDS)},
      ${session.renewable}, ${session.spoofedBy}, ${session.mayPreview}, ${now})`.execute(db);
  return { sessionId, generation: 1 };
}

/**
 * Returns the next generation for the current token, and the current generation for its predecessor within the grace
 * period. An older token must have been stolen, so it ends the session. Null when there is nothing to renew.
 */
export function renewSession(db: Db, shown: RefreshClaim, now: Date): Promise<Renewed | null> {
  const { sessionId } = shown;
  return withTransaction(db, async on => {
    const session = await on
      .selectFrom('auth_session')
      .selectAll()
      .where('session_id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!session?.renewable || session.customer_id === null || session.expires_at <= now) return null;
    const { customer_id: customerId, life_seconds: lifeSeconds, generation, ends_at: ends } = session;
    if (shown.generation > generation) return null;
    if (shown.generation < generation) {
      if (await isInGrace(on, shown, now))
        return { customerId, lifeSeconds, claim: { sessionId, generation } };
      await on.deleteFrom('auth_session').where('session_id', '=', sessionId).execute();
      return null;
    }
    const expires = later(now, lifeSeconds);
    await on
      .insertInto('auth_rotation')
      .values({ session_id: sessionId, generation, replaced_at: now })
      .execute();
    await on
      .deleteFrom('auth_rotation')
      .where('session_id', '=', sessionId)
      .where('replaced_at', '<=', new Date(now.getTime() - GRACE_MS))
      .execute();
    await on
      .updateTable('auth_session')
      .set({ generation: generation + 1, expires_at: expires < ends ? expires : ends })
      .where('session_id', '=', sessionId)
      .execute();
    return { customerId, lifeSeconds, claim: { sessionId, generation: generation + 1 } };
  });
}

async function isInGrace(db: Db, { sessionId, generation }: RefreshClaim, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('auth_rotation')
    .select('replaced_at')
    .where('session_id', '=', sessionId)
    .where('generation', '=', generation)
    .where('replaced_at', '>', new Date(now.getTime() - GRACE_MS))
    .executeTakeFirst();
  return found !== undefined;
}

/** Any text passes as a number of a country without rules. */
const isOrganizationNumber = (account: {
  personal_id: string | null;
  personal_id_country: string | null;
}): boolean => {
  const { personal_id: number, personal_id_country: country } = account;
  if (number === null || country === null) return false;
  return hasNumberRules(country) && isIdentityNumber(country, 'ORGANIZATION', number);
};

/** The account of an open session in its current state; null when the session or the account was removed. */
export async function bearerOf(db: Db, sessionId: string, now: Date): Promise<Bearer | null> {
  const found = await db
    .selectFrom('auth_session as s')
    .leftJoin('customer as c', 'c.customer_id', 's.customer_id')
    .select([
      's.customer_id',
      'c.customer_type',
      'c.personal_id',
      'c.personal_id_country',
      's.spoofed_by',
      's.may_preview',
    ])
    .where('s.session_id', '=', sessionId)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return null;
  return {
    customerId: found.customer_id,
    customerType: found.customer_type ?? 'PERSON',
    lacksNumber: found.customer_type === 'ORGANIZATION' && !isOrganizationNumber(found),
    spoofedBy: found.spoofed_by,
    mayPreview: found.may_preview,
  };
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('auth_session').where('session_id', '=', sessionId).execute();
}

/** Ends a session that staff started and returns it; of two concurrent calls only one gets it. Null for any other session. */
export async function takeStaffSession(db: Db, sessionId: string, now: Date) {
  const found = await db
    .deleteFrom('auth_session')
    .where('session_id', '=', sessionId)
    .where('renewable', '=', false)
    .where('expires_at', '>', now)
    .returning(['customer_id', 'spoofed_by', 'may_preview', 'expires_at'])
    .executeTakeFirst();
  return found ?? null;
}

export async function endSessions(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('auth_session').where('customer_id', '=', customerId).execute();
}

/** True for the first use of a challenge. Also deletes expired ones. */
export async function spendChallenge(
  db: Db,
  { nonce, expiresAt }: { nonce: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with swept as (
      delete from auth_spent_challenge where nonce in (
        select nonce from auth_spent_challenge where expires_at <= ${now} order by expires_at limit 10 for update skip locked
      )
    )
    insert into auth_spent_challenge (nonce, expires_at) values (${nonce}, ${expiresAt})
    on conflict (nonce) do nothing returning nonce`.execute(db);
  return rows.length > 0;
}
