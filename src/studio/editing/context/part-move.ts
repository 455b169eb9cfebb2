/** A part that goes from one document into another that is edited with it. */
import type { DocumentBody, NodeAddress, NodePlace } from '#engine/operation/operation.ts';
import type { DocumentId, StudioFinding } from '#studio-api/documents.ts';

export interface PartMove {
  from: DocumentId;
  id: NodeAddress;
  to: DocumentId;
  place: NodePlace;
}

/**
 * Why a part stays where it is. `met`: others have changed it or its place. `finding`: it would be wrong there, or others
 * would lose something. `structure`: the document cannot have it. `offline`: the server does not answer.
 */
export type WhyNotMoved =
  | { kind: 'met' | 'structure' | 'role' | 'offline' }
  | { kind: 'finding'; finding: StudioFinding };

export interface Moved {
  kind: 'moved';
  /** Of the part where it is now. */
  id: NodeAddress;
  /** What its nodes are called there, by what they were called before. */
  ids: ReadonlyMap<NodeAddress, NodeAddress>;
  /** The document that had it, with it. */
  seen: DocumentBody;
}

/** Moves parts between the documents of a group. */
export interface GroupMover {
  /** One step of undo. @param label what it is called */
  move(move: PartMove, label: string): Promise<Moved | WhyNotMoved>;
}
