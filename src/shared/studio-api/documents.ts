/** Documents, drafts, revisions and publications as Studio's API answers them. */
import type { Unseen } from '#engine/content/unseen.ts';
import type { Finding } from '#engine/definition/finding.ts';
import type { RefusalReason } from '#engine/operation/apply.ts';
import type { DocumentBody, DocumentOperation, NodeAddress } from '#engine/operation/operation.ts';
import type { SemanticChange } from '#engine/operation/semantic-change.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { DraftApproval, MissingApproval } from './approval-state.ts';
import type { LiveConflict } from './conflicts.ts';

export type { SemanticChange } from '#engine/operation/semantic-change.ts';

/** GET /api/documents/:id/revisions/:n/diff/:m */
export interface DocumentChange extends SemanticChange {
  /** Who changed it last; only known of drafts, for 90 days. */
  by?: string;
}

export type StudioKind =
  | 'page'
  | 'layout'
  | 'fragment'
  | 'override'
  | 'content'
  | 'menu'
  | 'template'
  /** Who the shop is, how it looks and what it says. */
  | 'settings';

/** `kind:key`, as in `page:home`, `content:frontpage-main`, `menu:main`. */
export type DocumentId = `${StudioKind}:${string}`;

/** `file`: git owns all of it. `studio`: its content is managed here, because it was published here. */
export type Owner = 'file' | 'studio';

/** The titles of a document that is called by its title, in each language that has one. */
export type DocumentNames = Readonly<Partial<Record<LocaleCode, string>>>;

/** What an override is for. */
export interface OverrideFacts {
  /** The page, or the override, that it extends. */
  extends: string;
  /** Aliases; none: all markets. */
  markets: readonly string[];
  locales: readonly string[];
  customerTypes: readonly string[];
}

export interface DocumentSummary {
  id: DocumentId;
  kind: StudioKind;
  key: string;
  /** What people call it. */
  label: string;
  names?: DocumentNames;
  /** Path in each language; empty for documents without an address. */
  addresses: Partial<Record<LocaleCode, string>>;
  /** For whom an override is; absent for everything else. */
  override?: OverrideFacts;
  /** Where an area is shown; absent for everything else. */
  area?: { family: string; areaName: string; filters: readonly { key: string; value: string }[] };
  /** Of an area that one page alone shows: it is edited with this page. */
  within?: DocumentId;
  /** Of a page with areas that it alone shows: both together, as far as they differ from the page by itself. */
  whole?: Pick<
    DocumentSummary,
    'state' | 'next' | 'approval' | 'runsExperiment' | 'completeness' | 'findings' | 'changedBy' | 'changedAt'
  >;
  owner: Owner;
  /**
   * `new` was never published; `withdrawn` was, and was taken off; `changed` has a draft that differs from what is live,
   * and `scheduled` one that goes live as it is at a moment that is set.
   */
  state: 'live' | 'changed' | 'new' | 'scheduled' | 'withdrawn';
  /** What became of the draft that was sent for approval; absent when it was not, and once it is published. */
  approval?: DraftApproval;
  /** What is scheduled next: a beginning, or the end of what is live; absent without one. */
  next?: { at: string; is: 'begin' | 'end' };
  /** Whether the shop has it now, as it was published or as its file says. */
  isPublished: boolean;
  /** Whether it was made in Studio, so that it can be deleted. */
  isOwn: boolean;
  /** Why shoppers do not see what is published; absent when they do. */
  unseen?: Unseen;
  /** Shoppers see different versions of it; absent when all see the same. */
  runsExperiment?: true;
  /** Share of texts that are written, 0 to 1. */
  completeness: Partial<Record<LocaleCode, number>>;
  findings: { errors: number; warnings: number };
  changedBy: string | null;
  /** ISO 8601. */
  changedAt: string | null;
}

