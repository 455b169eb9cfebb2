/** The log of who did what; rows are only ever added. */
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/database/schema.ts';
import { recordAudit } from '#backend/staff/staff-audit.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { Actor } from './studio-context.ts';

export interface AuditEntry {
  /** `publication.published`. */
  action: string;
  actor: Pick<Actor, 'id' | 'name' | 'ip'> | null;
  document?: DocumentId;
  detail?: Readonly<Record<string, unknown>>;
}

/** Part of the caller's transaction: what is not logged has not happened. */
export const addAudit = (
  db: Kysely<Schema>,
  { action, actor, document, detail }: AuditEntry,
): Promise<void> =>
  recordAudit(db, {
    action,
    staffId: actor?.id ?? null,
    author: actor?.name ?? null,
    ip: actor?.ip ?? null,
    ...(document === undefined ? {} : { documentId: document }),
    ...(detail === undefined ? {} : { detail }),
  });
