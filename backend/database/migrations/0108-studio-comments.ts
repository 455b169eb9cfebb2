/** What staff say about parts of documents in Studio. Everybody who has the document open is notified of a change. */
export const up = /* sql */ `
create table studio_comment (
  comment_id uuid primary key,
  answers uuid references studio_comment on delete cascade,
  document_id text not null,
  node_id text not null,
  part jsonb,
  release_id integer references studio_release on delete set null,
  text text not null check (text <> ''),
  author_id text,
  author text not null,
  reader_id uuid references staff,
  reader text,
  at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  changes integer not null default 0,
  check (answers is null or resolved_at is null)
);
comment on column studio_comment.answers is 'the comment that it answers; null for one that begins a thread, which alone is resolved';
comment on column studio_comment.node_id is 'empty: the document itself';
comment on column studio_comment.part is 'the node without what is in it, as it was then: names it when it has been removed';
comment on column studio_comment.reader is 'name of who got a mail about it, as it was then';
comment on column studio_comment.changes is 'how often it was resolved or opened again';
create index studio_comment_of_document on studio_comment (document_id, at) where answers is null;
create index studio_comment_answers on studio_comment (answers);
create index studio_comment_release on studio_comment (release_id) where release_id is not null;
create index studio_comment_resolved on studio_comment (resolved_at) where resolved_at is not null;
create trigger studio_comment_announced after insert or update or delete on studio_comment
  for each statement execute function announce_studio('studio_comment');
`;
