/** Tables of customers as Kysely types: balances, sessions, reset keys, saved lines. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface CustomerTable {
  customer_id: GeneratedAlways<number>;
  /** In small letters. */
  email: string;
  password_hash: string;
  customer_type: Generated<'PERSON' | 'ORGANIZATION'>;
  gender: Generated<'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN'>;
  personal_id: string | null;
  /** ISO code of the country that issued `personal_id`. */
  personal_id_country: Generated<string | null>;
  address: ColumnType<unknown, string | undefined, string>;
  member_type: Generated<string>;
  member_id: Generated<number>;
  member_discount: Generated<number>;
  metadata: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CustomerCartTable {
  customer_id: number;
  cart_id: string;
}

interface CustomerBalanceTable {
  customer_id: number;
  currency_code: string;
  amount_minor: number;
}

interface SavedLineTable {
  customer_id: number;
  sku_id: number;
  quantity: number;
  /** The line saved last has the highest. */
  place: Generated<string>;
}

interface SavedVehicleTable {
  customer_id: number;
  manufacturer: string;
  year: string;
  model: string;
  /** The vehicle saved last has the highest. */
  place: Generated<string>;
}

interface AuthSessionTable {
  session_id: string;
  /** Null for staff who only look at drafts. */
  customer_id: number | null;
  life_seconds: number;
  generation: Generated<number>;
  /** Moves with each renewal, up to `ends_at`. */
  expires_at: Date;
  ends_at: Date;
  renewable: Generated<boolean>;
  spoofed_by: string | null;
  may_preview: Generated<boolean>;
  created_at: Date;
}

interface AuthRotationTable {
  session_id: string;
  generation: number;
  replaced_at: Date;
}

interface AuthSpentChallengeTable {
  nonce: string;
  expires_at: Date;
}

interface PasswordResetTable {
  key_hash: string;
  customer_id: number;
  expires_at: Date;
  used_at: Date | null;
}

interface AccountInvitationTable {
  key_hash: string;
  /** In small letters. */
  email: string;
  expires_at: Date;
  used_at: Date | null;
}

interface ShopSecretTable {
  name: string;
  value: string;
}

export interface CustomerTables {
  customer: CustomerTable;
  customer_balance: CustomerBalanceTable;
  customer_cart: CustomerCartTable;
  saved_line: SavedLineTable;
  saved_vehicle: SavedVehicleTable;
  auth_session: AuthSessionTable;
  auth_rotation: AuthRotationTable;
  auth_spent_challenge: AuthSpentChallengeTable;
  password_reset: PasswordResetTable;
  account_invitation: AccountInvitationTable;
  shop_secret: ShopSecretTable;
}
