/** Where a draft and what was published meanwhile have changed the same: a user decides which of them stays. */
import type { DocumentNode, NodeAddress } from '#engine/operation/operation.ts';

/** Of an open document. */
export interface LiveConflict {
  /** UUID, also of the decision about it. */
  id: string;
  /** `field`: both changed it. `part`: one has it and the other has not. `position`: both moved the part. */
  kind: 'field' | 'part' | 'position';
  nodeId: NodeAddress;
  /** Empty unless it is a field. */
  path: string;
  /** The part that it is about; absent for the document itself. */
  node?: DocumentNode;
  /** Who published, empty for no person, such as a deploy; and when (ISO 8601). */
  by: string;
  at: string;
  /** The value, or the part, as it is live; null: there is none. */
  theirs: unknown;
  /** As the draft has it. */
  mine: unknown;
  /** Whether the draft can become what is live. */
  isPossible: boolean;
  /** Names what both say: another one when either has changed there. */
  state: string;
}

/** POST /api/documents/:id/conflicts/:conflict */
export interface ConflictPost {
  chosen: 'mine' | 'theirs';
  /** Of the conflict that the caller has seen: what either says since is not left out unseen. */
  state: string;
}
