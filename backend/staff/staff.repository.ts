/** Rows of staff. Accounts are disabled and never deleted, so that the history keeps its names. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import { limitOf, type Role, type StaffAccount, type StaffMember } from '#studio-api/staff.ts';

const columns = ['staff_id as id', 'mail', 'name', 'role', 'markets', 'locale', 'disabled_at'] as const;

type Row = Omit<StaffMember, 'disabledAt'> & { disabled_at: Date | null };

const memberOf = ({ disabled_at: disabled, ...row }: Row): StaffMember => ({
  ...row,
  markets: limitOf(row.role, row.markets),
  disabledAt: disabled?.toISOString() ?? null,
});

export async function findStaffByMail(db: Db, mail: string): Promise<StaffMember | null> {
  const row = await db.selectFrom('staff').select(columns).where('mail', '=', mail).executeTakeFirst();
  return row ? memberOf(row) : null;
}

export async function findStaff(db: Db, id: string): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff')
    .select(columns)
    .where(sql`staff_id::text`, '=', id)
    .executeTakeFirst();
  return row ? memberOf(row) : null;
}

/** With when each was last here: sessions are deleted when they end, the log of their beginnings stays. */
export async function listStaff(db: Db): Promise<StaffAccount[]> {
  const rows = await db
    .selectFrom('staff')
    .select(columns)
    .select(
      sql<Date | null>`greatest(
        (select max(seen_at) from staff_session where staff_session.staff_id = staff.staff_id),
        (select max(at) from studio_audit
          where studio_audit.staff_id = staff.staff_id::text and action = 'session.begin'))`.as('seen'),
    )
    .orderBy('name')
    .orderBy('mail')
    .execute();
  return rows.map(({ seen, ...row }) => ({ ...memberOf(row), lastSeenAt: seen?.toISOString() ?? null }));
}

export interface NewStaff {
  mail: string;
  name: string;
  role: Role;
  markets?: readonly string[] | null;
}

/** Also the way back for an account that was disabled: an invitation is given by a person with access to the terminal. */
export async function admitStaff(
  db: Db,
  { mail, name, role, markets = null }: NewStaff,
): Promise<StaffMember> {
  const limit = markets && [...markets];
  const row = await db
    .insertInto('staff')
    .values({ mail, name, role, markets: limit })
    .onConflict(conflict =>
      conflict
        .column('mail')
        .doUpdateSet({ role, markets: limit, disabled_at: null, ...(name ? { name } : {}) }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return memberOf(row);
}

export interface StaffChange {
  name?: string | undefined;
  role?: Role | undefined;
  /** Null: all. */
  markets?: readonly string[] | null | undefined;
  locale?: StaffMember['locale'] | undefined;
  /** Null enables the account again. */
  disabledAt?: Date | null | undefined;
}

export async function updateStaff(db: Db, id: string, change: StaffChange): Promise<StaffMember> {
  const { name = null, role = null, locale = null, markets, disabledAt } = change;
  const row = await db
    .updateTable('staff')
    .set({
      name: sql`coalesce(${name}, name)`,
      role: sql`coalesce(${role}, role)`,
      locale: sql`coalesce(${locale}, locale)`,
      ...(markets === undefined ? {} : { markets: markets && [...markets] }),
      ...(disabledAt === undefined ? {} : { disabled_at: disabledAt }),
    })
    .where('staff_id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return memberOf(row);
}

/** Locks the rows, so that two admins cannot disable each other. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .select('staff_id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('staff_id')
    .forUpdate()
    .execute();
  return rows.map(row => row.staff_id);
}
