/** The tables of 0036 as Kysely types: staff of Studio. */
import type { ColumnType, Generated } from 'kysely';

type Role = 'viewer' | 'sales' | 'editor' | 'publisher' | 'developer' | 'admin';

interface StaffTable {
  staff_id: Generated<string>;
  /** In small letters. */
  mail: string;
  name: string;
  role: Role;
  /** Aliases; null: all. */
  markets: Generated<string[] | null>;
  locale: Generated<'fi' | 'sv' | 'en'>;
  created_at: Generated<Date>;
  disabled_at: ColumnType<Date | null, Date | null | undefined>;
}

interface StaffPasskeyTable {
  credential_id: string;
  staff_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: Generated<string>;
  created_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined>;
}

interface StaffInviteTable {
  /** Digest of the secret in the link. */
  hash: string;
  kind: 'invitation' | 'sign-in';
  mail: string;
  name: Generated<string>;
  role: Role | null;
  /** Of an invitation: aliases; null: all. */
  markets: Generated<string[] | null>;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined>;
}

interface StaffSessionTable {
  /** Digest of the secret in the cookie. */
  hash: string;
  staff_id: string;
  created_at: Date;
  seen_at: Date;
  ends_at: Date;
  ip: string | null;
  agent: string | null;
}

interface StaffChallengeTable {
  hash: string;
  purpose: string;
  expires_at: Date;
}

export interface StaffTables {
  staff: StaffTable;
  staff_passkey: StaffPasskeyTable;
  staff_invite: StaffInviteTable;
  staff_session: StaffSessionTable;
  staff_challenge: StaffChallengeTable;
}
