/** The tables of Studio's documents as Kysely types. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from './columns.ts';

interface StudioDocumentTable {
  document_id: string;
  kind: string;
  key: string;
  is_managed: Generated<boolean>;
  file_revision: number | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  deleted_by: string | null;
}

interface StudioRevisionTable {
  document_id: string;
  number: number;
  body: JsonColumn<unknown>;
  hash: string;
  requires: JsonColumn<unknown>;
  parent: number | null;
  source: string;
  author: string | null;
  created_at: Generated<Date>;
  note: Generated<string>;
}

interface StudioReleaseTable {
  release_id: GeneratedAlways<number>;
  title: string;
  created_by: string;
  created_at: Generated<Date>;
}

interface StudioPublicationTable {
  publication_id: GeneratedAlways<number>;
  /** Null: drafts of no release. */
  release_id: Generated<number | null>;
  author_id: string | null;
  author: string | null;
  created_at: Generated<Date>;
  live_from: Date;
  undoes: number | null;
  note: Generated<string>;
  cancelled_at: Date | null;
}

interface StudioLiveTable {
  live_id: GeneratedAlways<number>;
  document_id: string;
  /** Null: the document is served no longer. */
  revision: number | null;
  live_from: Date;
  publication_id: number | null;
  replaces: number | null;
}

interface StudioDraftTable {
  document_id: string;
  /** 0: of no release. */
  release_id: Generated<number>;
  base_revision: number | null;
  version: Generated<number>;
  first_version: Generated<number>;
  body: JsonColumn<unknown>;
  updated_by: string | null;
  updated_at: Generated<Date>;
}

interface StudioDraftEndTable {
  document_id: string;
  release_id: number;
  version: number;
}

interface StudioDraftAuthorTable {
  document_id: string;
  release_id: number;
  staff_id: string;
  name: string;
  /** Null: not published yet. */
  live_id: number | null;
}

interface StudioRevisionAuthorTable {
  document_id: string;
  number: number;
  staff_id: string;
  name: string;
}

interface StudioRulesTable {
  only_row: Generated<boolean>;
  needs_approval: boolean;
}

interface StudioOperationTable {
  document_id: string;
  release_id: Generated<number>;
  version: number;
  client_id: string;
  client_seq: number;
  staff_id: string | null;
  author: string | null;
  ops: JsonColumn<unknown>;
  at: Generated<Date>;
}

interface StudioDecisionTable {
  decision_id: string;
  document_id: string;
  node_id: string;
  path: string;
  chosen: 'mine' | 'theirs';
  other_author: string;
  theirs: JsonColumn<unknown>;
  mine: JsonColumn<unknown>;
  author: string;
  at: Date;
  is_of_live: Generated<boolean>;
  /** Null: neither was scheduled. */
  scheduled_for: Generated<Date | null>;
}

interface StudioConflictTable {
  conflict_id: Generated<string>;
  document_id: string;
  release_id: number;
  kind: 'field' | 'part' | 'position';
  node_id: string;
  path: string;
  before: JsonColumn<unknown> | null;
  other_author: string;
  at: Date;
}

interface StudioPresenceTable {
  client_id: string;
  connection_id: string;
  document_id: string;
  /** 0: the drafts of no release. */
  release_id: Generated<number>;
  staff_id: string;
  name: string;
  node_id: string | null;
  is_typing: boolean;
  seen_at: Date;
}

interface StudioCommentTable {
  comment_id: string;
  answers: string | null;
  document_id: string;
  node_id: string;
  part: JsonColumn<unknown> | null;
  release_id: number | null;
  text: string;
  author_id: string | null;
  author: string;
  reader_id: string | null;
  reader: string | null;
  at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  changes: Generated<number>;
}

interface StudioPresetTable {
  preset_id: string;
  name: string;
  node: JsonColumn<unknown>;
  author_id: string | null;
  author: string;
  at: Date;
}

interface StudioApprovalTable {
  approval_id: string;
  /** Null: drafts of no release. */
  release_id: number | null;
  note: string;
  asked_by_id: string | null;
  asked_by: string;
  asked_at: Date;
  reader_id: string | null;
  reader: string | null;
  decision: 'approved' | 'returned' | 'replaced' | 'withdrawn' | null;
  decided_by_id: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_note: Generated<string>;
  published_at: Date | null;
}

interface StudioApprovalDocumentTable {
  approval_id: string;
  document_id: string;
  version: number;
  hash: string;
}

interface StudioDriftTable {
  drift_id: GeneratedAlways<number>;
  document_id: string;
  node_id: string;
  path: string;
  operation: JsonColumn<unknown>;
  file_revision: number;
  state: Generated<string>;
  created_at: Generated<Date>;
  settled_at: Date | null;
  settled_by: string | null;
}

interface StudioAuditTable {
  audit_id: GeneratedAlways<number>;
  at: Generated<Date>;
  staff_id: string | null;
  author: string | null;
  action: string;
  document_id: string | null;
  detail: JsonColumn<unknown>;
  ip: string | null;
}

interface PreviewLinkTable {
  link_id: GeneratedAlways<number>;
  hash: string;
  documents: JsonColumn<{ id: string; version: number }[]>;
  context: string;
  made_by: string;
  ends_at: Date;
}

interface WidgetFigureTable {
  document_id: string;
  node_id: string;
  widget_type: string;
  page: string;
  /** Of the shop's clocks, `2026-11-30`. */
  day: ColumnType<string>;
  arm: Generated<string>;
  currency: Generated<string>;
  shown: number;
  pressed: number;
  product_views: number;
  carts: number;
  orders: number;
  /** Minor units. */
  order_value: ColumnType<string, number | string, number | string>;
}

export interface StudioTables {
  preview_link: PreviewLinkTable;
  studio_document: StudioDocumentTable;
  studio_revision: StudioRevisionTable;
  studio_revision_author: StudioRevisionAuthorTable;
  studio_publication: StudioPublicationTable;
  studio_live: StudioLiveTable;
  studio_release: StudioReleaseTable;
  studio_draft: StudioDraftTable;
  studio_draft_end: StudioDraftEndTable;
  studio_draft_author: StudioDraftAuthorTable;
  studio_rules: StudioRulesTable;
  studio_operation: StudioOperationTable;
  studio_decision: StudioDecisionTable;
  studio_conflict: StudioConflictTable;
  studio_presence: StudioPresenceTable;
  studio_comment: StudioCommentTable;
  studio_preset: StudioPresetTable;
  studio_approval: StudioApprovalTable;
  studio_approval_document: StudioApprovalDocumentTable;
  studio_drift: StudioDriftTable;
  studio_audit: StudioAuditTable;
  widget_figure: WidgetFigureTable;
}
