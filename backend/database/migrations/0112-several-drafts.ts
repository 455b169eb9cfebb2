/**
 * Several drafts of one document: where a draft and what is live have changed the same, which a user decides, and in which
 * draft an editor is, who says so again and again.
 */
export const up = /* sql */ `
create table studio_conflict (
  conflict_id uuid primary key default gen_random_uuid(),
  document_id text not null,
  release_id integer not null,
  kind text not null check (kind in ('field', 'part', 'position')),
  node_id text not null,
  path text not null,
  before jsonb,
  other_author text not null,
  at timestamptz not null,
  unique (document_id, release_id, kind, node_id, path),
  foreign key (document_id, release_id) references studio_draft on delete cascade
);
alter table studio_decision add column is_of_live boolean not null default false;
comment on column studio_decision.is_of_live is 'theirs is what was published meanwhile, and mine what the draft says';
comment on column studio_conflict.before is 'what was live when both began; null: nothing';

alter table studio_presence add column release_id integer not null default 0;
drop trigger studio_presence_announced on studio_presence;
-- That an editor is still there is told no one.
create trigger studio_presence_announced
  after insert or delete or update of connection_id, document_id, release_id, name, node_id, is_typing on studio_presence
  for each statement execute function announce_studio('studio_presence');
`;
