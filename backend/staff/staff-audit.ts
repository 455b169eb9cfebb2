/** The log of what staff did: rows are only added. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import type { AuditRow } from '#studio-api/staff.ts';

export interface StaffAuditEntry {
  /** Null for the terminal. */
  staffId: string | null;
  /** Name of who did it, as it was then. */
  author: string | null;
  /** `session.begin`, `staff.role`. */
  action: string;
  documentId?: string;
  detail?: Readonly<Record<string, unknown>>;
  ip: string | null;
}

/** With `db` being the transaction of what is logged. */
export async function recordAudit(db: Kysely<Schema>, entry: StaffAuditEntry): Promise<void> {
  const { staffId, author, action, documentId = null, detail = {}, ip } = entry;
  await db
    .insertInto('studio_audit')
    .values({
      ...{ author, action, ip },
      staff_id: staffId,
      document_id: documentId,
      detail: JSON.stringify(detail),
    })
    .execute();
}

export interface AuditQuery {
  /** Id of the last row of the page before; null for the first page. */
  before: number | null;
  /** Null for everyone. */
  staffId: string | null;
  /** Null for every action. */
  action: string | null;
  limit: number;
}

/** The newest rows first. */
export async function readAudit(
  db: Kysely<Schema>,
  { before, staffId, action, limit }: AuditQuery,
): Promise<AuditRow[]> {
  const { rows } = await sql<Omit<AuditRow, 'at'> & { at: Date }>`
    select audit_id as id, at, staff_id as "staffId", author, action, document_id as "documentId", detail
      from studio_audit
     where (${before}::bigint is null or audit_id < ${before})
       and (${staffId}::text is null or staff_id = ${staffId})
       and (${action}::text is null or action = ${action})
     order by audit_id desc limit ${limit}`.execute(db);
  return rows.map(row => ({ ...row, at: row.at.toISOString() }));
}
