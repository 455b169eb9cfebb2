/**
 * Versions of drafts that are never given twice, who wrote what of a draft is not live, what a shop demands of a publication,
 * and decisions about what is scheduled.
 */
export const up = /* sql */ `
create table studio_draft_end (
  document_id text not null,
  release_id integer not null references studio_release on delete cascade,
  version integer not null,
  primary key (document_id, release_id)
);
comment on table studio_draft_end is 'the last version of a draft that was taken out of its release: one that is begun anew goes on from there';
-- What was sent of drafts that are gone already.
insert into studio_draft_end (document_id, release_id, version)
  select d.document_id, a.release_id, max(d.version)
  from studio_approval a join studio_approval_document d using (approval_id)
  join studio_release r on r.release_id = a.release_id
  group by d.document_id, a.release_id;

alter table studio_draft add column first_version integer not null default 0;
comment on column studio_draft.first_version is 'the version that the draft began with';

create function remember_draft_end() returns trigger language plpgsql as $$
begin
  insert into studio_draft_end (document_id, release_id, version)
    select old.document_id, release_id, old.version from studio_release where release_id = old.release_id
    on conflict (document_id, release_id) do update set version = greatest(studio_draft_end.version, excluded.version);
  return null;
end $$;
create trigger studio_draft_ended after delete on studio_draft
  for each row execute function remember_draft_end();

create table studio_draft_author (
  document_id text not null,
  release_id integer not null,
  staff_id text not null,
  name text not null,
  live_id bigint references studio_live on delete set null,
  primary key (document_id, release_id, staff_id),
  foreign key (document_id, release_id) references studio_draft on delete cascade
);
comment on column studio_draft_author.live_id is 'what had all that they wrote when it was published; null: not published yet';
create index studio_draft_author_live on studio_draft_author (live_id) where live_id is not null;
insert into studio_draft_author (document_id, release_id, staff_id, name)
  select o.document_id, o.release_id, o.staff_id, coalesce(max(o.author), '')
  from studio_operation o
  where o.staff_id is not null and o.client_id not in ('server', 'conflict') and not exists (
    select from studio_live l join studio_publication p on p.publication_id = l.publication_id
    where l.document_id = o.document_id and coalesce(p.release_id, 0) = o.release_id and p.undoes is null
      and l.revision is not null and p.cancelled_at is null and p.created_at >= o.at
      and not exists (
        select from studio_publication u
        where u.undoes = p.publication_id and u.cancelled_at is null and u.live_from <= now()))
  group by o.document_id, o.release_id, o.staff_id;
insert into studio_draft_author (document_id, release_id, staff_id, name)
  select d.document_id, d.release_id, a.staff_id, coalesce(max(a.author), '')
  from studio_draft d join studio_audit a on a.document_id = d.document_id
  where a.action = 'document.created' and a.staff_id is not null
    and not exists (select from studio_live l where l.document_id = d.document_id)
  group by d.document_id, d.release_id, a.staff_id
  on conflict do nothing;

create table studio_rules (
  only_row boolean primary key default true check (only_row),
  needs_approval boolean not null
);
comment on column studio_rules.needs_approval is 'what is published was approved by somebody who has not written it';
insert into studio_rules (needs_approval) values (false);

alter table studio_decision add column scheduled_for timestamptz;
comment on column studio_decision.scheduled_for is 'theirs is what was scheduled for this moment, and mine what was published before it; null: neither was scheduled';
`;
