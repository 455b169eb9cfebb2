/** Sessions of staff: 12 hours, and after 30 minutes without work publishing asks for the passkey again (R-STUDIO-33, R-STUDIO-34). */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { limitOf, type StaffMember } from '#studio-api/staff.ts';
import { isSecret, newSecret, secretDigest } from './staff-secret.ts';

const LIFE_MS = 12 * 3_600_000;
const IDLE_MS = 30 * 60_000;
/** Work is written down at most this often. */
const SEEN_MS = 60_000;

export interface StaffSession {
  staff: Omit<StaffMember, 'disabledAt'>;
  endsAt: Date;
  /** Whether publishing asks for the passkey again (R-STUDIO-33, R-STUDIO-34). */
  needsStepUp: boolean;
  hasPasskey: boolean;
}

export interface SessionStart {
  staffId: string;
  ip: string | null;
  agent: string;
}

/** Resolves to the secret of the cookie, which is always a new one. */
export async function beginStaffSession(
  db: Db,
  { staffId, ip, agent }: SessionStart,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('staff_session')
    .values({
      hash: secretDigest(secret),
      staff_id: staffId,
      created_at: now,
      seen_at: now,
      ends_at: new Date(now.getTime() + LIFE_MS),
      ip,
      agent: agent.slice(0, 200),
    })
    .execute();
  return secret;
}

/** Null for a session that is unknown or over, or whose account is disabled. @param isWork postpones the question for the passkey. */
export async function findStaffSession(
  db: Db,
  secret: string,
  now: Date,
  isWork: boolean,
): Promise<StaffSession | null> {
  if (!isSecret(secret)) return null;
  const hash = secretDigest(secret);
  const row = await db
    .selectFrom('staff_session as session')
    .innerJoin('staff', 'staff.staff_id', 'session.staff_id')
    .select(['staff.staff_id as id', 'mail', 'name', 'role', 'markets', 'locale', 'seen_at', 'ends_at'])
    .select(
      sql<boolean>`exists (select from staff_passkey p where p.staff_id = staff.staff_id)`.as('hasPasskey'),
    )
    .where('session.hash', '=', hash)
    .where('session.ends_at', '>', now)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { seen_at: seenAt, ends_at: endsAt, hasPasskey, ...member } = row;
  const staff = { ...member, markets: limitOf(member.role, member.markets) };
  const idleMs = now.getTime() - seenAt.getTime();
  const needsStepUp = idleMs > IDLE_MS;
  if (isWork && !needsStepUp && idleMs > SEEN_MS) await markSeen(db, secret, now);
  return { staff, endsAt, needsStepUp, hasPasskey };
}

/** The person has shown again that it is them. */
export async function markSeen(db: Db, secret: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ seen_at: now })
    .where('hash', '=', secretDigest(secret))
    .where('seen_at', '<', now)
    .execute();
}

export const endStaffSession = async (db: Db, secret: string): Promise<void> => {
  await db.deleteFrom('staff_session').where('hash', '=', secretDigest(secret)).execute();
};

export const endSessionsOf = async (db: Db, staffId: string): Promise<void> => {
  await db.deleteFrom('staff_session').where('staff_id', '=', staffId).execute();
};
