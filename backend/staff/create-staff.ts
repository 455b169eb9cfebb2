/** Wires the staff module: sign-in, passkeys, sessions, accounts, audit. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { AuditRow } from '#studio-api/staff.ts';
import { createManageStaff } from './manage-staff.ts';
import { createPasskeys } from './passkeys.ts';
import { createSignIn } from './sign-in.ts';
import { type AuditQuery, readAudit, recordAudit } from './staff-audit.ts';
import { endStaffSession, findStaffSession, type StaffSession } from './staff-sessions.ts';
import { createStepUp } from './step-up.ts';

export interface StaffOptions {
  db: Kysely<Schema>;
  /** What authenticators call the shop. */
  shopName: string;
  /** Origins of Studio's pages; links and passkeys name the first one. */
  origins: readonly [string, ...string[]];
  now: () => Date;
}

export type StaffService = ReturnType<typeof createStaff>;

export function createStaff({ db, shopName, origins, now }: StaffOptions) {
  const passkeys = createPasskeys({ db, shopName, origins, now });
  return {
    signIn: createSignIn({ db, passkeys, now }),
    stepUp: createStepUp({ db, passkeys, now }),
    accounts: createManageStaff({ db, studioOrigin: origins[0], now }),

    /** Null for a session that is unknown or over, or whose account is disabled. */
    session: (secret: string, { isWork }: { isWork: boolean }): Promise<StaffSession | null> =>
      findStaffSession(db, secret, now(), isWork),

    async signOut(
      secret: string,
      staff: Pick<StaffSession['staff'], 'id' | 'name'>,
      ip: string | null,
    ): Promise<void> {
      await endStaffSession(db, secret);
      await recordAudit(db, { staffId: staff.id, author: staff.name, action: 'session.end', ip });
    },

    audit: (query: AuditQuery): Promise<AuditRow[]> => readAudit(db, query),
  };
}
