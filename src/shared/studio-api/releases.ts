/** Releases as Studio's API takes and answers them: drafts that are prepared, checked and published together. */
import type { DraftApproval } from './approval-state.ts';
import type { DocumentId, DocumentNames, StudioKind } from './documents.ts';

/** A draft in a release. */
export interface ReleasedDraft {
  id: DocumentId;
  kind: StudioKind;
  label: string;
  names?: DocumentNames;
  /** Of the draft in the release. */
  version: number;
  /** Whether it differs from what is live. */
  isChanged: boolean;
  changedBy: string | null;
  /** How many places were changed in what is live as well, and wait for a decision. */
  conflicts: number;
}

/** GET /api/releases: newest first. POST /api/releases and PATCH /api/releases/:id take its title. */
export interface Release {
  id: number;
  title: string;
  /** Name of who began it. */
  by: string;
  /** ISO 8601. */
  at: string;
  /** `scheduled`: it goes live at a moment that is set. A release that was taken back, or has ended, is open again. */
  state: 'open' | 'scheduled' | 'live';
  /** The publication of a release that is not open. */
  publication?: { id: string; liveFrom: string };
  documents: ReleasedDraft[];
  /** Of all its drafts together. */
  approval?: DraftApproval;
  /** Of its documents, checked together; nothing is looked for in what is live. */
  findings: { errors: number; warnings: number };
}

/** How an address names a release: `?release=12`; without it the drafts are those of none. */
export const releaseParameter = 'release';

/** With the release of a draft, 0 for none. @param path without parameters, or with some */
export function inRelease(path: string, release: number): string {
  if (release === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${releaseParameter}=${release}`;
}
