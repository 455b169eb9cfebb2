/** Drafts of Studio that were sent to somebody for approval, and what was decided about which versions of them. */
export const up = /* sql */ `
create table studio_approval (
  approval_id uuid primary key,
  release_id integer,
  note text not null,
  asked_by_id text,
  asked_by text not null,
  asked_at timestamptz not null,
  reader_id uuid references staff,
  reader text,
  decision text check (decision in ('approved', 'returned', 'replaced', 'withdrawn')),
  decided_by_id text,
  decided_by text,
  decided_at timestamptz,
  decision_note text not null default '',
  published_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
comment on column studio_approval.release_id is 'null: drafts of no release; who approved what is live stays known when its release is deleted';
comment on column studio_approval.reader_id is 'null: everybody who publishes';
comment on column studio_approval.published_at is 'when its drafts were published or scheduled: what is written later is another change';
create index studio_approval_release on studio_approval (release_id) where release_id is not null;

create table studio_approval_document (
  approval_id uuid references studio_approval on delete cascade,
  document_id text not null,
  version integer not null,
  hash text not null,
  primary key (approval_id, document_id)
);
comment on column studio_approval_document.version is 'of the draft that was sent; once decided, of the draft that was decided about';
comment on column studio_approval_document.hash is 'of its body: a draft that was begun anew may reach the same version';
create index studio_approval_of_document on studio_approval_document (document_id);

create trigger studio_approval_announced after insert or update or delete on studio_approval
  for each statement execute function announce_studio('studio_approval');
`;
