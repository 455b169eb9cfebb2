/** Documents that Studio manages: drafts with their operations, immutable revisions, what is live when, publications, audit. */
export const up = /* sql */ `
create table studio_document (
  document_id text primary key,
  kind text not null check (kind in ('page', 'layout', 'fragment', 'override', 'content', 'menu', 'template')),
  key text not null,
  is_managed boolean not null default false,
  file_revision integer,
  created_at timestamptz not null default now(),
  check (document_id = kind || ':' || key)
);
comment on column studio_document.is_managed is 'published from Studio: its content is no longer that of its file';
comment on column studio_document.file_revision is 'the file as it was when it was last merged; null for a document without a file';

create table studio_revision (
  document_id text not null references studio_document,
  number integer not null check (number > 0),
  body json not null,
  hash text not null,
  requires jsonb not null default '{}',
  parent integer,
  source text not null check (source in ('studio', 'file', 'deploy', 'rollback', 'import')),
  author text,
  created_at timestamptz not null default now(),
  note text not null default '',
  primary key (document_id, number)
);
comment on column studio_revision.body is 'json, not jsonb: the order of its keys is kept';
comment on column studio_revision.requires is 'widget types with the version of their props that a build must understand';

create table studio_publication (
  publication_id bigint generated always as identity primary key,
  author_id text,
  author text,
  created_at timestamptz not null default now(),
  live_from timestamptz not null,
  undoes bigint references studio_publication,
  note text not null default '',
  cancelled_at timestamptz
);

create table studio_live (
  live_id bigint generated always as identity primary key,
  document_id text not null references studio_document,
  revision integer,
  live_from timestamptz not null,
  publication_id bigint references studio_publication,
  replaces integer,
  foreign key (document_id, revision) references studio_revision (document_id, number)
);
comment on column studio_live.revision is 'null: the document is served no longer';
comment on column studio_live.replaces is 'the revision that was live before; null for none';
create index studio_live_document on studio_live (document_id, live_from, live_id);
create index studio_live_publication on studio_live (publication_id);

create table studio_draft (
  document_id text primary key references studio_document,
  base_revision integer,
  version integer not null default 0,
  body json not null,
  updated_by text,
  updated_at timestamptz not null default now()
);
comment on table studio_draft is 'the working copy that all editors share; it stays after a publication, as the next ones continue its versions';

create table studio_operation (
  document_id text not null references studio_draft,
  version integer not null,
  client_id text not null,
  client_seq integer not null,
  staff_id text,
  author text,
  ops json not null,
  at timestamptz not null default now(),
  primary key (document_id, version),
  unique (document_id, client_id, client_seq)
);
create index studio_operation_age on studio_operation (at);

create table studio_drift (
  drift_id bigint generated always as identity primary key,
  document_id text not null references studio_document,
  node_id text not null,
  path text not null,
  operation json not null,
  file_revision integer not null,
  state text not null default 'open' check (state in ('open', 'taken', 'kept')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by text
);
comment on table studio_drift is 'changes of a file to content that Studio manages; they wait until somebody takes or keeps';
create index studio_drift_open on studio_drift (document_id) where state = 'open';

create table studio_audit (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id text,
  author text,
  action text not null,
  document_id text,
  detail jsonb not null default '{}',
  ip text
);
create index studio_audit_at on studio_audit (at);

create function studio_is_immutable() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('studio.retention', true) = 'on' then
    return old;
  end if;
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger studio_revision_immutable before update or delete on studio_revision
  for each row execute function studio_is_immutable();
create trigger studio_audit_immutable before update or delete on studio_audit
  for each row execute function studio_is_immutable();

create function announce_studio() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;
create trigger studio_live_announced after insert or update or delete on studio_live
  for each statement execute function announce_studio('studio_live');
create trigger studio_draft_announced after insert or update or delete on studio_draft
  for each statement execute function announce_studio('studio_draft');
`;
