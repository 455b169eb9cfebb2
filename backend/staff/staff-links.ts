/** Links that work once: an invitation makes an account, a sign-in link is for an account that exists. */
import type { Db } from '#backend/database/schema.ts';
import type { PendingInvitation, Role } from '#studio-api/staff.ts';
import { isSecret, newSecret, secretDigest } from './staff-secret.ts';

export interface StaffLink {
  kind: 'invitation' | 'sign-in';
  mail: string;
  name: string;
  /** Of an invitation. */
  role: Role | null;
  markets?: readonly string[] | null;
}

const columns = ['kind', 'mail', 'name', 'role', 'markets'] as const;

/** Resolves to the secret of the link. */
export async function issueLink(
  db: Db,
  link: StaffLink,
  { by, hours, now }: { by: string; hours: number; now: Date },
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('staff_invite')
    .values({
      ...link,
      markets: link.markets ? [...link.markets] : null,
      hash: secretDigest(secret),
      invited_by: by,
      created_at: now,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
    })
    .execute();
  return secret;
}

/** The link of a secret; null when it is unknown, used or expired. */
export async function findLink(db: Db, secret: string, now: Date): Promise<StaffLink | null> {
  if (!isSecret(secret)) return null;
  const row = await db
    .selectFrom('staff_invite')
    .select(columns)
    .where('hash', '=', secretDigest(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** As `findLink`, and the link never works again: of two at the same time only one succeeds. */
export async function takeLink(db: Db, secret: string, now: Date): Promise<StaffLink | null> {
  if (!isSecret(secret)) return null;
  const row = await db
    .updateTable('staff_invite')
    .set({ used_at: now })
    .where('hash', '=', secretDigest(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/** Links that were made before no longer work; only those of `kind` where it is given. */
export async function revokeLinks(
  db: Db,
  mail: string,
  now: Date,
  kind: StaffLink['kind'] | null = null,
): Promise<void> {
  let links = db
    .updateTable('staff_invite')
    .set({ used_at: now })
    .where('mail', '=', mail)
    .where('used_at', 'is', null);
  if (kind !== null) links = links.where('kind', '=', kind);
  await links.execute();
}

/** The newest invitation of each address without an account that was neither accepted nor revoked; also expired ones. */
export async function listInvitations(db: Db): Promise<PendingInvitation[]> {
  const rows = await db
    .selectFrom('staff_invite')
    .select(['mail', 'name', 'role', 'markets', 'invited_by', 'created_at', 'expires_at'])
    .distinctOn('mail')
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff').select('mail').whereRef('staff.mail', '=', 'staff_invite.mail'))),
    )
    .orderBy('mail')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ mail, name, role, markets, invited_by: by, created_at: at, expires_at: until }) =>
    role === null
      ? []
      : {
          mail,
          name,
          role,
          markets,
          invitedBy: by ?? 'terminal',
          invitedAt: at.toISOString(),
          expiresAt: until.toISOString(),
        },
  );
}
