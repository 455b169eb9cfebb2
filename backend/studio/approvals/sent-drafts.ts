/** What was sent for approval: the newest of each draft, and all of a document. */
import type { Db } from '#backend/database/schema.ts';
import type { ApprovalState, DraftApproval } from '#studio-api/approval-state.ts';
import type { ApprovalRecord } from '#studio-api/approvals.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { NO_RELEASE } from '../draft.repository.ts';
import type { ApprovalVerdict } from './approval.repository.ts';

/** How many the history lists. */
const LISTED = 100;

interface Row {
  approval_id: string;
  note: string;
  asked_by_id: string | null;
  asked_by: string;
  asked_at: Date;
  reader_id: string | null;
  reader: string | null;
  decision: ApprovalVerdict | null;
  decided_by_id: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_note: string;
}

const columns = [
  'a.approval_id',
  'a.note',
  'a.asked_by_id',
  'a.asked_by',
  'a.asked_at',
  'a.reader_id',
  'a.reader',
  'a.decision',
  'a.decided_by_id',
  'a.decided_by',
  'a.decided_at',
  'a.decision_note',
] as const;

const factsOf = (row: Row) => ({
  id: row.approval_id,
  askedBy: { id: row.asked_by_id, name: row.asked_by },
  askedAt: row.asked_at.toISOString(),
  to: row.reader_id === null ? null : { id: row.reader_id, name: row.reader ?? '' },
  note: row.note,
  decided: row.decided_at && {
    by: row.decided_by ?? '',
    byId: row.decided_by_id,
    at: row.decided_at.toISOString(),
    note: row.decision_note,
  },
});

/** What was sent or decided about one draft. */
export interface SentDraft {
  facts: Omit<DraftApproval, 'state'>;
  decision: 'approved' | 'returned' | null;
  hash: string;
  /** How many drafts were sent together; once decided, decided about together. */
  together: number;
}

/** The newest of each draft of a release that is neither over nor withdrawn. */
export async function sentDrafts(db: Db, release: number): Promise<ReadonlyMap<string, SentDraft>> {
  const rows = await db
    .selectFrom('studio_approval as a')
    .innerJoin('studio_approval_document as d', 'd.approval_id', 'a.approval_id')
    .distinctOn('d.document_id')
    .select(columns)
    .select(['d.document_id', 'd.version', 'd.hash'])
    .select(({ selectFrom, fn }) =>
      selectFrom('studio_approval_document as o')
        .select(fn.countAll().as('count'))
        .whereRef('o.approval_id', '=', 'a.approval_id')
        .as('together'),
    )
    .where('a.release_id', release === NO_RELEASE ? 'is' : '=', release === NO_RELEASE ? null : release)
    .where('a.published_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('a.decision', 'is', null), eb('a.decision', 'in', ['approved', 'returned'])]),
    )
    .orderBy('d.document_id')
    .orderBy('a.asked_at', 'desc')
    .orderBy('a.approval_id')
    .execute();
  return new Map(
    rows.map(row => [
      row.document_id,
      {
        facts: { ...factsOf(row), version: row.version },
        hash: row.hash,
        together: Number(row.together),
        decision: row.decision === 'approved' || row.decision === 'returned' ? row.decision : null,
      },
    ]),
  );
}

/** What counts for a draft as it is now: an approval is of one version alone. */
export function approvalOf(
  { facts, decision, hash }: SentDraft,
  draft: { version: number; hash: string },
): DraftApproval {
  const isSame = facts.version === draft.version && hash === draft.hash;
  const state: ApprovalState =
    decision === null ? 'asked' : decision === 'returned' ? 'returned' : isSame ? 'approved' : 'outdated';
  return { ...facts, state };
}

/** Newest first. */
export async function approvalsOf(db: Db, document: DocumentId): Promise<ApprovalRecord[]> {
  const rows = await db
    .selectFrom('studio_approval as a')
    .innerJoin('studio_approval_document as d', 'd.approval_id', 'a.approval_id')
    .leftJoin('studio_release as r', 'r.release_id', 'a.release_id')
    .select(columns)
    .select(['r.release_id', 'r.title'])
    .where('d.document_id', '=', document)
    .orderBy('a.asked_at', 'desc')
    .orderBy('a.approval_id')
    .limit(LISTED)
    .execute();
  return rows.map(row => ({
    ...factsOf(row),
    decision: row.decision,
    release: row.release_id === null || row.title === null ? null : { id: row.release_id, title: row.title },
  }));
}
