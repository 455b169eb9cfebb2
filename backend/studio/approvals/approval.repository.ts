/** Rows of approvals: a draft is sent, decided about once, and over when it is published. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/schema.ts';
import type { ApprovalRecord } from '#studio-api/approvals.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { NO_RELEASE } from '../draft.repository.ts';

export type ApprovalVerdict = NonNullable<ApprovalRecord['decision']>;

export interface DraftVersion {
  id: DocumentId;
  version: number;
  hash: string;
}

/** Replaces what waits for a decision about any of the drafts. @returns false for an id that is known */
export async function insertApproval(
  db: Db,
  approval: {
    id: string;
    release: number;
    note: string;
    by: { id: string | null; name: string };
    reader: { id: string; name: string } | null;
    drafts: readonly DraftVersion[];
    at: Date;
  },
): Promise<boolean> {
  const { id, release, note, by, reader, drafts, at } = approval;
  const inserted = await db
    .insertInto('studio_approval')
    .values({
      approval_id: id,
      release_id: release === NO_RELEASE ? null : release,
      note,
      asked_by_id: by.id,
      asked_by: by.name,
      asked_at: at,
      reader_id: reader?.id ?? null,
      reader: reader?.name ?? null,
      decision: null,
      decided_by_id: null,
      decided_by: null,
      decided_at: null,
      published_at: null,
    })
    .onConflict(conflict => conflict.column('approval_id').doNothing())
    .returning('approval_id')
    .executeTakeFirst();
  if (!inserted) return false;
  await sql`
    update studio_approval a set decision = 'replaced', decided_at = ${at}, decided_by_id = ${by.id}, decided_by = ${by.name}
    where a.decision is null and a.published_at is null and a.approval_id <> ${id}
      and coalesce(a.release_id, 0) = ${release}
      and exists (select from studio_approval_document d
        where d.approval_id = a.approval_id and d.document_id = any(${drafts.map(draft => draft.id)}))`.execute(
    db,
  );
  await saveDrafts(db, id, drafts);
  return true;
}

async function saveDrafts(db: Db, approval: string, drafts: readonly DraftVersion[]): Promise<void> {
  await db
    .insertInto('studio_approval_document')
    .values(
      drafts.map(({ id, version, hash }) => ({ approval_id: approval, document_id: id, version, hash })),
    )
    .execute();
}

export async function isKnownApproval(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('studio_approval')
    .select('approval_id')
    .where('approval_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export interface OpenApproval {
  askedById: string | null;
  release: number;
  /** Whether it was decided, or its drafts were published. */
  isOver: boolean;
  /** As they were sent. */
  drafts: readonly DraftVersion[];
}

/** Holds the row until the end of the transaction: it is decided once. Undefined for an unknown id. */
export async function lockApproval(db: Db, id: string): Promise<OpenApproval | undefined> {
  const row = await db
    .selectFrom('studio_approval')
    .select(['asked_by_id', 'release_id', 'decision', 'published_at'])
    .where('approval_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const drafts = await db
    .selectFrom('studio_approval_document')
    .select(['document_id', 'version', 'hash'])
    .where('approval_id', '=', id)
    .orderBy('document_id')
    .execute();
  return {
    askedById: row.asked_by_id,
    release: row.release_id ?? NO_RELEASE,
    isOver: row.decision !== null || row.published_at !== null,
    drafts: drafts.map(({ document_id, ...draft }) => ({ id: document_id as DocumentId, ...draft })),
  };
}

/** @param drafts what was decided about; empty where that does not matter */
export async function decideApproval(
  db: Db,
  id: string,
  decision: { decision: ApprovalVerdict; by: { id: string | null; name: string }; note: string; at: Date },
  drafts: readonly DraftVersion[],
): Promise<void> {
  await db
    .updateTable('studio_approval')
    .set({
      decision: decision.decision,
      decided_by_id: decision.by.id,
      decided_by: decision.by.name,
      decided_at: decision.at,
      decision_note: decision.note,
    })
    .where('approval_id', '=', id)
    .execute();
  if (drafts.length === 0) return;
  await db.deleteFrom('studio_approval_document').where('approval_id', '=', id).execute();
  await saveDrafts(db, id, drafts);
}

/** The drafts of the release are gone: there is nothing left to decide. */
export async function withdrawApprovals(
  db: Db,
  release: number,
  by: { id: string | null; name: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('studio_approval')
    .set({ decision: 'withdrawn', decided_by_id: by.id, decided_by: by.name, decided_at: at })
    .where('release_id', '=', release)
    .where('decision', 'is', null)
    .where('published_at', 'is', null)
    .execute();
}

/** What was sent of these drafts is over: what is written after the publication is another change. */
export async function closeApprovals(
  db: Db,
  release: number,
  documents: readonly DocumentId[],
  at: Date,
): Promise<void> {
  await sql`
    update studio_approval a set published_at = ${at}
    where a.published_at is null and coalesce(a.release_id, 0) = ${release}
      and exists (select from studio_approval_document d
        where d.approval_id = a.approval_id and d.document_id = any(${[...documents]}))`.execute(db);
}
