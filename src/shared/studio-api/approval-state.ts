/** What became of a draft that was sent for approval. */
import type { NamedStaff } from './comments.ts';

/** `outdated`: it was approved, and the draft has changed since. */
export type ApprovalState = 'asked' | 'approved' | 'outdated' | 'returned';

/** The last time that a draft was sent for approval; gone once the draft is published. */
export interface DraftApproval {
  id: string;
  state: ApprovalState;
  /** Who sent it, as they were called then. */
  askedBy: { id: string | null; name: string };
  /** ISO 8601. */
  askedAt: string;
  /** Whom it was sent to; null: everybody who publishes. */
  to: NamedStaff | null;
  note: string;
  /** The version of the draft that was approved or returned; before that the one that was sent. */
  version: number;
  /** Null while it is not decided. `at` is ISO 8601. */
  decided: { by: string; at: string; note: string } | null;
}
