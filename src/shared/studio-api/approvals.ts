/** Drafts that are sent to somebody for approval, as Studio's API takes and answers them. */
import type { DraftApproval } from './approval-state.ts';
import type { DocumentId } from './documents.ts';

/** In characters. */
export const longestApprovalNote = 1_000;

/** GET /api/documents/:id/approval?release */
export interface FoundApproval {
  /** Null where the draft was never sent, or was published since. */
  approval: DraftApproval | null;
  /** Whether it changes what is not for the caller's markets, so that somebody else approves it. */
  isOutside: boolean;
}

/** GET /api/documents/:id/approvals: every time that a draft of it was sent, the newest first. */
export interface ApprovalRecord extends Omit<DraftApproval, 'state' | 'version'> {
  /** `replaced`: sent again before anybody had decided. `withdrawn`: by who sent it, or with its release. */
  decision: 'approved' | 'returned' | 'replaced' | 'withdrawn' | null;
  /** The release whose drafts were sent together; null: drafts of none, or the release was deleted. */
  release: { id: number; title: string } | null;
}

interface SentDrafts {
  /** As the caller has seen them; of a release all of its documents. */
  documents: { id: DocumentId; version: number }[];
}

/** POST /api/approvals?release: 409 when a version moved. */
export interface ApprovalPost extends SentDrafts {
  /** UUID: what is posted again is sent and mailed once. */
  id: string;
  to: string | null;
  note: string;
}

/** POST /api/approvals/:id/decision?release: 409 when a version moved, or somebody has decided meanwhile. */
export interface ApprovalDecision extends SentDrafts {
  /** `withdrawn` by who has sent it; the others by somebody else who publishes. */
  decision: 'approved' | 'returned' | 'withdrawn';
  note: string;
}