/** GET /api/deleted-documents: latest first. */
export interface DeletedSummary {
  id: DocumentId;
  kind: StudioKind;
  label: string;
  names?: DocumentNames;
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** GET /api/documents/:id/uses: what shows or links the document, in a draft or for shoppers. */
export interface DocumentUse {
  id: DocumentId;
  kind: StudioKind;
  label: string;
  names?: DocumentNames;
}

/** GET /api/text-matches: a text of a document that contains the words searched, with the words around them. */
export interface TextMatch {
  id: DocumentId;
  locale: string;
  before: string;
  found: string;
  after: string;
}

/** A document that an area of a page shows, and that is edited with the page. */
export interface PagePart {
  /** The area on the page. */
  node: NodeAddress;
  /** Further areas of the page that show the same. */
  again?: readonly NodeAddress[];
  document: DocumentId;
  /** How many pages show it. */
  pages: number;
}

/** A finding about a draft, addressed by node and field, with the changes that would fix it. */
export interface StudioFinding extends Pick<Finding, 'code' | 'severity' | 'message' | 'fix' | 'about'> {
  document: DocumentId;
  /** Empty: the document itself. */
  nodeId: NodeAddress;
  /** Below the node: `props.title`; empty: the node itself. */
  path: string;
  fixes: { label: string; ops: DocumentOperation[] }[];
}

export interface OpenDocument extends DocumentSummary {
  body: DocumentBody;
  /** Of an override: those that are applied before it wherever it applies, in their order. */
  before?: DocumentId[];
  /** Of a page: what its areas show wherever the page is shown; absent without one. */
  parts?: PagePart[];
  /** Version of the draft, or the one that it would begin with; raised by one with every accepted post of operations. */
  version: number;
  /** Number of the revision that the draft started from; null for a document that was never published. */
  baseRevision: number | null;
  openFindings: StudioFinding[];
  /** Where the draft and what was published meanwhile have changed the same; nothing of it can be published before. */
  conflicts: LiveConflict[];
  /** Which approval the shop demands before this draft, or its whole release, is published; absent: none, or it has it. */
  missingApproval?: MissingApproval;
  /** Why nothing can be changed, `release`: it is live, `market`: the caller writes for some markets alone; absent when the caller may edit. */
  readOnly?: 'role' | 'market' | 'hosted' | 'newer-build' | 'database' | 'release';
}

/** POST /api/documents: begins a document that is live only when it is published. */
export interface DocumentPost {
  kind: Extract<StudioKind, 'page' | 'fragment' | 'content' | 'menu'>;
  key: string;
  label?: string | undefined;
  /** Path in each language, of a page. */
  paths?: Readonly<Record<string, string>> | undefined;
  from: 'blank' | { document: DocumentId } | { template: string };
}

/** GET /api/templates: what a new page can begin with. */
export interface DocumentTemplate {
  id: string;
  kind: DocumentPost['kind'];
  name: Partial<Record<LocaleCode, string>>;
  description: Partial<Record<LocaleCode, string>>;
}

/** POST /api/documents/:id/operations */
export interface OperationsPost {
  /** Version of the draft that the operations were made on. */
  base: number;
  /** One per open editor. */
  clientId: string;
  /** Counted by the editor; a repeated number gets the first answer again. */
  seq: number;
  /** None when only decisions are reported. */
  ops: DocumentOperation[];
  /** What the author decided since the last post, where two people had changed the same. */
  decisions?: ConflictDecision[];
}

/** Which of two changes of the same stays. What loses is kept with it for the history. */
export interface ConflictDecision {
  /** UUID: a decision that is reported twice is kept once. */
  id: string;
  nodeId: NodeAddress;
  /** Empty: the node itself. */
  path: string;
  chosen: 'mine' | 'theirs';
  /** Who had changed the same. */
  by: string;
  /** Null: the field was emptied, or the node removed. */
  theirs: unknown;
  mine: unknown;
}

/** GET /api/documents/:id/decisions: newest first. */
export interface DecisionTaken extends ConflictDecision {
  /** Who decided. */
  author: string;
  /** Theirs was published meanwhile, and mine was what the draft said. */
  isOfLive?: true;
  /** ISO 8601: theirs was scheduled for this moment, and mine was published before it. */
  scheduledFor?: string;
  /** ISO 8601. */
  at: string;
}

export interface OperationsAccepted {
  version: number;
  /** Operations of other editors since `base`, in order. */
  missed: DocumentOperation[];
  /** What was applied, where it is not what was sent: formatted texts that another user changed too are merged. */
  ops?: DocumentOperation[];
}

/**
 * POST /api/moved-parts: takes a part out of one document and puts it into another, both or neither. Answer 422 `FINDINGS`:
 * the part would be wrong where it is put; with any other refusal, `document` says which one it is about.
 */
export interface PartMovedPost {
  from: { id: DocumentId; post: OperationsPost };
  to: { id: DocumentId; post: OperationsPost };
  /** An earlier move is taken back, or done again: what was allowed there stays allowed. */
  isBack?: boolean;
}

export interface PartMoved {
  from: OperationsAccepted;
  to: OperationsAccepted;
}

/** Answer 409: nothing of the post was applied. */
export interface OperationsRefused {
  version: number;
  missed: DocumentOperation[];
  conflicts: Conflict[];
}

export interface Conflict {
  /** Index in the posted operations. */
  operation: number;
  /** `gone`: the node, or the place for it, was removed. */
  reason: RefusalReason;
  nodeId: NodeAddress;
  path: string;
  /** Who changed it, and when (ISO 8601). */
  by: string;
  at: string;
  theirs: unknown;
  mine: unknown;
}

export interface RevisionSummary {
  number: number;
  /** `draft`: what a draft said before it was taken back; it was never published. */
  source: 'studio' | 'file' | 'deploy' | 'rollback' | 'import' | 'draft';
  author: string | null;
  /** ISO 8601. */
  createdAt: string;
  note: string;
  /** ISO 8601; null when it never went live. */
  liveFrom: string | null;
  /** ISO 8601: when its publication is taken back, or was; absent: not. */
  liveUntil?: string;
  publicationId: string | null;
  /** Whether its publication takes another one back. */
  isEnd: boolean;
  isLive: boolean;
}

/** POST /api/documents/:id/restore: the draft becomes what is live, or what a revision says. 409 when it has moved on. */
export interface RestorePost {
  /** Number of a revision. */
  state: number | 'live';
  /** Of the draft that the caller has seen, or of the one that it would begin with. */
  version: number;
}

export interface DraftRestored {
  /** Of the draft. */
  version: number;
  /** Number of the revision that keeps what the draft said; null when the history has it anyway. */
  kept: number | null;
}

/** GET /api/documents/:id/drift: a change of the page file to what Studio owns, which waits for a decision. */
export interface DriftItem {
  drift: number;
  /** What taking it would change in the draft; empty where the part that it is about is gone. */
  changes: SemanticChange[];
  /** Address of the part; empty for the document itself. */
  nodeId: string;
  path: string;
}

/** POST /api/documents/:id/drift, by developers. */
export interface DriftDecisionPost {
  drifts: number[];
  /** `take`: the change of the file goes into the draft. `keep`: what Studio has stays. */
  decision: 'take' | 'keep';
}
