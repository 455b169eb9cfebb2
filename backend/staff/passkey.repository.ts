/** Rows of passkeys. */
import type { Db } from '#backend/database/schema.ts';
import type { PasskeySummary } from '#studio-api/staff.ts';

export interface NewPasskey {
  /** Base64url, as the browser names it. */
  id: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export interface Passkey extends NewPasskey {
  staffId: string;
}

const columns = [
  'credential_id as id',
  'staff_id as staffId',
  'public_key as publicKey',
  'counter',
  'transports',
] as const;

export const findPasskey = async (db: Db, id: string): Promise<Passkey | null> =>
  (await db.selectFrom('staff_passkey').select(columns).where('credential_id', '=', id).executeTakeFirst()) ??
  null;

export const passkeysOf = (db: Db, staffId: string): Promise<Passkey[]> =>
  db.selectFrom('staff_passkey').select(columns).where('staff_id', '=', staffId).execute();

/** False when the passkey is known already: one credential belongs to one account. */
export async function insertPasskey(
  db: Db,
  { staffId, name, ...passkey }: NewPasskey & { staffId: string; name: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('staff_passkey')
    .values({
      credential_id: passkey.id,
      staff_id: staffId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name,
      created_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('credential_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the counter is no longer `from`: of two answers with one counter one is a copy. */
export async function markPasskeyUsed(
  db: Db,
  { id, from, to }: { id: string; from: number; to: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkey')
    .set({ counter: to, used_at: now })
    .where('credential_id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listPasskeys(db: Db, staffId: string): Promise<PasskeySummary[]> {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['credential_id as id', 'name', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, created_at: created, used_at: used }) => ({
    id,
    name,
    createdAt: created.toISOString(),
    usedAt: used?.toISOString() ?? null,
  }));
}

/** False without such a passkey of the account. */
export async function renamePasskey(
  db: Db,
  { staffId, id, name }: { staffId: string; id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkey')
    .set({ name })
    .where('credential_id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(db: Db, staffId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('staff_passkey')
    .where('credential_id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('credential_id')
    .executeTakeFirst();
  return row !== undefined;
}

export const deletePasskeysOf = async (db: Db, staffId: string): Promise<void> => {
  await db.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute();
};
