/** Publications as Studio's API takes and answers them: what goes live together, from when and until when. */
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { DocumentId, DocumentNames } from './documents.ts';

/** POST /api/publications?release: all or nothing; of a release all of its documents. 409 when a version moved, 422 with findings. */
export interface PublicationPost {
  documents: { id: DocumentId; version: number }[];
  /** ISO 8601; absent: now. */
  liveFrom?: string;
  /** ISO 8601: then the documents are again what they were before; absent: until something else is published. */
  liveUntil?: string;
  note: string;
  /** The caller has seen the warnings. */
  acceptWarnings?: boolean;
  /**
   * Where scheduled publications change the same: `keep` leaves those fields as they are scheduled, `correct` gives them
   * the change too. Absent: 409 with what meets.
   */
  scheduled?: 'keep' | 'correct';
}

/** GET and, for admins, PATCH /api/publishing-rules: what the shop demands of every publication. */
export interface PublishingRules {
  /** What is published was approved by somebody who has not written it. */
  needsApproval: boolean;
}

/** Answer 409 SCHEDULED: changes that meet those of a scheduled publication. Nothing was published. */
export interface ScheduledConflict {
  id: DocumentId;
  /** ISO 8601. */
  liveFrom: string;
  places: { nodeId: NodeAddress; path: string }[];
}

/** PATCH /api/publications/:id: what is absent stays. */
export interface PublicationMove {
  /** ISO 8601. */
  liveFrom?: string;
  /** ISO 8601; null: no end. */
  liveUntil?: string | null;
}

export interface Publication {
  id: string;
  by: string | null;
  at: string;
  liveFrom: string;
  /** ISO 8601: when it is taken back, or was; absent: not. */
  liveUntil?: string;
  /** The publication that this one took back, or will take back at its end. */
  undoes: string | null;
  /** The release that it published or takes back; absent: drafts of none. */
  release?: number;
  releaseTitle?: string;
  note: string;
  /** ISO 8601; absent: it was not cancelled. */
  cancelledAt?: string;
  /** `revision` is null for a document that was taken off. */
  documents: {
    id: DocumentId;
    label: string;
    names?: DocumentNames;
    revision: number | null;
    replaces: number | null;
  }[];
}
