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
  decided: { by: string; byId: string | null; at: string; note: string } | null;
}

/**
 * Why a draft is not published in a shop that demands approvals: it was not sent, waits, was returned, has changed since, or
 * was approved by an author of it.
 */
export interface MissingApproval {
  reason: 'unsent' | 'asked' | 'returned' | 'outdated' | 'author';
  /** Who has written what differs from what is live; of a release in all of its documents. */
  authors: readonly NamedStaff[];
  /** Who may approve it. */
  readers: readonly NamedStaff[];
}
