/** What staff say about parts of a document, as Studio's API takes and answers it. */
import type { DocumentNode, NodeAddress } from '#engine/operation/operation.ts';

/** In characters. */
export const longestComment = 2_000;

/** A member of staff, as they were called then. */
export interface NamedStaff {
  id: string;
  name: string;
}

/** GET /api/colleagues: everybody who has an account, in the order of their names. */
export interface Colleague extends NamedStaff {
  mayPublish: boolean;
}

export interface StudioComment {
  id: string;
  text: string;
  /** Who wrote it, as they were called then. */
  by: { id: string | null; name: string };
  /** ISO 8601. */
  at: string;
  /** Who got a mail about it, as they were called then; null: no one. */
  reader: NamedStaff | null;
}

/** GET /api/documents/:id/comments: all open ones and the latest resolved ones, the newest first. */
export interface CommentThread {
  /** Of its first comment. */
  id: string;
  /** Empty: the document itself. */
  nodeId: NodeAddress;
  /** The part without what is in it, as it was when the thread began; null for the document itself. */
  part: DocumentNode | null;
  /** The release in whose draft it began; null: in the draft of none. */
  release: { id: number; title: string } | null;
  /** In the order in which they were written. */
  comments: StudioComment[];
  /** Null while it is open. `at` is ISO 8601. */
  resolved: { by: string; at: string } | null;
}

/** POST /api/documents/:id/comments/:thread/answers */
export interface AnswerPost {
  /** UUID: a comment that is posted again is stored and mailed once. */
  id: string;
  text: string;
  /** Id of the colleague who gets a mail about it; null: no one. */
  to: string | null;
}

/** POST /api/documents/:id/comments?release */
export interface CommentPost extends AnswerPost {
  nodeId: NodeAddress;
}

/** PATCH /api/documents/:id/comments/:thread */
export interface CommentState {
  isResolved: boolean;
}
