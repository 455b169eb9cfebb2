/** A document has a draft of its own in every release that it is part of. Drafts from before belong to none: release 0. */
export const up = /* sql */ `
create table studio_release (
  release_id integer generated always as identity primary key,
  title text not null check (title <> ''),
  created_by text not null,
  created_at timestamptz not null default now()
);
comment on table studio_release is 'drafts that are prepared, checked and published together';

alter table studio_operation drop constraint studio_operation_document_id_fkey;
alter table studio_operation drop constraint studio_operation_pkey;
alter table studio_operation drop constraint studio_operation_document_id_client_id_client_seq_key;
alter table studio_draft drop constraint studio_draft_pkey;

alter table studio_draft add column release_id integer not null default 0 check (release_id >= 0);
alter table studio_draft add column release_ref integer generated always as (nullif(release_id, 0)) stored
  references studio_release on delete cascade;
comment on column studio_draft.release_id is '0: of no release';
alter table studio_draft add primary key (document_id, release_id);
create index studio_draft_release on studio_draft (release_ref) where release_ref is not null;

alter table studio_operation add column release_id integer not null default 0;
alter table studio_operation add primary key (document_id, release_id, version);
alter table studio_operation add unique (document_id, release_id, client_id, client_seq);
alter table studio_operation add foreign key (document_id, release_id) references studio_draft on delete cascade;

alter table studio_publication add column release_id integer references studio_release on delete set null;
create index studio_publication_release on studio_publication (release_id) where release_id is not null;
comment on column studio_publication.release_id is 'what it published, or takes back; null: drafts of no release, or of a release that was deleted';
`;
